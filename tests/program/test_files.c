/* test_files.c - files that are no plain files, files that cannot be read, and the
 * order in which verdicts and messages come when both go to one place. */
#define _POSIX_C_SOURCE 200809L

#include "check.h"
#include "talk.h"
#include "temp.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* The messages on standard error, as many as wanted, name the file. */
static void check_names(const char *path, const run_result *result)
{
    check_messages(1, &result->err);
    if (strstr(result->err.data, path) == NULL) {
        check_failed("the message does not name the file", &result->err);
    }
}

static void test_a_directory_is_no_input(void **state)
{
    (void)state;
    static const char *const commands[] = {"validate", "moves", "gomoku"};
    for (int i = 0; i < 3; i++) {
        char *path = temp_path("folder");
        mkdir(path, 0777);
        check_about(commands[i]);
        run_result result = run_with(ARGS(commands[i], path), "", 0);
        rmdir(path);
        check_text("standard output", "", &result.out);
        check_names(path, &result);
        check_status(2, &result);
        run_free(&result);
        free(path);
    }
}

static void test_a_missing_file_does_not_keep_others_from_being_judged(void **state)
{
    (void)state;
    char *good = temp_file("good", "XXXOO....\nend\n", 14);
    char *missing = temp_path("missing");
    run_result result = run_with(ARGS("validate", good, missing, good), "", 0);
    check_text("standard output", "valid\nvalid\n", &result.out);
    check_names(missing, &result);
    check_status(2, &result);
    run_free(&result);
    free(good);
    free(missing);
}

/* A name may hold any byte, but a message is one line. */
static void test_a_strange_name_does_not_break_the_message(void **state)
{
    (void)state;
    char *missing = temp_path("two\nlines\033[1m");
    run_result result = run_with(ARGS("validate", missing), "", 0);
    check_messages(1, &result.err);
    check_matches("tttjudge: ...two\\x0...lines\\x1...[1m", result.err.data, result.err.size);
    check_status(2, &result);
    run_free(&result);

    char *bad = temp_file("two\nlines", "XXXOO...x\n", 10);
    result = run_with(ARGS("validate", bad), "", 0);
    check_messages(1, &result.err);
    check_status(1, &result);
    run_free(&result);
    free(missing);
    free(bad);
}

static void test_an_unreadable_file_is_reported(void **state)
{
    (void)state;
    if (geteuid() == 0) {
        print_message("skipped: the superuser can read any file\n");
        skip();
    }
    char *path = temp_file("secret", "XXXOO....\nend\n", 14);
    chmod(path, 0);
    run_result result = run_with(ARGS("validate", path), "", 0);
    check_text("standard output", "", &result.out);
    check_names(path, &result);
    check_status(2, &result);
    run_free(&result);
    free(path);
}

/* A named pipe is read as any other input, and answered as it goes. */
static void test_a_named_pipe_is_answered_record_by_record(void **state)
{
    (void)state;
    char *path = temp_path("pipe");
    if (mkfifo(path, 0600) != 0) {
        print_message("skipped: there are no named pipes here\n");
        skip();
    }
    talk with = talk_start_without_input(ARGS("gomoku", path));
    with.to = open(path, O_WRONLY | O_CLOEXEC);
    assert_true(with.to >= 0);
    for (int i = 0; i < 100; i++) {
        talk_send_text(&with, "1\n8 8\n");
        talk_expect(&with, "Tie\n");
    }
    talk_end(&with, 0);
    unlink(path);
    free(path);
}

/* All earlier verdicts come before a message, though both go to one pipe. */
static void test_verdicts_come_before_the_message(void **state)
{
    (void)state;
    enum { RECORDS = 30000 };
    bytes input = {0};
    bytes wanted = {0};
    for (int i = 0; i < RECORDS; i++) {
        bytes_add_text(&input, "XXXOO....\n");
        bytes_add_text(&wanted, "valid\n");
    }
    bytes_add_text(&input, "XXXOO...x\n");
    bytes_print(&wanted, "tttjudge: <stdin>:%d:9: expected 'X', 'O' or '.', found 'x'\n",
                RECORDS + 1);
    piece whole = {input.data, input.size, 1};
    run_call call = {.arguments = ARGS("validate"), .input = &whole, .pieces = 1, .one_pipe = true};
    run_result result = run(&call);
    check_text("both outputs", wanted.data, &result.out);
    check_status(1, &result);
    run_free(&result);
    bytes_free(&input);
    bytes_free(&wanted);
}

/* Checks that before the message about record number line, there are the verdicts of
 * the records before it: line - 1 of them, or one more if "error" came first. */
static void check_verdicts_before(size_t line, size_t verdicts)
{
    if (verdicts != line - 1 && verdicts != line) {
        fprintf(stderr, "the message about record %zu comes after %zu verdicts\n", line, verdicts);
        fail();
    }
}

static void test_with_keep_going_every_message_has_its_place(void **state)
{
    (void)state;
    enum { RECORDS = 20000 };
    bytes input = {0};
    for (int i = 1; i <= RECORDS; i++) {
        bytes_add_text(&input, i % 7 == 0 ? "[[0,0],[0,0]]\n" : "[[0,0],[1,1]]\n");
    }
    piece whole = {input.data, input.size, 1};
    run_call call = {
        .arguments = ARGS("moves", "-k"), .input = &whole, .pieces = 1, .one_pipe = true};
    run_result result = run(&call);
    size_t verdicts = 0;
    size_t messages = 0;
    for (char *line = result.out.data; *line != '\0'; line = strchr(line, '\n') + 1) {
        unsigned long number = 0;
        if (sscanf(line, "tttjudge: <stdin>:%lu:", &number) == 1) {
            messages++;
            assert_int_equal(number, 7 * messages);
            check_verdicts_before(number, verdicts);
        } else {
            verdicts++;
        }
    }
    assert_int_equal(verdicts, RECORDS);
    assert_int_equal(messages, RECORDS / 7);
    check_status(1, &result);
    run_free(&result);
    bytes_free(&input);
}

/* The message about a file that cannot be opened comes after the verdicts, too. */
static void test_verdicts_come_before_the_message_about_a_file(void **state)
{
    (void)state;
    char *good = temp_file("good", "XXXOO....\nend\n", 14);
    char *missing = temp_path("missing");
    run_result result =
        run(&(run_call){.arguments = ARGS("validate", good, missing, good), .one_pipe = true});
    check_matches("valid\ntttjudge: ...missing...\nvalid\n", result.out.data, result.out.size);
    check_status(2, &result);
    run_free(&result);
    free(good);
    free(missing);
}

/* Opening a named pipe waits for its writer: what was judged before is written first. */
static void test_a_named_pipe_holds_no_verdict_back(void **state)
{
    (void)state;
    char *file = temp_file("before-the-pipe", "XXXOO....\nend\n", 14);
    char *pipe = temp_path("pipe-without-a-writer");
    assert_int_equal(mkfifo(pipe, 0600), 0);
    talk with = talk_start((const char *const[]){"validate", file, pipe, NULL});
    talk_expect(&with, "valid\n");
    int writer = open(pipe, O_WRONLY);
    assert_true(writer >= 0);
    close(writer);
    talk_end(&with, 0);
    free(file);
    free(pipe);
}

/* A wrong word that never ends is told at once. */
static void test_an_endless_word_is_told(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        run_result result = run_with(ARGS(i == 0 ? "validate" : "gomoku", "/dev/zero"), "", 0);
        check_names("/dev/zero:1:1: ", &result);
        check_status(1, &result);
        run_free(&result);
    }
}

/* Starts a command on a file as its standard input, waits, and returns the descriptor. */
static int judge_open_file(const char *command, const char *text)
{
    char *path = temp_file("input", text, strlen(text));
    int in = open(path, O_RDONLY | O_CLOEXEC);
    int out = open("/dev/null", O_WRONLY | O_CLOEXEC);
    assert_true(in >= 0 && out >= 0);
    (void)child_wait(child_start(ARGS(command), NULL, (child_streams){in, out, out, false}));
    close(out);
    unlink(path);
    free(path);
    return in;
}

/* Who reads the same file next goes on after "end"; an error gives nothing back. */
static void test_what_follows_the_end_is_for_the_next_reader(void **state)
{
    (void)state;
    static const char *const ends[] = {"end\n", "end\r\n", "end\r\r\n"};
    static const char *const rests[] = {"the rest", "\nthe rest", "X", "\rX", ""};
    char rest[16];
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        for (size_t j = 0; j < sizeof rests / sizeof *rests; j++) {
            char text[64] = "XXXOO....\n";
            strcat(strcat(text, ends[i]), rests[j]);
            int in = judge_open_file("validate", text);
            memset(rest, 0, sizeof rest);
            assert_int_equal(read(in, rest, sizeof rest - 1), strlen(rests[j]));
            assert_string_equal(rest, rests[j]);
            close(in);
        }
    }
    int in = judge_open_file("validate", "XXXOO....\nend rest");
    memset(rest, 0, sizeof rest);
    assert_int_equal(read(in, rest, sizeof rest - 1), 5);
    assert_string_equal(rest, " rest");
    close(in);

    in = judge_open_file("validate", "XXXOO....\n?\nend\n");
    assert_int_equal(read(in, rest, sizeof rest), 0);
    close(in);
}

/* A line end that was read before "end" is not taken for one after it. */
static void test_the_end_may_be_the_last_byte(void **state)
{
    (void)state;
    static const char *const texts[] = {"\nend", "\rend", "end"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        int in = judge_open_file("validate", texts[i]);
        assert_int_equal(lseek(in, 0, SEEK_CUR), strlen(texts[i]));
        close(in);
    }
}

/* Far more files than a program may have open at a time. */
static void test_every_file_is_closed(void **state)
{
    (void)state;
    enum { FILES = 100, OPEN_MAX = 50 };
    char *path = temp_file("good", "[]\n", 3);
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
    if (!child_prepare() || !temp_prepare()) {
        return EXIT_FAILURE;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_endless_word_is_told),
        cmocka_unit_test(test_a_named_pipe_holds_no_verdict_back),
        cmocka_unit_test(test_a_directory_is_no_input),
        cmocka_unit_test(test_a_missing_file_does_not_keep_others_from_being_judged),
        cmocka_unit_test(test_a_strange_name_does_not_break_the_message),
        cmocka_unit_test(test_an_unreadable_file_is_reported),
        cmocka_unit_test(test_a_named_pipe_is_answered_record_by_record),
        cmocka_unit_test(test_verdicts_come_before_the_message),
        cmocka_unit_test(test_with_keep_going_every_message_has_its_place),
        cmocka_unit_test(test_verdicts_come_before_the_message_about_a_file),
        cmocka_unit_test(test_what_follows_the_end_is_for_the_next_reader),
        cmocka_unit_test(test_the_end_may_be_the_last_byte),
        cmocka_unit_test(test_every_file_is_closed),
    };
    int failed = cmocka_run_group_tests_name("files", tests, NULL, NULL);
    temp_remove();
    return failed;
}
