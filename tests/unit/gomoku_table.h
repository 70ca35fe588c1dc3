/* gomoku_table.h - a gomoku game of the library beside a grid of characters with the same stones,
 * which is searched point by point for runs. */
#ifndef TTTJUDGE_TESTS_GOMOKU_TABLE_H
#define TTTJUDGE_TESTS_GOMOKU_TABLE_H

#include "five.h"
#include "support.h"

#include <string.h>

enum { MOST_RUNS = 8 }; /* more than a move can make, to notice if there are too many */

/* For loops over both rules. */
static const tttjudge_rule rules[2] = {TTTJUDGE_FREESTYLE, TTTJUDGE_EXACT};

struct table {
    tttjudge_gomoku game; /* as the library has it */

    int size;
    tttjudge_rule rule;
    int moves;
    int taken_by[EDGE][EDGE]; /* the move that took a point, or 0 */
    struct grid grid;         /* 'X', 'O' or '.', as the game ended; ' ' off the board */
    tttjudge_point last;      /* the last stone put on the grid */

    int won_at; /* these three are what look() finds */
    int run_count;
    tttjudge_run runs[MOST_RUNS];

    bool kept[EDGE][EDGE]; /* points that put_filler leaves free */
    int next_filler;       /* the point, counted from 0, that it tries next */
};

/* Starts a game, in memory full of ones. */
static inline void start(struct table *table, int size, tttjudge_rule rule)
{
    memset(table, 0, sizeof *table);
    memset(&table->grid, ' ', sizeof table->grid);
    for (int x = 1; x <= size; x++) {
        memset(&table->grid.at[x][1], '.', (size_t)size);
    }
    table->size = size;
    table->rule = rule;
    memset(&table->game, 0xFF, sizeof table->game);
    assert_ok(tttjudge_gomoku_start(&table->game, size, rule));
}

/* Who moves next. */
static inline char to_move(const struct table *table)
{
    return "XO"[table->moves % 2];
}

/* Plays a legal move here, but not in the library's game. */
static inline void note(struct table *table, int x, int y)
{
    if (table->won_at == 0) {
        table->grid.at[x][y] = to_move(table);
        table->last = (tttjudge_point){x, y};
    }
    table->moves++;
    table->taken_by[x][y] = table->moves;
}

/* Plays a legal move here and in the library's game. */
static inline void play(struct table *table, int x, int y)
{
    note(table, x, y);
    assert_ok(tttjudge_gomoku_play(&table->game, x, y));
}

/* Whether this many in a row win. */
static inline bool wins(tttjudge_rule rule, int stones)
{
    return stones == 5 || (stones > 5 && rule == TTTJUDGE_FREESTYLE);
}

/* While nobody has won: looks at the whole grid for winning runs. */
static inline void look(struct table *table)
{
    if (table->won_at != 0) {
        return;
    }
    for (int d = 0; d < DIRECTIONS; d++) {
        for (int x = 1; x <= table->size; x++) {
            for (int y = 1; y <= table->size; y++) {
                char mark = table->grid.at[x][y];
                if (mark == '.' || table->grid.at[x - step_x[d]][y - step_y[d]] == mark) {
                    continue; /* no run begins here */
                }
                int more = stones_from(&table->grid, mark, x, y, step_x[d], step_y[d]) - 1;
                if (wins(table->rule, more + 1) && table->run_count < MOST_RUNS) {
                    table->runs[table->run_count++] =
                        (tttjudge_run){x, y, x + more * step_x[d], y + more * step_y[d]};
                }
            }
        }
    }
    table->won_at = table->run_count > 0 ? table->moves : 0;
}

/* The library must report the runs that were found, and no others. */
static inline void check_runs(const struct table *table)
{
    tttjudge_run runs[DIRECTIONS];
    assert_int_equal(tttjudge_gomoku_runs(&table->game, runs), table->run_count);
    for (int i = 0; i < table->run_count; i++) {
        assert_int_equal(runs[i].from_x, table->runs[i].from_x);
        assert_int_equal(runs[i].from_y, table->runs[i].from_y);
        assert_int_equal(runs[i].to_x, table->runs[i].to_x);
        assert_int_equal(runs[i].to_y, table->runs[i].to_y);
    }
}

/* The library must have the same result. */
static inline void check_result(const struct table *table)
{
    const tttjudge_gomoku *game = &table->game;
    tttjudge_outcome outcome = TTTJUDGE_PENDING;
    if (table->won_at != 0) {
        outcome = table->won_at % 2 == 1 ? TTTJUDGE_A : TTTJUDGE_B;
    } else if (table->moves == table->size * table->size) {
        outcome = TTTJUDGE_DRAW;
    }
    assert_int_equal(tttjudge_gomoku_outcome(game), outcome);
    assert_int_equal(game->size, table->size);
    assert_int_equal(game->rule, table->rule);
    assert_int_equal(game->moves, table->moves);
    assert_int_equal(game->won_at, table->won_at);
    assert_int_equal(game->last_x, table->last.x);
    assert_int_equal(game->last_y, table->last.y);
    check_runs(table);
}

/* The library must have the same stones. */
static inline void check_stones(const struct table *table)
{
    for (int x = 1; x <= table->size; x++) {
        for (int y = 1; y <= table->size; y++) {
            char mark = ".XO"[tttjudge_gomoku_at(&table->game, x, y) % 3];
            assert_int_equal(mark, table->grid.at[x][y]);
        }
    }
}

/* Checks the result without a search: no win, or one by the last move, with the runs that the
 * caller has put into table->runs. */
static inline void expect(struct table *table, int run_count)
{
    table->run_count = run_count;
    table->won_at = run_count > 0 ? table->moves : 0;
    check_result(table);
}

/* Plays a stone where it does no harm: not on a kept point, and not beside a stone of its
 * colour. */
static inline void put_filler(struct table *table)
{
    char mark = to_move(table);
    while (table->next_filler < table->size * table->size) {
        int x = table->next_filler / table->size + 1;
        int y = table->next_filler % table->size + 1;
        table->next_filler++;
        bool free = table->grid.at[x][y] == '.' && !table->kept[x][y];
        for (int d = 0; d < DIRECTIONS; d++) {
            free = free && run_through(&table->grid, mark, x, y, d) == 1;
        }
        if (free) {
            play(table, x, y);
            return;
        }
    }
    fail_msg("no point is left for a filler");
}

/* Plays a stone of a player, after a filler if it is the other's turn. */
static inline void put(struct table *table, char player, tttjudge_point point)
{
    if (to_move(table) != player) {
        put_filler(table);
    }
    play(table, point.x, point.y);
}

/* All points of a board in a random order. */
struct order {
    tttjudge_point point[LARGEST * LARGEST];
    int count;
};

static inline void swap_points(struct order *order, int i, int j)
{
    tttjudge_point swapped = order->point[i];
    order->point[i] = order->point[j];
    order->point[j] = swapped;
}

static inline void shuffle(struct order *order, int size, struct random *random)
{
    order->count = size * size;
    for (int i = 0; i < order->count; i++) {
        order->point[i] = (tttjudge_point){i / size + 1, i % size + 1};
        swap_points(order, i, random_from(random, 0, i));
    }
}

#endif
