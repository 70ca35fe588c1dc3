/* test_help.c - the pages that the program prints about itself: that they are there,
 * that both ways to ask for one give the same, and that no option is missing. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

/* Runs a call that must succeed; its standard output, which the caller frees. */
static bytes page(const char *const arguments[])
{
    run_result result = run_with(arguments, "", 0);
    check_about(arguments[0]);
    check_text("standard error", "", &result.err);
    check_status(0, &result);
    if (result.out.size == 0 || result.out.data[result.out.size - 1] != '\n') {
        check_failed("no whole line on standard output", &result.out);
    }
    bytes_free(&result.err);
    return result.out;
}

static void check_mentions(const bytes *text, const char *const *words)
{
    for (int i = 0; words[i] != NULL; i++) {
        if (strstr(text->data, words[i]) == NULL) {
            fprintf(stderr, "this is not mentioned: %s\n", words[i]);
            check_failed("the page", text);
        }
    }
}

static void check_page(const char *command, const char *const *words)
{
    bytes one = page(ARGS(command, "--help"));
    bytes other = page(ARGS("help", command));
    check_bytes("the page of help", one.data, one.size, other.data, other.size);
    check_mentions(&one, words);
    check_mentions(
        &one, ARGS(command, "-e", "--explain", "-s", "--show", "-k", "--keep-going", "--strict"));
    bytes_free(&one);
    bytes_free(&other);
}

static void test_pages_of_the_commands(void **state)
{
    (void)state;
    check_page("validate", ARGS("-r", "--reachable"));
    check_page("moves", ARGS("moves"));
    check_page("gomoku", ARGS("--size", "--exact"));
}

static void test_the_page_of_the_program(void **state)
{
    (void)state;
    bytes one = page(ARGS("--help"));
    bytes other = page(ARGS("help"));
    check_bytes("the page of help", one.data, one.size, other.data, other.size);
    check_mentions(&one, ARGS("validate", "moves", "gomoku", "help"));
    bytes_free(&one);
    bytes_free(&other);
}

static void test_the_version(void **state)
{
    (void)state;
    bytes one = page(ARGS("--version"));
    if (bytes_count(&one, '\n') != 1 || strpbrk(one.data, "0123456789") == NULL) {
        check_failed("no line with a version", &one);
    }
    bytes_free(&one);
}

/* Help is given for the asking, and nothing is judged. */
static void test_help_reads_no_input(void **state)
{
    (void)state;
    bytes one = page(ARGS("validate", "missing.txt", "--help"));
    bytes other = page(ARGS("validate", "--help"));
    check_bytes("the page", other.data, other.size, one.data, one.size);
    bytes_free(&one);
    bytes_free(&other);
}

int main(void)
{
    if (!child_prepare()) {
        return EXIT_FAILURE;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pages_of_the_commands),
        cmocka_unit_test(test_the_page_of_the_program),
        cmocka_unit_test(test_the_version),
        cmocka_unit_test(test_help_reads_no_input),
    };
    return cmocka_run_group_tests_name("help", tests, NULL, NULL);
}
