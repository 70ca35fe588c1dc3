/* answers.h - what a solver may have printed for a text: the naive judge's verdicts, and
 * something wrong or odd about them here and there. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "double.h"
#include "naive.h"

enum { ANSWERS_RIGHT = 0 };

/* Makes answers to the records that the naive judge has found; ANSWERS_RIGHT makes the plain
 * right ones, other seeds change some. */
void answers_make(const struct naive *naive, uint64_t seed, bytes *answers);

#endif
