/* test_check.c - reads of records and of answers fail by turns: nothing is taken for a wrong
 * answer that is none, and what failed is told. And a file that is the output is not read. */
#include "answer.h"
#include "testing.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_MAX = 512 };

/* How much each read gives: all of it, a bit, one byte. */
static const size_t amounts[] = {0, 29, 1};
enum { AMOUNTS = sizeof amounts / sizeof amounts[0] };

/* Answers to mixed_text: every third is wrong, and some have blanks before them. */
static const char *answers_of(const struct sample *sample)
{
    static char text[TEXT_MAX];
    text[0] = '\0';
    for (int i = 0; sample->records[i].text != NULL; i++) {
        strcat(text, i % 2 == 0 ? "" : "\n ");
        strcat(text, i % 3 == 2 ? "no\n" : sample->records[i].verdict);
        strcat(text, i % 2 == 1 ? "whatever\n" : "");
    }
    return text;
}

static struct ending run_check(const struct sample *sample, const struct fault *fault,
                               size_t read_most)
{
    program_prepare();
    kernel->files[0] = (struct memory_file){"answers", answers_of(sample)};
    kernel->files[1] = (struct memory_file){"one", mixed_text(sample)};
    kernel->fault = *fault;
    kernel->read_most = read_most;
    return program_run(
        (const char *const[]){sample->command, "-k", "--check", "answers", "one", NULL}, true);
}

static void check_harmless(const struct sample *sample, int error)
{
    struct answer answer = answer_take(run_check(sample, &no_fault, 0));
    assert_int_equal(answer.status, MALFORMED);
    assert_non_null(strstr(answer.out, "found 'no'\n"));
    for (int i = 0; i < AMOUNTS; i++) {
        answer_check(&answer, run_check(sample, &no_fault, amounts[i]));
        int reads = kernel->calls[CALL_READ];
        for (int number = 0; number < reads; number++) {
            struct fault fault = {CALL_READ, ONCE, number, error};
            answer_check(&answer, run_check(sample, &fault, amounts[i]));
            assert_int_equal(kernel->polls, error == EAGAIN ? 1 : 0);
        }
        struct fault fault = {CALL_READ, EVERY_OTHER, 0, error};
        answer_check(&answer, run_check(sample, &fault, amounts[i]));
    }
    answer_free(&answer);
}

static void test_short_interrupted_and_unready_reads_change_nothing(void **state)
{
    static const int errors[] = {PART, EINTR, EAGAIN};
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        for (size_t j = 0; j < sizeof errors / sizeof *errors; j++) {
            check_harmless(&samples[i], errors[j]);
        }
    }
}

/* What was told before is the beginning of what would have been, and then comes the cause. */
static void check_told(const struct answer *whole, struct ending ending)
{
    static const char lost[] =
        "tttjudge: one: its number of records is unknown, so no more answers are checked\n";
    char message[256];
    size_t length = (size_t)snprintf(message, sizeof message, "tttjudge: %s: %s\n%s",
                                     kernel->files[kernel->unread].name, strerror(EIO),
                                     kernel->unread == 1 ? lost : "");
    check_ending(ending, FAILED);
    assert_int_equal(strncmp(whole->out, kernel->out, kernel->out_length), 0);
    assert_true(kernel->err_length >= length);
    assert_string_equal(kernel->err + kernel->err_length - length, message);
    assert_int_equal(strncmp(whole->err, kernel->err, kernel->err_length - length), 0);
}

static void test_a_broken_read_is_told(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        struct answer whole = answer_take(run_check(&samples[i], &no_fault, 0));
        for (int j = 0; j < AMOUNTS; j++) {
            run_check(&samples[i], &no_fault, amounts[j]);
            int reads = kernel->calls[CALL_READ];
            for (int number = 0; number < reads; number++) {
                struct fault fault = {CALL_READ, ONCE, number, EIO};
                check_told(&whole, run_check(&samples[i], &fault, amounts[j]));
                assert_int_equal(kernel->calls[CALL_READ], number + 1);
            }
        }
        answer_free(&whole);
    }
}

/* Then there is nothing to do. */
static void test_answers_that_cannot_be_opened_are_told(void **state)
{
    char message[128];
    (void)state;
    snprintf(message, sizeof message, "tttjudge: answers: %s\n", strerror(EACCES));
    for (int i = 0; i < SAMPLES; i++) {
        struct fault fault = {CALL_OPEN, ONCE, 0, EACCES};
        check_ending(run_check(&samples[i], &fault, 0), FAILED);
        check_out("");
        check_err(message);
        assert_int_equal(kernel->calls[CALL_OPEN], 1);
        assert_int_equal(kernel->calls[CALL_READ], 0);
    }
}

static struct ending run_own(const struct sample *sample, const char *own, int error)
{
    program_prepare();
    kernel->files[0] = (struct memory_file){"one", sample->records[0].text};
    kernel->files[1] = (struct memory_file){"two", sample->records[1].text};
    kernel->own = own;
    kernel->fault = (struct fault){CALL_FSTAT, error == 0 ? NEVER : FROM_THEN_ON, 0, error};
    return program_run((const char *const[]){sample->command, "one", "two", NULL}, true);
}

static void test_a_file_that_is_the_output_is_not_read(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        check_ending(run_own(&samples[i], "one", 0), FAILED);
        check_out(samples[i].records[1].verdict);
        check_err("tttjudge: one: the input is also the output\n");
        assert_int_equal(kernel->given[0], 0);
        assert_int_equal(kernel->opened, kernel->closed);
    }
}

/* What nobody can tell keeps no file from being judged. */
static void test_a_file_of_which_nothing_is_known_is_read(void **state)
{
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        char verdicts[TEXT_MAX];
        snprintf(verdicts, sizeof verdicts, "%s%s", samples[i].records[0].verdict,
                 samples[i].records[1].verdict);
        check_ending(run_own(&samples[i], "one", EOVERFLOW), 0);
        check_out(verdicts);
        check_err("");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_short_interrupted_and_unready_reads_change_nothing),
        TEST(test_a_broken_read_is_told),
        TEST(test_answers_that_cannot_be_opened_are_told),
        TEST(test_a_file_that_is_the_output_is_not_read),
        TEST(test_a_file_of_which_nothing_is_known_is_read),
    };
    return cmocka_run_group_tests_name("check", tests, NULL, NULL);
}
