/* gomoku.c - a game of gomoku, played one stone or many at a time (AcWing 1324).
 *
 * With row = x - 1 and column = y - 1, stones[row] has the stones of both players as bits; four
 * rows below the last stay empty. number[row][column] is the number of the move that put a stone
 * there, odd for A and even for B; without a stone it means nothing. Both include moves after the
 * game's end.
 *
 *     bit       63  ...  32    31  ...   0
 *     column    31  ...   0    31  ...   0
 *               B's stones     A's stones    */
#include "tttjudge.h"

#include <string.h>

enum {
    FIVE = 5,
    REACH = FIVE - 1 /* from the first stone of a five to its last */
};

/* Column 0 of both players, and all columns of A. */
#define BOTH_COLUMNS (UINT64_C(1) << TTTJUDGE_GOMOKU_MAX | 1)
#define COLUMNS_OF_A UINT64_C(0xFFFFFFFF)

/* One step in each direction. */
static const int step_x[TTTJUDGE_DIRECTIONS] = {0, 1, 1, 1};
static const int step_y[TTTJUDGE_DIRECTIONS] = {1, 0, 1, -1};

/* The player, 0 for A or 1 for B, who plays a move, from 1. */
static inline unsigned player_of(int move)
{
    return ((unsigned)move - 1) % 2;
}

/* The stones of a row at which fives start. Shifts bring the stones of a five to the bit of its
 * first. Column 0 is on the right:
 *
 *     along x   row 0   00100         rising   row 0   00001    falling   row 0   10000
 *               row 1   00100                  row 1   00010 >> 1         row 1   01000 << 1
 *               row 2   00100                  row 2   00100 >> 2         row 2   00100 << 2
 *               row 3   00100                  row 3   01000 >> 3         row 3   00010 << 3
 *               row 4   00100                  row 4   10000 >> 4         row 4   00001 << 4
 *
 * and along y it is the same row five times. Near the edges, bits of A and B mix: columns from
 * which a five would leave the board mean nothing. */
static inline uint64_t starts_of_fives(const uint64_t *row, tttjudge_direction direction)
{
    switch (direction) {
    case TTTJUDGE_ALONG_Y:
        return row[0] & row[0] >> 1 & row[0] >> 2 & row[0] >> 3 & row[0] >> 4;
    case TTTJUDGE_ALONG_X:
        return row[0] & row[1] & row[2] & row[3] & row[4];
    case TTTJUDGE_RISING:
        return row[0] & row[1] >> 1 & row[2] >> 2 & row[3] >> 3 & row[4] >> 4;
    case TTTJUDGE_FALLING:
    default:
        return row[0] & row[1] << 1 & row[2] << 2 & row[3] << 3 & row[4] << 4;
    }
}

/* The number of the move that took a point of the board, or 0. */
static int number_at(const tttjudge_gomoku *game, int row, int column)
{
    return (game->stones[row] & BOTH_COLUMNS << column) != 0 ? game->number[row][column] : 0;
}

/* Whether a point is on the board and had a stone of the mover before the move. */
static bool was_own(const tttjudge_gomoku *game, int row, int column, int move)
{
    if (row < 0 || row >= game->size || column < 0 || column >= game->size) {
        return false;
    }
    int number = number_at(game, row, column);
    return number != 0 && number < move && player_of(number) == player_of(move);
}

/* The move that completed five stones. */
static int completed_at(const tttjudge_gomoku *game, int direction, int row, int column)
{
    int last = 0;
    for (int i = 0; i < FIVE; i++) {
        int number = game->number[row + i * step_x[direction]][column + i * step_y[direction]];
        last = number > last ? number : last;
    }
    return last;
}

/* Whether five stones were already part of an overline when the move completed them. */
static bool is_overline(const tttjudge_gomoku *game, int direction, int row, int column, int move)
{
    int x = step_x[direction];
    int y = step_y[direction];
    return was_own(game, row - x, column - y, move) ||
           was_own(game, row + FIVE * x, column + FIVE * y, move);
}

/* Records this five as the win if the rule allows it and no other was complete before it. */
static void take_five(tttjudge_gomoku *game, int direction, int row, int column)
{
    int move = completed_at(game, direction, row, column);
    bool is_first = game->won_at == 0 || move < game->won_at;
    if (!is_first ||
        (game->rule == TTTJUDGE_EXACT && is_overline(game, direction, row, column, move))) {
        return;
    }
    game->won_at = move;
    for (int i = 0; i < FIVE; i++) {
        int stone_row = row + i * step_x[direction];
        int stone_column = column + i * step_y[direction];
        if (game->number[stone_row][stone_column] == move) {
            game->last_x = stone_row + 1;
            game->last_y = stone_column + 1;
        }
    }
}

/* Looks at each five that starts in a row. */
static void take_fives(tttjudge_gomoku *game, int row)
{
    for (int d = 0; d < TTTJUDGE_DIRECTIONS; d++) {
        if (row + REACH * step_x[d] >= game->size) {
            continue;
        }
        int first = step_y[d] < 0 ? REACH : 0;
        int end = step_y[d] > 0 ? game->size - REACH : game->size;
        uint64_t starts = starts_of_fives(&game->stones[row], (tttjudge_direction)d);
        starts |= starts >> TTTJUDGE_GOMOKU_MAX; /* the move numbers tell whose it is */
        starts &= COLUMNS_OF_A;
        for (int column = first; column < end && starts >> column != 0; column++) {
            if ((starts >> column & 1) != 0) {
                take_five(game, d, row, column);
            }
        }
    }
}

/* The stones of a row at which fives start, in any direction. */
static inline uint64_t any_starts(const uint64_t *row)
{
    return starts_of_fives(row, TTTJUDGE_ALONG_Y) | starts_of_fives(row, TTTJUDGE_ALONG_X) |
           starts_of_fives(row, TTTJUDGE_RISING) | starts_of_fives(row, TTTJUDGE_FALLING);
}

/* Looks for the first five among those that start in these rows. Mostly there is none, so all
 * rows are first checked together, without a branch. */
static inline void find_end(tttjudge_gomoku *game, int first_row, int last_row)
{
    uint64_t starts = 0;
    for (int row = first_row; row <= last_row; row++) {
        starts |= any_starts(&game->stones[row]);
    }
    for (int row = first_row; starts != 0 && row <= last_row; row++) {
        if (any_starts(&game->stones[row]) != 0) {
            take_fives(game, row);
        }
    }
}

tttjudge_error tttjudge_gomoku_start(tttjudge_gomoku *game, int size, tttjudge_rule rule)
{
    if (size < TTTJUDGE_GOMOKU_MIN || size > TTTJUDGE_GOMOKU_MAX) {
        return (tttjudge_error){.fault = TTTJUDGE_BAD_SIZE};
    }
    game->size = size;
    game->rule = rule;
    game->moves = 0;
    game->won_at = 0;
    game->last_x = 0;
    game->last_y = 0;
    memset(game->stones, 0, sizeof game->stones);
    return (tttjudge_error){.fault = TTTJUDGE_OK};
}

/* Why the next move is illegal. */
static tttjudge_error refuse(const tttjudge_gomoku *game, tttjudge_point point)
{
    size_t at = (size_t)game->moves + 1;
    if (point.x < 1 || point.x > game->size) {
        return (tttjudge_error){.fault = TTTJUDGE_BAD_ROW, .at = at};
    }
    if (point.y < 1 || point.y > game->size) {
        return (tttjudge_error){.fault = TTTJUDGE_BAD_COLUMN, .at = at};
    }
    return (tttjudge_error){TTTJUDGE_TAKEN, at, game->number[point.x - 1][point.y - 1]};
}

/* Puts stones on the board, up to the first illegal move, without looking for fives; returns how
 * many. */
static inline size_t put_stones(tttjudge_gomoku *game, const tttjudge_point *points, size_t count)
{
    const unsigned size = (unsigned)game->size;
    const unsigned first = (unsigned)game->moves + 1;
    uint64_t player = player_of(game->moves + 1) == 0 ? COLUMNS_OF_A : ~COLUMNS_OF_A;
    size_t i = 0;
    for (; i < count; i++) {
        unsigned row = (unsigned)points[i].x - 1; /* huge if x is 0 or less */
        unsigned column = (unsigned)points[i].y - 1;
        if (row >= size || column >= size) {
            break;
        }
        uint64_t place = BOTH_COLUMNS << column;
        if ((game->stones[row] & place) != 0) {
            break;
        }
        game->stones[row] |= place & player;
        game->number[row][column] = (uint16_t)(first + i);
        player = ~player;
    }
    game->moves += (int)i;
    return i;
}

/* Looks whether the stones just put, of which last is the last, ended the game. Their fives start
 * in the rows from first_row to last_row. */
static inline void settle(tttjudge_gomoku *game, tttjudge_point last, int first_row, int last_row)
{
    if (game->won_at == 0) {
        game->last_x = last.x;
        game->last_y = last.y;
        find_end(game, first_row, last_row);
    }
}

tttjudge_error tttjudge_gomoku_play(tttjudge_gomoku *game, int x, int y)
{
    tttjudge_point point = {x, y};
    if (put_stones(game, &point, 1) == 0) {
        return refuse(game, point);
    }
    settle(game, point, x <= REACH ? 0 : x - 1 - REACH, x - 1);
    return (tttjudge_error){.fault = TTTJUDGE_OK};
}

/* One search for fives after all stones is faster than one after each. */
tttjudge_error tttjudge_gomoku_play_all(tttjudge_gomoku *game, const tttjudge_point *points,
                                        size_t count)
{
    size_t put = put_stones(game, points, count);
    if (put > 0) {
        settle(game, points[put - 1], 0, game->size - 1);
    }
    return put < count ? refuse(game, points[put]) : (tttjudge_error){.fault = TTTJUDGE_OK};
}

tttjudge_outcome tttjudge_gomoku_outcome(const tttjudge_gomoku *game)
{
    if (game->won_at != 0) {
        return game->won_at % 2 == 1 ? TTTJUDGE_A : TTTJUDGE_B;
    }
    return game->moves == game->size * game->size ? TTTJUDGE_DRAW : TTTJUDGE_PENDING;
}

tttjudge_mark tttjudge_gomoku_at(const tttjudge_gomoku *game, int x, int y)
{
    int number = number_at(game, x - 1, y - 1);
    if (number == 0 || (game->won_at != 0 && number > game->won_at)) {
        return TTTJUDGE_EMPTY;
    }
    return player_of(number) == 0 ? TTTJUDGE_X : TTTJUDGE_O;
}

/* How many of the winner's stones directly follow the winning one, in steps of x and y. */
static int count_own(const tttjudge_gomoku *game, int x, int y)
{
    int step = 1;
    while (step < game->size &&
           was_own(game, game->last_x - 1 + step * x, game->last_y - 1 + step * y, game->won_at)) {
        step++;
    }
    return step - 1;
}

int tttjudge_gomoku_runs(const tttjudge_gomoku *game, tttjudge_run runs[TTTJUDGE_DIRECTIONS])
{
    int count = 0;
    if (game->won_at == 0) {
        return count;
    }
    for (int d = 0; d < TTTJUDGE_DIRECTIONS; d++) {
        int x = step_x[d];
        int y = step_y[d];
        int before = count_own(game, -x, -y);
        int after = count_own(game, x, y);
        int length = before + 1 + after;
        if (length == FIVE || (length > FIVE && game->rule == TTTJUDGE_FREESTYLE)) {
            runs[count++] = (tttjudge_run){game->last_x - before * x, game->last_y - before * y,
                                           game->last_x + after * x, game->last_y + after * y};
        }
    }
    return count;
}
