/* gomoku.c - a game of gomoku, a stone or many stones at a time (AcWing 1324).
 * Knows stones, fives and the two rules; knows nothing of text.
 *
 * With row = x - 1 and column = y - 1, number[row][column] is the number of the move that
 * was played there, odd for A and even for B, or 0. The stones are kept once more as bits,
 * in which fives are found quickly: stones[row] has A's stones beside B's, and below the
 * last row follow four that stay empty. Both hold the moves after the game's end, too.
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

/* One step in each direction. */
static const int step_x[TTTJUDGE_DIRECTIONS] = {0, 1, 1, 1};
static const int step_y[TTTJUDGE_DIRECTIONS] = {1, 0, 1, -1};

/* The player, 0 for A or 1 for B, who plays a move, from 1. */
static inline unsigned player_of(int move)
{
    return ((unsigned)move - 1) % 2;
}

/* The stones of a row at which fives start. The rows are moved so that the stones of a five
 * come to the bit of its first. Column 0 on the right:
 *
 *     along x   row 0   00100         rising   row 0   00001    falling   row 0   10000
 *               row 1   00100                  row 1   00010 >> 1         row 1   01000 << 1
 *               row 2   00100                  row 2   00100 >> 2         row 2   00100 << 2
 *               row 3   00100                  row 3   01000 >> 3         row 3   00010 << 3
 *               row 4   00100                  row 4   10000 >> 4         row 4   00001 << 4
 *
 * and along y it is the same row five times. Near the edges, stones of A's may come upon
 * stones of B's: columns from which a five would leave the board mean nothing. */
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

/* Whether a point is on the board and has a stone of the player of a move, which was there
 * before the move. */
static bool was_own(const tttjudge_gomoku *game, int row, int column, int move)
{
    if (row < 0 || row >= game->size || column < 0 || column >= game->size) {
        return false;
    }
    int number = game->number[row][column];
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

/* Whether five stones were part of an overline as soon as they were complete. */
static bool is_overline(const tttjudge_gomoku *game, int direction, int row, int column, int move)
{
    int x = step_x[direction];
    int y = step_y[direction];
    return was_own(game, row - x, column - y, move) ||
           was_own(game, row + FIVE * x, column + FIVE * y, move);
}

/* Takes five stones for the end of the game, if they are by the rule and no others were
 * complete before them. */
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

/* Looks for the fives that start in a row. */
static void find_fives(tttjudge_gomoku *game, int row)
{
    for (int d = 0; d < TTTJUDGE_DIRECTIONS; d++) {
        uint64_t starts = starts_of_fives(&game->stones[row], (tttjudge_direction)d);
        starts |= starts >> TTTJUDGE_GOMOKU_MAX; /* whose a five is, its numbers say */
        if (row + REACH * step_x[d] >= game->size || starts == 0) {
            continue;
        }
        int first = step_y[d] < 0 ? REACH : 0;
        int end = step_y[d] > 0 ? game->size - REACH : game->size;
        for (int column = first; column < end; column++) {
            if ((starts >> column & 1) != 0) {
                take_five(game, d, row, column);
            }
        }
    }
}

/* Looks for the first five of a game that was not over yet, among those that start in one of
 * some rows. In most rows none does. */
static inline void find_end(tttjudge_gomoku *game, int first_row, int last_row)
{
    for (int row = first_row; row <= last_row; row++) {
        const uint64_t *stones = &game->stones[row];
        if ((starts_of_fives(stones, TTTJUDGE_ALONG_Y) | starts_of_fives(stones, TTTJUDGE_ALONG_X) |
             starts_of_fives(stones, TTTJUDGE_RISING) |
             starts_of_fives(stones, TTTJUDGE_FALLING)) != 0) {
            find_fives(game, row);
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
    memset(game->number, 0, (size_t)size * sizeof game->number[0]);
    return (tttjudge_error){.fault = TTTJUDGE_OK};
}

/* Puts the next stone on the board, and tells in which row; whether it ends the game is not
 * asked. */
static inline tttjudge_error put_stone(tttjudge_gomoku *game, tttjudge_point point, int *in_row)
{
    int move = game->moves + 1;
    unsigned row = (unsigned)point.x - 1; /* huge if x is 0 or less */
    unsigned column = (unsigned)point.y - 1;
    unsigned size = (unsigned)game->size;
    if (row >= size) {
        return (tttjudge_error){.fault = TTTJUDGE_BAD_ROW, .at = (size_t)move};
    }
    if (column >= size) {
        return (tttjudge_error){.fault = TTTJUDGE_BAD_COLUMN, .at = (size_t)move};
    }
    if (game->number[row][column] != 0) {
        return (tttjudge_error){TTTJUDGE_TAKEN, (size_t)move, game->number[row][column]};
    }
    game->number[row][column] = (uint16_t)move;
    game->stones[row] |= UINT64_C(1) << (column + TTTJUDGE_GOMOKU_MAX * player_of(move));
    game->moves = move;
    *in_row = (int)row;
    return (tttjudge_error){.fault = TTTJUDGE_OK};
}

/* Asks whether the stones just put, the last of them at last, ended the game. A five that
 * one of them is in starts in one of some rows. */
static inline void settle(tttjudge_gomoku *game, int first_row, int last_row, tttjudge_point last)
{
    if (game->won_at != 0) {
        return;
    }
    game->last_x = last.x;
    game->last_y = last.y;
    find_end(game, first_row, last_row);
}

tttjudge_error tttjudge_gomoku_play(tttjudge_gomoku *game, int x, int y)
{
    tttjudge_point point = {x, y};
    int row = 0;
    tttjudge_error error = put_stone(game, point, &row);
    if (error.fault == TTTJUDGE_OK) {
        settle(game, row < REACH ? 0 : row - REACH, row, point);
    }
    return error;
}

/* Fives are looked for only when all the stones are on the board, which is quicker than to
 * look after every stone; but for a single stone, its own rows are enough. */
tttjudge_error tttjudge_gomoku_play_all(tttjudge_gomoku *game, const tttjudge_point *points,
                                        size_t count)
{
    if (count == 1) {
        return tttjudge_gomoku_play(game, points->x, points->y);
    }
    tttjudge_error error = {.fault = TTTJUDGE_OK};
    size_t played = 0;
    int row = 0;
    while (played < count) {
        error = put_stone(game, points[played], &row);
        if (error.fault != TTTJUDGE_OK) {
            break;
        }
        played++;
    }
    if (played > 0) {
        settle(game, 0, game->size - 1, points[played - 1]);
    }
    return error;
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
    int number = game->number[x - 1][y - 1];
    if (number == 0 || (game->won_at != 0 && number > game->won_at)) {
        return TTTJUDGE_EMPTY;
    }
    return player_of(number) == 0 ? TTTJUDGE_X : TTTJUDGE_O;
}

/* How many stones of the winner's follow the winning one at once, in steps of x and y. */
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
