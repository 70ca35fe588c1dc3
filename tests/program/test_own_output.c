/* test_own_output.c - a file that is also where standard output goes is not read: it would feed
 * on its own verdicts. The others are judged. */
#define _POSIX_C_SOURCE 200809L

#include "check.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define BOARD "XXXOO....\n"

/* Files of each test: "f" is the one that standard output goes to. */
static char *f, *other, *answers, *hard, *symbolic;

static int make_files(void **state)
{
    (void)state;
    f = temp_text("f", BOARD);
    other = temp_text("other", ".........\n");
    answers = temp_text("answers", "valid\n");
    hard = temp_path("hard");
    symbolic = temp_path("symbolic");
    return link(f, hard) + symlink(f, symbolic);
}

static int let_go(void **state)
{
    (void)state;
    temp_remove();
    free(f);
    free(other);
    free(answers);
    free(hard);
    free(symbolic);
    return 0;
}

enum { TRUNCATE = O_TRUNC, APPEND = O_APPEND, ON_STDIN = 1 << 30, CHECKED = 1 << 29 };

/* Runs with standard output on f, opened as `how` says, and with ON_STDIN standard input too. In
 * the end f must hold no more than wanted; refused is the name in the message, or NULL for none.
 * With CHECKED, the answers to the records in f are checked. */
static void check_own(int how, const char *const arguments[], const char *wanted,
                      const char *refused)
{
    int out = open(f, O_WRONLY | O_CLOEXEC | (how & (O_TRUNC | O_APPEND)));
    int in = open(f, O_RDONLY | O_CLOEXEC);
    assert_true(out >= 0 && in >= 0);
    run_result result =
        run(&(run_call){.arguments = arguments, .in = (how & ON_STDIN) != 0 ? in : 0, .out = out});
    bytes got = {0};
    bytes message = {0};
    bytes_reserve(&message, 0);
    if (refused != NULL) {
        bytes_print(&message, "tttjudge: %s: the input is also the output\n", refused);
    }
    if ((how & CHECKED) != 0) {
        bytes_print(&message,
                    "tttjudge: %s: its number of records is unknown, so no more answers are "
                    "checked\n",
                    refused);
    }
    assert_true(bytes_read_file(&got, f));
    check_text("the file", wanted, &got);
    check_text("standard error", message.data, &result.err);
    check_status(refused != NULL ? 2 : 0, &result);
    bytes_free(&got);
    bytes_free(&message);
    run_free(&result);
    close(in);
    close(out);
}

static void test_a_file_that_is_added_to(void **state)
{
    (void)state;
    check_own(APPEND, ARGS("validate", f), BOARD, f);
    check_own(APPEND, ARGS("validate", "-k", hard), BOARD, hard);
    check_own(APPEND, ARGS("validate", symbolic), BOARD, symbolic);
    check_own(APPEND, ARGS("validate", other, f, other), BOARD "invalid\ninvalid\n", f);
}

static void test_a_file_that_is_written_from_its_start(void **state)
{
    (void)state;
    check_own(0, ARGS("validate", f), BOARD, f);
    check_own(TRUNCATE, ARGS("validate", other, f, other), "invalid\ninvalid\n", f);
    check_own(TRUNCATE, ARGS("validate", other, hard), "invalid\n", hard);
    check_own(TRUNCATE, ARGS("validate", "-c", other, symbolic), "0\tvalid\n1\tinvalid\n", NULL);
}

/* A file that is empty and not appended to cannot feed back. */
static void test_an_empty_file(void **state)
{
    (void)state;
    check_own(TRUNCATE, ARGS("validate", f), "", NULL);
    check_own(TRUNCATE, ARGS("validate", f, other), "invalid\n", NULL);
    check_own(TRUNCATE | ON_STDIN, ARGS("validate"), "", NULL);
    check_own(TRUNCATE | APPEND, ARGS("validate", f), "", f);
    check_own(TRUNCATE | APPEND, ARGS("validate", other, f), "invalid\n", f);
}

static void test_standard_input(void **state)
{
    (void)state;
    check_own(APPEND | ON_STDIN, ARGS("validate"), BOARD, "<stdin>");
    check_own(APPEND | ON_STDIN, ARGS("validate", "-"), BOARD, "<stdin>");
    check_own(APPEND | ON_STDIN, ARGS("validate", other, "-", other), BOARD "invalid\ninvalid\n",
              "<stdin>");
}

/* Answers that cannot be read leave nothing to do. */
static void test_answers(void **state)
{
    (void)state;
    check_own(APPEND, ARGS("validate", "--check", f, other), BOARD, f);
    check_own(APPEND | ON_STDIN, ARGS("validate", "--check", "-", other), BOARD, "<stdin>");
    check_own(APPEND | CHECKED, ARGS("validate", "-k", "--check", answers, f), BOARD, f);
}

/* Only files that keep what is written to them feed back. */
static void test_a_device(void **state)
{
    (void)state;
    int nowhere = open("/dev/null", O_RDWR | O_APPEND | O_CLOEXEC);
    assert_true(nowhere >= 0);
    check_run(
        &(run_call){.arguments = ARGS("validate", "-", "/dev/null"), .in = nowhere, .out = nowhere},
        "", "", 0);
    close(nowhere);
}

int main(void)
{
#define WITH_FILES(test) cmocka_unit_test_setup_teardown(test, make_files, let_go)
    const struct CMUnitTest tests[] = {
        WITH_FILES(test_a_file_that_is_added_to),
        WITH_FILES(test_a_file_that_is_written_from_its_start),
        WITH_FILES(test_an_empty_file),
        WITH_FILES(test_standard_input),
        WITH_FILES(test_answers),
        TEST(test_a_device),
    };
    return CHECK_ALL("own output", tests);
}
