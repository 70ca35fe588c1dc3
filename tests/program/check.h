/* check.h - cmocka behind the headers that it needs, and what the tests of the
 * program assert over and over. A failure shows what was wanted and what was got,
 * byte by byte, with escapes. */
#ifndef TTTJUDGE_TESTS_CHECK_H
#define TTTJUDGE_TESTS_CHECK_H

/* cmocka.h wants these before it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "run.h"

/* Arguments written in place: ARGS("validate", "-e"). */
#define ARGS(...) ((const char *const[]){__VA_ARGS__, NULL})

/* A piece of input given once, from a string literal. */
#define TEXT(text)                                                                                 \
    {                                                                                              \
        (text), sizeof(text) - 1, 1                                                                \
    }

/* Fails, with both shown, unless they are the same bytes. */
void check_bytes(const char *what, const void *want, size_t want_size, const void *got,
                 size_t got_size);
void check_text(const char *what, const char *want, const bytes *got);

/* Fails unless the run ended by itself with this status. */
void check_status(int want, const run_result *got);

/* Fails unless there are so many messages: lines that begin with "tttjudge: " and
 * say something, in printable characters, and nothing else on standard error. */
void check_messages(size_t want, const bytes *err);

/* Fails unless the text begins as the pattern says, where "..." stands for any
 * bytes; after a pattern without "..." the text has to go on. */
void check_matches(const char *pattern, const char *text, size_t size);

/* What is being checked: it is printed before any failure that follows. */
void check_about(const char *what);

/* Shows what was got, and fails. */
void check_failed(const char *what, const bytes *got);

/* Prints bytes with C escapes; of a long text the part around the byte at. */
void show_bytes(const char *what, const char *data, size_t size, size_t at);

#endif
