/* moves.c - a game of tic-tac-toe, move by move (LeetCode 1275).
 * Knows turns, legal moves and the end of a game; knows nothing of text. */
#include "lines.h"

enum { ROWS = 3, COLUMNS = 3 };

void tttjudge_game_start(tttjudge_game *game)
{
    *game = (tttjudge_game){.moves = 0};
}

tttjudge_error tttjudge_game_play(tttjudge_game *game, tttjudge_move move)
{
    int step = game->moves + 1;
    if (move.row < 0 || move.row >= ROWS) {
        return (tttjudge_error){.fault = TTTJUDGE_FIRST_RANGE, .at = step};
    }
    if (move.column < 0 || move.column >= COLUMNS) {
        return (tttjudge_error){.fault = TTTJUDGE_SECOND_RANGE, .at = step};
    }
    int cell = COLUMNS * move.row + move.column;
    unsigned bit = 1U << cell;
    if (game->taken & bit) {
        return (tttjudge_error){TTTJUDGE_TAKEN, step, game->number[cell]};
    }

    game->taken = (uint16_t)(game->taken | bit);
    game->number[cell] = (uint8_t)step;
    game->moves = (uint8_t)step;
    if (game->won_at == 0) {
        uint16_t *marks = step % 2 == 1 ? &game->board.x : &game->board.o;
        *marks = (uint16_t)(*marks | bit);
        game->won_at = has_line(*marks) ? (uint8_t)step : 0;
    }
    return (tttjudge_error){.fault = TTTJUDGE_OK};
}

tttjudge_error tttjudge_game_play_all(tttjudge_game *game, const tttjudge_move *moves, size_t count)
{
    tttjudge_error error = {.fault = TTTJUDGE_OK};
    for (size_t i = 0; i < count && error.fault == TTTJUDGE_OK; i++) {
        error = tttjudge_game_play(game, moves[i]);
    }
    return error;
}

tttjudge_outcome tttjudge_game_outcome(const tttjudge_game *game)
{
    if (game->won_at != 0) {
        return game->won_at % 2 == 1 ? TTTJUDGE_A : TTTJUDGE_B;
    }
    return game->moves == TTTJUDGE_CELLS ? TTTJUDGE_DRAW : TTTJUDGE_PENDING;
}

unsigned tttjudge_game_winner(const tttjudge_game *game)
{
    switch (tttjudge_game_outcome(game)) {
    case TTTJUDGE_A:
        return game->board.x;
    case TTTJUDGE_B:
        return game->board.o;
    default:
        return 0;
    }
}
