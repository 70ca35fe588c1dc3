/* lines.h - tic-tac-toe on nine characters: all boards, and who has which lines, in the plainest
 * way. None of it is taken from the product. */
#ifndef TTTJUDGE_TESTS_LINES_H
#define TTTJUDGE_TESTS_LINES_H

#include <stdbool.h>

enum {
    BOARDS = 19683, /* 3 to the power of 9: every way to fill nine cells */
    LINES = 8
};

/* Board number 0 to 19682: its digits in base 3 are the cells. */
static inline void board_text(int number, char cells[9])
{
    for (int i = 0; i < 9; i++) {
        cells[i] = ".XO"[number % 3];
        number /= 3;
    }
}

/* The number of a board: the inverse of board_text. */
static inline int board_number(const char cells[9])
{
    int number = 0;
    for (int i = 8; i >= 0; i--) {
        number = 3 * number + (cells[i] == 'X' ? 1 : cells[i] == 'O' ? 2 : 0);
    }
    return number;
}

static inline int count_of(const char cells[9], char mark)
{
    int count = 0;
    for (int i = 0; i < 9; i++) {
        count += cells[i] == mark;
    }
    return count;
}

/* Whether a mark has a line: 0 to 2 are rows, 3 to 5 columns, then the two diagonals. */
static inline bool has_line(const char cells[9], char mark, int line)
{
    static const int places[LINES][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                         {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    return cells[places[line][0]] == mark && cells[places[line][1]] == mark &&
           cells[places[line][2]] == mark;
}

/* Whether it has any. */
static inline bool owns_line(const char cells[9], char mark)
{
    bool any = false;
    for (int line = 0; line < LINES; line++) {
        any = any || has_line(cells, mark, line);
    }
    return any;
}

#endif
