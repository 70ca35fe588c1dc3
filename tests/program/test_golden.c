/* test_golden.c - runs the golden cases, folders of data, through the program. Each
 * is a test of its own: as it is, byte by byte, and with CR LF for LF. The folder
 * of the cases is the first argument, or TTTJUDGE_CASES. */
#define _XOPEN_SOURCE 700 /* realpath */

#include "case.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLOW_INPUT = 20000 }; /* an input over this size is not given byte by byte */

/* Standard error has one line for each line of the pattern, and begins as it. */
static void check_beginnings(const bytes *patterns, const bytes *err)
{
    size_t count = bytes_count(patterns, '\n');
    if (bytes_count(err, '\n') != count || (err->size > 0 && err->data[err->size - 1] != '\n')) {
        show_bytes("wanted lines that begin so", patterns->data, patterns->size, 0);
        check_failed("standard error", err);
    }
    const char *pattern = patterns->data;
    const char *line = err->data;
    for (size_t i = 0; i < count; i++) {
        size_t length = strcspn(pattern, "\n");
        bytes one = {0};
        bytes_add(&one, pattern, length);
        size_t size = (size_t)(strchr(line, '\n') - line);
        check_matches(one.data, line, size);
        bytes_free(&one);
        pattern += length + 1;
        line += size + 1;
    }
}

static void check_run(const char *how, const golden_text *text, const golden_case *one,
                      const bytes *input, bool by_bytes)
{
    piece whole = {input->data, input->size, 1};
    run_call call = {.arguments = text->arguments,
                     .folder = one->folder,
                     .input = &whole,
                     .pieces = 1,
                     .by_bytes = by_bytes};
    run_result result = run(&call);
    check_about(how);
    check_bytes("standard output", text->out.data, text->out.size, result.out.data,
                result.out.size);
    if (text->err_starts) {
        check_beginnings(&text->err, &result.err);
    } else {
        check_bytes("standard error", text->err.data, text->err.size, result.err.data,
                    result.err.size);
    }
    check_status(text->status, &result);
    run_free(&result);
}

static bytes with_cr(const bytes *input)
{
    bytes lines = {0};
    bytes_reserve(&lines, 2 * input->size);
    for (size_t i = 0; i < input->size; i++) {
        if (input->data[i] == '\n') {
            bytes_add_byte(&lines, '\r');
        }
        bytes_add_byte(&lines, input->data[i]);
    }
    return lines;
}

static void test_case(void **state)
{
    const golden_case *one = *state;
    golden_text text;
    assert_true(golden_read(one, &text));
    check_run("as it is", &text, one, &text.input, false);
    if (text.has_input && text.input.size <= SLOW_INPUT) {
        check_run("byte by byte", &text, one, &text.input, true);
    }
    if (text.has_input && !text.only_lf) {
        bytes lines = with_cr(&text.input);
        check_run("with CR LF", &text, one, &lines, false);
        bytes_free(&lines);
    }
    golden_free(&text);
}

int main(int count, char **words)
{
    const char *folder = count > 1 ? words[1] : getenv("TTTJUDGE_CASES");
    char *path = folder != NULL ? realpath(folder, NULL) : NULL;
    if (path == NULL) {
        fprintf(stderr, "set TTTJUDGE_CASES to the folder of the cases\n");
    }
    if (path == NULL || !child_prepare()) {
        return EXIT_FAILURE;
    }
    golden_list list = golden_find(path);
    struct CMUnitTest *tests = calloc(list.count + 1, sizeof *tests);
    if (list.count == 0 || tests == NULL) {
        fprintf(stderr, "%s: there are no cases\n", path);
        return EXIT_FAILURE;
    }
    for (size_t i = 0; i < list.count; i++) {
        tests[i] = (struct CMUnitTest){
            .name = list.cases[i].name, .test_func = test_case, .initial_state = &list.cases[i]};
    }
    return _cmocka_run_group_tests("golden", tests, list.count, NULL, NULL);
}
