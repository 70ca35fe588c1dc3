/* test_board.c - marks, cells, and boards read from text: every board, every length, every wrong
 * byte. */
#include "support.h"

#include <string.h>

/* A board that no text has, which shows whether anything was written. */
static const tttjudge_board untouched = {0xAAAA, 0x5555};

#define assert_untouched(board) assert_memory_equal(&(board), &untouched, sizeof untouched)

/* The mark of a character, by comparison. */
static tttjudge_mark expected_mark(int byte)
{
    if (byte == 'X') {
        return TTTJUDGE_X;
    }
    if (byte == 'O') {
        return TTTJUDGE_O;
    }
    return byte == '.' ? TTTJUDGE_EMPTY : TTTJUDGE_NO_MARK;
}

static void version_is_three_numbers(void **state)
{
    (void)state;
    const char *version = tttjudge_version();
    size_t digits = strspn(version, "0123456789");
    for (int i = 0; i < 2; i++) {
        assert_true(digits > 0);
        version += digits;
        assert_int_equal(*version, '.');
        version++;
        digits = strspn(version, "0123456789");
    }
    assert_true(digits > 0);
    assert_int_equal(version[digits], '\0');
}

static void mark_of_any_value(void **state)
{
    (void)state;
    int marks = 0;
    for (int byte = -300; byte <= 600; byte++) {
        assert_int_equal(tttjudge_mark_of(byte), expected_mark(byte));
        marks += tttjudge_mark_of(byte) != TTTJUDGE_NO_MARK;
    }
    assert_int_equal(marks, 3);
}

static void parse_reads_every_board(void **state)
{
    (void)state;
    for (int number = 0; number < BOARDS; number++) {
        char cells[9];
        board_text(number, cells);
        tttjudge_board wanted = board_of(cells);
        tttjudge_board board = untouched;
        assert_ok(tttjudge_board_parse(cells, sizeof cells, &board));
        assert_int_equal(board.x, wanted.x);
        assert_int_equal(board.o, wanted.o);
    }
}

static void board_at_finds_every_cell(void **state)
{
    (void)state;
    for (int number = 0; number < BOARDS; number++) {
        char cells[9];
        board_text(number, cells);
        for (int i = 0; i < 9; i++) {
            assert_int_equal(tttjudge_board_at(board_of(cells), i), expected_mark(cells[i]));
        }
    }
}

static void parse_wants_nine_cells(void **state)
{
    (void)state;
    static const char text[] = "XO.XO.XO.XO.XO.XO.XO";
    for (size_t length = 0; length <= 20; length++) {
        tttjudge_board board = untouched;
        tttjudge_error error = tttjudge_board_parse(text, length, &board);
        if (length == 9) {
            assert_ok(error);
            assert_int_equal(board.x, 1 << 0 | 1 << 3 | 1 << 6);
            assert_int_equal(board.o, 1 << 1 | 1 << 4 | 1 << 7);
        } else {
            assert_error(error, TTTJUDGE_BAD_LENGTH, 0, 0);
            assert_untouched(board);
        }
    }
}

static void parse_wants_nothing_of_an_empty_text(void **state)
{
    (void)state;
    tttjudge_board board = untouched;
    assert_error(tttjudge_board_parse("XXXXXXXXX", 0, &board), TTTJUDGE_BAD_LENGTH, 0, 0);
    assert_error(tttjudge_board_parse("?", 0, &board), TTTJUDGE_BAD_LENGTH, 0, 0);
    assert_untouched(board);
}

/* Each of the 256 bytes in each place, in boards that have each mark there. */
static void parse_finds_any_wrong_byte(void **state)
{
    (void)state;
    static const char *const boards[] = {".........", "XXXXXXXXX", "OOOOOOOOO", "XO.OX.XXO"};
    for (size_t b = 0; b < sizeof boards / sizeof boards[0]; b++) {
        for (int byte = 0; byte < 256 * 9; byte++) {
            char cells[9];
            memcpy(cells, boards[b], sizeof cells);
            int place = byte / 256;
            cells[place] = (char)(unsigned char)(byte % 256);
            tttjudge_board board = untouched;
            tttjudge_error error = tttjudge_board_parse(cells, sizeof cells, &board);
            if (expected_mark(byte % 256) == TTTJUDGE_NO_MARK) {
                assert_error(error, TTTJUDGE_BAD_CELL, place, 0);
                assert_untouched(board);
            } else {
                assert_ok(error);
                assert_int_equal(tttjudge_board_at(board, place), expected_mark(byte % 256));
            }
        }
    }
}

static void parse_names_the_first_wrong_byte(void **state)
{
    (void)state;
    for (int first = 0; first < 9; first++) {
        for (int second = first + 1; second < 9; second++) {
            char cells[] = "XO.XO.XO.";
            cells[first] = 'x';
            cells[second] = '0';
            tttjudge_board board = untouched;
            assert_error(tttjudge_board_parse(cells, 9, &board), TTTJUDGE_BAD_CELL, first, 0);
            assert_untouched(board);
        }
    }
}

/* In a text of the wrong length a wrong byte is what is reported, wherever it is. */
static void wrong_byte_comes_before_wrong_length(void **state)
{
    (void)state;
    for (size_t length = 1; length <= 40; length++) {
        for (size_t place = 0; place < length; place++) {
            char text[40];
            memset(text, 'X', sizeof text);
            text[place] = ' ';
            tttjudge_board board = untouched;
            assert_error(tttjudge_board_parse(text, length, &board), TTTJUDGE_BAD_CELL, (int)place,
                         0);
            assert_untouched(board);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(version_is_three_numbers),
        TEST(mark_of_any_value),
        TEST(parse_reads_every_board),
        TEST(board_at_finds_every_cell),
        TEST(parse_wants_nine_cells),
        TEST(parse_wants_nothing_of_an_empty_text),
        TEST(parse_finds_any_wrong_byte),
        TEST(parse_names_the_first_wrong_byte),
        TEST(wrong_byte_comes_before_wrong_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
