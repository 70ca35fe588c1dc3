/* message.h - the lines on standard error, and the exit statuses that go with
 * them. Knows how bytes are shown; knows nothing of what is judged. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* The worst that happened is the program's exit status. */
enum status {
    STATUS_OK,        /* every record was judged */
    STATUS_MALFORMED, /* some input was not what it has to be */
    STATUS_TROUBLE    /* a wrong call, or reading or writing failed */
};

#ifdef __GNUC__
#define MESSAGE_FORMAT(text, first) __attribute__((format(printf, text, first)))
#else
#define MESSAGE_FORMAT(text, first)
#endif

/* How much of a file's name a message shows at the most: there is to be room for more. */
enum { MESSAGE_NAME_MAX = 4096 };

/* Prints "tttjudge: ", the text and a newline in one write. */
void message(const char *format, ...) MESSAGE_FORMAT(1, 2);

/* The same after a place in the input: "tttjudge: NAME:LINE:COLUMN: ". */
void message_at(const char *name, unsigned long long line, unsigned long long column,
                const char *format, va_list values) MESSAGE_FORMAT(4, 0);

/* Prints "usage: tttjudge " and the rest of a call. */
void message_usage(const char *call);

/* Bytes of the input or of the command line as a message shows them: those that
 * do not print as \xNN, and no more than fit. */
enum { QUOTE_MAX = 24 };
struct quoted {
    char text[4 * QUOTE_MAX + sizeof "..."];
};
struct quoted quote(const void *bytes, size_t length);

/* A byte, or for a negative number the end of the file, as what was found. */
struct quoted found(int byte);

#endif
