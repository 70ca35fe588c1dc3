/* spoil.h - good input with one byte wrong: every byte left out, and each of the 256
 * values put in and put in the place of another, everywhere. */
#ifndef TTTJUDGE_TESTS_SPOIL_H
#define TTTJUDGE_TESTS_SPOIL_H

#include "bytes.h"

/* A text of which one part is spoiled. What stands around it matters, since long runs
 * of good records may be read in another way than the last few bytes of a file. */
typedef struct spoilable {
    const char *before;
    const char *part;
    const char *after;
} spoilable;

/* What is done with each text, the good one first. */
typedef void spoil_user(const void *state, const bytes *text);

/* Of the 256 values, each step-th is tried: 1 for all. */
void spoil_all(const spoilable *text, int step, spoil_user *use, const void *state);

#endif
