/* test_finished.c - judges all 19,683 boards and compares with a search of the whole game tree,
 * and with a classifier that looks at characters. */
#include "support.h"

#include <string.h>

/* What the search found, by board number. */
static bool occurs[BOARDS];
static char finished[BOARDS]; /* 'X', 'O', 'D' for drawn, or 0 for not finished */
static long games;

/* Plays every game to its end from here. */
static void search(char cells[9], int moves)
{
    int number = board_number(cells);
    occurs[number] = true;
    if (owns_line(cells, 'X') || owns_line(cells, 'O') || moves == 9) {
        finished[number] = owns_line(cells, 'X') ? 'X' : owns_line(cells, 'O') ? 'O' : 'D';
        games++;
        return;
    }
    for (int i = 0; i < 9; i++) {
        if (cells[i] == '.') {
            cells[i] = moves % 2 == 0 ? 'X' : 'O';
            search(cells, moves + 1);
            cells[i] = '.';
        }
    }
}

static int search_game_tree(void **state)
{
    (void)state;
    char cells[9];
    memset(cells, '.', sizeof cells);
    search(cells, 0);
    return 0;
}

/* The rules one by one, in the order of the reasons. */
static tttjudge_standing classify(const char cells[9])
{
    int x = count_of(cells, 'X');
    int o = count_of(cells, 'O');
    if (x - o != 0 && x - o != 1) {
        return TTTJUDGE_BAD_COUNTS;
    }
    if (owns_line(cells, 'X') && owns_line(cells, 'O')) {
        return TTTJUDGE_BOTH_WON;
    }
    if (owns_line(cells, 'X')) {
        return x == o ? TTTJUDGE_O_AFTER_X_WON : TTTJUDGE_X_WON;
    }
    if (owns_line(cells, 'O')) {
        return x == o ? TTTJUDGE_O_WON : TTTJUDGE_X_AFTER_O_WON;
    }
    if (x + o == 9) {
        return TTTJUDGE_NO_WINNER;
    }
    return x == o ? TTTJUDGE_X_TO_MOVE : TTTJUDGE_O_TO_MOVE;
}

static void every_board_stands_as_classified(void **state)
{
    (void)state;
    int of_each[TTTJUDGE_X_AFTER_O_WON + 1] = {0};
    for (int number = 0; number < BOARDS; number++) {
        char cells[9];
        board_text(number, cells);
        tttjudge_standing standing = tttjudge_judge_board(board_of(cells));
        assert_int_equal(standing, classify(cells));
        of_each[standing]++;
    }
    for (int i = 0; i <= TTTJUDGE_X_AFTER_O_WON; i++) {
        assert_true(of_each[i] > 0);
    }
}

static void finished_is_what_ends_a_game(void **state)
{
    (void)state;
    assert_int_equal(games, 255168);
    int x = 0;
    int o = 0;
    int drawn = 0;
    for (int number = 0; number < BOARDS; number++) {
        char cells[9];
        board_text(number, cells);
        tttjudge_standing standing = tttjudge_judge_board(board_of(cells));
        assert_int_equal(tttjudge_is_finished(standing), finished[number] != 0);
        assert_int_equal(standing == TTTJUDGE_X_WON, finished[number] == 'X');
        assert_int_equal(standing == TTTJUDGE_O_WON, finished[number] == 'O');
        assert_int_equal(standing == TTTJUDGE_NO_WINNER, finished[number] == 'D');
        x += standing == TTTJUDGE_X_WON;
        o += standing == TTTJUDGE_O_WON;
        drawn += standing == TTTJUDGE_NO_WINNER;
    }
    assert_int_equal(x, 626);
    assert_int_equal(o, 316);
    assert_int_equal(drawn, 16);
}

static void reachable_is_what_occurs_in_a_game(void **state)
{
    (void)state;
    int reachable = 0;
    for (int number = 0; number < BOARDS; number++) {
        char cells[9];
        board_text(number, cells);
        tttjudge_standing standing = tttjudge_judge_board(board_of(cells));
        assert_int_equal(tttjudge_is_reachable(standing), occurs[number]);
        reachable += tttjudge_is_reachable(standing);
    }
    assert_int_equal(reachable, 5478);
}

static void standings_are_sorted_into_three(void **state)
{
    (void)state;
    for (int i = TTTJUDGE_X_WON; i <= TTTJUDGE_X_AFTER_O_WON; i++) {
        tttjudge_standing standing = (tttjudge_standing)i;
        bool over = i == TTTJUDGE_X_WON || i == TTTJUDGE_O_WON || i == TTTJUDGE_NO_WINNER;
        bool going_on = i == TTTJUDGE_X_TO_MOVE || i == TTTJUDGE_O_TO_MOVE;
        assert_int_equal(tttjudge_is_finished(standing), over);
        assert_int_equal(tttjudge_is_reachable(standing), over || going_on);
    }
}

static void symmetries_leave_the_standing(void **state)
{
    (void)state;
    for (int number = 0; number < BOARDS; number++) {
        char cells[9];
        board_text(number, cells);
        tttjudge_standing standing = tttjudge_judge_board(board_of(cells));
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            char turned[9];
            for (int i = 0; i < 9; i++) {
                int row = i / 3;
                int column = i % 3;
                turn(symmetry, 2, &row, &column);
                turned[3 * row + column] = cells[i];
            }
            assert_int_equal(tttjudge_judge_board(board_of(turned)), standing);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_board_stands_as_classified),   TEST(finished_is_what_ends_a_game),
        TEST(reachable_is_what_occurs_in_a_game), TEST(standings_are_sorted_into_three),
        TEST(symmetries_leave_the_standing),
    };
    return cmocka_run_group_tests(tests, search_game_tree, NULL);
}
