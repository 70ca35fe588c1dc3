/* message.h - builds the lines of standard error; the exit statuses that go with them. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include <stdarg.h>
#include <stddef.h>

enum status {
    STATUS_OK = 0,        /* every record was judged */
    STATUS_MALFORMED = 1, /* some input was malformed */
    STATUS_FAILED = 2,    /* a wrong call, or reading or writing failed */
    STATUS_WRONG = 3      /* with --check: some answer was wrong */
};

#ifdef __GNUC__
#define MESSAGE_FORMAT(text, first) __attribute__((format(printf, text, first)))
#else
#define MESSAGE_FORMAT(text, first)
#endif

/* At most so much of a file's name is shown, which leaves room in a line for two. */
enum { MESSAGE_MAX = 12288, MESSAGE_NAME_MAX = 4096 };

/* A line being built, without its newline. */
struct message {
    size_t length;
    char text[MESSAGE_MAX];
};

void message_add(struct message *line, const char *format, ...) MESSAGE_FORMAT(2, 3);

void message_add_values(struct message *line, const char *format, va_list values)
    MESSAGE_FORMAT(2, 0);

/* Copies a line, with what could disturb a terminal escaped, and a NUL after it; returns its
 * length. */
enum { MESSAGE_ESCAPED_MAX = 4 * MESSAGE_MAX + 1 };
size_t message_escape(const struct message *line, char *text);

/* Text cut to QUOTE_MAX bytes; those that do not print are escaped as in C. */
enum { QUOTE_MAX = 24 };
struct quoted {
    char text[4 * QUOTE_MAX + sizeof "..."];
};
struct quoted quote(const void *bytes, size_t length);

/* A byte in quotation marks, or "the end of the file" for a negative number. */
struct quoted found(int byte);

#endif
