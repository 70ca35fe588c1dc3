/* input.h - one file, read a block at a time, and its lines and columns.
 *
 * A reader uses the bytes between next and end, and calls input_refill when there are no more;
 * only the current block is kept. Lines and columns are counted only when somebody asks for a
 * place. To ask later, when the byte's block may be gone, a reader notes the byte as a spot. */
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

/* What a reader can note, one byte of each kind; at first, each is the start of the file. HERE
 * cannot be noted: it is the next byte, or the end of the file. */
enum spot { SPOT_BLANK, SPOT_RECORD, SPOT_PAIR, SPOT_TOKEN, SPOTS, HERE = SPOTS };

/* What stands at the start of a file. */
enum preamble { PREAMBLE_NONE, PREAMBLE_BOM, PREAMBLE_UTF16 };

struct input {
    const unsigned char *next; /* the first byte not yet used */
    const unsigned char *end;  /* the end of the block */
    const char *name;          /* as messages show it */
    os_file file;
    struct output *output;            /* flushed before the input waits */
    bool over;                        /* this is the last block */
    int error_number;                 /* errno, once reading has failed */
    struct place start;               /* of the block's first byte */
    struct place last;                /* the last place counted in the block ... */
    const unsigned char *last_at;     /* ... and its byte: the next is mostly near */
    const unsigned char *spot[SPOTS]; /* in this block, or NULL if in an earlier one ... */
    struct place noted[SPOTS];        /* ... and then its place */
    unsigned char bytes[INPUT_BLOCK];
};

/* Starts to read an open file. Skips a byte order mark. */
enum preamble input_begin(struct input *input, os_file file, const char *name,
                          struct output *output);

/* Reads the next block and returns its first byte, or INPUT_END. */
int input_refill(struct input *input);

/* The next byte, which stays unused, or INPUT_END. */
static inline int input_peek(struct input *input)
{
    return input->next < input->end ? *input->next : input_refill(input);
}

/* Uses the byte that input_peek returned. */
static inline void input_use(struct input *input)
{
    input->next++;
}

/* Notes a byte of the current block, or the next byte. */
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

#endif
