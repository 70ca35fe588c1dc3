/* sweep.h - texts that are tried one after the other, without chance: every change of one
 * byte, every number in a place. All of it ends in check(), which ends the test. */
#ifndef SWEEP_H
#define SWEEP_H

#include "harness.h"

enum { TEXT_MAX = 4096 }; /* the most bytes that a text may have */

/* The text, with LF and with CR LF, and every text that differs from it in one byte: another
 * value, a byte less, a byte more. Whole, it goes through the fast path up to the change;
 * byte by byte, it never does. */
void sweep_bytes(const char *text);

/* The text, with LF and with CR LF, in two pieces, cut at every byte; and what there is of it
 * if the file ends there. */
void sweep_cuts(const char *text);

/* The same for the answers to a text: every change of one byte, every cut, every end. */
void sweep_answers(const char *text, const char *answers);

/* A text with numbers in the place of its '#': small ones, long ones, wrong ones. */
void sweep_numbers(const char *text, int size);

/* One text, as it is. */
void sweep_text(const char *text, int size);

/* Texts of records that are longer than the program's blocks, with damage here and there. */
void sweep_long(void);

/* Says how many texts were tried. */
void sweep_end(void);

#endif
