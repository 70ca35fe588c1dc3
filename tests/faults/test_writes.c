/* test_writes.c - every write in turn is short, interrupted, not ready or broken: what can
 * be written is written once, and what cannot is told and ends the run. */
#include "answer.h"
#include "testing.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

/* How much a read gives, which makes for more writes or fewer, and how much a write takes. */
struct amounts {
    size_t read, write;
};
static const struct amounts amounts[] = {{0, 0}, {0, 5}, {17, 0}, {17, 3}};
enum { AMOUNTS = sizeof amounts / sizeof amounts[0] };

static struct ending run_mixed(const struct sample *sample, const struct fault *fault,
                               const struct amounts *amount)
{
    return program_run_sample(sample, mixed_text(sample), "-ek", fault, amount->read,
                              amount->write);
}

static void check_harmless(const struct sample *sample, enum call call, int error)
{
    struct answer answer = answer_take(run_mixed(sample, &no_fault, &amounts[0]));
    for (int i = 0; i < AMOUNTS; i++) {
        answer_check(&answer, run_mixed(sample, &no_fault, &amounts[i]));
        int writes = kernel->calls[call];
        for (int number = 0; number < writes; number++) {
            struct fault fault = {call, ONCE, number, error};
            answer_check(&answer, run_mixed(sample, &fault, &amounts[i]));
            assert_int_equal(kernel->polls, error == EAGAIN ? 1 : 0);
        }
        struct fault fault = {call, EVERY_OTHER, 0, error};
        answer_check(&answer, run_mixed(sample, &fault, &amounts[i]));
    }
    answer_free(&answer);
}

static void test_short_interrupted_and_unready_writes_change_nothing(void **state)
{
    static const int errors[] = {PART, EINTR, EAGAIN};
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        for (size_t j = 0; j < sizeof errors / sizeof *errors; j++) {
            check_harmless(&samples[i], CALL_WRITE_OUT, errors[j]);
            check_harmless(&samples[i], CALL_WRITE_ERR, errors[j]);
        }
    }
}

static void check_starts(const char *whole, const char *start, size_t length)
{
    assert_true(length <= strlen(whole));
    assert_int_equal(strncmp(whole, start, length), 0);
}

/* What was written before a write failed is the beginning of what would have been, the
 * messages up to there included, and one more message has the cause. */
static void check_told(const struct answer *answer, struct ending ending, int error)
{
    char message[128];
    size_t length =
        (size_t)snprintf(message, sizeof message, "tttjudge: write error: %s\n", strerror(error));
    check_ending(ending, FAILED);
    check_starts(answer->out, kernel->out, kernel->out_length);
    assert_true(kernel->err_length >= length);
    assert_string_equal(kernel->err + kernel->err_length - length, message);
    check_starts(answer->err, kernel->err, kernel->err_length - length);
    int before = kernel->messages - 1;
    assert_true(before == answer->messages || answer->out_before[before] > kernel->out_length);
}

static void check_broken(const struct sample *sample, int error, enum when when)
{
    struct answer answer = answer_take(run_mixed(sample, &no_fault, &amounts[0]));
    for (int i = 0; i < AMOUNTS; i++) {
        run_mixed(sample, &no_fault, &amounts[i]);
        int writes = kernel->calls[CALL_WRITE_OUT];
        for (int number = 0; number < writes; number++) {
            struct fault fault = {CALL_WRITE_OUT, when, number, error};
            check_told(&answer, run_mixed(sample, &fault, &amounts[i]), error);
            assert_int_equal(kernel->calls[CALL_WRITE_OUT], number + 1);
        }
    }
    answer_free(&answer);
}

static void test_a_broken_write_is_told_and_ends_the_run(void **state)
{
    static const int errors[] = {ENOSPC, EIO, EPIPE, EBADF};
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        for (size_t j = 0; j < sizeof errors / sizeof *errors; j++) {
            check_broken(&samples[i], errors[j], ONCE);
            check_broken(&samples[i], errors[j], FROM_THEN_ON);
        }
    }
}

/* A reader that goes away ends the program as the system does, without a word. */
static void test_a_reader_that_goes_away_ends_the_run_silently(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const struct sample *sample = &samples[i];
        program_run_sample(sample, good_text(sample), "-k", &no_fault, 17, 0);
        int writes = kernel->calls[CALL_WRITE_OUT];
        for (int number = 0; number < writes; number++) {
            program_prepare();
            kernel->files[0] = (struct memory_file){NULL, good_text(sample)};
            kernel->fault = (struct fault){CALL_WRITE_OUT, ONCE, number, EPIPE};
            kernel->read_most = 17;
            struct ending ending = program_run((const char *const[]){sample->command, NULL}, false);
            assert_int_equal(ending.signal, SIGPIPE);
            check_err("");
            check_starts(verdicts_of(sample, kernel->given[0]), kernel->out, kernel->out_length);
        }
    }
}

/* A write that does nothing for ever must not be tried for ever. */
static void test_writes_that_do_nothing_come_to_an_end(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        struct fault fault = {CALL_WRITE_OUT, FROM_THEN_ON, 0, DONE_NOTHING};
        check_ending(run_mixed(&samples[i], &fault, &amounts[0]), FAILED);
        check_out("");
    }
}

/* Some file systems find out last that there was no room. */
static void test_a_close_that_fails_is_told(void **state)
{
    (void)state;
    program_prepare();
    kernel->close_error = EIO;
    check_ending(program_run((const char *const[3]){"help"}, true), FAILED);
    assert_non_null(strstr(kernel->err, strerror(EIO)));
    program_prepare();
    kernel->close_error = EBADF; /* closed from the start, and nothing was lost */
    check_ending(program_run((const char *const[3]){"help"}, true), 0);
    assert_int_equal(kernel->err_length, 0);
}

/* Nobody can be told that messages cannot be written, but the verdicts go on. */
static void test_broken_messages_do_not_touch_the_verdicts(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        struct answer answer = answer_take(run_mixed(&samples[i], &no_fault, &amounts[0]));
        for (int number = 0; number < answer.messages; number++) {
            struct fault fault = {CALL_WRITE_ERR, ONCE, number, ENOSPC};
            struct ending ending = run_mixed(&samples[i], &fault, &amounts[0]);
            check_out(answer.out);
            assert_true(ending.status == MALFORMED || ending.status == FAILED);
        }
        answer_free(&answer);
    }
}

/* The pages and the version are output like any other. */
static void test_writes_of_help(void **state)
{
    static const char *const calls[][3] = {
        {"--help"}, {"--version"}, {"help"}, {"help", "moves"}, {"gomoku", "--help"}};
    static const int harmless[] = {PART, EINTR, EAGAIN};
    (void)state;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        program_prepare();
        struct answer answer = answer_take(program_run(calls[i], true));
        assert_int_equal(answer.status, 0);
        for (size_t j = 0; j < sizeof harmless / sizeof *harmless; j++) {
            program_prepare();
            kernel->fault = (struct fault){CALL_WRITE_OUT, EVERY_OTHER, 0, harmless[j]};
            answer_check(&answer, program_run(calls[i], true));
        }
        program_prepare();
        kernel->fault = (struct fault){CALL_WRITE_OUT, ONCE, 0, ENOSPC};
        check_told(&answer, program_run(calls[i], true), ENOSPC);
        answer_free(&answer);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_short_interrupted_and_unready_writes_change_nothing),
        TEST(test_a_broken_write_is_told_and_ends_the_run),
        TEST(test_a_reader_that_goes_away_ends_the_run_silently),
        TEST(test_writes_that_do_nothing_come_to_an_end),
        TEST(test_a_close_that_fails_is_told),
        TEST(test_broken_messages_do_not_touch_the_verdicts),
        TEST(test_writes_of_help),
    };
    return cmocka_run_group_tests_name("writes", tests, NULL, NULL);
}
