/* finished.c - judges a board without its history (BOJ 7682). */
#include "tttjudge.h"

tttjudge_standing tttjudge_judge_board(tttjudge_board board)
{
    int ahead = tttjudge_count_cells(board.x) - tttjudge_count_cells(board.o);
    bool x_line = tttjudge_lines(board.x) != 0;
    bool o_line = tttjudge_lines(board.o) != 0;

    if (ahead != 0 && ahead != 1) {
        return TTTJUDGE_BAD_COUNTS;
    }
    bool x_moved_last = ahead == 1;
    if (x_line && o_line) {
        return TTTJUDGE_BOTH_WON;
    }
    if (x_line) {
        return x_moved_last ? TTTJUDGE_X_WON : TTTJUDGE_O_AFTER_X_WON;
    }
    if (o_line) {
        return x_moved_last ? TTTJUDGE_X_AFTER_O_WON : TTTJUDGE_O_WON;
    }
    if ((board.x | board.o) == TTTJUDGE_FULL) {
        return TTTJUDGE_NO_WINNER;
    }
    return x_moved_last ? TTTJUDGE_O_TO_MOVE : TTTJUDGE_X_TO_MOVE;
}

bool tttjudge_is_finished(tttjudge_standing standing)
{
    return standing <= TTTJUDGE_NO_WINNER;
}

bool tttjudge_is_reachable(tttjudge_standing standing)
{
    return standing <= TTTJUDGE_O_TO_MOVE;
}
