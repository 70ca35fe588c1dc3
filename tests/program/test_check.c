/* test_check.c - --check as a co-process: records and answers come through two pipes, either of
 * which may be late or end early. A difference is reported as soon as both sides are there, and
 * nothing unneeded is waited for. */
#define _POSIX_C_SOURCE 200809L

#include "check.h"
#include "talk.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct command {
    const char *name;
    const char *record, *verdict;
    const char *bad; /* a malformed record ... */
    int at;          /* ... wrong on this line of it, from 0, ... */
    const char *why; /* ... at this column and for this reason */
} command;

static const command commands[COMMANDS] = {
    {"validate", "XXXOO....\n", "valid", "XXXOO...x\n", 0,
     "9: expected 'X', 'O' or '.', found 'x'"},
    {"moves", "[[1,1]]\n", "Pending", "[[3,0]]\n", 0,
     "3: move 1: row 3 is out of range, expected 0 to 2"},
    {"gomoku", "9\n1 1\n2 1\n1 2\n2 2\n1 3\n2 3\n1 4\n2 4\n1 5\n", "A 9", "1\n0 1\n", 1,
     "1: move 1: x 0 is out of range, expected 1 to 15"},
};

/* The program between its two pipes. One is standard input, the other has a name. */
typedef struct checking {
    const command *command;
    talk with;
    int records, answers;
    const char *records_name, *answers_name;
    char *path;
    int last, line; /* where the last record begins, and the next one */
    int answer;     /* the number of the last answer */
} checking;

static checking start(const command *one, bool keep_going, bool records_on_stdin)
{
    checking all = {.command = one, .path = temp_path("pipe"), .line = 1};
    unlink(all.path);
    assert_int_equal(mkfifo(all.path, 0600), 0);
    const char *arguments[6] = {one->name, "--check"};
    int count = 2;
    arguments[count++] = records_on_stdin ? all.path : "-";
    arguments[count++] = records_on_stdin ? "-" : all.path;
    arguments[count++] = keep_going ? "-k" : NULL;
    all.with = talk_start(arguments);
    int pipe = talk_open(&all.with, all.path);
    all.records = records_on_stdin ? all.with.to : pipe;
    all.answers = records_on_stdin ? pipe : all.with.to;
    all.records_name = records_on_stdin ? "<stdin>" : all.path;
    all.answers_name = records_on_stdin ? all.path : "<stdin>";
    all.with.to = CHILD_CLOSED;
    check_about(one->name);
    return all;
}

static void finish(checking *all)
{
    child_close(&all->records);
    child_close(&all->answers);
    unlink(all->path);
    free(all->path);
}

static void send_text(checking *all, const char *record)
{
    talk_leave(all->records, record);
    all->last = all->line;
    for (; *record != '\0'; record++) {
        all->line += *record == '\n';
    }
}

static void send_record(checking *all)
{
    send_text(all, all->command->record);
}

/* A malformed record; its message must not wait for an answer. */
static void send_bad(checking *all)
{
    bytes text = {0};
    send_text(all, all->command->bad);
    bytes_print(&text, "tttjudge: %s:%d:%s\n", all->records_name, all->last + all->command->at,
                all->command->why);
    talk_expect(&all->with, text.data);
    bytes_free(&text);
}

/* The right answer, or another one. */
static void send_answer(checking *all, bool right)
{
    talk_leave(all->answers, right ? all->command->verdict : "x");
    talk_leave(all->answers, "\n");
    all->answer++;
}

static void expect(const checking *all, int answer, int line, const char *what)
{
    bytes text = {0};
    bytes_print(&text, "%s:%d: %s:%d: %s\n", all->answers_name, answer, all->records_name, line,
                what);
    talk_expect(&all->with, text.data);
    bytes_free(&text);
}

/* Expects the report that the answer to the last record is wrong or missing. */
static void expect_wrong(const checking *all, int answer, const char *found)
{
    bytes text = {0};
    bytes_print(&text, "expected '%s', found %s", all->command->verdict, found);
    expect(all, answer, all->last, text.data);
    bytes_free(&text);
}

/* Each test, for each command and with either side on standard input. */
static void for_all(bool keep_going, void test(checking *all))
{
    for (int i = 0; i < COMMANDS; i++) {
        for (int k = 0; k < 2; k++) {
            checking one = start(&commands[i], keep_going, k == 1);
            test(&one);
            finish(&one);
        }
    }
}

/* One side comes first, then the other, over and over. */
static void take_turns(checking *all)
{
    for (int i = 0; i < 40; i++) {
        bool right = i % 3 == 0;
        bool records_first = i % 2 == 0;
        if (records_first) {
            send_record(all);
            talk_expect_silence(&all->with);
        }
        send_answer(all, right);
        if (!records_first) {
            talk_expect_silence(&all->with);
            send_record(all);
        }
        if (right) {
            talk_expect_silence(&all->with);
        } else {
            expect_wrong(all, all->answer, "'x'");
        }
    }
    child_close(&all->records);
    talk_expect_silence(&all->with); /* there might be one more answer */
    child_close(&all->answers);
    talk_end(&all->with, 3);
}

static void test_either_side_may_be_late(void **state)
{
    (void)state;
    for_all(true, take_turns);
}

static void stop_at_once(checking *all)
{
    send_record(all);
    send_answer(all, true);
    send_record(all);
    send_answer(all, false);
    expect_wrong(all, all->answer, "'x'");
    talk_ends_by_itself(&all->with, 3);
}

/* Both pipes stay open. */
static void test_the_first_difference_ends_the_run(void **state)
{
    (void)state;
    for_all(false, stop_at_once);
}

/* Many answers before the first record, and as many records before the last answers. */
static void run_ahead(checking *all)
{
    for (int i = 0; i < 100; i++) {
        send_answer(all, true);
    }
    for (int i = 0; i < 200; i++) {
        send_record(all);
    }
    for (int i = 0; i < 99; i++) {
        send_answer(all, true);
    }
    talk_expect_silence(&all->with);
    send_answer(all, false);
    expect_wrong(all, all->answer, "'x'");
    talk_ends_by_itself(&all->with, 3);
}

static void test_either_side_may_be_far_ahead(void **state)
{
    (void)state;
    for_all(false, run_ahead);
}

/* It is reported once, and the records are still judged. */
static void end_answers(checking *all)
{
    send_record(all);
    send_answer(all, true);
    child_close(&all->answers);
    talk_expect_silence(&all->with);
    send_record(all);
    expect_wrong(all, 2, "the end of the file");
    send_record(all);
    talk_expect_silence(&all->with);
    send_bad(all);
    child_close(&all->records);
    talk_end(&all->with, 1);
}

static void test_answers_that_end_early(void **state)
{
    (void)state;
    for_all(true, end_answers);
}

static void end_answers_at_once(checking *all)
{
    child_close(&all->answers);
    send_record(all);
    expect_wrong(all, 1, "the end of the file");
    talk_ends_by_itself(&all->with, 3);
}

static void test_no_answer_at_all_ends_the_run(void **state)
{
    (void)state;
    for_all(false, end_answers_at_once);
}

static void end_records(checking *all)
{
    send_record(all);
    send_answer(all, true);
    child_close(&all->records);
    talk_expect_silence(&all->with);
    send_answer(all, false);
    expect(all, 2, all->line, "expected the end of the file, found 'x'");
    talk_ends_by_itself(&all->with, 3);
}

/* It is reported once, and what follows is not read. */
static void test_records_that_end_early(void **state)
{
    (void)state;
    for_all(true, end_records);
    for_all(false, end_records);
}

static void no_records(checking *all)
{
    child_close(&all->records);
    talk_expect_silence(&all->with);
    child_close(&all->answers);
    talk_end(&all->with, 0);
}

static void test_nothing_on_either_side(void **state)
{
    (void)state;
    for_all(true, no_records);
}

static void skip_answer(checking *all)
{
    send_bad(all);
    send_record(all);
    send_answer(all, false);
    talk_expect_silence(&all->with);
    send_answer(all, false);
    expect_wrong(all, 2, "'x'");
    child_close(&all->records);
    child_close(&all->answers);
    talk_end(&all->with, 1);
}

static void test_the_answer_to_a_malformed_record_is_passed_over(void **state)
{
    (void)state;
    for_all(true, skip_answer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_either_side_may_be_late),
        TEST(test_the_first_difference_ends_the_run),
        TEST(test_either_side_may_be_far_ahead),
        TEST(test_answers_that_end_early),
        TEST(test_no_answer_at_all_ends_the_run),
        TEST(test_records_that_end_early),
        TEST(test_nothing_on_either_side),
        TEST(test_the_answer_to_a_malformed_record_is_passed_over),
    };
    return CHECK_ALL("check", tests);
}
