/* board.c - nine cells of text as two sets of bits. */
#include "tttjudge.h"

tttjudge_mark tttjudge_mark_of(int byte)
{
    switch (byte) {
    case '.':
        return TTTJUDGE_EMPTY;
    case 'X':
        return TTTJUDGE_X;
    case 'O':
        return TTTJUDGE_O;
    default:
        return TTTJUDGE_NO_MARK;
    }
}

tttjudge_mark tttjudge_board_at(tttjudge_board board, int cell)
{
    unsigned bit = 1U << cell;
    if ((board.x & bit) != 0) {
        return TTTJUDGE_X;
    }
    return (board.o & bit) != 0 ? TTTJUDGE_O : TTTJUDGE_EMPTY;
}

tttjudge_error tttjudge_board_parse(const char *text, size_t length, tttjudge_board *board)
{
    unsigned sets[TTTJUDGE_O + 1] = {0}; /* the cells of each mark */
    for (size_t i = 0; i < length; i++) {
        tttjudge_mark mark = tttjudge_mark_of((unsigned char)text[i]);
        if (mark == TTTJUDGE_NO_MARK) {
            return (tttjudge_error){.fault = TTTJUDGE_BAD_CELL, .at = i};
        }
        if (i < TTTJUDGE_CELLS) {
            sets[mark] |= 1U << i;
        }
    }
    if (length != TTTJUDGE_CELLS) {
        return (tttjudge_error){.fault = TTTJUDGE_BAD_LENGTH};
    }
    board->x = (uint16_t)sets[TTTJUDGE_X];
    board->o = (uint16_t)sets[TTTJUDGE_O];
    return (tttjudge_error){.fault = TTTJUDGE_OK};
}
