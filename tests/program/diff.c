/* diff.c - sets common lines at the start and at the end aside, and shows the rest as different. */
#include "diff.h"

#include <stdlib.h>
#include <string.h>

enum { NEAR = 2, SHOWN_MOST = 30 }; /* lines */

typedef struct line {
    const char *data;
    size_t size; /* with its newline, if it has one */
} line;

typedef struct lines {
    line *lines;
    size_t count;
} lines;

typedef struct diff {
    lines want, got;
    size_t start, end; /* lines in common */
} diff;

static lines split(const char *data, size_t size)
{
    lines all = {calloc(size + 1, sizeof *all.lines), 0};
    if (all.lines == NULL) {
        perror("tests");
        exit(EXIT_FAILURE);
    }
    while (size > 0) {
        const char *end = memchr(data, '\n', size);
        size_t length = end != NULL ? (size_t)(end - data) + 1 : size;
        all.lines[all.count++] = (line){data, length};
        data += length;
        size -= length;
    }
    return all;
}

/* What follows a gap in the wanted line may begin anywhere further on. */
static bool equal(line want, line got)
{
    size_t same = 0;
    while (same < want.size && want.data[same] != CASE_GAP && same < got.size &&
           want.data[same] == got.data[same]) {
        same++;
    }
    if (same == want.size || want.data[same] != CASE_GAP) {
        return same == want.size && same == got.size;
    }
    line after = {want.data + same + 1, want.size - same - 1};
    bool found = false;
    for (size_t i = same; i <= got.size && !found; i++) {
        found = equal(after, (line){got.data + i, got.size - i});
    }
    return found;
}

static diff compare(const case_text *want, const bytes *got)
{
    diff two = {.want = split(want->data, want->size), .got = split(got->data, got->size)};
    const lines *a = &two.want;
    const lines *b = &two.got;
    size_t least = a->count < b->count ? a->count : b->count;
    while (two.start < least && equal(a->lines[two.start], b->lines[two.start])) {
        two.start++;
    }
    while (two.start + two.end < least &&
           equal(a->lines[a->count - 1 - two.end], b->lines[b->count - 1 - two.end])) {
        two.end++;
    }
    return two;
}

static void free_diff(diff *two)
{
    free(two->want.lines);
    free(two->got.lines);
}

bool lines_match(const case_text *want, const bytes *got)
{
    diff two = compare(want, got);
    bool match = two.start == two.want.count && two.start == two.got.count;
    free_diff(&two);
    return match;
}

/* As in a file of cases. Only in messages is a NUL a gap. */
static void show_byte(char mark, unsigned char byte)
{
    static const char escapes[] = "\\\\\rr\tt";
    const char *escape = byte == '\0' ? NULL : strchr(escapes, byte);
    if (mark == '!' && byte == CASE_GAP) {
        fputs("\\*", stderr);
    } else if (escape != NULL && (escape - escapes) % 2 == 0) {
        fprintf(stderr, "\\%c", escape[1]);
    } else if (byte < ' ' || byte > '~') {
        fprintf(stderr, "\\x%02X", (unsigned)byte);
    } else {
        fputc(byte, stderr);
    }
}

static void show(char sign, char mark, const lines *all, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        if (i - from == SHOWN_MOST) {
            fprintf(stderr, "%c and so on, %zu lines more\n", sign, to - i);
            return;
        }
        const line *one = &all->lines[i];
        bool whole = one->data[one->size - 1] == '\n';
        size_t size = one->size - whole;
        fprintf(stderr, size > 0 ? "%c %c " : "%c %c", sign, mark);
        for (size_t k = 0; k < size; k++) {
            bool hidden = whole && k + 1 == size && one->data[k] == ' ';
            if (hidden) {
                fputs("\\x20", stderr);
            } else {
                show_byte(mark, (unsigned char)one->data[k]);
            }
        }
        fputs(whole ? "\n" : "\\c\n", stderr);
    }
}

void lines_show(char mark, const case_text *want, const bytes *got)
{
    diff two = compare(want, got);
    const lines *all = &two.want;
    size_t after = all->count - two.end;
    show(' ', mark, all, two.start > NEAR ? two.start - NEAR : 0, two.start);
    show('-', mark, all, two.start, after);
    show('+', mark, &two.got, two.start, two.got.count - two.end);
    show(' ', mark, all, after, two.end > NEAR ? after + NEAR : all->count);
    free_diff(&two);
}
