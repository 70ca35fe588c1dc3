/* support.h - what the unit tests share: assertions on errors, boards made from nine characters,
 * and the eight symmetries of a square. None of it is taken from the library. */
#ifndef TTTJUDGE_TESTS_SUPPORT_H
#define TTTJUDGE_TESTS_SUPPORT_H

#include "lines.h"
#include "random.h"
#include "testing.h"
#include "tttjudge.h"

/* Macros, so that a failure names the line of the test. */
#define assert_error(error, wanted_fault, wanted_at, wanted_earlier)                               \
    do {                                                                                           \
        tttjudge_error found_ = (error);                                                           \
        assert_int_equal(found_.fault, (wanted_fault));                                            \
        assert_int_equal(found_.at, (wanted_at));                                                  \
        assert_int_equal(found_.earlier, (wanted_earlier));                                        \
    } while (0)

#define assert_ok(error) assert_error(error, TTTJUDGE_OK, 0, 0)

enum { SYMMETRIES = 8 };

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

/* Moves a place, 0 to last in both directions, by one of the eight symmetries: the combinations
 * of upside down, left to right, and rows for columns. */
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

#endif
