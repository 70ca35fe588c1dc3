/* output.h - standard output in blocks, every write checked.
 * Knows bytes; knows nothing of verdicts. When output is written is the input's
 * affair: it flushes before it waits (input.c). */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stddef.h>
#include <string.h>

enum {
    OUTPUT_BLOCK = 1 << 16,
    OUTPUT_ROOM = 1 << 12 /* the most that one call of output_room may ask for */
};

struct output {
    size_t used;
    char bytes[OUTPUT_BLOCK];
};

/* Writes what has been gathered. If it cannot be written, says so and ends the
 * program: there is no use in judging for nobody. */
void output_flush(struct output *output);

/* The end of all output: writes the rest and closes the file, with the same care. */
void output_finish(struct output *output);

/* A place for size more bytes, OUTPUT_ROOM at most. What was put there counts
 * once output_took is told where it ends. */
static inline char *output_room(struct output *output, size_t size)
{
    if (OUTPUT_BLOCK - output->used < size) {
        output_flush(output);
    }
    return output->bytes + output->used;
}

static inline void output_took(struct output *output, const char *end)
{
    output->used = (size_t)(end - output->bytes);
}

void output_text(struct output *output, const char *text);

/* Put text or a number, 0 or more, at a place where there is room; return where it ends. */
static inline char *put_bytes(char *at, const char *bytes, size_t size)
{
    memcpy(at, bytes, size);
    return at + size;
}

char *put_text(char *at, const char *text);
char *put_number(char *at, int number);

#endif
