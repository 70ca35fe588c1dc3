/* lines.c - the lines in a set of cells. */
#include "lines.h"

/* The cells of lines, in octal, one digit for each row:
 *
 *     0 1 2      a row 0007, a column 0111, shifted into place;
 *     3 4 5      the diagonals 0421 and 0124
 *     6 7 8
 */
enum { ROW = 0007, COLUMN = 0111, DIAGONAL = 0421, ANTI_DIAGONAL = 0124 };

/* The cells of each line, in the order of the bits TTTJUDGE_ROW_1, ... */
static const uint16_t line_cells[TTTJUDGE_LINE_COUNT] = {
    ROW << 0, ROW << 3, ROW << 6, COLUMN << 0, COLUMN << 1, COLUMN << 2, DIAGONAL, ANTI_DIAGONAL,
};

#define LINE(set, cells, line) (((set) | (cells)) == (set) ? (line) : 0)
#define LINES(set)                                                                                 \
    (LINE(set, ROW << 0, TTTJUDGE_ROW_1) | LINE(set, ROW << 3, TTTJUDGE_ROW_2) |                   \
     LINE(set, ROW << 6, TTTJUDGE_ROW_3) | LINE(set, COLUMN << 0, TTTJUDGE_COLUMN_1) |             \
     LINE(set, COLUMN << 1, TTTJUDGE_COLUMN_2) | LINE(set, COLUMN << 2, TTTJUDGE_COLUMN_3) |       \
     LINE(set, DIAGONAL, TTTJUDGE_DIAGONAL) | LINE(set, ANTI_DIAGONAL, TTTJUDGE_ANTI_DIAGONAL))
#define LINES_OF_8(set)                                                                            \
    LINES(set), LINES((set) + 1), LINES((set) + 2), LINES((set) + 3), LINES((set) + 4),            \
        LINES((set) + 5), LINES((set) + 6), LINES((set) + 7)
#define LINES_OF_64(set)                                                                           \
    LINES_OF_8(set), LINES_OF_8((set) + 010), LINES_OF_8((set) + 020), LINES_OF_8((set) + 030),    \
        LINES_OF_8((set) + 040), LINES_OF_8((set) + 050), LINES_OF_8((set) + 060),                 \
        LINES_OF_8((set) + 070)

/* A table, because every game is looked up several times. */
const uint8_t tttjudge_lines_of[TTTJUDGE_FULL + 1] = {
    LINES_OF_64(0000), LINES_OF_64(0100), LINES_OF_64(0200), LINES_OF_64(0300),
    LINES_OF_64(0400), LINES_OF_64(0500), LINES_OF_64(0600), LINES_OF_64(0700),
};

unsigned tttjudge_lines(unsigned marks)
{
    return tttjudge_lines_of[marks & TTTJUDGE_FULL];
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
