/* output.h - what the program writes, gathered in one block: verdicts for standard output
 * and messages for standard error, in one order. Every write of verdicts is checked. The
 * input has the block written before it waits (input.c). */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "os.h"

#include <stdint.h>
#include <string.h>

enum {
    OUTPUT_BLOCK = 1 << 16,
    OUTPUT_ROOM = 1 << 12 /* the most that one call of output_room may ask for */
};

/* The block holds bytes for one of the two; it is written before bytes for the other are
 * added. To begin with, all is 0. */
struct output {
    size_t used;
    size_t limit; /* OUTPUT_BLOCK while they are verdicts, else 0: there is no room for any */
    char bytes[OUTPUT_BLOCK];
};

/* Writes what has been gathered. If verdicts cannot be written, says so and ends the
 * program: without output there is nothing left to do. */
void output_flush(struct output *output);

/* The end of all output: writes the rest and closes the file, with the same care. */
void output_finish(struct output *output);

/* Adds bytes, OUTPUT_BLOCK at most, for standard error. */
void output_message(struct output *output, const char *bytes, size_t size);

/* Makes room for verdicts. */
void output_make_room(struct output *output);

/* A place for size more bytes, OUTPUT_ROOM at most. What was put there counts
 * once output_took is told where it ends. */
static inline char *output_room(struct output *output, size_t size)
{
    if (output->used + size > output->limit) {
        output_make_room(output);
    }
    return output->bytes + output->used;
}

static inline void output_took(struct output *output, const char *end)
{
    output->used = (size_t)(end - output->bytes);
}

/* Adds a text, of any length, for standard output. */
void output_text(struct output *output, const char *text);

/* Put text or a number, not a negative one, at a place where there is room; return where it ends.
 */
static inline char *put_bytes(char *at, const char *bytes, size_t size)
{
    memcpy(at, bytes, size);
    return at + size;
}

char *put_text(char *at, const char *text);
char *put_count(char *at, uint64_t number);

static inline char *put_number(char *at, int number)
{
    return put_count(at, (uint64_t)number);
}

#endif
