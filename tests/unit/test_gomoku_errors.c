/* test_gomoku_errors.c - what gomoku refuses: sizes, and points that are off the board or taken,
 * at each move of a game. It must change nothing, and end a list of moves. */
#include "gomoku_table.h"

#include <limits.h>

static void start_takes_sizes_5_to_32(void **state)
{
    (void)state;
    static const int far[] = {INT_MIN, INT_MIN + 1, -1000000, 1000000, INT_MAX - 1, INT_MAX};
    for (int i = 0; i < 606; i++) {
        int size = i < 600 ? i - 300 : far[i - 600];
        tttjudge_gomoku game, before;
        memset(&game, 0xAA, sizeof game);
        memcpy(&before, &game, sizeof game);
        tttjudge_error error = tttjudge_gomoku_start(&game, size, rules[i % 2]);
        if (size >= SMALLEST && size <= LARGEST) {
            assert_ok(error);
            assert_int_equal(game.size, size);
            assert_int_equal(game.rule, rules[i % 2]);
        } else {
            assert_error(error, TTTJUDGE_BAD_SIZE, 0, 0);
            assert_memory_equal(&game, &before, sizeof game);
        }
    }
}

static void a_new_game_is_empty(void **state)
{
    (void)state;
    for (int size = SMALLEST; size <= LARGEST; size++) {
        struct table table;
        start(&table, size, TTTJUDGE_FREESTYLE);
        check_result(&table);
        check_stones(&table);
    }
}

/* A game that was won is started again, and won by the other player. */
static void a_game_can_be_started_again(void **state)
{
    (void)state;
    tttjudge_gomoku game;
    for (int size = LARGEST; size >= SMALLEST; size--) {
        assert_ok(tttjudge_gomoku_start(&game, size, TTTJUDGE_EXACT));
        int extra = size % 2; /* a first stone that makes O the winner */
        if (extra == 1) {
            assert_ok(tttjudge_gomoku_play(&game, 5, 1));
        }
        for (int i = 0; i < 10 - 1; i++) {
            assert_int_equal(tttjudge_gomoku_outcome(&game), TTTJUDGE_PENDING);
            assert_ok(tttjudge_gomoku_play(&game, 1 + i % 2 * 2, 1 + i / 2));
        }
        assert_int_equal(game.won_at, 9 + extra);
        assert_int_equal(tttjudge_gomoku_outcome(&game), extra == 1 ? TTTJUDGE_B : TTTJUDGE_A);
    }
}

/* Tries points off the board. A wrong x is reported first, then a wrong y, then a taken point. */
static void try_points_off_the_board(struct table *table)
{
    int size = table->size;
    const int tries[] = {1,       size,        0,      -1,      size + 1,    INT_MIN,  INT_MAX,
                         LARGEST, LARGEST + 1, 1 << 8, 1 << 16, INT_MIN + 1, -INT_MAX, -size};
    enum { TRIES = sizeof tries / sizeof tries[0] };
    for (int i = 0; i < TRIES * TRIES; i++) {
        int x = tries[i / TRIES];
        int y = tries[i % TRIES];
        bool x_fits = x >= 1 && x <= size;
        if (!x_fits || y < 1 || y > size) {
            assert_error(tttjudge_gomoku_play(&table->game, x, y),
                         x_fits ? TTTJUDGE_BAD_COLUMN : TTTJUDGE_BAD_ROW, table->moves + 1, 0);
        }
    }
}

static void try_taken_points(struct table *table)
{
    for (int x = 1; x <= table->size; x++) {
        for (int y = 1; y <= table->size; y++) {
            int earlier = table->taken_by[x][y];
            if (earlier != 0) {
                assert_error(tttjudge_gomoku_play(&table->game, x, y), TTTJUDGE_TAKEN,
                             table->moves + 1, earlier);
            }
        }
    }
}

static void try_illegal_moves(struct table *table)
{
    tttjudge_gomoku before;
    memcpy(&before, &table->game, sizeof before);
    try_points_off_the_board(table);
    try_taken_points(table);
    assert_memory_equal(&table->game, &before, sizeof before);
}

/* In games to the full board, so that illegal moves come before the end, after it, and when no
 * legal ones are left. */
static void illegal_moves_leave_the_game(void **state)
{
    (void)state;
    struct random random = random_start(225);
    for (int size = SMALLEST; size <= LARGEST; size++) {
        struct order order;
        struct table table;
        shuffle(&order, size, &random);
        start(&table, size, rules[size % 2]);
        try_illegal_moves(&table);
        for (int i = 0; i < order.count; i++) {
            play(&table, order.point[i].x, order.point[i].y);
            look(&table);
            try_illegal_moves(&table);
            check_result(&table);
        }
    }
}

/* Whole games, a random number of moves at a time. */
static void play_all_goes_on_where_the_game_is(void **state)
{
    (void)state;
    struct random random = random_start(1275);
    for (int i = 0; i < 300; i++) {
        struct order order;
        struct table table;
        int size = random_from(&random, SMALLEST, LARGEST);
        shuffle(&order, size, &random);
        start(&table, size, rules[i % 2]);
        while (table.moves < order.count) {
            int first = table.moves;
            int count = random_from(&random, 0, order.count - first);
            for (int j = first; j < first + count; j++) {
                note(&table, order.point[j].x, order.point[j].y);
                look(&table);
            }
            assert_ok(tttjudge_gomoku_play_all(&table.game, order.point + first, (size_t)count));
            check_result(&table);
        }
        check_stones(&table);
    }
}

/* A list with an illegal move somewhere: only what comes before it is played. */
static void play_all_stops_at_the_first_illegal_move(void **state)
{
    (void)state;
    struct random random = random_start(794);
    for (int i = 0; i < 2000; i++) {
        struct order order;
        struct table table;
        int size = SMALLEST + i % 6;
        shuffle(&order, size, &random);
        start(&table, size, rules[i % 2]);
        int place = random_from(&random, 0, order.count - 1);
        for (int j = 0; j < place; j++) {
            note(&table, order.point[j].x, order.point[j].y);
            look(&table);
        }
        int earlier = random_from(&random, 0, place);
        order.point[place] = earlier == 0 ? (tttjudge_point){1, 0} : order.point[earlier - 1];
        assert_error(tttjudge_gomoku_play_all(&table.game, order.point, (size_t)order.count),
                     earlier == 0 ? TTTJUDGE_BAD_COLUMN : TTTJUDGE_TAKEN, place + 1, earlier);
        check_result(&table);
        check_stones(&table);
    }
}

/* A list that begins with an illegal move, or has none, changes nothing. */
static void play_all_of_nothing_leaves_the_last_stone(void **state)
{
    (void)state;
    const tttjudge_point points[] = {{3, 4}, {0, 1}, {5, 5}};
    tttjudge_gomoku game;
    assert_ok(tttjudge_gomoku_start(&game, LARGEST, TTTJUDGE_FREESTYLE));
    assert_ok(tttjudge_gomoku_play(&game, 1, 2));
    assert_error(tttjudge_gomoku_play_all(&game, points + 1, 2), TTTJUDGE_BAD_ROW, 2, 0);
    assert_ok(tttjudge_gomoku_play_all(&game, points + 1, 0));
    assert_int_equal(game.moves, 1);
    assert_int_equal(game.last_x, 1);
    assert_int_equal(game.last_y, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(start_takes_sizes_5_to_32),
        TEST(a_new_game_is_empty),
        TEST(a_game_can_be_started_again),
        TEST(illegal_moves_leave_the_game),
        TEST(play_all_goes_on_where_the_game_is),
        TEST(play_all_stops_at_the_first_illegal_move),
        TEST(play_all_of_nothing_leaves_the_last_stone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
