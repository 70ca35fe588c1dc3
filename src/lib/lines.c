/* lines.c - which of the eight lines a set of cells has. */
#include "tttjudge.h"

/* The cells of each line, in the order of the bits TTTJUDGE_ROW_1, ...:
 *
 *     0 1 2      rows           three bits in a row: 7, moved by 0, 3, 6
 *     3 4 5      columns        every third bit: 0111 in octal, moved by 0, 1, 2
 *     6 7 8      the diagonals  0 4 8 and 2 4 6
 */
static const uint16_t line_cells[TTTJUDGE_LINE_COUNT] = {
    7 << 0,
    7 << 3,
    7 << 6,
    0111 << 0,
    0111 << 1,
    0111 << 2,
    1 << 0 | 1 << 4 | 1 << 8,
    1 << 2 | 1 << 4 | 1 << 6,
};

unsigned tttjudge_lines(unsigned marks)
{
    unsigned lines = 0;
    for (unsigned i = 0; i < TTTJUDGE_LINE_COUNT; i++) {
        bool owned = (marks & line_cells[i]) == line_cells[i];
        lines |= (unsigned)owned << i;
    }
    return lines;
}

unsigned tttjudge_line_cells(unsigned lines)
{
    unsigned cells = 0;
    for (unsigned i = 0; i < TTTJUDGE_LINE_COUNT; i++) {
        cells |= (lines >> i & 1) != 0 ? line_cells[i] : 0U;
    }
    return cells;
}

int tttjudge_count_cells(unsigned marks)
{
    int count = 0;
    for (unsigned cell = 0; cell < TTTJUDGE_CELLS; cell++) {
        count += (marks >> cell & 1) != 0;
    }
    return count;
}
