/* test_streaming.c - the program never holds a verdict back while it waits. Each command is a
 * co-process: nothing is sent after a record until its verdict has come. Records arrive whole, in
 * two parts, and several at a time. */
#include "check.h"
#include "talk.h"

#include <string.h>

typedef struct exchange {
    const char *record; /* up to the byte that completes it */
    const char *rest;   /* what comes between it and the next one */
    const char *plain;
    const char *explained;
} exchange;

static const exchange boards[] = {
    {"XXXOO....\n", "", "valid\n", "valid\tX won: row 1\n"},
    {"OOOXX.X..\n", "", "valid\n", "valid\tO won: row 1\n"},
    {"XOXOXOXOX ", "", "valid\n", "valid\tX won: diagonal, anti-diagonal\n"},
    {".........\r", "\n", "invalid\n", "invalid\tunfinished: X to move\n"},
    {"XXXXXXXXX\t", "\n\n", "invalid\n", "invalid\timpossible: 9 X and 0 O\n"},
};

static const exchange lists[] = {
    {"[[0,0],[1,0],[0,1],[1,1],[0,2]]", "\n", "A\n", "A\tmove 5: row 0\n"},
    {"[]", "\n", "Pending\n", "Pending\t0 moves, A to move\n"},
    {"[[0,0],[2,0],[0,1],[2,1],[1,1],[2,2]]", "\r\n", "B\n", "B\tmove 6: row 2\n"},
    {"moves = [ [ 1 , 1 ] ]", "\n\n", "Pending\n", "Pending\t1 move, B to move\n"},
    {"[[1,1]\n,[0,0]\n]", "", "Pending\n", "Pending\t2 moves, A to move\n"},
};

static const exchange games[] = {
    {"1\n8 8\n", "", "Tie\n", "Tie\t1 move, no five\n"},
    {"0\n", "", "Tie\n", "Tie\t0 moves, no five\n"},
    {"2 1 1 2 2 ", "\n", "Tie\n", "Tie\t2 moves, no five\n"},
    {"9\r\n1 1\r\n2 1\r\n1 2\r\n2 2\r\n1 3\r\n2 3\r\n1 4\r\n2 4\r\n1 5\r", "\n", "A 9\n",
     "A 9\t(1,1)-(1,5)\n"},
    {"10\n1 1\n8 1\n1 3\n8 2\n1 5\n8 3\n1 7\n8 4\n1 9\n8 5\n", "\n\n", "B 10\n",
     "B 10\t(8,1)-(8,5)\n"},
};

enum { RECORDS = 5 };

typedef struct command {
    const char *name;
    const exchange *records;
} command;

static const command commands[COMMANDS] = {
    {"validate", boards}, {"moves", lists}, {"gomoku", games}};

static const char *answer(const exchange *record, bool explain)
{
    return explain ? record->explained : record->plain;
}

/* A record, its verdict, the next record, many times. */
static void take_turns(const command *one, bool explain)
{
    talk with = talk_start(explain ? ARGS(one->name, "--explain") : ARGS(one->name));
    int rounds = child_is_slow() ? 10 : 400;
    for (int i = 0; i < rounds * RECORDS; i++) {
        const exchange *record = &one->records[i % RECORDS];
        talk_send_text(&with, record->record);
        talk_expect(&with, answer(record, explain));
        talk_send_text(&with, record->rest);
    }
    talk_end(&with, 0);
}

static void test_a_verdict_comes_before_the_next_record(void **state)
{
    (void)state;
    for (int i = 0; i < COMMANDS; i++) {
        check_about(commands[i].name);
        take_turns(&commands[i], false);
    }
}

static void test_so_does_its_reason(void **state)
{
    (void)state;
    for (int i = 0; i < COMMANDS; i++) {
        check_about(commands[i].name);
        take_turns(&commands[i], true);
    }
}

/* Each record in two parts, split at each place: the verdict comes after the second part only. */
static void split(const command *one, bool explain)
{
    talk with = talk_start(explain ? ARGS(one->name, "-e") : ARGS(one->name));
    for (int i = 0; i < RECORDS; i++) {
        const exchange *record = &one->records[i];
        size_t length = strlen(record->record);
        for (size_t part = 1; part < length; part++) {
            talk_send(&with, record->record, part);
            talk_expect_silence(&with);
            talk_send(&with, record->record + part, length - part);
            talk_expect(&with, answer(record, explain));
            talk_send_text(&with, record->rest);
        }
    }
    talk_end(&with, 0);
}

static void test_part_of_a_record_has_no_verdict(void **state)
{
    (void)state;
    for (int i = 0; i < COMMANDS; i++) {
        check_about(commands[i].name);
        split(&commands[i], false);
        split(&commands[i], true);
    }
}

/* Several records at once, the last one incomplete: the others get their verdicts before it is
 * complete. */
static void test_records_that_arrive_together_are_answered_together(void **state)
{
    (void)state;
    for (int i = 0; i < COMMANDS; i++) {
        const exchange *records = commands[i].records;
        check_about(commands[i].name);
        talk with = talk_start(ARGS(commands[i].name));
        for (int a = 0; a < RECORDS; a++) {
            for (int b = 0; b < RECORDS; b++) {
                bytes sent = {0};
                bytes wanted = {0};
                bytes_print(&sent, "%s%s%s%s%c", records[a].record, records[a].rest,
                            records[b].record, records[b].rest, records[a].record[0]);
                bytes_print(&wanted, "%s%s", records[a].plain, records[b].plain);
                talk_send_text(&with, sent.data);
                talk_expect(&with, wanted.data);
                talk_send_text(&with, records[a].record + 1);
                talk_expect(&with, records[a].plain);
                talk_send_text(&with, records[a].rest);
                bytes_free(&sent);
                bytes_free(&wanted);
            }
        }
        talk_end(&with, 0);
    }
}

/* The end of the input completes a board and a game, too. */
static void test_the_end_of_the_input_completes_a_record(void **state)
{
    (void)state;
    talk with = talk_start(ARGS("validate"));
    talk_send_text(&with, "XXXOO....");
    talk_expect_silence(&with);
    child_close(&with.to);
    talk_expect(&with, "valid\n");
    talk_end(&with, 0);

    with = talk_start(ARGS("gomoku"));
    talk_send_text(&with, "1 8 8");
    talk_expect_silence(&with);
    child_close(&with.to);
    talk_expect(&with, "Tie\n");
    talk_end(&with, 0);
}

/* "end" ends the program, though the pipe stays open. */
static void test_nothing_is_awaited_after_end(void **state)
{
    (void)state;
    static const char *const words[] = {"end\n", "end ", "\nend\r\n", "end\nXOX", "end\n[["};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        check_about(words[i]);
        talk with = talk_start(ARGS("validate"));
        talk_send_text(&with, "XXXOO....\n");
        talk_expect(&with, "valid\n");
        talk_send_text(&with, words[i]);
        talk_ends_by_itself(&with, 0);
    }
}

/* An error is reported, and ends the program, without waiting for more. */
static void test_an_error_comes_at_once(void **state)
{
    (void)state;
    talk with = talk_start(ARGS("moves"));
    talk_send_text(&with, "[[0,0],[1,1],[0,0]]");
    talk_expect(&with, "tttjudge: <stdin>:1:15: move 3: cell [0,0] is already taken (move 1)\n");
    talk_ends_by_itself(&with, 1);
}

/* The end of a number that is already too long is not waited for. */
static void test_a_long_number_is_reported_at_once(void **state)
{
    (void)state;
    talk with = talk_start(ARGS("gomoku"));
    talk_send_text(&with, "1\n8 1111111111111111111111111111111111111111");
    talk_expect(&with, "tttjudge: <stdin>:2:3: move 1: y 111111111111111111111111... is out of "
                       "range, expected 1 to 15\n");
    talk_ends_by_itself(&with, 1);
    with = talk_start(ARGS("gomoku", "-k"));
    talk_send_text(&with, "1000000000000000000000000000000000000000");
    talk_expect(&with, "tttjudge: <stdin>:1:1: number of moves 100000000000000000000000... is out "
                       "of range, expected 0 to 225\nerror\n"
                       "tttjudge: <stdin>:1:1: the file is given up\n");
    talk_ends_by_itself(&with, 1);
}

/* With --keep-going, a malformed record is answered as soon as it is over. */
static void test_errors_keep_pace_too(void **state)
{
    (void)state;
    talk with = talk_start(ARGS("validate", "--keep-going"));
    for (int i = 0; i < 20; i++) {
        bytes message = {0};
        bytes_print(&message,
                    "tttjudge: <stdin>:%d:9: expected 'X', 'O' or '.', found 'x'\nerror\n",
                    2 * i + 1);
        bytes other = {0};
        bytes_print(&other, "error\n%.*s", (int)message.size - 6, message.data);
        talk_send_text(&with, "XXXOO...x\n");
        talk_expect_either(&with, message.data, other.data);
        talk_send_text(&with, "XXXOO....\n");
        talk_expect(&with, "valid\n");
        bytes_free(&message);
        bytes_free(&other);
    }
    talk_end(&with, 1);
}

/* Bytes of earlier reads that are still in memory are not taken for input at the end: here, the
 * newline that the last read began with. */
static void test_the_end_is_where_the_bytes_end(void **state)
{
    (void)state;
    talk with = talk_start(ARGS("gomoku"));
    talk_send_text(&with, "2");
    talk_send_text(&with, "\n1 1");
    child_close(&with.to);
    talk_expect(&with, "tttjudge: <stdin>:2:4: expected move 2, found the end of the file: 1 of 2 "
                       "moves were read\n");
    talk_end(&with, 1);
}

/* A record waits for what completes it, and does not take what is left in memory for it: a board
 * waits for the white space after it, a strict list for its newline. */
static void test_what_completes_a_record_is_waited_for(void **state)
{
    (void)state;
    talk with = talk_start(ARGS("validate"));
    talk_send_text(&with, "XXXOO....\n.........\n");
    talk_expect(&with, "valid\ninvalid\n");
    talk_send_text(&with, "XXXOO....\n.........");
    talk_expect(&with, "valid\n");
    talk_send_text(&with, "X\n");
    talk_expect(&with, "tttjudge: <stdin>:4:1: expected nine cells, found 10\n");
    talk_end(&with, 1);

    with = talk_start(ARGS("moves", "--strict"));
    talk_send_text(&with, "[[1,1],[0,0]]\n[[1,1],[0,0]]\n");
    talk_expect(&with, "Pending\nPending\n");
    talk_send_text(&with, "[[1,1],[0,0]]\n[[1,1],[0,0]]");
    talk_expect(&with, "Pending\n");
    talk_send_text(&with, "\n");
    talk_expect(&with, "Pending\n");
    talk_end(&with, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_a_verdict_comes_before_the_next_record),
        TEST(test_so_does_its_reason),
        TEST(test_part_of_a_record_has_no_verdict),
        TEST(test_records_that_arrive_together_are_answered_together),
        TEST(test_the_end_of_the_input_completes_a_record),
        TEST(test_nothing_is_awaited_after_end),
        TEST(test_an_error_comes_at_once),
        TEST(test_a_long_number_is_reported_at_once),
        TEST(test_errors_keep_pace_too),
        TEST(test_the_end_is_where_the_bytes_end),
        TEST(test_what_completes_a_record_is_waited_for),
    };
    return CHECK_ALL("streaming", tests);
}
