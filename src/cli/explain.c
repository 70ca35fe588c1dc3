/* explain.c - the library's findings in words. */
#include "explain.h"

#include "output.h"

/* "row 1, diagonal"; rows and columns count from first. */
static char *put_lines(char *at, unsigned lines, int first)
{
    static const char *const kinds[TTTJUDGE_LINE_COUNT] = {
        "row ", "row ", "row ", "column ", "column ", "column ", "diagonal", "anti-diagonal",
    };
    const char *separator = "";
    for (int i = 0; i < TTTJUDGE_LINE_COUNT; i++) {
        if ((lines >> i & 1) != 0) {
            at = put_text(put_text(at, separator), kinds[i]);
            at = i < 2 * TTTJUDGE_SIDE ? put_number(at, first + i % TTTJUDGE_SIDE) : at;
            separator = ", ";
        }
    }
    return at;
}

/* "1 move", "2 moves". */
static char *put_moves(char *at, int moves)
{
    return put_text(put_number(at, moves), moves == 1 ? " move" : " moves");
}

/* "; 2 after the end", if there are any. */
static char *put_after(char *at, int after)
{
    return after == 0 ? at : put_text(put_number(put_text(at, "; "), after), " after the end");
}

char *explain_board(char *at, tttjudge_board board, tttjudge_standing standing)
{
    static const char *const reasons[TTTJUDGE_STANDINGS] = {
        [TTTJUDGE_X_WON] = "X won: ",
        [TTTJUDGE_O_WON] = "O won: ",
        [TTTJUDGE_NO_WINNER] = "draw",
        [TTTJUDGE_X_TO_MOVE] = "unfinished: X to move",
        [TTTJUDGE_O_TO_MOVE] = "unfinished: O to move",
        [TTTJUDGE_BAD_COUNTS] = "impossible: ",
        [TTTJUDGE_BOTH_WON] = "impossible: X and O both have a line",
        [TTTJUDGE_O_AFTER_X_WON] = "impossible: O moved after X had won",
        [TTTJUDGE_X_AFTER_O_WON] = "impossible: X moved after O had won",
    };
    *at++ = '\t';
    at = put_text(at, reasons[standing]);
    switch (standing) {
    case TTTJUDGE_X_WON:
        return put_lines(at, tttjudge_lines(board.x), 1);
    case TTTJUDGE_O_WON:
        return put_lines(at, tttjudge_lines(board.o), 1);
    case TTTJUDGE_BAD_COUNTS:
        at = put_text(put_number(at, tttjudge_count_cells(board.x)), " X and ");
        return put_text(put_number(at, tttjudge_count_cells(board.o)), " O");
    default:
        return at;
    }
}

char *explain_game(char *at, const tttjudge_game *game, const tttjudge_result *result)
{
    *at++ = '\t';
    switch (result->outcome) {
    case TTTJUDGE_A:
    case TTTJUDGE_B:
        at = put_text(put_number(put_text(at, "move "), result->won_at), ": ");
        at = put_lines(at, result->lines, 0);
        return put_after(at, game->moves - result->won_at);
    case TTTJUDGE_DRAW:
        return put_text(at, "board full");
    default:
        return put_text(put_moves(at, game->moves),
                        game->moves % 2 == 0 ? ", A to move" : ", B to move");
    }
}

static char *put_point(char *at, int x, int y)
{
    *at++ = '(';
    at = put_number(at, x);
    *at++ = ',';
    at = put_number(at, y);
    *at++ = ')';
    return at;
}

char *explain_gomoku(char *at, const tttjudge_gomoku *game)
{
    tttjudge_run runs[TTTJUDGE_DIRECTIONS];
    int count = tttjudge_gomoku_runs(game, runs);
    *at++ = '\t';
    switch (tttjudge_gomoku_outcome(game)) {
    case TTTJUDGE_A:
    case TTTJUDGE_B:
        for (int i = 0; i < count; i++) {
            at = put_text(at, i == 0 ? "" : ", ");
            at = put_point(at, runs[i].from_x, runs[i].from_y);
            *at++ = '-';
            at = put_point(at, runs[i].to_x, runs[i].to_y);
        }
        return put_after(at, game->moves - game->won_at);
    case TTTJUDGE_DRAW:
        return put_text(at, "board full");
    default:
        return put_text(put_moves(at, game->moves), ", no five");
    }
}
