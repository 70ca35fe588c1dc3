/* message.c - builds and escapes messages. */
#include "message.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { DELETE = 0x7F, FIRST_BEYOND_C1 = 0xA0 };

void message_add_values(struct message *line, const char *format, va_list values)
{
    size_t room = sizeof line->text - line->length;
    int length = vsnprintf(line->text + line->length, room, format, values);
    if (length > 0) {
        line->length += (size_t)length < room ? (size_t)length : room - 1;
    }
}

void message_add(struct message *line, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    message_add_values(line, format, values);
    va_end(values);
}

static char *put_escaped(char *at, unsigned char byte)
{
    static const char named[] = {['\n'] = 'n', ['\r'] = 'r', ['\t'] = 't'};
    if (byte < sizeof named && named[byte] != 0) {
        return at + sprintf(at, "\\%c", named[byte]);
    }
    return at + sprintf(at, "\\x%02X", byte);
}

static char *put_ascii(char *at, unsigned char byte)
{
    if (byte < ' ' || byte >= DELETE) {
        return put_escaped(at, byte);
    }
    *at = (char)byte;
    return at + 1;
}

/* The length of a character that is beyond ASCII, well-formed UTF-8 and not a control character;
 * otherwise 0.
 *
 *     from      first byte   to what the bits say      (a second byte has 10 and six bits)
 *     U+00A0    110xxxxx     U+07FF
 *     U+0800    1110xxxx     U+FFFF, but for the surrogates, U+D800 to U+DFFF
 *     U+10000   11110xxx     U+10FFFF
 */
static size_t utf8_length(const unsigned char *at, size_t left)
{
    static const unsigned long first_of[] = {0, 0, FIRST_BEYOND_C1, 0x800, 0x10000};
    size_t length = (at[0] & 0xE0) == 0xC0   ? 2
                    : (at[0] & 0xF0) == 0xE0 ? 3
                    : (at[0] & 0xF8) == 0xF0 ? 4
                                             : 0;
    if (length == 0 || length > left) {
        return 0;
    }
    unsigned long character = at[0] & (0x7FU >> length);
    for (size_t i = 1; i < length; i++) {
        if ((at[i] & 0xC0) != 0x80) {
            return 0;
        }
        character = character << 6 | (at[i] & 0x3FU);
    }
    bool is_surrogate = character >= 0xD800 && character <= 0xDFFF;
    return character >= first_of[length] && character <= 0x10FFFF && !is_surrogate ? length : 0;
}

/* A file's name may contain anything, but a message must stay one line. */
size_t message_escape(const struct message *line, char *text)
{
    char *at = text;
    const unsigned char *from = (const unsigned char *)line->text;
    for (size_t i = 0; i < line->length;) {
        size_t length = from[i] <= DELETE ? 0 : utf8_length(from + i, line->length - i);
        if (length == 0) {
            at = put_ascii(at, from[i]);
            i++;
        } else {
            memcpy(at, from + i, length);
            at += length;
            i += length;
        }
    }
    *at = '\0';
    return (size_t)(at - text);
}

struct quoted quote(const void *bytes, size_t length)
{
    struct quoted quoted = {.text = ""};
    const unsigned char *from = bytes;
    char *at = quoted.text;
    size_t shown = length < QUOTE_MAX ? length : QUOTE_MAX;
    for (size_t i = 0; i < shown; i++) {
        at = put_ascii(at, from[i]);
    }
    strcpy(at, shown < length ? "..." : "");
    return quoted;
}

struct quoted found(int byte)
{
    struct quoted found = {.text = "the end of the file"};
    if (byte >= 0) {
        char *at = found.text;
        *at++ = '\'';
        at = put_ascii(at, (unsigned char)byte);
        strcpy(at, "'");
    }
    return found;
}
