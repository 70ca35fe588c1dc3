/* message.h - the lines on standard error, and the exit statuses that go with them. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include "output.h"

#include <stdarg.h>

enum status {
    STATUS_OK = 0,        /* every record was judged */
    STATUS_MALFORMED = 1, /* some input was malformed */
    STATUS_TROUBLE = 2,   /* a wrong call, or reading or writing failed */
    STATUS_WRONG = 3      /* with --check: some answer was wrong */
};

#ifdef __GNUC__
#define MESSAGE_FORMAT(text, first) __attribute__((format(printf, text, first)))
#else
#define MESSAGE_FORMAT(text, first)
#endif

/* How much of a file's name is shown at the most, so that a line has room for two and more. */
enum { MESSAGE_MAX = 12288, MESSAGE_NAME_MAX = 4096 };

/* A line that is being put together, without its newline. */
struct message {
    size_t length;
    char text[MESSAGE_MAX];
};

void message_add(struct message *line, const char *format, ...) MESSAGE_FORMAT(2, 3);

void message_add_values(struct message *line, const char *format, va_list values)
    MESSAGE_FORMAT(2, 0);

/* Puts a line as it is written, with what could disturb a terminal escaped, and a zero after
 * it; returns how long it is. */
enum { MESSAGE_ESCAPED_MAX = 4 * MESSAGE_MAX + 1 };
size_t message_escape(const struct message *line, char *text);

/* Writes a line to standard error: through the output, in its order, or at once if that is
 * NULL. */
void message_write(struct output *output, const struct message *line);

/* Writes "tttjudge: " and the text. */
void message(struct output *output, const char *format, ...) MESSAGE_FORMAT(2, 3);

/* A text cut and escaped for a message: bytes that do not print are shown as in C. */
enum { QUOTE_MAX = 24 };
struct quoted {
    char text[4 * QUOTE_MAX + sizeof "..."];
};
struct quoted quote(const void *bytes, size_t length);

/* A byte in quotation marks; or for a negative number "the end of the file". */
struct quoted found(int byte);

#endif
