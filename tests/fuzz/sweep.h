/* sweep.h - texts that are tried systematically: every change of one byte, every number in a
 * place. Each goes to check(). */
#ifndef SWEEP_H
#define SWEEP_H

#include "harness.h"

enum { TEXT_MAX = 4096 }; /* the most bytes that a text may have */

/* The text, with LF and with CR LF, and every text that has one byte changed, removed or
 * inserted. Read whole, it takes the fast path up to the change; byte by byte, it never does. */
void sweep_bytes(const char *text);

/* The text, with LF and with CR LF, in two pieces, cut at every byte; and the first piece alone. */
void sweep_cuts(const char *text);

/* The same for the answers to a text: every change of one byte, every cut, every end. */
void sweep_answers(const char *text, const char *answers);

/* A text with its '#' replaced by numbers: small, long and wrong ones. */
void sweep_numbers(const char *text, int size);

/* One text, as it is. */
void sweep_text(const char *text, int size);

/* Texts longer than the program's blocks, with a malformed record here and there. */
void sweep_long(void);

/* Says how many texts were tried. */
void sweep_end(void);

#endif
