/* lines.h - a table of lines, for the files of the library. */
#ifndef LINES_H
#define LINES_H

#include "tttjudge.h"

/* tttjudge_lines of every set of cells, bits 0 to 8. */
extern const uint8_t tttjudge_lines_of[TTTJUDGE_FULL + 1];

#endif
