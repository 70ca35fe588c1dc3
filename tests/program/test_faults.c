/* test_faults.c - what the program does when its streams and files fail: closed, full,
 * missing, unreadable, left by their reader. None of it may go unnoticed. */
#define _POSIX_C_SOURCE 200809L

#include "check.h"
#include "talk.h"
#include "temp.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct sample {
    const char *command;
    const char *record;
    const char *verdict;
} sample;

static const sample samples[] = {
    {"validate", "XXXOO....\n", "valid\n"},
    {"moves", "[[1,1]]\n", "Pending\n"},
    {"gomoku", "1\n8 8\n", "Tie\n"},
};

enum { SAMPLES = sizeof samples / sizeof *samples, MANY = 100000 };

/* Runs with standard output on a descriptor of the test's; the input is a file. */
static run_result run_into(int out, const char *const arguments[], bool ignore_sigpipe)
{
    int err[2];
    child_pipe(err);
    int in = open("/dev/null", O_RDONLY | O_CLOEXEC);
    run_result result = {0};
    bytes_reserve(&result.err, 4096);
    bytes_reserve(&result.out, 0);
    pid_t child = child_start(arguments, NULL, (child_streams){in, out, err[1], ignore_sigpipe});
    child_close(&err[1]);
    child_close(&in);
    ssize_t got;
    while ((got = read(err[0], result.err.data + result.err.size, 4096)) > 0) {
        result.err.size += (size_t)got;
        bytes_reserve(&result.err, 4096);
    }
    child_close(&err[0]);
    result.end = child_wait(child);
    return result;
}

/* A file with many records of a command; the caller frees its path. */
static char *many_records(const sample *one)
{
    bytes text = {0};
    for (int i = 0; i < MANY; i++) {
        bytes_add_text(&text, one->record);
    }
    char *path = temp_file("many", text.data, text.size);
    bytes_free(&text);
    return path;
}

/* The program must say once, and by its status, that it could not write to out. */
static void check_cannot_write(int out, const char *const arguments[])
{
    run_result result = run_into(out, arguments, false);
    check_about(arguments[0]);
    check_status(2, &result);
    check_messages(1, &result.err);
    run_free(&result);
}

/* Everything that writes: few verdicts, many verdicts, after an error, and help. */
static void check_nothing_can_be_written(int out)
{
    for (int i = 0; i < SAMPLES; i++) {
        const char *command = samples[i].command;
        char *few = temp_file("few", samples[i].record, strlen(samples[i].record));
        char *many = many_records(&samples[i]);
        check_cannot_write(out, ARGS(command, few));
        check_cannot_write(out, ARGS(command, "--explain", few));
        check_cannot_write(out, ARGS(command, "--show", few));
        check_cannot_write(out, ARGS(command, many));
        check_cannot_write(out, ARGS(command, few, many, few));
        check_cannot_write(out, ARGS(command, "--help"));
        check_cannot_write(out, ARGS("help", command));
        free(few);
        free(many);
    }
    check_cannot_write(out, ARGS("help"));
    check_cannot_write(out, ARGS("--help"));
    check_cannot_write(out, ARGS("--version"));
}

static void test_a_closed_output_is_noticed(void **state)
{
    (void)state;
    check_nothing_can_be_written(CHILD_CLOSED);
}

static void test_a_full_output_is_noticed(void **state)
{
    (void)state;
    int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
    if (full < 0) {
        print_message("skipped: there is no /dev/full here\n");
        skip();
    }
    check_nothing_can_be_written(full);
    child_close(&full);
}

/* Not to be able to write weighs more than malformed input. */
static void test_a_full_output_wins_over_malformed_input(void **state)
{
    (void)state;
    int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
    if (full < 0) {
        print_message("skipped: there is no /dev/full here\n");
        skip();
    }
    static const char text[] = "XXXOO....\nxxxxxxxxx\n";
    char *path = temp_file("bad", text, sizeof text - 1);
    run_result result = run_into(full, ARGS("validate", "--keep-going", path), false);
    check_status(2, &result);
    run_free(&result);
    free(path);
    child_close(&full);
}

/* A reader that has gone away ends the program as it ends any filter. */
static void check_nobody_reads(const char *const arguments[])
{
    int out[2];
    child_pipe(out);
    child_close(&out[0]);
    check_about(arguments[0]);
    run_result killed = run_into(out[1], arguments, false);
    check_text("standard error", "", &killed.err);
    assert_int_equal(killed.end.signal, SIGPIPE);
    run_free(&killed);
    run_result told = run_into(out[1], arguments, true);
    check_status(2, &told);
    check_messages(1, &told.err);
    run_free(&told);
    child_close(&out[1]);
}

static void test_a_reader_that_went_away_ends_the_program(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        char *few = temp_file("few", samples[i].record, strlen(samples[i].record));
        char *many = many_records(&samples[i]);
        check_nobody_reads(ARGS(samples[i].command, few));
        check_nobody_reads(ARGS(samples[i].command, many));
        check_nobody_reads(ARGS(samples[i].command, "--help"));
        free(few);
        free(many);
    }
}

/* The same when it goes away after the first verdict. */
static void test_a_reader_that_goes_away_ends_the_program(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        check_about(samples[i].command);
        talk with = talk_start(ARGS(samples[i].command));
        talk_send_text(&with, samples[i].record);
        talk_expect(&with, samples[i].verdict);
        child_close(&with.from);
        talk_send_text(&with, samples[i].record);
        child_end end = child_wait(with.child);
        child_close(&with.to);
        assert_int_equal(end.signal, SIGPIPE);
    }
}

static void test_a_closed_input_is_noticed(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        check_about(samples[i].command);
        for (int named = 0; named <= 1; named++) {
            const char *const *arguments =
                named ? ARGS(samples[i].command, "-") : ARGS(samples[i].command);
            run_result result = run(&(run_call){.arguments = arguments, .no_input = true});
            check_text("standard output", "", &result.out);
            check_messages(1, &result.err);
            check_status(2, &result);
            run_free(&result);
        }
    }
}

/* Who reads files alone does not mind that standard input is closed. */
static void test_a_closed_input_does_not_matter_to_files(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        check_about(samples[i].command);
        char *path = temp_file("few", samples[i].record, strlen(samples[i].record));
        const char *const *arguments = ARGS(samples[i].command, path, path);
        run_result result = run(&(run_call){.arguments = arguments, .no_input = true});
        bytes wanted = {0};
        bytes_print(&wanted, "%s%s", samples[i].verdict, samples[i].verdict);
        check_text("standard output", wanted.data, &result.out);
        check_text("standard error", "", &result.err);
        check_status(0, &result);
        bytes_free(&wanted);
        run_free(&result);
        free(path);
    }
}

int main(void)
{
    if (!child_prepare() || !temp_prepare()) {
        return EXIT_FAILURE;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_closed_output_is_noticed),
        cmocka_unit_test(test_a_full_output_is_noticed),
        cmocka_unit_test(test_a_full_output_wins_over_malformed_input),
        cmocka_unit_test(test_a_reader_that_went_away_ends_the_program),
        cmocka_unit_test(test_a_reader_that_goes_away_ends_the_program),
        cmocka_unit_test(test_a_closed_input_is_noticed),
        cmocka_unit_test(test_a_closed_input_does_not_matter_to_files),
    };
    int failed = cmocka_run_group_tests_name("faults", tests, NULL, NULL);
    temp_remove();
    return failed;
}
