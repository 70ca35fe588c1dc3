/* message.c - puts messages together and writes each with one call, so that the
 * messages of several programs do not run into each other. */
#include "message.h"

#include "os.h"

#include <stdio.h>
#include <string.h>

enum { MESSAGE_MAX = 8192, DELETE = 0x7F };

struct line {
    size_t length;
    char text[MESSAGE_MAX];
};

static void add(struct line *line, const char *format, va_list values)
{
    size_t room = sizeof line->text - line->length;
    int length = vsnprintf(line->text + line->length, room, format, values);
    if (length > 0) {
        line->length += (size_t)length < room ? (size_t)length : room - 1;
    }
}

static void MESSAGE_FORMAT(2, 3) add_text(struct line *line, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    add(line, format, values);
    va_end(values);
}

static char *put_byte(char *at, unsigned char byte, bool prints)
{
    if (!prints) {
        return at + snprintf(at, sizeof "\\xNN", "\\x%02X", byte);
    }
    *at = (char)byte;
    return at + 1;
}

/* A file's name may hold anything; a message stays one line. Bytes above ASCII are left to
 * the terminal, which knows the name's encoding. */
static void write_line(const struct line *line)
{
    char text[4 * MESSAGE_MAX + 2];
    char *at = text;
    for (size_t i = 0; i < line->length; i++) {
        unsigned char byte = (unsigned char)line->text[i];
        at = put_byte(at, byte, byte >= ' ' && byte != DELETE);
    }
    *at++ = '\n';
    (void)os_write(OS_STDERR, text, (size_t)(at - text)); /* nobody is left to tell */
}

void message(const char *format, ...)
{
    struct line line = {.length = 0};
    add_text(&line, "tttjudge: ");
    va_list values;
    va_start(values, format);
    add(&line, format, values);
    va_end(values);
    write_line(&line);
}

void message_at(const char *name, unsigned long long line_number, unsigned long long column,
                const char *format, va_list values)
{
    struct line line = {.length = 0};
    add_text(&line, "tttjudge: %.*s:%llu:%llu: ", MESSAGE_NAME_MAX, name, line_number, column);
    add(&line, format, values);
    write_line(&line);
}

void message_usage(const char *call)
{
    struct line line = {.length = 0};
    add_text(&line, "usage: tttjudge %s", call);
    write_line(&line);
}

struct quoted quote(const void *bytes, size_t length)
{
    struct quoted quoted = {.text = ""};
    const unsigned char *from = bytes;
    char *at = quoted.text;
    size_t shown = length < QUOTE_MAX ? length : QUOTE_MAX;
    for (size_t i = 0; i < shown; i++) {
        at = put_byte(at, from[i], from[i] >= ' ' && from[i] <= '~');
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
        at = put_byte(at, (unsigned char)byte, byte >= ' ' && byte <= '~');
        strcpy(at, "'");
    }
    return found;
}
