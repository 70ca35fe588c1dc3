/* check.c - assertions about what the program wrote. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *about;

void check_about(const char *what)
{
    about = what;
}

static void begin_failure(void)
{
    if (about != NULL) {
        fprintf(stderr, "%s:\n", about);
    }
}

void check_failed(const char *what, const bytes *got)
{
    begin_failure();
    show_bytes(what, got->data, got->size, 0);
    fail();
}

void check_bytes(const char *what, const void *want, size_t want_size, const void *got,
                 size_t got_size)
{
    const char *a = want;
    const char *b = got;
    size_t same = 0;
    while (same < want_size && same < got_size && a[same] == b[same]) {
        same++;
    }
    if (same == want_size && same == got_size) {
        return;
    }
    begin_failure();
    fprintf(stderr, "%s differs at byte %zu\n", what, same + 1);
    show_bytes("  wanted", a, want_size, same);
    show_bytes("  got", b, got_size, same);
    fail();
}

void check_text(const char *what, const char *want, const bytes *got)
{
    check_bytes(what, want, strlen(want), got->data, got->size);
}

void check_status(int want, const run_result *got)
{
    if (!got->hung && got->end.signal == 0 && got->end.status == want) {
        return;
    }
    if (got->hung) {
        fprintf(stderr, "the program hung; wanted the status %d\n", want);
    } else if (got->end.signal != 0) {
        fprintf(stderr, "wanted the status %d, got the signal %d\n", want, got->end.signal);
    } else {
        fprintf(stderr, "wanted the status %d, got %d\n", want, got->end.status);
    }
    show_bytes("standard output", got->out.data, got->out.size, 0);
    check_failed("standard error", &got->err);
}

void check_messages(size_t want, const bytes *err)
{
    static const char name[] = "tttjudge: ";
    size_t count = 0;
    size_t at = 0;
    bool good = err->size == 0 || err->data[err->size - 1] == '\n';
    while (good && at < err->size) {
        size_t length = strcspn(err->data + at, "\n");
        good = length >= sizeof name && memcmp(err->data + at, name, sizeof name - 1) == 0;
        for (size_t i = at; i < at + length; i++) {
            good = good && err->data[i] >= 0x20 && err->data[i] <= 0x7e;
        }
        at += length + 1;
        count++;
    }
    if (!good || count != want) {
        fprintf(stderr, "wanted this number of messages, one a line: %zu\n", want);
        check_failed("standard error", err);
    }
}

void check_run(const run_call *call, const char *out, const char *err, int status)
{
    run_result result = run(call);
    check_text("standard output", out, &result.out);
    check_text("standard error", err, &result.err);
    check_status(status, &result);
    run_free(&result);
}

int check_all(const char *name, const struct CMUnitTest *tests, size_t count)
{
    if (!child_prepare()) {
        return EXIT_FAILURE;
    }
    int failed = _cmocka_run_group_tests(name, tests, count, NULL, NULL);
    temp_remove();
    return failed;
}
