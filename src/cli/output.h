/* output.h - gathers verdicts for standard output and messages for standard error, in order,
 * and writes them in blocks. Every write of verdicts is checked. input.c writes the block
 * before it waits. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "message.h"
#include "os.h"

#include <stdint.h>
#include <string.h>

enum {
    OUTPUT_BLOCK = 1 << 16,
    OUTPUT_ROOM = 1 << 12 /* the most that output_room may be asked for */
};

/* The block holds bytes for one stream, and is written before bytes for the other are added. All
 * is 0 at first. */
struct output {
    size_t used;
    size_t limit; /* OUTPUT_BLOCK if it holds verdicts; else 0, for there is no room for any */
    char bytes[OUTPUT_BLOCK];
};

/* Writes the block. If verdicts cannot be written, says so and ends the program: without output
 * there is nothing left to do. */
void output_flush(struct output *output);

/* Writes the rest and closes standard output, with the same checks. */
void output_finish(struct output *output);

/* Adds a line for standard error; without output, writes it at once. */
void output_line(struct output *output, const struct message *line);

/* The same with "tttjudge: " and the text. */
void output_message(struct output *output, const char *format, ...) MESSAGE_FORMAT(2, 3);

/* Makes room for verdicts. */
void output_make_room(struct output *output);

/* Room for size more bytes of verdicts, at most OUTPUT_ROOM. Call output_took with the end of
 * what was written there. */
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

/* Adds a text of any length for standard output. */
void output_text(struct output *output, const char *text);

/* Write a text, or a number from 0 on, where there is room; return the end.
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
