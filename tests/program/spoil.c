/* spoil.c - makes the texts of spoil.h, one after the other. */
#include "spoil.h"

#include <string.h>

/* Puts one byte, or none for -1, in the place of so many bytes of the part. */
static void change(const spoilable *text, size_t at, size_t replaced, int byte, spoil_user *use,
                   const void *state)
{
    bytes changed = {0};
    bytes_add_text(&changed, text->before);
    bytes_add(&changed, text->part, at);
    if (byte >= 0) {
        bytes_add_byte(&changed, byte);
    }
    bytes_add_text(&changed, text->part + at + replaced);
    bytes_add_text(&changed, text->after);
    use(state, &changed);
    bytes_free(&changed);
}

void spoil_all(const spoilable *text, int step, spoil_user *use, const void *state)
{
    size_t length = strlen(text->part);
    change(text, 0, 0, -1, use, state);
    for (size_t at = 0; at <= length; at++) {
        if (at < length) {
            change(text, at, 1, -1, use, state);
        }
        for (int byte = 0; byte < 256; byte += step) {
            change(text, at, 0, byte, use, state);
            if (at < length && byte != (unsigned char)text->part[at]) {
                change(text, at, 1, byte, use, state);
            }
        }
    }
}
