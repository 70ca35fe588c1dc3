/* game.c - a game of tic-tac-toe, move by move (LeetCode 1275).
 * Knows turns, legal moves and the end of a game; knows nothing of text. */
#include "tttjudge.h"

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
    for (unsigned i = 0; i < TTTJUDGE_LINE_COUNT; i++) {
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

/* Whether marks has any line at all, as tttjudge_lines would tell, but in a few steps: this
 * is asked of every list. A set moved down by one column or one row lies upon itself where
 * neighbours are set, so that of a line its lowest bit is left:
 *
 *     0 1 2     rows       marks & marks >> 1 & marks >> 2, kept at 0 3 6 (0111 octal)
 *     3 4 5     columns    marks & marks >> 3 & marks >> 6, kept at 0 1 2 (7)
 *     6 7 8     diagonals  0 4 8 (0421) and 2 4 6 (0124), whole
 */
static inline bool has_line(unsigned marks)
{
    unsigned rows = marks & marks >> 1 & marks >> 2 & 0111;
    unsigned columns = marks & marks >> 3 & marks >> 6 & 7;
    return ((rows | columns) != 0) | ((marks & 0421) == 0421) | ((marks & 0124) == 0124);
}

/* Ends the game if there is a line by now; last is the cell of the last move, which as a
 * rule completed it. */
static inline void settle(tttjudge_game *game, unsigned last)
{
    unsigned x = game->board.x;
    unsigned o = game->board.o;
    if (!has_line(x) && !has_line(o)) {
        return;
    }
    if (has_line(x & ~last) || has_line(o & ~last)) {
        find_end(game);
    } else {
        game->won_at = game->moves;
    }
}

/* Lines are looked for only when all the moves are on the board, which is quicker than to
 * look after every move. */
tttjudge_error tttjudge_game_play_all(tttjudge_game *game, const tttjudge_move *moves, size_t count)
{
    tttjudge_error error = {.fault = TTTJUDGE_OK};
    unsigned taken = game->taken;
    unsigned played[2] = {0, 0}; /* the new moves with even numbers, B's, and odd ones, A's */
    unsigned last = 0;           /* the cell of the last move */
    int step = game->moves;
    for (size_t i = 0; i < count; i++) {
        unsigned row = (unsigned)moves[i].row; /* huge if it is negative */
        unsigned column = (unsigned)moves[i].column;
        if (row >= TTTJUDGE_SIDE) {
            error = (tttjudge_error){.fault = TTTJUDGE_BAD_ROW, .at = (size_t)step + 1};
            break;
        }
        if (column >= TTTJUDGE_SIDE) {
            error = (tttjudge_error){.fault = TTTJUDGE_BAD_COLUMN, .at = (size_t)step + 1};
            break;
        }
        unsigned cell = TTTJUDGE_SIDE * row + column;
        if ((taken >> cell & 1) != 0) {
            error = (tttjudge_error){TTTJUDGE_TAKEN, (size_t)step + 1, game->number[cell]};
            break;
        }
        step++;
        last = 1U << cell;
        taken |= last;
        played[step % 2] |= last;
        game->number[cell] = (uint8_t)step;
    }
    game->taken = (uint16_t)taken;
    game->moves = (uint8_t)step;
    if (game->won_at == 0) {
        game->board.x = (uint16_t)(game->board.x | played[1]);
        game->board.o = (uint16_t)(game->board.o | played[0]);
        settle(game, last);
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
