/* lines.h - the lines of every set of cells, for the files of the library. */
#ifndef LINES_H
#define LINES_H

#include "tttjudge.h"

/* At a set of cells, bits 0 to 8, what tttjudge_lines tells of it. */
extern const uint8_t tttjudge_lines_of[TTTJUDGE_FULL + 1];

#endif
