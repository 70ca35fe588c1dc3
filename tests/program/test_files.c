/* test_files.c - files other than regular ones, standard input that others read too, and the
 * order of verdicts and messages that go to one place. */
#define _POSIX_C_SOURCE 200809L

#include "check.h"
#include "talk.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* A named pipe is answered record by record. Opening it waits for its writer, so verdicts on what
 * came before are written first. */
static void test_a_named_pipe_is_answered_record_by_record(void **state)
{
    (void)state;
    char *path = temp_path("pipe");
    char *before = temp_text("before", "0\n");
    assert_int_equal(mkfifo(path, 0600), 0);
    talk with = talk_start(ARGS("gomoku", before, path));
    child_close(&with.to);
    talk_expect(&with, "Tie\n");
    with.to = talk_open(&with, path);
    for (int i = 0; i < 100; i++) {
        talk_send_text(&with, "1\n8 8\n");
        talk_expect(&with, "Tie\n");
    }
    talk_end(&with, 0);
    free(before);
    free(path);
}

/* Control characters in a name, and bytes that are not UTF-8, are escaped. */
static void test_bytes_of_a_name_are_shown(void **state)
{
    (void)state;
    static const char shown[] = "tttjudge: \\xC2\\x85-\\xFF-\xC3\xA9: ";
    run_result result = run_with(ARGS("validate", "\xC2\x85-\xFF-\xC3\xA9"), "", 0);
    assert_int_equal(strncmp(result.err.data, shown, sizeof shown - 1), 0);
    check_status(2, &result);
    run_free(&result);
}

/* A wrong word that never ends is reported at once. */
static void test_an_endless_word_is_reported(void **state)
{
    (void)state;
    static const char place[] = "tttjudge: /dev/zero:1:1: ";
    for (int i = 0; i < 2; i++) {
        run_result result = run_with(ARGS(i == 0 ? "validate" : "gomoku", "/dev/zero"), "", 0);
        check_messages(1, &result.err);
        assert_int_equal(strncmp(result.err.data, place, sizeof place - 1), 0);
        check_status(1, &result);
        run_free(&result);
    }
}

/* So is a wrong answer. */
static void test_an_endless_answer_is_reported(void **state)
{
    (void)state;
    static const char place[] = "/dev/zero:1: <stdin>:1: expected 'valid', found '\\x00";
    run_result result = run_with(ARGS("validate", "--check", "/dev/zero"), "XXXOO....\n", 10);
    assert_int_equal(strncmp(result.out.data, place, sizeof place - 1), 0);
    check_text("standard error", "", &result.err);
    check_status(3, &result);
    run_free(&result);
}

/* More verdicts and messages than blocks hold, in one file: a message follows the verdicts on all
 * records before it. */
static void check_order(const char *const arguments[], const char *good, const char *bad,
                        const char *message, const char *error)
{
    enum { PARTS = 20000 };
    bytes input = {0};
    bytes wanted = {0};
    int line = 0;
    for (int i = 0; i < PARTS; i++) {
        bool is_bad = i % 7 > 4;
        bytes_add_text(&input, is_bad ? bad : good);
        line++;
        if (is_bad) {
            bytes_print(&wanted, "tttjudge: <stdin>:%d:%s\n%s", line, message, error);
        } else {
            bytes_add_text(&wanted, "Pending\n");
        }
    }
    char *path = temp_text("both", "");
    int both = open(path, O_WRONLY | O_CLOEXEC);
    piece whole = {input.data, input.size, 1};
    run_result result = run(&(run_call){
        .arguments = arguments, .input = &whole, .pieces = 1, .out = both, .one_pipe = true});
    bytes got = {0};
    assert_true(bytes_read_file(&got, path));
    check_bytes("both outputs", wanted.data, wanted.size, got.data, got.size);
    check_status(1, &result);
    run_free(&result);
    close(both);
    bytes_free(&got);
    bytes_free(&input);
    bytes_free(&wanted);
    free(path);
}

static void test_messages_keep_their_place_among_verdicts(void **state)
{
    (void)state;
    check_order(ARGS("moves", "-k"), "[[0,0],[1,1]]\n", "[[0,0],[0,0]]\n",
                "9: move 2: cell [0,0] is already taken (move 1)", "error\n");
    check_order(ARGS("moves", "-k", "--strict"), "[[0,0],[1,1]]\n", "\n",
                "1: expected no blank line, found '\\n'", "");
}

/* Messages are gathered, so a million of them take little time. */
static void test_a_million_messages_take_no_time(void **state)
{
    (void)state;
    enum { LINES = 1000000, SECONDS_MOST = 1 };
    if (child_is_slow()) {
        skip();
    }
    static char block[LINES / 100];
    memset(block, '\n', sizeof block);
    piece lines = {block, sizeof block, 100};
    run_result result = run(
        &(run_call){.arguments = ARGS("gomoku", "-k", "--strict"), .input = &lines, .pieces = 1});
    assert_true(bytes_count(&result.err, '\n') >= LINES);
    check_status(1, &result);
    if (result.end.seconds > SECONDS_MOST) {
        fail_msg("it took %.1f seconds", result.end.seconds);
    }
    run_free(&result);
}

/* Starts a command on a file as its standard input, waits, and returns the descriptor. */
static int judge_open_file(const char *const arguments[], const char *text, const char *out)
{
    char *path = temp_text("input", text);
    int in = open(path, O_RDONLY | O_CLOEXEC);
    assert_true(in >= 0);
    run_result result = run(&(run_call){.arguments = arguments, .in = in});
    check_text("standard output", out, &result.out);
    run_free(&result);
    free(path);
    return in;
}

static void check_rest(const char *const arguments[], const char *text, const char *out,
                       const char *rest)
{
    char got[32] = "";
    int in = judge_open_file(arguments, text, out);
    check_about(text);
    assert_int_equal(read(in, got, sizeof got - 1), strlen(rest));
    assert_string_equal(got, rest);
    close(in);
}

/* The next reader of the same file starts after "end"; an error gives nothing back. */
static void test_what_follows_the_end_is_for_the_next_reader(void **state)
{
    (void)state;
    static const char *const ends[] = {"end\n", "end\r\n", "end\r\r\n"};
    static const char *const rests[] = {"the rest", "\nthe rest", "X", "\rX", ""};
    const char *const *validate = ARGS("validate");
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        for (size_t j = 0; j < sizeof rests / sizeof *rests; j++) {
            char text[64] = "XXXOO....\n";
            check_rest(validate, strcat(strcat(text, ends[i]), rests[j]), "valid\n", rests[j]);
        }
    }
    check_rest(validate, "XXXOO....\nend rest", "valid\n", " rest");
    check_rest(validate, "XXXOO....\n?\nend\n", "valid\n", "");
    check_rest(ARGS("gomoku", "--strict"), "0\n1 1\n", "Tie\n", "");
    check_rest(ARGS("gomoku", "-k"), "0\nx\n1 1\n", "Tie\nerror\n", "");
    check_rest(ARGS("moves", "-k"), "\xFF\xFE[]\n", "error\n", "");
    /* A line end before "end" is not taken for one after it. */
    check_rest(validate, "\nend", "", "");
    check_rest(validate, "\rend", "", "");
}

/* A second "-" is ignored, whether standard input is a pipe or a file. */
static void test_standard_input_is_read_once(void **state)
{
    (void)state;
    static const struct {
        const char *command, *text, *out;
    } samples[] = {
        {"validate", "XXXOO....\nend\nXXXOO....\nend\n", "valid\n"},
        {"moves", "[]\n[[0,0]]\n", "Pending\nPending\n"},
        {"gomoku", "0\n0\n", "Tie\nTie\n"},
    };
    for (int i = 0; i < COMMANDS; i++) {
        const char *const *arguments = ARGS(samples[i].command, "-", "-", "-");
        piece input = {samples[i].text, strlen(samples[i].text), 1};
        check_about(samples[i].command);
        check_run(&(run_call){.arguments = arguments, .input = &input, .pieces = 1}, samples[i].out,
                  "", 0);
        close(judge_open_file(arguments, samples[i].text, samples[i].out));
    }
}

/* Far more files than a program may have open at a time. */
static void test_every_file_is_closed(void **state)
{
    (void)state;
    enum { FILES = 100, OPEN_MAX = 50 };
    char *path = temp_text("good", "[]\n");
    const char *arguments[FILES + 2] = {"moves"};
    for (int i = 1; i <= FILES; i++) {
        arguments[i] = path;
    }
    struct rlimit before;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
    struct rlimit few = {OPEN_MAX, before.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &few), 0);
    run_result result = run_with(arguments, "", 0);
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
    assert_int_equal(bytes_count(&result.out, '\n'), FILES);
    check_text("standard error", "", &result.err);
    check_status(0, &result);
    run_free(&result);
    free(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_a_named_pipe_is_answered_record_by_record),
        TEST(test_bytes_of_a_name_are_shown),
        TEST(test_an_endless_word_is_reported),
        TEST(test_an_endless_answer_is_reported),
        TEST(test_messages_keep_their_place_among_verdicts),
        TEST(test_a_million_messages_take_no_time),
        TEST(test_what_follows_the_end_is_for_the_next_reader),
        TEST(test_standard_input_is_read_once),
        TEST(test_every_file_is_closed),
    };
    return CHECK_ALL("files", tests);
}
