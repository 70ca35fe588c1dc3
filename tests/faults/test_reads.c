/* test_reads.c - every read in turn is short, interrupted, not ready or broken: no verdict
 * is lost, doubled or invented, and what failed is told. */
#include "answer.h"
#include "testing.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How much each read gives: all of it, a bit, one byte. */
static const size_t amounts[] = {0, 29, 1};
enum { AMOUNTS = sizeof amounts / sizeof amounts[0] };

/* Every read in turn, and every other one, with an error that only costs time. */
static void check_harmless(const struct sample *sample, const char *option, int error)
{
    struct answer answer =
        answer_take(program_run_sample(sample, mixed_text(sample), option, &no_fault, 0, 0));
    for (int i = 0; i < AMOUNTS; i++) {
        answer_check(&answer, program_run_sample(sample, mixed_text(sample), option, &no_fault,
                                                 amounts[i], 0));
        int reads = kernel->calls[CALL_READ];
        for (int number = 0; number < reads; number++) {
            struct fault fault = {CALL_READ, ONCE, number, error};
            answer_check(&answer, program_run_sample(sample, mixed_text(sample), option, &fault,
                                                     amounts[i], 0));
            assert_int_equal(kernel->polls, error == EAGAIN ? 1 : 0);
        }
        struct fault fault = {CALL_READ, EVERY_OTHER, 0, error};
        answer_check(&answer,
                     program_run_sample(sample, mixed_text(sample), option, &fault, amounts[i], 0));
    }
    answer_free(&answer);
}

static void test_short_interrupted_and_unready_reads_change_nothing(void **state)
{
    static const int errors[] = {PART, EINTR, EAGAIN};
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        for (size_t j = 0; j < sizeof errors / sizeof *errors; j++) {
            check_harmless(&samples[i], "--explain", errors[j]);
            check_harmless(&samples[i], "-k", errors[j]);
        }
    }
}

/* Every read in turn fails. What was known before is written, and the cause told. */
static void check_broken(const struct sample *sample, int error, enum when when, size_t amount)
{
    char message[128];
    snprintf(message, sizeof message, "tttjudge: one: %s\n", strerror(error));
    program_run_sample(sample, good_text(sample), "-k", &no_fault, amount, 0);
    int reads = kernel->calls[CALL_READ];
    for (int number = 0; number < reads; number++) {
        struct fault fault = {CALL_READ, when, number, error};
        struct ending ending =
            program_run_sample(sample, good_text(sample), "-k", &fault, amount, 0);
        check_out(verdicts_of(sample, kernel->given[0]));
        check_err(message);
        check_ending(ending, FAILED);
        assert_int_equal(kernel->calls[CALL_READ], number + 1);
        assert_int_equal(kernel->out_before[0], kernel->out_length);
        assert_int_equal(kernel->opened, kernel->closed);
    }
}

static void test_a_broken_read_loses_no_verdict_and_is_told(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        for (int j = 0; j < AMOUNTS; j++) {
            check_broken(&samples[i], EIO, ONCE, amounts[j]);
            check_broken(&samples[i], EIO, FROM_THEN_ON, amounts[j]);
            check_broken(&samples[i], EISDIR, ONCE, amounts[j]);
        }
    }
}

/* A broken read weighs more than a malformed record, which is still told. */
static void test_a_broken_read_after_an_error_is_told_too(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const struct sample *sample = &samples[i];
        program_run_sample(sample, mixed_text(sample), "-k", &no_fault, 0, 0);
        struct fault fault = {CALL_READ, ONCE, kernel->calls[CALL_READ] - 1, EIO};
        struct answer whole =
            answer_take(program_run_sample(sample, mixed_text(sample), "-k", &no_fault, 0, 0));
        assert_int_equal(whole.status, MALFORMED);
        struct ending ending = program_run_sample(sample, mixed_text(sample), "-k", &fault, 0, 0);
        check_out(whole.out);
        assert_int_equal(strncmp(kernel->err, whole.err, strlen(whole.err)), 0);
        assert_string_equal(kernel->err + strlen(whole.err), "tttjudge: one: Input/output error\n");
        check_ending(ending, FAILED);
        answer_free(&whole);
    }
}

/* The same for the file between two others, which are judged. */
static void check_others(const struct sample *sample, int number, size_t before, int error)
{
    char wanted[1024];
    program_prepare();
    kernel->files[0] = (struct memory_file){"one", sample->records[0].text};
    kernel->files[1] = (struct memory_file){"two", good_text(sample)};
    kernel->files[2] = (struct memory_file){NULL, sample->records[1].text};
    kernel->fault = (struct fault){CALL_READ, ONCE, number, error};
    kernel->read_most = 1;
    struct ending ending =
        program_run((const char *const[]){sample->command, "one", "two", "-", NULL}, true);
    snprintf(wanted, sizeof wanted, "%s%s%s", sample->records[0].verdict,
             verdicts_of(sample, before), sample->records[1].verdict);
    check_out(wanted);
    check_err("tttjudge: two: Input/output error\n");
    check_ending(ending, FAILED);
    assert_int_equal(kernel->given[1], before);
    assert_int_equal(kernel->opened, 2);
    assert_int_equal(kernel->closed, 2);
}

static void test_other_files_are_judged_after_a_broken_read(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        const struct sample *sample = &samples[i];
        size_t first = strlen(sample->records[0].text) + 1; /* the reads of the first file */
        for (size_t before = 0; before <= strlen(good_text(sample)); before++) {
            check_others(sample, (int)(first + before), before, EIO);
        }
    }
}

static void test_a_file_that_cannot_be_opened_is_told_and_others_are_judged(void **state)
{
    static const int errors[] = {ENOENT, EACCES, EMFILE};
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        for (size_t j = 0; j < sizeof errors / sizeof *errors; j++) {
            char message[128];
            const struct sample *sample = &samples[i];
            snprintf(message, sizeof message, "tttjudge: one: %s\n", strerror(errors[j]));
            program_prepare();
            kernel->files[0] = (struct memory_file){"one", sample->records[0].text};
            kernel->files[1] = (struct memory_file){"two", sample->records[1].text};
            kernel->fault = (struct fault){CALL_OPEN, ONCE, 0, errors[j]};
            struct ending ending =
                program_run((const char *const[]){sample->command, "one", "two", NULL}, true);
            check_out(sample->records[1].verdict);
            check_err(message);
            check_ending(ending, FAILED);
        }
    }
}

/* Waiting for a file that is not ready may be interrupted, and may fail. */
static void test_an_interrupted_wait_is_begun_again(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        program_prepare();
        kernel->files[0] = (struct memory_file){NULL, good_text(&samples[i])};
        kernel->fault = (struct fault){CALL_READ, EVERY_OTHER, 0, EAGAIN};
        kernel->poll_error = EINTR;
        struct ending ending = program_run((const char *const[]){samples[i].command, NULL}, true);
        check_out(verdicts_of(&samples[i], kernel->given[0]));
        check_err("");
        check_ending(ending, 0);
    }
}

static void test_a_wait_that_fails_is_told(void **state)
{
    char message[128];
    (void)state;
    snprintf(message, sizeof message, "tttjudge: <stdin>: %s\n", strerror(ENOMEM));
    for (int i = 0; i < SAMPLES; i++) {
        program_prepare();
        kernel->files[0] = (struct memory_file){NULL, good_text(&samples[i])};
        kernel->fault = (struct fault){CALL_READ, ONCE, 1, EAGAIN};
        kernel->poll_error = ENOMEM;
        kernel->read_most = strlen(samples[i].records[0].text);
        struct ending ending = program_run((const char *const[]){samples[i].command, NULL}, true);
        check_out(samples[i].records[0].verdict);
        check_err(message);
        check_ending(ending, FAILED);
    }
}

/* What stands after "end" on standard input is left to the next reader. */
static void test_what_follows_the_end_is_given_back(void **state)
{
    static const char text[] = "XXXOO....\nend\nthe rest";
    (void)state;
    program_prepare();
    kernel->files[0] = (struct memory_file){NULL, text};
    struct ending ending = program_run((const char *const[]){"validate", NULL}, true);
    check_out("valid\n");
    check_ending(ending, 0);
    const char *rest = text + (long)kernel->given[0] + kernel->moved;
    assert_true(strcmp(rest, "\nthe rest") == 0 || strcmp(rest, "the rest") == 0);
    assert_int_equal(kernel->calls[CALL_READ], 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_short_interrupted_and_unready_reads_change_nothing),
        TEST(test_a_broken_read_loses_no_verdict_and_is_told),
        TEST(test_a_broken_read_after_an_error_is_told_too),
        TEST(test_other_files_are_judged_after_a_broken_read),
        TEST(test_a_file_that_cannot_be_opened_is_told_and_others_are_judged),
        TEST(test_an_interrupted_wait_is_begun_again),
        TEST(test_a_wait_that_fails_is_told),
        TEST(test_what_follows_the_end_is_given_back),
    };
    return cmocka_run_group_tests_name("reads", tests, NULL, NULL);
}
