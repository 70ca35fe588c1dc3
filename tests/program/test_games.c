/* test_games.c - random games of gomoku on boards of all sizes, under both rules, in
 * several layouts, through gomoku --explain. The oracle keeps a plain grid and walks
 * from each new stone in four directions. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum { SMALLEST = 5, LARGEST = 32, MOST = LARGEST * LARGEST, GAMES = 40 };

typedef struct point {
    int x, y;
} point;

typedef struct game {
    point moves[MOST];
    int count;
} game;

/* The games of one size and rule, in four layouts, and what is to be answered. */
typedef struct corpus {
    bytes lines, crlf, one_line, ragged;
    bytes answers;
} corpus;

static uint32_t seed = 20250117;

static int random_below(int bound)
{
    seed = seed * 1664525U + 1013904223U;
    return (int)((seed >> 8) % (uint32_t)bound);
}

/* Adds the points of a window somewhere on the board, often at an edge: so small that
 * there are runs of five and more on big boards too, up to the whole of a small one. */
static void add_window(game *one, int size)
{
    int width = 1 + random_below(size < 9 ? size : 9);
    int height = SMALLEST + random_below(size < 9 ? size - SMALLEST + 1 : 5);
    int left[3] = {1, size - width + 1, 1 + random_below(size - width + 1)};
    int bottom[3] = {1, size - height + 1, 1 + random_below(size - height + 1)};
    int column = left[random_below(3)];
    int row = bottom[random_below(3)];
    bool turned = random_below(2) == 1;
    for (int i = 0; i < width * height; i++) {
        point place = {column + i % width, row + i / width};
        one->moves[one->count++] = turned ? (point){place.y, place.x} : place;
    }
}

/* Adds the points near the four edges, where a run could go on at another edge. */
static void add_edges(game *one, int size)
{
    int margin = 1 + random_below(4);
    for (int i = 0; i < size * size; i++) {
        point place = {1 + i % size, 1 + i / size};
        if (place.x <= margin || place.x > size - margin || place.y <= margin ||
            place.y > size - margin) {
            one->moves[one->count++] = place;
        }
    }
}

/* Plays such points in a random order, all of them or some. */
static void make_game(game *one, int size)
{
    one->count = 0;
    if (random_below(4) == 0) {
        add_edges(one, size);
    } else {
        add_window(one, size);
    }
    for (int i = one->count - 1; i > 0; i--) {
        int other = random_below(i + 1);
        point place = one->moves[i];
        one->moves[i] = one->moves[other];
        one->moves[other] = place;
    }
    if (random_below(3) == 0) {
        one->count = random_below(one->count + 1);
    }
}

static char grid[LARGEST + 2][LARGEST + 2]; /* [x][y]; the margin stays empty */

/* How far a colour goes on from a point, the point not counted. */
static int steps(point from, int dx, int dy, char colour)
{
    int count = 0;
    while (grid[from.x + dx * (count + 1)][from.y + dy * (count + 1)] == colour) {
        count++;
    }
    return count;
}

/* Appends the winning runs through a stone; how many there are. */
static int add_runs(bytes *text, point at, char colour, bool exact)
{
    static const point directions[4] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    int runs = 0;
    for (int i = 0; i < 4; i++) {
        int dx = directions[i].x;
        int dy = directions[i].y;
        int before = steps(at, -dx, -dy, colour);
        int after = steps(at, dx, dy, colour);
        int length = before + 1 + after;
        if (exact ? length == 5 : length >= 5) {
            bytes_print(text, "%s(%d,%d)-(%d,%d)", runs > 0 ? ", " : "", at.x - before * dx,
                        at.y - before * dy, at.x + after * dx, at.y + after * dy);
            runs++;
        }
    }
    return runs;
}

static void add_answer(bytes *text, const game *one, int size, bool exact)
{
    memset(grid, '.', sizeof grid);
    bytes runs = {0};
    for (int i = 0; i < one->count; i++) {
        char colour = i % 2 == 0 ? 'A' : 'B';
        grid[one->moves[i].x][one->moves[i].y] = colour;
        if (add_runs(&runs, one->moves[i], colour, exact) > 0) {
            bytes_print(text, "%c %d\t%s", colour, i + 1, runs.data);
            if (i + 1 < one->count) {
                bytes_print(text, "; %d after the end", one->count - i - 1);
            }
            bytes_add_text(text, "\n");
            bytes_free(&runs);
            return;
        }
    }
    bytes_free(&runs);
    if (one->count == size * size) {
        bytes_add_text(text, "Tie\tboard full\n");
    } else {
        bytes_print(text, "Tie\t%d move%s, no five\n", one->count, one->count == 1 ? "" : "s");
    }
}

/* Adds a number in every layout; the last one of a move, or n, ends its line. */
static void add_number(corpus *all, int number, bool last)
{
    static const char *const spaces[] = {" ", "\n", "\r\n", "\t", "\v", "\f", "\r\r\n", " \n\n  "};
    bytes_print(&all->lines, "%d%s", number, last ? "\n" : " ");
    bytes_print(&all->crlf, "%d%s", number, last ? "\r\n" : " ");
    bytes_print(&all->one_line, "%d ", number);
    bytes_print(&all->ragged, "%s%.*s%d%s", random_below(9) == 0 ? " " : "", random_below(3), "000",
                number, spaces[random_below(8)]);
}

static void add_game(corpus *all, const game *one, int size, bool exact)
{
    add_number(all, one->count, true);
    for (int i = 0; i < one->count; i++) {
        add_number(all, one->moves[i].x, false);
        add_number(all, one->moves[i].y, true);
    }
    bytes_add_text(&all->one_line, "\n");
    add_answer(&all->answers, one, size, exact);
}

static void check_layout(const char *what, int size, bool exact, const bytes *games,
                         const bytes *wanted)
{
    char number[16];
    snprintf(number, sizeof number, "%d", size);
    const char *const *arguments = exact ? ARGS("gomoku", "-e", "--size", number, "--exact")
                                         : ARGS("gomoku", "-e", "--size", number);
    run_result result = run_with(arguments, games->data, games->size);
    bytes about = {0};
    bytes_print(&about, "size %d, %s, %s", size, exact ? "exactly five" : "five or more", what);
    check_about(about.data);
    check_bytes("standard output", wanted->data, wanted->size, result.out.data, result.out.size);
    check_text("standard error", "", &result.err);
    check_status(0, &result);
    check_about(NULL);
    bytes_free(&about);
    run_free(&result);
}

static void check_size(int size, bool exact)
{
    static game one;
    corpus all = {0};
    for (int i = 0; i < GAMES; i++) {
        make_game(&one, size);
        add_game(&all, &one, size, exact);
    }
    check_layout("lines", size, exact, &all.lines, &all.answers);
    check_layout("lines with CR LF", size, exact, &all.crlf, &all.answers);
    check_layout("one line a game", size, exact, &all.one_line, &all.answers);
    check_layout("ragged", size, exact, &all.ragged, &all.answers);
    bytes_free(&all.lines);
    bytes_free(&all.crlf);
    bytes_free(&all.one_line);
    bytes_free(&all.ragged);
    bytes_free(&all.answers);
}

static void test_five_or_more(void **state)
{
    (void)state;
    for (int size = SMALLEST; size <= LARGEST; size++) {
        check_size(size, false);
    }
}

static void test_exactly_five(void **state)
{
    (void)state;
    for (int size = SMALLEST; size <= LARGEST; size++) {
        check_size(size, true);
    }
}

int main(void)
{
    if (!child_prepare()) {
        return EXIT_FAILURE;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_five_or_more),
        cmocka_unit_test(test_exactly_five),
    };
    return cmocka_run_group_tests_name("games", tests, NULL, NULL);
}
