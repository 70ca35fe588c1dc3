/* test_gomoku.c - random games of gomoku on boards of all sizes, under both rules, through gomoku
 * --explain. The oracle walks on a plain grid from each new stone in four directions. */
#include "check.h"
#include "five.h"
#include "random.h"

#include <string.h>

enum { MOST = LARGEST * LARGEST, GAMES = 40 };

typedef struct point {
    int x, y;
} point;

typedef struct game {
    point moves[MOST];
    int count;
} game;

static struct random random;

/* Plays some or all points of a small window on the board in a random order, which makes fives
 * and overlines on big boards too, often at an edge. */
static void make_game(game *one, int size)
{
    int wide = random_from(&random, 1, size < 9 ? size : 9);
    int high = random_from(&random, SMALLEST, size < 9 ? size : 9);
    const int left[3] = {1, size - wide + 1, random_from(&random, 1, size - wide + 1)};
    const int low[3] = {1, size - high + 1, random_from(&random, 1, size - high + 1)};
    point corner = {left[random_below(&random, 3)], low[random_below(&random, 3)]};
    bool turned = random_below(&random, 2) == 1;
    one->count = wide * high;
    for (int i = 0; i < one->count; i++) {
        point place = {corner.x + i % wide, corner.y + i / wide};
        int other = random_from(&random, 0, i);
        one->moves[i] = one->moves[other];
        one->moves[other] = turned ? (point){place.y, place.x} : place;
    }
    if (random_below(&random, 3) == 0) {
        one->count = random_from(&random, 0, one->count);
    }
}

/* Appends the winning runs through a stone; returns how many. */
static int add_runs(bytes *text, const struct grid *grid, point at, char mark, bool exact)
{
    int runs = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        int dx = step_x[d];
        int dy = step_y[d];
        int length = run_through(grid, mark, at.x, at.y, d);
        if (exact ? length == 5 : length >= 5) {
            int before = stones_from(grid, mark, at.x - dx, at.y - dy, -dx, -dy);
            int after = length - 1 - before;
            bytes_print(text, "%s(%d,%d)-(%d,%d)", runs > 0 ? ", " : "", at.x - before * dx,
                        at.y - before * dy, at.x + after * dx, at.y + after * dy);
            runs++;
        }
    }
    return runs;
}

static void add_answer(bytes *text, const game *one, int size, bool exact)
{
    static struct grid grid;
    memset(&grid, 0, sizeof grid);
    bytes runs = {0};
    for (int i = 0; i < one->count; i++) {
        char mark = "AB"[i % 2];
        grid.at[one->moves[i].x][one->moves[i].y] = mark;
        if (add_runs(&runs, &grid, one->moves[i], mark, exact) > 0) {
            bytes_print(text, "%c %d\t%s", mark, i + 1, runs.data);
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

/* How numbers are written: what follows those that end a line, and the others. */
enum layout { PLAIN, CRLF, ONE_LINE, RAGGED, LAYOUTS };

static void add_number(bytes *text, int number, bool last, enum layout layout)
{
    static const char *const ends[] = {[PLAIN] = "\n", [CRLF] = "\r\n", [ONE_LINE] = " "};
    static const char *const spaces[] = {" ", "\n", "\r\n", "\t", "\v", "\f", "\r\r\n", " \n\n  "};
    if (layout == RAGGED) {
        bytes_print(text, "%.*s%d%s", random_from(&random, 0, 2), "000", number,
                    spaces[random_below(&random, sizeof spaces / sizeof *spaces)]);
    } else {
        bytes_print(text, "%d%s", number, last ? ends[layout] : " ");
    }
}

/* Games of one size and rule, in each layout in turn. */
static void check_size(int size, bool exact)
{
    static game one;
    bytes games = {0};
    bytes wanted = {0};
    bytes number = {0};
    for (int i = 0; i < GAMES; i++) {
        enum layout layout = (enum layout)(i / 4 % LAYOUTS);
        make_game(&one, size);
        add_number(&games, one.count, true, layout);
        for (int k = 0; k < one.count; k++) {
            add_number(&games, one.moves[k].x, false, layout);
            add_number(&games, one.moves[k].y, true, layout);
        }
        add_answer(&wanted, &one, size, exact);
    }
    bytes_print(&number, "%d", size);
    check_about(number.data);
    const char *const *arguments = exact ? ARGS("gomoku", "-e", "--size", number.data, "--exact")
                                         : ARGS("gomoku", "-e", "--size", number.data);
    piece input = {games.data, games.size, 1};
    check_run(&(run_call){.arguments = arguments, .input = &input, .pieces = 1}, wanted.data, "",
              0);
    check_about(NULL);
    bytes_free(&games);
    bytes_free(&wanted);
    bytes_free(&number);
}

static void test_games_of_all_sizes(void **state)
{
    (void)state;
    random = random_start(572);
    for (int size = SMALLEST; size <= LARGEST; size++) {
        check_size(size, false);
        check_size(size, true);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(test_games_of_all_sizes)};
    return CHECK_ALL("gomoku", tests);
}
