/* input.h - the bytes of one file, one block at a time, and where they stand.
 * The one place that knows lines and columns. Knows nothing of formats.
 *
 * A reader looks at bytes between next and end, and asks for more when it has
 * used them all; no byte is kept for it but those of the block at hand. Places
 * are worked out only when somebody asks; to be able to ask for the place of a
 * byte later, in another block, a reader marks it. */
#ifndef INPUT_H
#define INPUT_H

#include "os.h"
#include "output.h"

#include <stdint.h>

enum { INPUT_END = -1, INPUT_BLOCK = 1 << 16 };

/* Both from 1; columns count bytes. */
struct place {
    uint64_t line;
    uint64_t column;
};

/* What a reader may mark, one byte of each kind at a time. HERE is the next byte,
 * or at the end of the file the byte after the last, and needs no mark. */
enum mark { MARK_BLANK, MARK_RECORD, MARK_PAIR, MARK_TOKEN, MARKS, HERE = MARKS };

/* What stands at the start of a file. */
enum preamble { PREAMBLE_NONE, PREAMBLE_BOM, PREAMBLE_UTF16 };

struct input {
    const unsigned char *next; /* the first byte not yet used */
    const unsigned char *end;  /* the end of the block */
    const char *name;          /* as messages show it */
    os_file file;
    struct output *output;            /* flushed before the input waits */
    bool over;                        /* there is no further block */
    int trouble;                      /* errno, once reading has failed */
    struct place start;               /* of the block's first byte */
    const unsigned char *mark[MARKS]; /* in this block, or NULL and then ... */
    struct place marked[MARKS];       /* ... its place, if it was in an earlier one */
    unsigned char bytes[INPUT_BLOCK];
};

/* Begins with an open file. A byte order mark at its start is used already. */
enum preamble input_begin(struct input *input, os_file file, const char *name,
                          struct output *output);

/* Gets the next block and returns its first byte, or INPUT_END. */
int input_refill(struct input *input);

/* The next byte, not used yet, or INPUT_END. */
static inline int input_peek(struct input *input)
{
    return input->next < input->end ? *input->next : input_refill(input);
}

/* Uses the byte that input_peek returned. */
static inline void input_use(struct input *input)
{
    input->next++;
}

/* Marks the next byte. */
static inline void input_mark(struct input *input, enum mark mark)
{
    input->mark[mark] = input->next;
}

/* The place of a byte that was marked, or HERE. */
struct place input_place(const struct input *input, enum mark mark);

/* Makes this the end of the file, but for the byte at hand, which may still be used by
 * who has looked at it. */
void input_stop(struct input *input);

#endif
