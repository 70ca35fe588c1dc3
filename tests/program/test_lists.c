/* test_lists.c - all games of tic-tac-toe as move lists, at each of their moves, and
 * all orders of the nine cells, played on after the end, through moves. Who has won
 * is found by looking at the cells of both players again after each move. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum { POSITIONS = 549946, ORDERS = 362880 };

/* A line as row or column with its number in the list's own counting, from 0. */
static const char *const line_names[8] = {"row 0",    "row 1",    "row 2",    "column 0",
                                          "column 1", "column 2", "diagonal", "anti-diagonal"};

typedef struct corpus {
    bytes input;
    bytes plain;
    bytes explained;
    long lists;
} corpus;

/* Cell of a line: rows, columns, the two diagonals. */
static int cell_of(int line, int i)
{
    return line < 3 ? 3 * line + i : line < 6 ? 3 * i + line - 3 : line == 6 ? 4 * i : 2 + 2 * i;
}

static bool owns(const char cells[9], int line, char player)
{
    return cells[cell_of(line, 0)] == player && cells[cell_of(line, 1)] == player &&
           cells[cell_of(line, 2)] == player;
}

/* Plays the moves: how many it takes until somebody has a line, 0 if nobody has. The
 * cells are left as they are then. */
static int moves_to_win(const int *moves, int count, char cells[9])
{
    memset(cells, '.', 9);
    for (int i = 0; i < count; i++) {
        char player = i % 2 == 0 ? 'A' : 'B';
        cells[moves[i]] = player;
        for (int line = 0; line < 8; line++) {
            if (owns(cells, line, player)) {
                return i + 1;
            }
        }
    }
    return 0;
}

static void add_answer(corpus *all, const int *moves, int count)
{
    char cells[9];
    int won_at = moves_to_win(moves, count, cells);
    char player = won_at % 2 == 1 ? 'A' : 'B';
    if (won_at > 0) {
        bytes_print(&all->plain, "%c\n", player);
        bytes_print(&all->explained, "%c\tmove %d: ", player, won_at);
        const char *between = "";
        for (int line = 0; line < 8; line++) {
            if (owns(cells, line, player)) {
                bytes_print(&all->explained, "%s%s", between, line_names[line]);
                between = ", ";
            }
        }
        if (count > won_at) {
            bytes_print(&all->explained, "; %d after the end", count - won_at);
        }
        bytes_add_byte(&all->explained, '\n');
    } else if (count == 9) {
        bytes_add_text(&all->plain, "Draw\n");
        bytes_add_text(&all->explained, "Draw\tboard full\n");
    } else {
        bytes_add_text(&all->plain, "Pending\n");
        bytes_print(&all->explained, "Pending\t%d move%s, %c to move\n", count,
                    count == 1 ? "" : "s", count % 2 == 0 ? 'A' : 'B');
    }
}

static void add_list(corpus *all, const int *moves, int count)
{
    char list[64] = "[";
    size_t size = 1;
    for (int i = 0; i < count; i++) {
        const char pair[6] = {'[', (char)('0' + moves[i] / 3), ',', (char)('0' + moves[i] % 3), ']',
                              ','};
        size_t length = i + 1 < count ? 6 : 5;
        memcpy(list + size, pair, length);
        size += length;
    }
    list[size++] = ']';
    list[size++] = '\n';
    bytes_add(&all->input, list, size);
    add_answer(all, moves, count);
    all->lists++;
}

/* Adds every list that goes on from these moves: up to the end of each game or, if
 * whole, all nine moves and no list that is shorter. */
static void add_all(corpus *all, int *moves, int count, bool whole)
{
    char cells[9];
    if (!whole || count == 9) {
        add_list(all, moves, count);
    }
    if (count == 9 || (moves_to_win(moves, count, cells) > 0 && !whole)) {
        return;
    }
    for (int cell = 0; cell < 9; cell++) {
        bool taken = false;
        for (int i = 0; i < count; i++) {
            taken = taken || moves[i] == cell;
        }
        if (!taken) {
            moves[count] = cell;
            add_all(all, moves, count + 1, whole);
        }
    }
}

static void check_run(const char *const arguments[], const bytes *input, const bytes *wanted)
{
    run_result result = run_with(arguments, input->data, input->size);
    check_about(arguments[1]);
    check_bytes("standard output", wanted->data, wanted->size, result.out.data, result.out.size);
    check_text("standard error", "", &result.err);
    check_status(0, &result);
    run_free(&result);
}

static void corpus_free(corpus *all)
{
    bytes_free(&all->input);
    bytes_free(&all->plain);
    bytes_free(&all->explained);
}

static void test_every_game_at_every_move(void **state)
{
    (void)state;
    corpus all = {0};
    int moves[9];
    add_all(&all, moves, 0, false);
    assert_int_equal(all.lists, POSITIONS);
    check_run(ARGS("moves"), &all.input, &all.plain);
    check_run(ARGS("moves", "--explain"), &all.input, &all.explained);
    corpus_free(&all);
}

static void test_every_order_of_the_nine_cells(void **state)
{
    (void)state;
    corpus all = {0};
    int moves[9];
    add_all(&all, moves, 0, true);
    assert_int_equal(all.lists, ORDERS);
    check_run(ARGS("moves"), &all.input, &all.plain);
    check_run(ARGS("moves", "--explain"), &all.input, &all.explained);
    corpus_free(&all);
}

/* White space wherever a list may have it, chosen at random; what stands between the
 * lists is white space, too. */
static void test_white_space_anywhere(void **state)
{
    (void)state;
    static const char *const spaces[] = {" ", "\t", "\n", "\r\n", "\r\r\n", "  \n "};
    corpus all = {0};
    int moves[9];
    add_all(&all, moves, 0, false);
    bytes ragged = {0};
    unsigned random = 1;
    for (size_t i = 0; i < all.input.size; i++) {
        random = random * 1103515245u + 12345u;
        bytes_add_byte(&ragged, all.input.data[i]);
        if ((random >> 16) % 8 < 6) {
            bytes_add_text(&ragged, spaces[(random >> 16) % 8]);
        }
    }
    check_run(ARGS("moves", "-e"), &ragged, &all.explained);
    bytes_free(&ragged);
    corpus_free(&all);
}

int main(void)
{
    if (!child_prepare()) {
        return EXIT_FAILURE;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game_at_every_move),
        cmocka_unit_test(test_every_order_of_the_nine_cells),
        cmocka_unit_test(test_white_space_anywhere),
    };
    return cmocka_run_group_tests_name("lists", tests, NULL, NULL);
}
