/* lines.h - the eight lines, for the library's own files.
 * Knows cells and lines; knows nothing of players, turns or games. */
#ifndef TTTJUDGE_LINES_H
#define TTTJUDGE_LINES_H

#include "tttjudge.h"

/* Whether marks has any line at all. A set moved down by one column or one row lies
 * upon itself where neighbours are set, so that of a line its lowest bit is left:
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

#endif
