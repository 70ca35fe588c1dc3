/* check.c - assertions about what the program wrote, and how they are shown. */
#include "check.h"

#include <stdio.h>
#include <string.h>

enum { SHOWN = 1600 }; /* bytes of a long text that are shown */

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

static void show_byte(bytes *line, unsigned char byte)
{
    static const char escapes[] = "\aa\bb\tt\nn\vv\ff\rr\\\\\"\"";
    for (size_t i = 0; i + 1 < sizeof escapes; i += 2) {
        if (byte == (unsigned char)escapes[i]) {
            bytes_add_byte(line, '\\');
            bytes_add_byte(line, escapes[i + 1]);
            return;
        }
    }
    if (byte < 0x20 || byte > 0x7e) {
        bytes_print(line, "\\x%02X", (unsigned)byte);
    } else {
        bytes_add_byte(line, byte);
    }
}

void show_bytes(const char *what, const char *data, size_t size, size_t at)
{
    size_t from = 0;
    size_t to = size;
    if (size > SHOWN) {
        from = at > SHOWN / 2 ? at - SHOWN / 2 : 0;
        to = size - from > SHOWN ? from + SHOWN : size;
    }
    bytes text = {0};
    bytes_print(&text, "%s (%zu bytes)%s\n    \"", what, size, from > 0 ? ", from the middle" : "");
    for (size_t i = from; i < to; i++) {
        show_byte(&text, (unsigned char)data[i]);
        if (data[i] == '\n' && i + 1 < to) {
            bytes_add_text(&text, "\"\n    \"");
        }
    }
    bytes_add_text(&text, to < size ? "\" and so on\n" : "\"\n");
    fwrite(text.data, 1, text.size, stderr);
    bytes_free(&text);
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

/* Where a part of a pattern ends in the text, at or after from; 0 if it is not there. */
static size_t end_of(const char *part, size_t length, const char *text, size_t size, size_t from)
{
    for (size_t at = from; at + length <= size; at++) {
        if (memcmp(text + at, part, length) == 0) {
            return at + length;
        }
    }
    return 0;
}

static bool matches(const char *pattern, const char *text, size_t size)
{
    const char *gap = strstr(pattern, "...");
    if (gap == NULL) {
        size_t length = strlen(pattern);
        return size > length && memcmp(text, pattern, length) == 0;
    }
    size_t length = (size_t)(gap - pattern);
    size_t at = length;
    bool good = size >= length && memcmp(text, pattern, length) == 0;
    while (good && gap != NULL) {
        const char *part = gap + 3;
        gap = strstr(part, "...");
        length = gap != NULL ? (size_t)(gap - part) : strlen(part);
        at = end_of(part, length, text, size, at);
        good = at > 0;
    }
    return good;
}

void check_matches(const char *pattern, const char *text, size_t size)
{
    if (!matches(pattern, text, size)) {
        begin_failure();
        fprintf(stderr, "no match for this beginning: %s\n", pattern);
        show_bytes("  got", text, size, 0);
        fail();
    }
}
