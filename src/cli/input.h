/* input.h - the bytes of one file, one block at a time, and where they stand.
 * The one place that knows lines and columns.
 *
 * A reader looks at bytes between next and end, and asks for more when it has
 * used them all; only the block at hand is kept. Places
 * are worked out only when somebody asks; to be able to ask for the place of a
 * byte later, in another block, a reader notes the spot. */
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

/* What a reader may note, one byte of each kind at a time; until then, each is the start
 * of the file. HERE is no spot to note: it is the next byte, or at the end of the file the
 * byte after the last. */
enum spot { SPOT_BLANK, SPOT_RECORD, SPOT_PAIR, SPOT_TOKEN, SPOTS, HERE = SPOTS };

/* What stands at the start of a file. */
enum preamble { PREAMBLE_NONE, PREAMBLE_BOM, PREAMBLE_UTF16 };

struct input {
    const unsigned char *next; /* the first byte not yet used */
    const unsigned char *end;  /* the end of the block */
    const char *name;          /* as messages show it */
    os_file file;
    struct output *output;            /* flushed before the input waits */
    bool over;                        /* there is no further block */
    int error_number;                 /* errno, once reading has failed */
    struct place start;               /* of the block's first byte */
    struct place last;                /* the last place that was worked out in the block ... */
    const unsigned char *last_at;     /* ... and its byte: the next is not far from it */
    const unsigned char *spot[SPOTS]; /* in this block, or NULL and then ... */
    struct place noted[SPOTS];        /* ... its place, if it was in an earlier one */
    unsigned char bytes[INPUT_BLOCK];
};

/* Begins with an open file. Skips a byte order mark at its start. */
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

/* Notes a byte of the block at hand, or the next byte. */
static inline void input_note_at(struct input *input, enum spot spot, const unsigned char *byte)
{
    input->spot[spot] = byte;
}

static inline void input_note(struct input *input, enum spot spot)
{
    input_note_at(input, spot, input->next);
}

/* The place of a byte that was noted, or HERE. */
struct place input_place(struct input *input, enum spot spot);

/* Ends the input after the next byte, which a reader may already have looked at. */
void input_stop(struct input *input);

/* Makes this the end of the file: what is left in the block is given up. */
void input_give_up(struct input *input);

#endif
