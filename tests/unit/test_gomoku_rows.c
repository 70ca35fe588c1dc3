/* test_gomoku_rows.c - every set of stones on one row of the board, and stones that are in a row
 * only if the edge of the board is ignored. */
#include "gomoku_table.h"

/* Point i, from 0, of the longest row in a direction: the first row or column, or the diagonal
 * from corner to corner. */
static tttjudge_point long_row_point(int size, int direction, int i)
{
    int first_y = step_y[direction] < 0 ? size : 1;
    return (tttjudge_point){1 + i * step_x[direction], first_y + i * step_y[direction]};
}

/* The first winning run in a row of characters: its length, or 0, and where it begins. */
static int winning_run(const char *row, int size, tttjudge_rule rule, int *begin)
{
    int stones = 0;
    for (int i = 0; i <= size; i++) {
        if (i < size && row[i] == '#') {
            stones++;
            continue;
        }
        if (wins(rule, stones)) {
            *begin = i - stones;
            return stones;
        }
        stones = 0;
    }
    return 0;
}

/* How a set is played. The numbers below MANNERS are all choices of the five; those below
 * MANNERS_FROM_0 begin at point 0. */
struct manner {
    char player;
    tttjudge_rule rule;
    bool scattered;
    int direction;
    int first; /* the point with which the order begins */
};

enum { MANNERS_FROM_0 = 2 * 2 * 2 * DIRECTIONS, MANNERS = MANNERS_FROM_0 * LARGEST };

static struct manner manner_of(uint32_t number)
{
    return (struct manner){.player = "XO"[number % 2],
                           .rule = rules[number / 2 % 2],
                           .scattered = number / 4 % 2 == 1,
                           .direction = (int)(number / 8 % DIRECTIONS),
                           .first = (int)(number / MANNERS_FROM_0)};
}

/* The order of 32 points: one after the other, or
 *
 *     0 16 8 24 4 20 12 28 2 18 10 26 6 22 14 30 1 17 9 25 5 21 13 29 3 19 ...
 *
 * with the bits of 0, 1, 2 ... reversed, so that gaps close late and join parts of a long run
 * that has no five yet; or either from another first point. */
static int point_at(int step, struct manner manner)
{
    int point = step;
    if (manner.scattered) {
        point = 0;
        for (int bit = 0; bit < 5; bit++) {
            point = 2 * point + (step >> bit) % 2;
        }
    }
    return (point + manner.first) % LARGEST;
}

/* Plays the stones of a set on the long row, and looks at the row after each. */
static void play_set(uint32_t set, int size, struct manner manner)
{
    char row[LARGEST];
    memset(row, '.', sizeof row);
    struct table table;
    start(&table, size, manner.rule);
    for (int i = 0; i < size; i++) {
        tttjudge_point point = long_row_point(size, manner.direction, i);
        table.kept[point.x][point.y] = true;
    }
    for (int step = 0; step < LARGEST; step++) {
        int i = point_at(step, manner);
        if ((set >> i) % 2 == 0) {
            continue;
        }
        put(&table, manner.player, long_row_point(size, manner.direction, i));
        row[i] = '#';
        int begin;
        int stones = winning_run(row, size, manner.rule, &begin);
        if (table.won_at == 0 && stones > 0) {
            tttjudge_point from = long_row_point(size, manner.direction, begin);
            tttjudge_point to = long_row_point(size, manner.direction, begin + stones - 1);
            table.runs[0] = (tttjudge_run){from.x, from.y, to.x, to.y};
            table.run_count = 1;
            table.won_at = table.moves;
        }
    }
    check_result(&table);
}

static void every_set_of_a_short_row_in_many_manners(void **state)
{
    (void)state;
    for (int size = SMALLEST; size <= 11; size++) {
        for (uint32_t set = 0; set < UINT32_C(1) << size; set++) {
            for (uint32_t number = 0; number < MANNERS_FROM_0; number++) {
                play_set(set, size, manner_of(number));
            }
        }
    }
}

/* One manner for each set; 1031 is odd, so that it is not the set's last bits. */
static void every_set_of_a_long_row(void **state)
{
    (void)state;
    for (int size = 12; size <= 20; size++) {
        for (uint32_t set = 0; set < UINT32_C(1) << size; set++) {
            play_set(set, size, manner_of(set % 1031 % MANNERS));
        }
    }
}

/* On boards too large for every set. Three in four points have a stone, so that runs often touch
 * an edge while there are stones at the other. */
static void random_sets_of_the_longest_rows(void **state)
{
    (void)state;
    struct random random = random_start(31);
    for (int size = 21; size <= LARGEST; size++) {
        for (uint32_t i = 0; i < 10000; i++) {
            uint32_t set = 0;
            for (int bit = 0; bit < size; bit++) {
                set = 2 * set + (random_from(&random, 0, 3) > 0 ? 1 : 0);
            }
            play_set(set, size, manner_of(i % MANNERS));
        }
    }
}

/* Whether two places, counted row by row from 0, are beside each other. */
static bool neighbours(int size, int from, int to)
{
    int dx = to / size - from / size;
    int dy = to % size - from % size;
    return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

/* Plays five stones, step places apart; returns whether they are in a row. */
static bool play_steps(int size, tttjudge_rule rule, char player, int first, int step)
{
    struct table table;
    bool row = true;
    start(&table, size, rule);
    for (int i = 0; i < 5; i++) {
        int place = first + i * step;
        table.kept[place / size + 1][place % size + 1] = true;
        row = row && (i == 0 || neighbours(size, place - step, place));
    }
    for (int i = 0; i < 5; i++) {
        int place = first + i * step;
        put(&table, player, (tttjudge_point){place / size + 1, place % size + 1});
    }
    int last = first + 4 * step;
    table.runs[0] = (tttjudge_run){first / size + 1, first % size + 1, /* from */
                                   last / size + 1, last % size + 1};
    expect(&table, row ? 1 : 0);
    return row;
}

/* With the points counted row by row, the stones of a five are 1 (along y), size (along x), size
 * + 1 (rising) or size - 1 (falling) apart. But not all such stones are a five:
 *
 *     . . . . .  . . . X X      1 apart
 *     X X X . .  . . . . .
 */
static void rows_do_not_wrap_round_the_edges(void **state)
{
    (void)state;
    for (int size = SMALLEST; size <= LARGEST; size++) {
        const int steps[] = {1, size - 1, size, size + 1};
        int fives = 0;
        int others = 0;
        for (int i = 0; i < 2 * 2 * DIRECTIONS; i++) {
            int step = steps[i / 4 % 4];
            for (int first = 0; first + 4 * step < size * size; first++) {
                bool row = play_steps(size, rules[i % 2], "XO"[i / 2 % 2], first, step);
                fives += row;
                others += !row;
            }
        }
        assert_int_equal(fives, 4 * (2 * size * (size - 4) + 2 * (size - 4) * (size - 4)));
        assert_true(others > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_set_of_a_short_row_in_many_manners),
        TEST(every_set_of_a_long_row),
        TEST(random_sets_of_the_longest_rows),
        TEST(rows_do_not_wrap_round_the_edges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
