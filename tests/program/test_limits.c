/* test_limits.c - big inputs: one token, one line, one list, millions of blanks. The answer and
 * the place must be right, memory must not grow, and none may take long. The test itself never
 * keeps a big input, since a child's memory starts as its parent's. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum {
    CHUNK = 1 << 16,
    CHUNKS = 320, /* about 20 MB in all */
    BIG = CHUNK * CHUNKS,
    LINES_TIMES = 16, /* of a chunk of newlines: over a million */
    LINES = CHUNK * LINES_TIMES,
    MOST_KB = 4096,     /* what the program may have in memory, */
    MOST_MORE_KB = 512, /* and how much more on a big input than on a smaller one */
    MOST_SECONDS = 10,  /* of processor time */
    MOST_MESSAGE = 300  /* a long token is cut */
};

static char chunk[CHUNK];

/* About 20 MB of one byte; one such piece at a time. */
static piece big(char byte)
{
    memset(chunk, byte, sizeof chunk);
    return (piece){chunk, sizeof chunk, CHUNKS};
}

/* Over a million line ends. */
static piece many_lines(void)
{
    memset(chunk, '\n', sizeof chunk);
    return (piece){chunk, sizeof chunk, LINES_TIMES};
}

static piece text(const char *words)
{
    return (piece){words, strlen(words), 1};
}

/* Fails if the run took much memory, more than with a sixteenth of the input, or long. */
static void check_cost(const run_call *call, const run_result *result)
{
    piece less[3];
    memcpy(less, call->input, sizeof less);
    less[1].times /= 16;
    run_call smaller = *call;
    smaller.input = less;
    run_result other = run(&smaller);
    if (result->end.peak_kb > MOST_KB || result->end.peak_kb > other.end.peak_kb + MOST_MORE_KB ||
        result->end.seconds > MOST_SECONDS) {
        fprintf(stderr, "took %ld KB, %ld KB with a sixteenth of the input, and %.1f seconds\n",
                result->end.peak_kb, other.end.peak_kb, result->end.seconds);
        fail();
    }
    run_free(&other);
}

/* Runs one big input, in three pieces. The first message begins with place; NULL if there is
 * none. */
static void check_run_of(const char *const arguments[], const piece input[3], const char *out,
                         const char *place, int status)
{
    run_call call = {.arguments = arguments, .input = input, .pieces = 3};
    run_result result = run(&call);
    check_about(place != NULL ? place : arguments[0]);
    check_text("standard output", out, &result.out);
    check_messages(bytes_count(&result.err, '\n'), &result.err);
    assert_int_equal(result.err.size > 0, place != NULL);
    if (place != NULL && strncmp(result.err.data, place, strlen(place)) != 0) {
        check_failed("a message at another place", &result.err);
    }
    assert_true(result.err.size < MOST_MESSAGE);
    check_status(status, &result);
    if (!child_is_slow()) {
        check_cost(&call, &result);
    }
    run_free(&result);
}

static void check_big(const char *const arguments[], const piece input[3], const char *out,
                      const char *place)
{
    check_run_of(arguments, input, out, place, place != NULL ? 1 : 0);
}

/* The beginning of a message that names a place. */
static const char *at(long line, long column)
{
    static char place[80];
    snprintf(place, sizeof place, "tttjudge: <stdin>:%ld:%ld: ", line, column);
    return place;
}

static void test_a_board_of_20_megabytes(void **state)
{
    (void)state;
    piece input[3] = {text("XXXOO....\n"), big('X'), text("\nXXXOO....\nend\n")};
    check_big(ARGS("validate"), input, "valid\n", at(2, 1));
    check_big(ARGS("validate", "-k"), input, "valid\nerror\nvalid\n", at(2, 1));
    check_big(ARGS("validate", "--strict"), input, "valid\n", at(2, 1));
    input[2] = text("x\nend\n");
    check_big(ARGS("validate"), input, "valid\n", at(2, BIG + 1L));
    input[1] = big('x');
    check_big(ARGS("validate"), input, "valid\n", at(2, 1));
}

static void test_a_number_of_20_megabytes(void **state)
{
    (void)state;
    piece input[3] = {text("0\n"), big('7'), text("\n")};
    check_big(ARGS("gomoku"), input, "Tie\n", at(2, 1));
    check_big(ARGS("gomoku", "-k"), input, "Tie\nerror\n", at(2, 1));
    input[0] = text("1\n8 ");
    check_big(ARGS("gomoku"), input, "", at(2, 3));
    input[0] = text("[[1,");
    input[2] = text("]]\n[]\n");
    check_big(ARGS("moves"), input, "", at(1, 5));
    check_big(ARGS("moves", "-k"), input, "error\nPending\n", at(1, 5));
}

static void test_20_megabytes_of_leading_zeros(void **state)
{
    (void)state;
    piece input[3] = {text("1\n8 "), big('0'), text("8\n")};
    check_big(ARGS("gomoku", "-e"), input, "Tie\t1 move, no five\n", NULL);
    input[2] = text("16\n");
    check_big(ARGS("gomoku", "-k"), input, "error\n", at(2, 3));
    input[2] = text("x\n");
    check_big(ARGS("gomoku"), input, "", at(2, 3));
}

static void test_a_word_of_20_megabytes(void **state)
{
    (void)state;
    piece input[3] = {text("0\n"), big('w'), text("\n0\n")};
    check_big(ARGS("gomoku"), input, "Tie\n", at(2, 1));
    input[0] = text("[]\n");
    input[2] = text("\n[]\n");
    check_big(ARGS("moves"), input, "Pending\n", at(2, 1));
    check_big(ARGS("moves", "-k"), input, "Pending\nerror\nPending\n", at(2, 1));
}

static void test_20_megabytes_of_blanks(void **state)
{
    (void)state;
    static const char *const blanks[] = {" ", "\t", "\r"};
    for (int i = 0; i < 3; i++) {
        piece input[3] = {text("XXXOO....\n"), big(blanks[i][0]), text("XXXOO....\nend\n")};
        check_big(ARGS("validate"), input, "valid\nvalid\n", NULL);
        input[2] = text("XXXOO...0\n");
        check_big(ARGS("validate"), input, "valid\n", at(2, BIG + 9L));
        input[0] = text("[[1,1");
        input[2] = text("],[1,1]]");
        check_big(ARGS("moves"), input, "", at(1, BIG + 9L));
        input[2] = text("],[2,1]]");
        check_big(ARGS("moves"), input, "Pending\n", NULL);
        input[0] = text("1 8");
        input[2] = text("8");
        check_big(ARGS("gomoku"), input, "Tie\n", NULL);
        input[2] = text("88");
        check_big(ARGS("gomoku"), input, "", at(1, BIG + 4L));
    }
}

static void test_a_record_over_a_million_lines(void **state)
{
    (void)state;
    piece input[3] = {text("[[1,1],"), many_lines(), text(" [1,1]]")};
    check_big(ARGS("moves"), input, "", at(LINES + 1L, 3));
    input[2] = text(" [2,2]]");
    check_big(ARGS("moves"), input, "Pending\n", NULL);
    input[2] = text("");
    check_big(ARGS("moves"), input, "", at(LINES + 1L, 1));
    input[0] = text("2\n1 1\n");
    input[2] = text("\n 1 1\n");
    check_big(ARGS("gomoku"), input, "", at(LINES + 4L, 2));
    input[2] = text("1 2\n");
    check_big(ARGS("gomoku"), input, "Tie\n", NULL);
    input[0] = text("XXXOO....");
    input[2] = text("XXXOO....x");
    check_big(ARGS("validate"), input, "valid\n", at(LINES + 1L, 10));
}

/* Millions of moves in one list: from the tenth on, each is taken or off the board. */
static void test_a_list_of_millions_of_moves(void **state)
{
    (void)state;
    static char moves[6 * 1024];
    for (size_t i = 0; i < sizeof moves; i++) {
        moves[i] = "[1,1],"[i % 6];
    }
    piece input[3] = {text("["), {moves, sizeof moves, 3000}, text("[1,1]]\n[]\n")};
    check_big(ARGS("moves"), input, "", at(1, 9));
    check_big(ARGS("moves", "--keep-going"), input, "error\nPending\n", at(1, 9));
}

/* Garbage in the answers is skipped if another answer is needed, and else not read at all; blanks
 * and blank lines are skipped. */
static void test_answers_of_100_megabytes(void **state)
{
    (void)state;
    enum { TIMES = 5 };
    static const char found[] = "'wwwwwwwwwwwwwwwwwwwwwwww...'";
    char *boards = temp_text("boards", "XXXOO....\n.........\nend\n");
    const char *const *check = ARGS("validate", "--check", "-", boards);
    const char *const *go_on = ARGS("validate", "-k", "--check", "-", boards);
    bytes wrong = {0};
    bytes_print(&wrong, "<stdin>:2: %s:2: expected 'invalid', found %s\n", boards, found);
    piece input[3] = {text("valid\n"), big('w'), text("\n")};
    input[1].times *= TIMES;
    check_run_of(check, input, wrong.data, NULL, 3);
    check_run_of(go_on, input, wrong.data, NULL, 3);
    bytes_print(&wrong, "<stdin>:3: %s:3: expected the end of the file, found 'x'\n", boards);
    input[2] = text("\nx\n");
    check_run_of(go_on, input, wrong.data, NULL, 3);

    input[1] = big(' ');
    input[2] = text("invalid");
    check_run_of(check, input, "", NULL, 0);
    input[0] = text("valid\ninvalid");
    input[2] = text("");
    check_run_of(check, input, "", NULL, 0);
    input[1] = many_lines();
    input[2] = text("x");
    bytes_clear(&wrong);
    bytes_print(&wrong, "<stdin>:%d: %s:3: expected the end of the file, found 'x'\n", LINES + 2,
                boards);
    check_run_of(check, input, wrong.data, NULL, 3);
    bytes_free(&wrong);
    free(boards);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_a_board_of_20_megabytes),       TEST(test_a_number_of_20_megabytes),
        TEST(test_20_megabytes_of_leading_zeros), TEST(test_a_word_of_20_megabytes),
        TEST(test_20_megabytes_of_blanks),        TEST(test_a_record_over_a_million_lines),
        TEST(test_a_list_of_millions_of_moves),   TEST(test_answers_of_100_megabytes),
    };
    return CHECK_ALL("limits", tests);
}
