/* test_numbers.c - a number in each place where one may stand: 0 to 999 and numbers
 * too long for any integer type, with and without leading zeros. What is in range is
 * judged, what is not is an error at the number's first byte; nothing wraps around. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum { VALUES = 1000 };

/* Too long, most of them for 8, 16, 32, 64 or 128 bits: what would be left is 8, or 1. */
static const char *const long_numbers[] = {
    "264",
    "65544",
    "4294967304",
    "9223372036854775816",
    "18446744073709551617",
    "18446744073709551624",
    "36893488147419103240",
    "99999999999999999999",
    "10000000000000000000000000000000000000008",
    "340282366920938463463374607431768211464",
};

enum { LONG = sizeof long_numbers / sizeof *long_numbers };

/* Records that differ in one number, and what is to be said of them. */
typedef struct series {
    bytes input;
    bytes out;
    bytes places; /* a line for each error */
    unsigned line;
} series;

/* Where a number stands: in a record of so many lines, on this one, after this. */
typedef struct slot {
    const char *before;
    const char *after;
    unsigned lines, line, column;
    int least, most;
    const char *verdict;
} slot;

static void add(series *all, const slot *where, const char *number, bool in_range)
{
    bytes_print(&all->input, "%s%s%s", where->before, number, where->after);
    bytes_print(&all->out, "%s\n", in_range ? where->verdict : "error");
    if (!in_range) {
        bytes_print(&all->places, "tttjudge: <stdin>:%u:%u: \n", all->line + where->line,
                    where->column);
    }
    all->line += where->lines;
}

/* The messages begin as the places say, one by one. */
static void check_places(const bytes *places, const bytes *err)
{
    check_messages(bytes_count(places, '\n'), err);
    const char *place = places->data;
    const char *message = err->data;
    while (place != NULL && *place != '\0') {
        size_t length = strcspn(place, "\n");
        if (strncmp(place, message, length) != 0) {
            fprintf(stderr, "wanted a message that begins %.*s\n", (int)length, place);
            show_bytes("got", message, strcspn(message, "\n"), 0);
            fail();
        }
        place += length + 1;
        message = strchr(message, '\n') + 1;
    }
}

/* Runs all records at once; the series is used up. */
static void check_series(const char *const arguments[], series *all)
{
    run_result result = run_with(arguments, all->input.data, all->input.size);
    check_bytes("standard output", all->out.data, all->out.size, result.out.data, result.out.size);
    check_places(&all->places, &result.err);
    check_status(all->places.size > 0 ? 1 : 0, &result);
    run_free(&result);
    bytes_free(&all->input);
    bytes_free(&all->out);
    bytes_free(&all->places);
}

static void check_slot(const char *const arguments[], const slot *where, bool with_zeros)
{
    static const char *const zeros[] = {"", "0", "0000000000000000000"};
    series all = {.line = 1};
    for (int z = 0; z < (with_zeros ? 3 : 1); z++) {
        for (int value = 0; value < VALUES; value++) {
            char number[32];
            snprintf(number, sizeof number, "%s%d", zeros[z], value);
            add(&all, where, number, value >= where->least && value <= where->most);
        }
        for (int i = 0; i < LONG; i++) {
            char number[80];
            snprintf(number, sizeof number, "%s%s", zeros[z], long_numbers[i]);
            add(&all, where, number, false);
        }
    }
    check_about(where->before);
    check_series(arguments, &all);
    check_about(NULL);
}

static void test_coordinates_of_gomoku(void **state)
{
    (void)state;
    slot slots[] = {
        {"1\n", " 5\n", 2, 1, 1, 1, 15, "Tie"},
        {"1\n5 ", "\n", 2, 1, 3, 1, 15, "Tie"},
        {"3\n1 1\n", " 5\n2 2\n", 4, 2, 1, 1, 15, "Tie"},
        {"3\n1 1\n3 3\n2 ", "\n", 4, 3, 3, 1, 15, "Tie"},
        {"1 ", " 5\n", 1, 0, 3, 1, 15, "Tie"},
        {"1 5 ", "\r\n", 1, 0, 5, 1, 15, "Tie"},
    };
    for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) {
        check_slot(ARGS("gomoku", "-k"), &slots[i], true);
        slots[i].most = 32;
        check_slot(ARGS("gomoku", "-k", "--size=32"), &slots[i], true);
    }
    slot small = {"1\n5 ", "\n", 2, 1, 3, 1, 5, "Tie"};
    check_slot(ARGS("gomoku", "-k", "--size=5"), &small, true);
}

static void test_coordinates_of_moves(void **state)
{
    (void)state;
    static const slot slots[] = {
        {"[[", ",1]]\n", 1, 0, 3, 0, 2, "Pending"},
        {"[[1,", "]]\n", 1, 0, 5, 0, 2, "Pending"},
        {"[[1,0],\n [", " ,1]]\n", 2, 1, 3, 0, 2, "Pending"},
        {"[[0,1],[2, ", "],[1,1]]\n", 1, 0, 12, 0, 2, "Pending"},
    };
    for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) {
        check_slot(ARGS("moves", "--keep-going"), &slots[i], false);
    }
}

/* No number of a list may have a leading zero: it is JSON. */
static void test_leading_zeros_in_moves(void **state)
{
    (void)state;
    static const slot slots[] = {
        {"[[0", ",1]]\n", 1, 0, 4, 0, -1, "Pending"},
        {"[[1,0", "]]\n", 1, 0, 6, 0, -1, "Pending"},
    };
    for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) {
        check_slot(ARGS("moves", "--keep-going"), &slots[i], false);
    }
}

/* Every n that a game may have, with leading zeros. The moves are row by row, so that
 * from the 61st on A has a diagonal from (5,1) to (1,5). */
static void test_numbers_of_moves(void **state)
{
    (void)state;
    series all = {.line = 1};
    for (int zeros = 0; zeros <= 20; zeros += 10) {
        for (int n = 0; n <= 225; n++) {
            bytes_print(&all.input, "%.*s%d\n", zeros, "00000000000000000000", n);
            for (int i = 0; i < n; i++) {
                bytes_print(&all.input, "%d %d\n", i % 15 + 1, i / 15 + 1);
            }
            bytes_add_text(&all.out, n < 61 ? "Tie\n" : "A 61\n");
        }
    }
    check_series(ARGS("gomoku"), &all);
}

/* An n out of range ends the file, so each takes a run. */
static void check_n_out_of_range(const char *number)
{
    bytes input = {0};
    bytes_print(&input, "0\n%s\n0\n", number);
    run_result result = run_with(ARGS("gomoku"), input.data, input.size);
    check_about(number);
    check_text("standard output", "Tie\n", &result.out);
    check_messages(1, &result.err);
    check_matches("tttjudge: <stdin>:2:1: ", result.err.data, result.err.size);
    check_status(1, &result);
    check_about(NULL);
    run_free(&result);
    bytes_free(&input);
}

static void test_numbers_of_moves_out_of_range(void **state)
{
    (void)state;
    static const char *const zeros[] = {"", "00"};
    for (int value = 226; value < VALUES; value += child_is_slow() ? 97 : 1) {
        char number[16];
        snprintf(number, sizeof number, "%s%d", zeros[value % 2], value);
        check_n_out_of_range(number);
    }
    for (int i = 0; i < LONG; i++) {
        check_n_out_of_range(long_numbers[i]);
    }
}

int main(void)
{
    if (!child_prepare()) {
        return EXIT_FAILURE;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_coordinates_of_gomoku),
        cmocka_unit_test(test_coordinates_of_moves),
        cmocka_unit_test(test_leading_zeros_in_moves),
        cmocka_unit_test(test_numbers_of_moves),
        cmocka_unit_test(test_numbers_of_moves_out_of_range),
    };
    return cmocka_run_group_tests_name("numbers", tests, NULL, NULL);
}
