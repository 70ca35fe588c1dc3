/* input.c - reads blocks, and counts lines and columns in them. */
#include "input.h"

#include <errno.h>

enum { COUNTED_AT_ONCE = 192 }; /* a multiple of 64 whose newlines one byte can count */

static uint64_t count_newlines(const unsigned char *from, const unsigned char *to)
{
    uint64_t lines = 0;
    for (; to - from >= COUNTED_AT_ONCE; from += COUNTED_AT_ONCE) {
        uint8_t some = 0; /* a narrow sum, so that the loop becomes vector code */
        for (int i = 0; i < COUNTED_AT_ONCE; i++) {
            some = (uint8_t)(some + (from[i] == '\n'));
        }
        lines += some;
    }
    for (; from < to; from++) {
        lines += *from == '\n';
    }
    return lines;
}

/* The place of the byte at to, given that of the byte at from. */
static struct place advance(struct place place, const unsigned char *from, const unsigned char *to)
{
    uint64_t lines = count_newlines(from, to);
    if (lines == 0) {
        place.column += (uint64_t)(to - from);
        return place;
    }
    const unsigned char *line = to;
    while (line[-1] != '\n') {
        line--;
    }
    place.line += lines;
    place.column = (uint64_t)(to - line) + 1;
    return place;
}

/* The place of a byte in the block. Places are mostly asked for in order, so this counts on from
 * the last one. */
static struct place place_of(struct input *input, const unsigned char *to)
{
    if (to < input->last_at) {
        return advance(input->start, input->bytes, to);
    }
    input->last = advance(input->last, input->last_at, to);
    input->last_at = to;
    return input->last;
}

struct place input_place(struct input *input, enum spot spot)
{
    if (spot == HERE) {
        return place_of(input, input->next);
    }
    return input->spot[spot] != NULL ? place_of(input, input->spot[spot]) : input->noted[spot];
}

void input_stop(struct input *input)
{
    if (input->next < input->end) {
        input->end = input->next + 1;
    }
    input->over = true;
}

/* Reads more bytes into the rest of the block. */
static void read_more(struct input *input)
{
    output_flush(input->output);
    size_t used = (size_t)(input->end - input->bytes);
    ptrdiff_t got = os_read(input->file, input->bytes + used, sizeof input->bytes - used);
    if (got > 0) {
        input->end += got;
        return;
    }
    input->over = true;
    input->error_number = got < 0 ? errno : 0;
}

static void begin_block(struct input *input, struct place start)
{
    input->start = start;
    input->last = start;
    input->last_at = input->bytes;
    input->next = input->bytes;
    input->end = input->bytes;
}

/* Counts the places of all spots, which may be asked for when the block is gone. */
static void leave_block(struct input *input)
{
    for (int i = 0; i < SPOTS; i++) {
        input->noted[i] = input_place(input, (enum spot)i);
        input->spot[i] = NULL;
    }
    begin_block(input, place_of(input, input->end));
}

int input_refill(struct input *input)
{
    if (input->over) {
        return INPUT_END;
    }
    leave_block(input);
    read_more(input);
    return input->over ? INPUT_END : *input->next;
}

/* Whether the file starts with a signature. Reads on as long as it may. */
static bool starts_with(struct input *input, const char *signature, ptrdiff_t length)
{
    for (ptrdiff_t i = 0; i < length; i++) {
        if (input->next + i == input->end && !input->over) {
            read_more(input);
        }
        if (input->next + i == input->end || input->next[i] != (unsigned char)signature[i]) {
            return false;
        }
    }
    return true;
}

enum preamble input_begin(struct input *input, os_file file, const char *name,
                          struct output *output)
{
    input->file = file;
    input->name = name;
    input->output = output;
    input->over = false;
    input->error_number = 0;
    begin_block(input, (struct place){1, 1});
    for (int i = 0; i < SPOTS; i++) {
        input->spot[i] = NULL;
        input->noted[i] = input->start;
    }
    if (starts_with(input, "\xFF\xFE", 2) || starts_with(input, "\xFE\xFF", 2)) {
        return PREAMBLE_UTF16;
    }
    if (starts_with(input, "\xEF\xBB\xBF", 3)) {
        input->next += 3;
        return PREAMBLE_BOM;
    }
    return PREAMBLE_NONE;
}
