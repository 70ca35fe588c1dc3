/* test_faults.c - streams that are closed, full, or left by their reader. None of it may go
 * unnoticed. */
#define _POSIX_C_SOURCE 200809L

#include "check.h"
#include "talk.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct sample {
    const char *command;
    const char *record;
    const char *verdict;
} sample;

static const sample samples[COMMANDS] = {
    {"validate", "XXXOO....\n", "valid\n"},
    {"moves", "[[1,1]]\n", "Pending\n"},
    {"gomoku", "1\n8 8\n", "Tie\n"},
};

/* A file with a record of a command, over and over; the caller frees its path. */
static char *records(const sample *one, int count)
{
    bytes text = {0};
    for (int i = 0; i < count; i++) {
        bytes_add_text(&text, one->record);
    }
    char *path = temp_file(count == 1 ? "few" : "many", text.data, text.size);
    bytes_free(&text);
    return path;
}

/* One message, and the status, must say that out could not be written. */
static void check_cannot_write(int out, const char *const arguments[], bool ignore_sigpipe)
{
    run_result result =
        run(&(run_call){.arguments = arguments, .out = out, .ignore_sigpipe = ignore_sigpipe});
    check_about(arguments[0]);
    check_status(2, &result);
    check_messages(1, &result.err);
    run_free(&result);
}

/* Everything that writes: few verdicts, many verdicts, a table, differences, and help. */
static void check_nothing_can_be_written(int out)
{
    char *wrong = temp_text("wrong", "x\n");
    for (int i = 0; i < COMMANDS; i++) {
        const char *command = samples[i].command;
        char *few = records(&samples[i], 1);
        char *many = records(&samples[i], 100000);
        check_cannot_write(out, ARGS(command, few), false);
        check_cannot_write(out, ARGS(command, "-es", few), false);
        check_cannot_write(out, ARGS(command, many), false);
        check_cannot_write(out, ARGS(command, few, many, few), false);
        check_cannot_write(out, ARGS(command, "--count", few), false);
        check_cannot_write(out, ARGS(command, "--check", wrong, few), false);
        check_cannot_write(out, ARGS("help", command), false);
        free(few);
        free(many);
    }
    free(wrong);
    check_cannot_write(out, ARGS("--version"), false);
}

static void test_a_closed_output_is_noticed(void **state)
{
    (void)state;
    check_nothing_can_be_written(CHILD_CLOSED);
}

/* It weighs more than malformed input and wrong answers. */
static void test_a_full_output_is_noticed(void **state)
{
    (void)state;
    int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
    if (full < 0) {
        print_message("skipped: there is no /dev/full here\n");
        skip();
    }
    check_nothing_can_be_written(full);
    char *bad = temp_text("bad", "XXXOO....\nxxxxxxxxx\n");
    char *wrong = temp_text("wrong", "invalid\n");
    const char *const calls[][5] = {{"validate", "-k", bad},
                                    {"validate", "-k", "--check", wrong, bad}};
    for (int i = 0; i < 2; i++) {
        const char *const arguments[] = {calls[i][0], calls[i][1], calls[i][2],
                                         calls[i][3], calls[i][4], NULL};
        run_result result = run(&(run_call){.arguments = arguments, .out = full});
        check_status(2, &result);
        run_free(&result);
    }
    child_close(&full);
    free(bad);
    free(wrong);
}

/* A reader that has gone away ends the program by SIGPIPE; if that is ignored, with a message. */
static void test_a_reader_that_went_away_ends_the_program(void **state)
{
    (void)state;
    int out[2];
    child_pipe(out);
    child_close(&out[0]);
    for (int i = 0; i < COMMANDS; i++) {
        static const int counts[] = {1, 100000};
        for (size_t j = 0; j < sizeof counts / sizeof counts[0]; j++) {
            char *path = records(&samples[i], counts[j]);
            const char *const *arguments = ARGS(samples[i].command, path);
            run_result result = run(&(run_call){.arguments = arguments, .out = out[1]});
            check_text("standard error", "", &result.err);
            assert_int_equal(result.end.signal, SIGPIPE);
            run_free(&result);
            check_cannot_write(out[1], arguments, true);
            free(path);
        }
    }
    child_close(&out[1]);
}

/* The same when it goes away after the first verdict. */
static void test_a_reader_that_goes_away_ends_the_program(void **state)
{
    (void)state;
    for (int i = 0; i < COMMANDS; i++) {
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

/* A closed standard input does not matter if only files are read. */
static void test_a_closed_input_is_noticed_if_it_is_read(void **state)
{
    (void)state;
    for (int i = 0; i < COMMANDS; i++) {
        const char *command = samples[i].command;
        char *few = records(&samples[i], 1);
        const char *const *calls[] = {ARGS(command), ARGS(command, "-"),
                                      ARGS(command, "--check", "-", few)};
        check_about(command);
        for (int k = 0; k < 3; k++) {
            run_result result = run(&(run_call){.arguments = calls[k], .in = CHILD_CLOSED});
            check_text("standard output", "", &result.out);
            check_messages(1, &result.err);
            check_status(2, &result);
            run_free(&result);
        }
        check_run(&(run_call){.arguments = ARGS(command, few), .in = CHILD_CLOSED},
                  samples[i].verdict, "", 0);
        free(few);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_a_closed_output_is_noticed),
        TEST(test_a_full_output_is_noticed),
        TEST(test_a_reader_that_went_away_ends_the_program),
        TEST(test_a_reader_that_goes_away_ends_the_program),
        TEST(test_a_closed_input_is_noticed_if_it_is_read),
    };
    return CHECK_ALL("faults", tests);
}
