/* check.h - what the tests of the program assert over and over, and the main that they have
 * in common. A failure shows what was wanted and what was got, byte by byte, with escapes. */
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

/* Fails unless there are so many messages: lines that begin with "tttjudge: " and
 * say something, in printable characters, and nothing else on standard error. */
void check_messages(size_t want, const bytes *err);

/* Runs the program; fails unless it writes and ends as wanted. */
void check_run(const run_call *call, const char *out, const char *err, int status);

/* What is being checked: it is printed before any failure that follows. */
void check_about(const char *what);

/* Shows what was got, and fails. */
void check_failed(const char *what, const bytes *got);

/* What a main returns: passes the tests of an array. */
#define CHECK_ALL(name, tests) check_all((name), (tests), sizeof(tests) / sizeof *(tests))
int check_all(const char *name, const struct CMUnitTest *tests, size_t count);

#endif
