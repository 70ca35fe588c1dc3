/* gomoku.c - a game of gomoku, move by move (AcWing 1324).
 * Knows stones, runs and the two rules; knows nothing of text.
 *
 * Each colour's stones are kept four times, once a direction, so that every line
 * of the board is one word and a run is a run of 1 bits. With row = x - 1 and
 * column = y - 1, the stone at row, column is
 *
 *     direction   word                     bit
 *     along y     row                      column      words of a 3 x 3 board:
 *     along x     column                   row
 *     rising      row - column + size - 1  row         2 1 0      0 1 2
 *     falling     row + column             row         3 2 1      1 2 3
 *                                          rising ->   4 3 2      2 3 4  <- falling
 *
 * Every diagonal has a word to itself, so no run can wrap round an edge. */
#include "tttjudge.h"

#include <string.h>

enum { FIVE = 5 };

/* A stone's place in one direction. */
struct place {
    unsigned word;
    unsigned bit;
};

static inline struct place place_of(const tttjudge_gomoku *game, tttjudge_direction direction,
                                    unsigned row, unsigned column)
{
    switch (direction) {
    case TTTJUDGE_ALONG_Y:
        return (struct place){row, column};
    case TTTJUDGE_ALONG_X:
        return (struct place){column, row};
    case TTTJUDGE_RISING:
        return (struct place){row + (unsigned)game->size - 1 - column, row};
    case TTTJUDGE_FALLING:
    default:
        return (struct place){row + column, row};
    }
}

/* Two lines side by side are one word: the first in bits 0 to 31, the second in bits
 * 32 to 63. A mask of the same bits of both: */
#define BOTH(bits) ((uint64_t)(bits) << 32 | (bits))

/* The bits at which a winning run starts. After the three steps bit i is left if bits i
 * to i + 4 of the line are set:
 *
 *     lines            0 1 1 1 1 1 0      bit 0 on the right
 *     & lines >> 1     0 0 1 1 1 1 0      two in a row start here
 *     & that >> 2      0 0 0 0 1 1 0      four
 *     & lines >> 4     0 0 0 0 0 1 0      five
 *
 * A run from bit 28 or above would reach from one line into the other. For an exact five
 * there is no stone at bit i - 1 and none at bit i + 5 of the same line either. */
static inline uint64_t fives(uint64_t lines, tttjudge_rule rule)
{
    uint64_t two = lines & lines >> 1;
    uint64_t four = two & two >> 2;
    uint64_t five = four & lines >> 4 & BOTH(0x0FFFFFFFU);
    if (rule == TTTJUDGE_EXACT) {
        uint64_t before = lines << 1 & BOTH(0xFFFFFFFEU);
        uint64_t after = lines >> FIVE & BOTH(0x07FFFFFFU);
        five &= ~(before | after);
    }
    return five;
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
    memset(game->line, 0, sizeof game->line);
    memset(game->taken, 0, sizeof game->taken);
    return (tttjudge_error){.fault = TTTJUDGE_OK}; /* number[] counts where taken[] says so */
}

/* Puts a stone into its line in one direction, and returns the line. */
static inline uint64_t put_stone(tttjudge_gomoku *game, unsigned player,
                                 tttjudge_direction direction, unsigned row, unsigned column)
{
    struct place place = place_of(game, direction, row, column);
    uint32_t *line = &game->line[player][direction][place.word];
    *line |= UINT32_C(1) << place.bit;
    return *line;
}

/* Puts a stone into its four lines; whether that makes a five. */
static inline bool makes_five(tttjudge_gomoku *game, unsigned player, unsigned row, unsigned column)
{
    uint64_t straight = put_stone(game, player, TTTJUDGE_ALONG_Y, row, column) |
                        put_stone(game, player, TTTJUDGE_ALONG_X, row, column) << 32;
    uint64_t diagonal = put_stone(game, player, TTTJUDGE_RISING, row, column) |
                        put_stone(game, player, TTTJUDGE_FALLING, row, column) << 32;
    return (fives(straight, game->rule) | fives(diagonal, game->rule)) != 0;
}

/* The player, 0 for A or 1 for B, who plays a move, from 1. */
static inline unsigned player_of(int move)
{
    return ((unsigned)move - 1) % 2;
}

static inline tttjudge_error play(tttjudge_gomoku *game, int x, int y)
{
    int step = game->moves + 1;
    unsigned row = (unsigned)x - 1; /* huge if x is 0 or less */
    unsigned column = (unsigned)y - 1;
    unsigned size = (unsigned)game->size;
    if (row >= size) {
        return (tttjudge_error){.fault = TTTJUDGE_FIRST_RANGE, .at = step};
    }
    if (column >= size) {
        return (tttjudge_error){.fault = TTTJUDGE_SECOND_RANGE, .at = step};
    }
    uint32_t bit = UINT32_C(1) << column;
    if ((game->taken[row] & bit) != 0) {
        return (tttjudge_error){TTTJUDGE_TAKEN, step, game->number[row][column]};
    }

    game->taken[row] |= bit;
    game->number[row][column] = (uint16_t)step;
    game->moves = step;
    if (game->won_at == 0 && makes_five(game, player_of(step), row, column)) {
        game->won_at = step;
        game->last_x = x;
        game->last_y = y;
    }
    return (tttjudge_error){.fault = TTTJUDGE_OK};
}

tttjudge_error tttjudge_gomoku_play_all(tttjudge_gomoku *game, const tttjudge_point *points,
                                        size_t count)
{
    tttjudge_error error = {.fault = TTTJUDGE_OK};
    const tttjudge_point *last = NULL;
    for (size_t i = 0; i < count; i++) {
        error = play(game, points[i].x, points[i].y);
        if (error.fault != TTTJUDGE_OK) {
            break;
        }
        last = &points[i];
    }
    if (game->won_at == 0 && last != NULL) { /* not after every move: it takes time */
        game->last_x = last->x;
        game->last_y = last->y;
    }
    return error;
}

tttjudge_error tttjudge_gomoku_play(tttjudge_gomoku *game, int x, int y)
{
    return tttjudge_gomoku_play_all(game, &(tttjudge_point){x, y}, 1);
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
    uint32_t bit = UINT32_C(1) << (y - 1);
    if ((game->line[0][TTTJUDGE_ALONG_Y][x - 1] & bit) != 0) {
        return TTTJUDGE_X;
    }
    bool is_o = (game->line[1][TTTJUDGE_ALONG_Y][x - 1] & bit) != 0;
    return is_o ? TTTJUDGE_O : TTTJUDGE_EMPTY;
}

int tttjudge_gomoku_runs(const tttjudge_gomoku *game, tttjudge_run runs[TTTJUDGE_DIRECTIONS])
{
    /* One step from the start of a run towards its end, by direction. */
    static const int step_x[TTTJUDGE_DIRECTIONS] = {0, 1, 1, 1};
    static const int step_y[TTTJUDGE_DIRECTIONS] = {1, 0, 1, -1};

    int count = 0;
    if (game->won_at == 0) {
        return count;
    }
    unsigned player = player_of(game->won_at);
    int x = game->last_x;
    int y = game->last_y;
    for (int d = 0; d < TTTJUDGE_DIRECTIONS; d++) {
        struct place place =
            place_of(game, (tttjudge_direction)d, (unsigned)x - 1, (unsigned)y - 1);
        uint32_t line = game->line[player][d][place.word];
        int bit = (int)place.bit;
        int before = 0; /* stones of the run on each side of the last one */
        int after = 0;
        while (bit - before > 0 && (line >> (bit - before - 1) & 1) != 0) {
            before++;
        }
        while (bit + after + 1 < TTTJUDGE_GOMOKU_MAX && (line >> (bit + after + 1) & 1) != 0) {
            after++;
        }
        int length = before + 1 + after;
        if (length == FIVE || (length > FIVE && game->rule == TTTJUDGE_FREESTYLE)) {
            runs[count++] = (tttjudge_run){x - before * step_x[d], y - before * step_y[d],
                                           x + after * step_x[d], y + after * step_y[d]};
        }
    }
    return count;
}
