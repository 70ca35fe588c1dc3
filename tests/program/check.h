/* check.h - assertions that the tests of the program share, and their main. A failure shows what
 * was wanted and what was got, with escapes. */
#ifndef TTTJUDGE_TESTS_CHECK_H
#define TTTJUDGE_TESTS_CHECK_H

#include "run.h"
#include "temp.h"
#include "testing.h"

/* Arguments written in place: ARGS("validate", "-e"). */
#define ARGS(...) ((const char *const[]){__VA_ARGS__, NULL})

/* The commands, for tests that hold for each. */
enum { COMMANDS = 3 };

/* Fails, with both shown, unless they are the same bytes. */
void check_bytes(const char *what, const void *want, size_t want_size, const void *got,
                 size_t got_size);
void check_text(const char *what, const char *want, const bytes *got);

/* Fails unless the run ended by itself with this status. */
void check_status(int want, const run_result *got);

/* Fails unless standard error has this many messages and nothing else: lines of printable
 * characters that begin with "tttjudge: " and go on. */
void check_messages(size_t want, const bytes *err);

/* Runs the program; fails unless its output and status are as wanted. */
void check_run(const run_call *call, const char *out, const char *err, int status);

/* Names what is being checked; the name is printed before failures that follow. */
void check_about(const char *what);

/* Shows what was got, and fails. */
void check_failed(const char *what, const bytes *got);

/* Runs the tests of an array; for main to return. */
#define CHECK_ALL(name, tests) check_all((name), (tests), sizeof(tests) / sizeof *(tests))
int check_all(const char *name, const struct CMUnitTest *tests, size_t count);

#endif
