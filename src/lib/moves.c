/* moves.c - a game of tic-tac-toe, move by move (LeetCode 1275).
 * Knows turns, legal moves and the end of a game; knows nothing of text. */
#include "lines.h"

enum { ROWS = 3, COLUMNS = 3 };

void tttjudge_game_start(tttjudge_game *game)
{
    *game = (tttjudge_game){.moves = 0};
}

/* A line was completed by the last of its moves. */
static int completed_at(const tttjudge_game *game, unsigned line)
{
    unsigned cells = tttjudge_line_cells(line);
    int last = 0;
    for (int cell = 0; cell < TTTJUDGE_CELLS; cell++) {
        if ((cells >> cell & 1) != 0 && game->number[cell] > last) {
            last = game->number[cell];
        }
    }
    return last;
}

/* Finds the move that ended the game, the first that completed a line, in a game that was
 * not over yet, and takes the moves after it from the board. */
static void find_end(tttjudge_game *game)
{
    unsigned lines = tttjudge_lines(game->board.x) | tttjudge_lines(game->board.o);
    int won_at = game->moves;
    for (unsigned i = 0; i < TTTJUDGE_LINES; i++) {
        unsigned line = lines & 1U << i;
        int completed = line != 0 ? completed_at(game, line) : won_at;
        won_at = completed < won_at ? completed : won_at;
    }
    game->won_at = (uint8_t)won_at;
    for (int cell = 0; cell < TTTJUDGE_CELLS; cell++) {
        if (game->number[cell] > won_at) {
            game->board.x = (uint16_t)(game->board.x & ~(1U << cell));
            game->board.o = (uint16_t)(game->board.o & ~(1U << cell));
        }
    }
}

static inline bool has_winner(tttjudge_board board, unsigned without)
{
    return has_line(board.x & ~without) || has_line(board.o & ~without);
}

/* Lines are looked for only when all the moves are on the board, which is quicker than
 * to look after every move: as a rule the last one ended the game, and otherwise the
 * numbers tell which line was the first. */
tttjudge_error tttjudge_game_play_all(tttjudge_game *game, const tttjudge_move *moves, size_t count)
{
    tttjudge_error error = {.fault = TTTJUDGE_OK};
    unsigned taken = game->taken;
    unsigned played[2] = {0, 0}; /* the new moves of B and of A: even and odd numbers */
    unsigned bit = 0;            /* the cell of the last move */
    int step = game->moves;
    for (size_t i = 0; i < count; i++) {
        unsigned row = (unsigned)moves[i].row; /* huge if it is negative */
        unsigned column = (unsigned)moves[i].column;
        if (row >= ROWS || column >= COLUMNS) {
            error.fault = row >= ROWS ? TTTJUDGE_FIRST_RANGE : TTTJUDGE_SECOND_RANGE;
            error.at = step + 1;
            break;
        }
        unsigned cell = COLUMNS * row + column;
        if ((taken >> cell & 1) != 0) {
            error = (tttjudge_error){TTTJUDGE_TAKEN, step + 1, game->number[cell]};
            break;
        }
        step++;
        bit = 1U << cell;
        taken |= bit;
        played[step % 2] |= bit;
        game->number[cell] = (uint8_t)step;
    }
    game->taken = (uint16_t)taken;
    game->moves = (uint8_t)step;
    if (game->won_at == 0) {
        game->board.x = (uint16_t)(game->board.x | played[1]);
        game->board.o = (uint16_t)(game->board.o | played[0]);
        if (has_winner(game->board, 0)) {
            if (has_winner(game->board, bit)) {
                find_end(game);
            } else {
                game->won_at = game->moves;
            }
        }
    }
    return error;
}

tttjudge_error tttjudge_game_play(tttjudge_game *game, tttjudge_move move)
{
    return tttjudge_game_play_all(game, &move, 1);
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
