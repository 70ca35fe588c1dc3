/* test_gomoku_fives.c - every five and every overline on every board, for both players and both
 * rules, with each of its stones as the last; and moves that make several at once. */
#include "gomoku_table.h"

/* Points in a row, from the first in a direction. */
struct row {
    tttjudge_point first;
    int direction;
    int length;
};

static tttjudge_point point_of(struct row row, int i)
{
    return (tttjudge_point){row.first.x + i * step_x[row.direction],
                            row.first.y + i * step_y[row.direction]};
}

static bool on_board(int size, tttjudge_point point)
{
    return point.x >= 1 && point.x <= size && point.y >= 1 && point.y <= size;
}

static tttjudge_run run_of(struct row row)
{
    tttjudge_point from = row.first;
    tttjudge_point to = point_of(row, row.length - 1);
    return (tttjudge_run){from.x, from.y, to.x, to.y};
}

/* Calls test with every row of a length on a board; returns how many there are. */
static int each_row(int size, int length, void (*test)(int size, struct row row))
{
    int count = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        for (int place = 0; place < size * size; place++) {
            struct row row = {{place / size + 1, place % size + 1}, d, length};
            if (on_board(size, point_of(row, length - 1))) {
                test(size, row);
                count++;
            }
        }
    }
    return count;
}

/* Starts a game and keeps the fillers off a row. */
static void start_for(struct table *table, int size, tttjudge_rule rule, struct row row)
{
    start(table, size, rule);
    for (int i = 0; i < row.length; i++) {
        tttjudge_point point = point_of(row, i);
        table->kept[point.x][point.y] = true;
    }
}

/* Puts stones on the whole row but one point; nobody has won yet. */
static void put_all_but(struct table *table, char player, struct row row, int missing)
{
    for (int i = 0; i < row.length; i++) {
        if (i != missing) {
            put(table, player, point_of(row, i));
        }
    }
    expect(table, 0);
}

/* Completes a row by each of its stones that leaves no five before it:
 *
 *     XXXX_ XXX_X XX_XX X_XXX _XXXX      five times a five
 *     XXXX_X XXX_XX XX_XXX X_XXXX        four times a six, and so on, to
 *     XXXX_XXXX                          the only nine
 */
static void complete(int size, struct row row)
{
    for (int last = 0; last < row.length; last++) {
        if (last > 4 || row.length - 1 - last > 4) {
            continue;
        }
        for (int i = 0; i < 4; i++) {
            char player = "XO"[i % 2];
            struct table table;
            start_for(&table, size, rules[i / 2], row);
            put_all_but(&table, player, row, last);
            put(&table, player, point_of(row, last));
            table.runs[0] = run_of(row);
            expect(&table, wins(table.rule, row.length) ? 1 : 0);
        }
    }
}

static void every_five_wins(void **state)
{
    (void)state;
    for (int size = SMALLEST; size <= LARGEST; size++) {
        int fives = each_row(size, 5, complete);
        assert_int_equal(fives, 2 * size * (size - 4) + 2 * (size - 4) * (size - 4));
        assert_true(size != 15 || fives == 572);
    }
}

static void overlines_win_unless_exactly_five_is_asked_for(void **state)
{
    (void)state;
    for (int size = SMALLEST; size <= LARGEST; size++) {
        for (int length = 6; length <= 9 && length <= size; length++) {
            assert_true(each_row(size, length, complete) > 0);
        }
    }
}

/* One of the five stones is the other player's. */
static void interrupt(int size, struct row row)
{
    for (int hole = 0; hole < row.length; hole++) {
        for (int i = 0; i < 4; i++) {
            char player = "XO"[i % 2];
            struct table table;
            start_for(&table, size, rules[i / 2], row);
            put_all_but(&table, player, row, hole);
            put(&table, "OX"[i % 2], point_of(row, hole));
            expect(&table, 0);
        }
    }
}

static void a_five_of_two_colours_does_not_win(void **state)
{
    (void)state;
    static const int sizes[] = {SMALLEST, 15, LARGEST};
    for (int i = 0; i < 3; i++) {
        assert_true(each_row(sizes[i], 5, interrupt) > 0);
    }
}

/* How many stones in one direction are on the two sides of the last one. */
struct arms {
    int before, after;
};

/* Plays a star without its centre, then the centre; here with a five in each
 * direction, the last stone in the middle of three of them and at one's end:
 *
 *          X . . . X
 *          . X . X .
 *     . . X X * X X . .
 *          . X X X .
 *          X . X . X
 *          . . X . .
 *          . . X . .
 */
static int play_star(int size, tttjudge_rule rule, char player, tttjudge_point centre,
                     const struct arms arms[DIRECTIONS])
{
    struct row rows[DIRECTIONS];
    struct table table;
    start(&table, size, rule);
    for (int d = 0; d < DIRECTIONS; d++) {
        rows[d].first.x = centre.x - arms[d].before * step_x[d];
        rows[d].first.y = centre.y - arms[d].before * step_y[d];
        rows[d].direction = d;
        rows[d].length = arms[d].before + 1 + arms[d].after;
        for (int i = 0; i < rows[d].length; i++) {
            tttjudge_point point = point_of(rows[d], i);
            assert_true(on_board(size, point));
            table.kept[point.x][point.y] = true;
        }
    }
    int count = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        put_all_but(&table, player, rows[d], arms[d].before);
    }
    put(&table, player, centre);
    for (int d = 0; d < DIRECTIONS; d++) {
        if (wins(rule, rows[d].length)) {
            table.runs[count++] = run_of(rows[d]);
        }
    }
    expect(&table, count);
    return count;
}

/* Every choice of directions with a five, and of the centre's place in each. */
static void one_move_makes_up_to_four_fives(void **state)
{
    (void)state;
    int seen[DIRECTIONS + 1] = {0};
    for (int choice = 0; choice < 6 * 6 * 6 * 6; choice++) {
        struct arms arms[DIRECTIONS];
        int rest = choice;
        for (int d = 0; d < DIRECTIONS; d++) {
            /* 0 to 4: stones before the centre; 5: only three in a row */
            int before = rest % 6;
            arms[d] = before < 5 ? (struct arms){before, 4 - before} : (struct arms){1, 1};
            rest /= 6;
        }
        for (int i = 0; i < 4; i++) {
            seen[play_star(
                9, rules[i / 2], "XO" [i % 2], (tttjudge_point) { 5, 5 }, arms)]++;
        }
    }
    assert_int_equal(seen[0], 4);
    assert_int_equal(seen[1], 4 * 4 * 5);
    assert_int_equal(seen[2], 4 * 6 * 25);
    assert_int_equal(seen[3], 4 * 4 * 125);
    assert_int_equal(seen[4], 4 * 625);
}

/* A random number of stones, 0 to 4, beside the centre and on the board. */
static int random_arm(struct random *random, int size, tttjudge_point centre, int dx, int dy)
{
    int arm = random_from(random, 0, 4);
    while (!on_board(size, (tttjudge_point){centre.x + arm * dx, centre.y + arm * dy})) {
        arm--;
    }
    return arm;
}

/* Fives, overlines and shorter rows at once, also at edges and in corners. */
static void one_move_makes_fives_and_overlines(void **state)
{
    (void)state;
    struct random random = random_start(2024);
    int seen[DIRECTIONS + 1] = {0};
    for (int i = 0; i < 40000; i++) {
        int size = i % 3 == 0 ? LARGEST : random_from(&random, 13, LARGEST);
        tttjudge_point centre = {random_from(&random, 1, size), random_from(&random, 1, size)};
        struct arms arms[DIRECTIONS];
        for (int d = 0; d < DIRECTIONS; d++) {
            arms[d].before = random_arm(&random, size, centre, -step_x[d], -step_y[d]);
            arms[d].after = random_arm(&random, size, centre, step_x[d], step_y[d]);
        }
        seen[play_star(size, rules[i / 2 % 2], "XO"[i % 2], centre, arms)]++;
    }
    for (int count = 0; count <= DIRECTIONS; count++) {
        assert_true(seen[count] > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_five_wins),
        TEST(overlines_win_unless_exactly_five_is_asked_for),
        TEST(a_five_of_two_colours_does_not_win),
        TEST(one_move_makes_up_to_four_fives),
        TEST(one_move_makes_fives_and_overlines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
