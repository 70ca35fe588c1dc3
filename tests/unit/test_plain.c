/* test_plain.c - the fast paths take the plain records, to the byte. Whatever they leave is
 * judged all the same, by the general readers, so no other test would miss them. */
#define _POSIX_C_SOURCE 200809L

#include "plain.h"

/* cmocka.h wants these before it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A text in a block that is longer than it, as far as the fast paths can see. */
static struct session *session_of(const char *text, struct options options)
{
    static struct session session;
    struct input *input = &session.input;
    memset(&session, 0, sizeof session);
    session.options = options;
    memcpy(input->bytes, text, strlen(text));
    input->next = input->bytes;
    input->end = input->bytes + strlen(text);
    return &session;
}

static int used(const struct session *session)
{
    return (int)(session->input.next - session->input.bytes);
}

/* How many bytes of a text plain_boards uses, and that it writes lines for them. */
static int boards_used(const char *text, struct options options, int lines)
{
    static struct answers answers;
    struct session *session = session_of(text, options);
    answers_begin(&answers, &options);
    plain_boards(session, &answers);
    int count = 0;
    for (size_t i = 0; i < session->output.used; i++) {
        count += session->output.bytes[i] == '\n';
    }
    assert_int_equal(count, lines);
    return used(session);
}

static void test_boards_are_taken_by_fours(void **state)
{
    (void)state;
    static const char lf[] = "XXXOO....\n.........\nXOXXOOOXX\nOOOXX.X..\nXXXOO....\n";
    static const char crlf[] = "XXXOO....\r\n.........\r\nXOXXOOOXX\r\nOOOXX.X..\r\nXXXOO....\r\n";
    static const char blank[] = "XXXOO....\n.........\nXOXXOOOXX \nOOOXX.X..\n";
    const struct options plain = {.size = 15};
    const struct options explain = {.explain = true};
    const struct options strict = {.strict = true};
    const struct options show = {.show = true};
    assert_int_equal(boards_used(lf, plain, 4), 40);
    assert_int_equal(boards_used(lf, explain, 4), 40);
    assert_int_equal(boards_used(lf, strict, 4), 40);
    assert_int_equal(boards_used(crlf, plain, 4), 44);
    assert_int_equal(boards_used(crlf, explain, 4), 44);
    assert_int_equal(boards_used(crlf, strict, 0), 0);
    assert_int_equal(boards_used(lf, show, 0), 0);
    assert_int_equal(boards_used(blank, plain, 0), 0);
}

/* Puts every byte that does not belong there at every place of four boards. */
static void spoil_boards(const char *four)
{
    char text[64];
    int length = (int)strlen(four);
    strcpy(text, four);
    for (int at = 0; at < length; at++) {
        bool is_cell = at % (length / 4) < 9;
        for (int byte = 1; byte < 256; byte++) {
            bool belongs = is_cell ? strchr("XO.", byte) != NULL : byte == four[at];
            text[at] = (char)byte;
            int wanted = belongs ? length : 0;
            assert_int_equal(boards_used(text, (struct options){.size = 15}, belongs ? 4 : 0),
                             wanted);
        }
        text[at] = four[at];
    }
}

static void test_no_other_byte_is_taken(void **state)
{
    (void)state;
    spoil_boards("XXXOO....\n.........\nXOXXOOOXX\nOOOXX.X..\n");
    spoil_boards("XXXOO....\r\n.........\r\nXOXXOOOXX\r\nOOOXX.X..\r\n");
    for (int at = 0; at < 10; at++) {
        for (int byte = 1; byte < 256; byte++) {
            char text[] = "XO.XO.X.. ";
            tttjudge_board board;
            text[at] = (char)byte;
            struct session *session = session_of(text, (struct options){.size = 15});
            assert_int_equal(plain_board(&session->input, &board),
                             strchr(at < 9 ? "XO." : " \t\n\v\f\r", byte) != NULL);
        }
    }
}

/* The output has any amount of room left when boards come. */
static void test_there_is_room_for_every_line(void **state)
{
    (void)state;
    static struct answers answers;
    struct options options = {.explain = true};
    int standard_output = dup(STDOUT_FILENO);
    int nowhere = open("/dev/null", O_WRONLY);
    assert_true(standard_output >= 0 && nowhere >= 0);
    fflush(stdout);
    dup2(nowhere, STDOUT_FILENO);
    answers_begin(&answers, &options);
    size_t most_used = 0;
    for (size_t room = 0; room < OUTPUT_ROOM; room++) {
        struct session *session =
            session_of("XXXOO....\n.........\nXOXXOOOXX\nOOOXX.X..\n", options);
        session->output.used = OUTPUT_BLOCK - room;
        plain_boards(session, &answers);
        most_used = session->output.used > most_used ? session->output.used : most_used;
    }
    dup2(standard_output, STDOUT_FILENO);
    close(standard_output);
    close(nowhere);
    assert_in_range(most_used, 1, OUTPUT_BLOCK);
}

static void test_a_board_is_taken_alone(void **state)
{
    (void)state;
    static const char *const ends[] = {"\n", " ", "\t", "\r", "\v", "\f"};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        char text[16] = "XO.XO.X..";
        tttjudge_board board;
        strcat(text, ends[i]);
        struct session *session = session_of(text, (struct options){.size = 15});
        assert_true(plain_board(&session->input, &board));
        assert_int_equal(used(session), 9);
        assert_int_equal(board.x, 0111);
        assert_int_equal(board.o, 0022);
    }
}

static int list_used(const char *text, bool strict)
{
    tttjudge_game game;
    struct session *session = session_of(text, (struct options){.strict = strict});
    bool taken = plain_list(&session->input, &game, strict);
    assert_int_equal(taken, used(session) > 0);
    return used(session);
}

static void test_lists_are_taken_whole(void **state)
{
    (void)state;
    static const char close[] = "[[0,0],[2,0],[1,1],[2,1],[2,2]]\n[[1,1]]\n";
    static const char blanks[] = "[[0, 0], [2, 0], [1, 1], [2, 1], [2, 2]]\n[[1, 1]]\n";
    static const char goes_on[] = "[[0,0],[2,0],[1,1],[2,1],[2,2],[1,2]]\n[[1,1]]\n";
    assert_int_equal(list_used(close, false), 31);
    assert_int_equal(list_used(close, true), 32);
    assert_int_equal(list_used(blanks, false), 40);
    assert_int_equal(list_used(blanks, true), 0);
    assert_int_equal(list_used(goes_on, false), 37);
    assert_int_equal(list_used(goes_on, true), 0);
    assert_int_equal(list_used("[[1,1]]\n[", false), 7);
    assert_int_equal(list_used("[[1,1]]\n[", true), 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boards_are_taken_by_fours),
        cmocka_unit_test(test_no_other_byte_is_taken),
        cmocka_unit_test(test_there_is_room_for_every_line),
        cmocka_unit_test(test_a_board_is_taken_alone),
        cmocka_unit_test(test_lists_are_taken_whole),
    };
    return cmocka_run_group_tests_name("plain", tests, NULL, NULL);
}
