/* test_plain_boards.c - validate's fast path must take every board and nothing else. What it
 * leaves is judged by the general reader, so no other test would notice. */
#include "plain.h"
#include "support.h"

#include <string.h>

enum { CELLS = 9, MANY = 8 };

static const unsigned char *bytes_of(const char *text)
{
    return (const unsigned char *)text;
}

/* Reads boards from a text; returns how many, and in *used where they end. */
static size_t read_boards(const char *text, size_t length, uint16_t numbers[MANY], size_t *used)
{
    const unsigned char *at = bytes_of(text);
    size_t count = plain_boards(&at, bytes_of(text) + length, numbers);
    *used = (size_t)(at - bytes_of(text));
    return count;
}

static void test_every_board_has_its_number(void **state)
{
    (void)state;
    for (int i = 0; i < BOARDS; i++) {
        char text[CELLS + 3] = "         \n.";
        uint16_t numbers[MANY];
        size_t used;
        board_text(i, text);
        assert_int_equal(read_boards(text, sizeof text - 1, numbers, &used), 1);
        assert_int_equal(used, CELLS + 1);
        assert_in_range(numbers[0], 1, PLAIN_BOARDS - 1);
        tttjudge_board board = plain_board_of(numbers[0]);
        tttjudge_board wanted = board_of(text);
        assert_int_equal(board.x, wanted.x);
        assert_int_equal(board.o, wanted.o);
    }
}

/* Whether nine bytes are a board, and white space follows. */
static bool is_board(const char *text)
{
    return strspn(text, "XO.") == CELLS && text[CELLS] != '\0' &&
           strchr(" \t\n\v\f\r", text[CELLS]) != NULL;
}

static void test_no_other_byte_is_taken(void **state)
{
    (void)state;
    static const char *const good[] = {"XO.XO.XO.\n..", "OOOOOOOOO ..", "XXXXXXXXX\t..",
                                       ".........\r\n."};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        for (int at = 0; at <= CELLS; at++) {
            for (int byte = 1; byte < 256; byte++) {
                char text[CELLS + 4];
                uint16_t numbers[MANY];
                size_t used;
                strcpy(text, good[i]);
                text[at] = (char)byte;
                size_t count = read_boards(text, strlen(text), numbers, &used);
                assert_int_equal(count, is_board(text) || (at == 0 && is_board(text + 1)));
            }
        }
    }
}

/* Boards with equal gaps are read in one go, so the gaps vary here. */
static void test_any_white_space_is_passed_over(void **state)
{
    (void)state;
    static const char text[] = " \n\tX........\r\nX........\r\nO........\r\r\n  .........   "
                               "XXXXXXXXX XXXXXXXXX \v\fOOOOOOOOO\nOOOOOOOOO\n\n..";
    static const char first_cells[] = "XXO.XXOO";
    enum { COUNT = sizeof first_cells - 1 };
    uint16_t numbers[MANY];
    size_t used;
    assert_int_equal(read_boards(text, strlen(text), numbers, &used), COUNT);
    for (int i = 0; i < COUNT; i++) {
        tttjudge_board board = plain_board_of(numbers[i]);
        assert_int_equal(tttjudge_board_at(board, 0), tttjudge_mark_of(first_cells[i]));
    }
    assert_in_range(used, strlen(text) - 3, strlen(text) - 2);
}

/* Of every prefix of a text, only whole boards are taken. */
static void test_nothing_beyond_the_end_counts(void **state)
{
    (void)state;
    static const char text[] = "XO.XO.X..\n\r\n.........\r\n.........\r\nXXXXXXXXX OOOOOOOOO\n";
    static const size_t ends[] = {10, 22, 33, 44, 54}; /* of boards, white space included */
    for (size_t length = 0; length < sizeof text; length++) {
        uint16_t numbers[MANY];
        size_t used;
        size_t whole = 0;
        for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
            whole += ends[i] <= length;
        }
        size_t count = read_boards(text, length, numbers, &used);
        assert_in_range(count, whole == 0 ? 0 : whole - 1, whole); /* the last may be left */
        assert_true(used <= length);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_every_board_has_its_number),
        TEST(test_no_other_byte_is_taken),
        TEST(test_any_white_space_is_passed_over),
        TEST(test_nothing_beyond_the_end_counts),
    };
    return cmocka_run_group_tests_name("plain boards", tests, NULL, NULL);
}
