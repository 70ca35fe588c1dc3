/* test_gomoku_mirrors.c - random games of gomoku played again on turned boards and with the
 * colours swapped must end the same way. */
#include "gomoku_table.h"

/* Whether the turned game has a run of the first game, from either end. */
static bool has_turned_run(const tttjudge_gomoku *turned, tttjudge_run run, int symmetry)
{
    tttjudge_run runs[DIRECTIONS];
    int count = tttjudge_gomoku_runs(turned, runs);
    int ax = run.from_x - 1;
    int ay = run.from_y - 1;
    int bx = run.to_x - 1;
    int by = run.to_y - 1;
    turn(symmetry, turned->size - 1, &ax, &ay);
    turn(symmetry, turned->size - 1, &bx, &by);
    bool found = false;
    for (int i = 0; i < count; i++) {
        tttjudge_run r = {runs[i].from_x - 1, runs[i].from_y - 1, runs[i].to_x - 1,
                          runs[i].to_y - 1};
        found |= r.from_x == ax && r.from_y == ay && r.to_x == bx && r.to_y == by;
        found |= r.from_x == bx && r.from_y == by && r.to_x == ax && r.to_y == ay;
    }
    return found;
}

/* Plays an order on a turned board: all but the direction of runs must be the same. */
static void check_turned(const struct table *table, const struct order *order, int symmetry)
{
    tttjudge_gomoku turned;
    assert_ok(tttjudge_gomoku_start(&turned, table->size, table->rule));
    for (int i = 0; i < order->count; i++) {
        int x = order->point[i].x - 1;
        int y = order->point[i].y - 1;
        turn(symmetry, table->size - 1, &x, &y);
        assert_ok(tttjudge_gomoku_play(&turned, x + 1, y + 1));
    }
    assert_int_equal(turned.won_at, table->won_at);
    assert_int_equal(tttjudge_gomoku_outcome(&turned), tttjudge_gomoku_outcome(&table->game));
    for (int i = 0; i < order->count; i++) {
        int x = order->point[i].x - 1;
        int y = order->point[i].y - 1;
        tttjudge_mark mark = tttjudge_gomoku_at(&table->game, x + 1, y + 1);
        turn(symmetry, table->size - 1, &x, &y);
        assert_int_equal(tttjudge_gomoku_at(&turned, x + 1, y + 1), mark);
    }
    tttjudge_run runs[DIRECTIONS];
    assert_int_equal(tttjudge_gomoku_runs(&turned, runs), table->run_count);
    for (int i = 0; i < table->run_count; i++) {
        assert_true(has_turned_run(&turned, table->runs[i], symmetry));
    }
}

/* Whether no stone is on a point or beside it. */
static bool is_lonely(const struct table *table, int x, int y)
{
    bool lonely = true;
    for (int i = 0; i < 9; i++) {
        char mark = table->grid.at[x - 1 + i / 3][y - 1 + i % 3];
        lonely = lonely && (mark == '.' || mark == ' ');
    }
    return lonely;
}

/* Plays a won game after a first stone far from all others, so that each player has the other's
 * stones. False if there is no place for such a stone. */
static bool check_swapped(const struct table *table, const struct order *order)
{
    int place = 0;
    int places = table->size * table->size;
    while (place < places && !is_lonely(table, place / table->size + 1, place % table->size + 1)) {
        place++;
    }
    if (table->won_at == 0 || place == places) {
        return false;
    }
    struct table swapped;
    start(&swapped, table->size, table->rule);
    play(&swapped, place / table->size + 1, place % table->size + 1);
    for (int i = 0; i < table->won_at; i++) {
        expect(&swapped, 0);
        play(&swapped, order->point[i].x, order->point[i].y);
    }
    memcpy(swapped.runs, table->runs, sizeof table->runs);
    expect(&swapped, table->run_count);
    return true;
}

static void mirrors_and_swapped_colours_leave_the_outcome(void **state)
{
    (void)state;
    struct random random = random_start(572);
    int swapped = 0;
    for (int i = 0; i < 300; i++) {
        struct order order;
        struct table table;
        int size = random_from(&random, SMALLEST, LARGEST);
        shuffle(&order, size, &random);
        start(&table, size, rules[i % 2]);
        for (int j = 0; j < order.count; j++) {
            play(&table, order.point[j].x, order.point[j].y);
            look(&table);
        }
        check_result(&table);
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            check_turned(&table, &order, symmetry);
        }
        swapped += check_swapped(&table, &order);
    }
    assert_true(swapped > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(mirrors_and_swapped_colours_leave_the_outcome),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
