/* test_game.c - games of tic-tac-toe, move by move: all 986,410 orders in which cells can be
 * played, of which 549,946 have no moves after the game's end. */
#include "game_list.h"

#include <limits.h>

static long lists, in_play, finished[TTTJUDGE_DRAW + 1];

static void check_list(const struct list *list)
{
    tttjudge_game game;
    tttjudge_game written;
    tttjudge_result result;
    play(&game, list);
    check(&game, list);
    write_game(&written, list);
    assert_same_game(&game, &written);
    check(&written, list);
    tttjudge_judge_game(&game, &result);
    lists++;
    if (result.won_at == 0 || result.won_at == game.moves) {
        in_play++;
        finished[result.outcome]++;
    }
}

static void every_list_is_judged(void **state)
{
    (void)state;
    walk(&(struct list){.moves = 0}, check_list);
    assert_int_equal(lists, 986410);
    assert_int_equal(in_play, 549946);
    assert_int_equal(finished[TTTJUDGE_A], 131184);
    assert_int_equal(finished[TTTJUDGE_B], 77904);
    assert_int_equal(finished[TTTJUDGE_DRAW], 46080);
    assert_int_equal(finished[TTTJUDGE_PENDING], 549946 - 255168);
}

/* A game whose board has a line that its moves do not make is judged by its moves. */
static void the_moves_are_what_counts(void **state)
{
    (void)state;
    static const struct list list = {.cell = {0, 1, 2, 3, 5, 4, 6, 8, 7}, .moves = 9};
    tttjudge_game game;
    tttjudge_result result;
    write_game(&game, &list);
    game.played.x = TTTJUDGE_FULL;
    tttjudge_judge_game(&game, &result);
    assert_int_equal(result.outcome, TTTJUDGE_DRAW);
    assert_int_equal(result.won_at, 0);
    assert_int_equal(result.lines, 0);
}

/* Tries moves on and off the board. A wrong row is reported first, then a wrong column, then a
 * taken cell. */
static void try_illegal_moves(const struct list *list)
{
    static const int tries[] = {0, 1, 2, -1, 3, INT_MIN, INT_MAX, 65536};
    enum { TRIES = sizeof tries / sizeof tries[0] };
    tttjudge_game game;
    play(&game, list);
    tttjudge_game before;
    memcpy(&before, &game, sizeof game);
    for (int i = 0; i < TRIES * TRIES; i++) {
        tttjudge_move move = {tries[i / TRIES], tries[i % TRIES]};
        tttjudge_fault fault = TTTJUDGE_TAKEN;
        int earlier = 0;
        if (move.row < 0 || move.row > 2) {
            fault = TTTJUDGE_BAD_ROW;
        } else if (move.column < 0 || move.column > 2) {
            fault = TTTJUDGE_BAD_COLUMN;
        } else {
            earlier = taken_by(list, 3 * move.row + move.column);
            if (earlier == 0) {
                continue; /* a legal move */
            }
        }
        assert_error(tttjudge_game_play(&game, move), fault, list->moves + 1, earlier);
    }
    assert_memory_equal(&game, &before, sizeof game);
}

static void illegal_moves_leave_the_game(void **state)
{
    (void)state;
    walk(&(struct list){.moves = 0}, try_illegal_moves);
}

/* The same moves on a turned board give the same result. */
static void check_symmetries(const struct list *list)
{
    tttjudge_game game;
    tttjudge_result result;
    play(&game, list);
    tttjudge_judge_game(&game, &result);
    if (result.outcome == TTTJUDGE_PENDING || (result.won_at != 0 && result.won_at != game.moves)) {
        return;
    }
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        struct list turned = *list;
        tttjudge_board board = {0, 0};
        for (int cell = 0; cell < 9; cell++) {
            int row = cell / 3;
            int column = cell % 3;
            turn(symmetry, 2, &row, &column);
            int to = 3 * row + column;
            board.x = (uint16_t)(board.x | (result.board.x >> cell & 1) << to);
            board.o = (uint16_t)(board.o | (result.board.o >> cell & 1) << to);
            int number = taken_by(list, cell);
            if (number != 0) {
                turned.cell[number - 1] = to;
            }
        }
        tttjudge_game other;
        tttjudge_result mirrored;
        play(&other, &turned);
        tttjudge_judge_game(&other, &mirrored);
        assert_int_equal(mirrored.won_at, result.won_at);
        assert_int_equal(mirrored.outcome, result.outcome);
        assert_int_equal(mirrored.board.x, board.x);
        assert_int_equal(mirrored.board.o, board.o);
    }
}

static void symmetries_leave_the_outcome(void **state)
{
    (void)state;
    walk(&(struct list){.moves = 0}, check_symmetries);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_list_is_judged),
        TEST(the_moves_are_what_counts),
        TEST(illegal_moves_leave_the_game),
        TEST(symmetries_leave_the_outcome),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
