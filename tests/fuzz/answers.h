/* answers.h - what a solver may have printed for a text: the naive judge's verdicts, wrong or odd
 * here and there. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "double.h"
#include "naive.h"

enum { ANSWERS_RIGHT = 0 };

/* Makes answers to the records that the naive judge has found: with the seed ANSWERS_RIGHT the
 * plain right ones, with others some changed. */
void answers_make(const struct naive *naive, uint64_t seed, bytes *answers);

#endif
