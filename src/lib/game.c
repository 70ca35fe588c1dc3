/* game.c - a game of tic-tac-toe: which moves are legal, and how it ends (LeetCode 1275). */
#include "lines.h"

void tttjudge_game_start(tttjudge_game *game)
{
    *game = (tttjudge_game){.moves = 0};
}

/* The move, from 1, that took a cell, or 0. */
static int taken_by(const tttjudge_game *game, unsigned cell)
{
    int move = game->moves;
    while (move > 0 && game->cells[move - 1] != cell) {
        move--;
    }
    return move;
}

tttjudge_error tttjudge_game_play(tttjudge_game *game, tttjudge_move move)
{
    tttjudge_error error = {.fault = TTTJUDGE_OK, .at = (size_t)game->moves + 1};
    unsigned row = (unsigned)move.row; /* huge if it is negative */
    unsigned column = (unsigned)move.column;
    if (row >= TTTJUDGE_SIDE) {
        error.fault = TTTJUDGE_BAD_ROW;
        return error;
    }
    if (column >= TTTJUDGE_SIDE) {
        error.fault = TTTJUDGE_BAD_COLUMN;
        return error;
    }
    unsigned cell = TTTJUDGE_SIDE * row + column;
    error.earlier = taken_by(game, cell);
    if (error.earlier != 0) {
        error.fault = TTTJUDGE_TAKEN;
        return error;
    }
    uint16_t *player = game->moves % 2 == 0 ? &game->played.x : &game->played.o;
    *player = (uint16_t)(*player | 1U << cell);
    game->cells[game->moves++] = (uint8_t)cell;
    return (tttjudge_error){.fault = TTTJUDGE_OK};
}

/* The outcome after a move, by whether it completed a line. A table, because a branch would be
 * unpredictable. */
static const uint8_t outcomes[2][TTTJUDGE_CELLS + 1] = {
    {[TTTJUDGE_CELLS] = TTTJUDGE_DRAW},
    {TTTJUDGE_PENDING, TTTJUDGE_A, TTTJUDGE_B, TTTJUDGE_A, TTTJUDGE_B, TTTJUDGE_A, TTTJUDGE_B,
     TTTJUDGE_A, TTTJUDGE_B, TTTJUDGE_A},
};

/* Lines are looked for once, with all moves on the board. Only if there was a line before the
 * last move is the game replayed to find the move that completed the first. */
void tttjudge_judge_game(const tttjudge_game *game, tttjudge_result *result)
{
    const uint8_t *lines_of = tttjudge_lines_of;
    unsigned a = game->played.x;
    unsigned b = game->played.o;
    int end = game->moves;
    unsigned last = end > 0 ? 1U << game->cells[end - 1] : 0;
    if ((lines_of[a & ~last] | lines_of[b & ~last]) != 0) {
        a = 0;
        b = 0;
        end = 0;
        while ((lines_of[a] | lines_of[b]) == 0 && end < game->moves) {
            unsigned bit = 1U << game->cells[end];
            a |= end % 2 == 0 ? bit : 0;
            b |= end % 2 == 1 ? bit : 0;
            end++;
        }
    }
    unsigned lines = lines_of[a] | lines_of[b];
    result->outcome = (tttjudge_outcome)outcomes[lines != 0][end];
    result->won_at = lines != 0 ? end : 0;
    result->lines = lines;
    result->board = (tttjudge_board){.x = (uint16_t)a, .o = (uint16_t)b};
}
