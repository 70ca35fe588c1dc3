/* test_gomoku_games.c - whole games of gomoku, to the full board: random ones that
 * are searched after each move, draws, and wins by the last stone. */
#include "gomoku_table.h"

/* Whether the next stone, on an empty point, would win. */
static bool would_win(const struct table *table, tttjudge_point point)
{
    for (int d = 0; d < DIRECTIONS; d++) {
        if (wins(table->rule, run_through(&table->grid, to_move(table), point.x, point.y, d))) {
            return true;
        }
    }
    return false;
}

/* How the random games ended. */
static int ended[TTTJUDGE_DRAW + 1];
static int with_runs[DIRECTIONS + 1];

/* Plays to the full board in a random order. When a stone would win, another point is drawn
 * instead, up to `patience` times: such games grow long, and end with several runs, long runs, or
 * none. */
static void play_random_game(int size, tttjudge_rule rule, int patience, struct random *random)
{
    struct order order;
    struct table table;
    shuffle(&order, size, random);
    start(&table, size, rule);
    check_result(&table);
    for (int i = 0; i < order.count; i++) {
        for (int j = 0; j < patience && table.won_at == 0; j++) {
            if (would_win(&table, order.point[i])) {
                swap_points(&order, i, random_from(random, i, order.count - 1));
            }
        }
        play(&table, order.point[i].x, order.point[i].y);
        look(&table);
        check_result(&table);
        check_stones(&table);
    }
    ended[tttjudge_gomoku_outcome(&table.game)]++;
    with_runs[table.run_count]++;
}

static void random_games_on_boards_of_all_sizes(void **state)
{
    (void)state;
    struct random random = random_start(1324);
    for (int size = SMALLEST; size <= LARGEST; size++) {
        int games = size <= 12 ? 200 : size <= 20 ? 10 : 2;
        for (int i = 0; i < games; i++) {
            for (int j = 0; j < 2; j++) {
                play_random_game(size, rules[j], 0, &random);
                play_random_game(size, rules[j], 20, &random);
            }
        }
    }
    assert_true(ended[TTTJUDGE_A] > 0 && ended[TTTJUDGE_B] > 0 && ended[TTTJUDGE_DRAW] > 0);
    assert_int_equal(ended[TTTJUDGE_PENDING], 0);
    assert_true(with_runs[1] > 0 && with_runs[2] > 0 && with_runs[3] > 0);
}

/* Plays some moves of a drawing: 'X' and 'O' in turn, each from the top down. Nobody wins. */
static void play_drawing(struct table *table, const char *drawing, int moves)
{
    int next[2] = {0, 0}; /* where each player's next stone is looked for */
    while (table->moves < moves) {
        int *place = &next[table->moves % 2];
        while (drawing[*place] != to_move(table)) {
            ++*place;
        }
        play(table, *place / table->size + 1, *place % table->size + 1);
        ++*place;
        check_result(table);
    }
}

/* A board without a five: no more than two of a colour stand in a row.
 *
 *     X X O O X
 *     O O X X O      each row is the one above it,
 *     X X O O X      but two points further on
 *     O O X X O
 *     X X O O X
 */
static void full_boards_without_a_five_are_draws(void **state)
{
    (void)state;
    for (int i = 2 * SMALLEST; i < 2 * LARGEST + 2; i++) {
        int size = i / 2;
        char drawing[LARGEST * LARGEST];
        for (int place = 0; place < size * size; place++) {
            drawing[place] = "XXOO"[(place % size + 2 * (place / size)) % 4];
        }
        struct table table;
        start(&table, size, rules[i % 2]);
        play_drawing(&table, drawing, size * size);
        check_stones(&table);
        look(&table);
        check_result(&table);
        assert_int_equal(tttjudge_gomoku_outcome(&table.game), TTTJUDGE_DRAW);
    }
}

/* The last stone, at 3, 3, fills the board and makes the diagonal a five. */
static void the_last_stone_can_win(void **state)
{
    (void)state;
    static const char x_wins[] = "XOXXO"
                                 "OXOOO"
                                 "OX*OX"
                                 "OOOXX"
                                 "XXOXX";
    static const char o_wins[] = "OOXOXX"
                                 "OOXXXX"
                                 "XX*OXO"
                                 "XOXOOO"
                                 "XXOXOX"
                                 "OOOOXX";
    for (int i = 0; i < 4; i++) {
        int size = 5 + i % 2;
        struct table table;
        start(&table, size, rules[i / 2]);
        play_drawing(&table, i % 2 == 0 ? x_wins : o_wins, size * size - 1);
        play(&table, 3, 3);
        table.runs[0] = (tttjudge_run){1, 1, 5, 5};
        expect(&table, 1);
        assert_int_equal(tttjudge_gomoku_outcome(&table.game),
                         i % 2 == 0 ? TTTJUDGE_A : TTTJUDGE_B);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(random_games_on_boards_of_all_sizes),
        TEST(full_boards_without_a_five_are_draws),
        TEST(the_last_stone_can_win),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
