/* support.h - what all unit tests share: cmocka behind the headers that it needs,
 * error assertions, boards as nine characters, the eight symmetries of a square and
 * a small generator of random numbers. None of it is taken from the library. */
#ifndef TTTJUDGE_TESTS_SUPPORT_H
#define TTTJUDGE_TESTS_SUPPORT_H

/* cmocka.h wants these before it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tttjudge.h"

/* One test of a group, under the name of its function. */
#define TEST(function) cmocka_unit_test(function)

/* Written as macros, so that a failure names the line of the test. */
#define assert_error(error, wanted_fault, wanted_at, wanted_earlier)                               \
    do {                                                                                           \
        tttjudge_error found_ = (error);                                                           \
        assert_int_equal(found_.fault, (wanted_fault));                                            \
        assert_int_equal(found_.at, (wanted_at));                                                  \
        assert_int_equal(found_.earlier, (wanted_earlier));                                        \
    } while (0)

#define assert_ok(error) assert_error(error, TTTJUDGE_OK, 0, 0)

enum {
    BOARDS = 19683, /* 3 to the power of 9: every way to fill nine cells */
    SYMMETRIES = 8
};

/* Board number 0 to 19682, as nine characters: a digit to base 3 is a cell. */
static inline void board_text(int number, char cells[9])
{
    for (int i = 0; i < 9; i++) {
        cells[i] = ".XO"[number % 3];
        number /= 3;
    }
}

/* The number of a board: board_text the other way round. */
static inline int board_number(const char cells[9])
{
    int number = 0;
    for (int i = 8; i >= 0; i--) {
        number = 3 * number + (cells[i] == 'X' ? 1 : cells[i] == 'O' ? 2 : 0);
    }
    return number;
}

/* The two sets of a board, made without tttjudge_board_parse. */
static inline tttjudge_board board_of(const char cells[9])
{
    static const uint16_t bits[9] = {1, 2, 4, 8, 16, 32, 64, 128, 256};
    tttjudge_board board = {0, 0};
    for (int i = 0; i < 9; i++) {
        board.x = (uint16_t)(board.x + (cells[i] == 'X' ? bits[i] : 0));
        board.o = (uint16_t)(board.o + (cells[i] == 'O' ? bits[i] : 0));
    }
    return board;
}

/* Whether a mark has three in a row, a column or a diagonal of nine characters. */
static inline bool owns_line(const char c[9], char mark)
{
    for (int i = 0; i < 3; i++) {
        if ((c[3 * i] == mark && c[3 * i + 1] == mark && c[3 * i + 2] == mark) ||
            (c[i] == mark && c[i + 3] == mark && c[i + 6] == mark)) {
            return true;
        }
    }
    return c[4] == mark && ((c[0] == mark && c[8] == mark) || (c[2] == mark && c[6] == mark));
}

/* Moves a place, 0 to last in both directions, by one of the eight symmetries:
 * each combination of upside down, left to right and rows made columns. */
static inline void turn(int symmetry, int last, int *row, int *column)
{
    if (symmetry & 1) {
        *row = last - *row;
    }
    if (symmetry & 2) {
        *column = last - *column;
    }
    if (symmetry & 4) {
        int swapped = *row;
        *row = *column;
        *column = swapped;
    }
}

/* A random number below a bound, the same in every run (xorshift32). */
static inline int random_below(uint32_t *seed, int bound)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    *seed ^= *seed << 5;
    return (int)(*seed % (uint32_t)bound);
}

#endif
