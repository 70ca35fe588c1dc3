/* test_lines.c - lines, their cells and counts: all 512 sets of cells and all 256
 * sets of lines against nine characters. */
#include "support.h"

#include <string.h>

/* The lines as drawings of the board, in the order of their bits. */
static const char *const drawings[TTTJUDGE_LINE_COUNT] = {
    "###......", /* row 1 */
    "...###...", /* row 2 */
    "......###", /* row 3 */
    "#..#..#..", /* column 1 */
    ".#..#..#.", /* column 2 */
    "..#..#..#", /* column 3 */
    "#...#...#", /* diagonal */
    "..#.#.#..", /* anti-diagonal */
};

static const unsigned names[TTTJUDGE_LINE_COUNT] = {
    TTTJUDGE_ROW_1,    TTTJUDGE_ROW_2,    TTTJUDGE_ROW_3,    TTTJUDGE_COLUMN_1,
    TTTJUDGE_COLUMN_2, TTTJUDGE_COLUMN_3, TTTJUDGE_DIAGONAL, TTTJUDGE_ANTI_DIAGONAL,
};

/* Bits outside a set: none, each alone, and all of them. */
enum { STRAYS = 25 };

static unsigned stray_bits(int i, int first)
{
    if (i == 0) {
        return 0;
    }
    return first + i - 1 < 32 ? 1U << (first + i - 1) : ~0U << first;
}

/* A set of cells: '#' where the bit is 1. */
static void draw(unsigned marks, char cells[9])
{
    for (int i = 0; i < 9; i++) {
        cells[i] = marks % 2 == 1 ? '#' : '.';
        marks /= 2;
    }
}

static unsigned lines_of(const char cells[9])
{
    unsigned lines = 0;
    for (int line = 0; line < LINES; line++) {
        lines += has_line(cells, '#', line) ? names[line] : 0;
    }
    return lines;
}

static void names_are_eight_bits_in_order(void **state)
{
    (void)state;
    unsigned value = 1;
    for (int i = 0; i < TTTJUDGE_LINE_COUNT; i++) {
        assert_int_equal(names[i], value);
        value *= 2;
    }
    assert_int_equal(TTTJUDGE_CELLS, 9);
    assert_int_equal(TTTJUDGE_FULL, 1 + 2 + 4 + 8 + 16 + 32 + 64 + 128 + 256);
}

static void lines_of_all_sets(void **state)
{
    (void)state;
    for (unsigned marks = 0; marks < 512; marks++) {
        char cells[9];
        draw(marks, cells);
        for (int i = 0; i < STRAYS; i++) {
            assert_int_equal(tttjudge_lines(marks | stray_bits(i, 9)), lines_of(cells));
        }
    }
}

static void count_of_all_sets(void **state)
{
    (void)state;
    for (unsigned marks = 0; marks < 512; marks++) {
        char cells[9];
        draw(marks, cells);
        for (int i = 0; i < STRAYS; i++) {
            assert_int_equal(tttjudge_count_cells(marks | stray_bits(i, 9)), count_of(cells, '#'));
        }
    }
}

static void cells_of_all_sets_of_lines(void **state)
{
    (void)state;
    for (unsigned lines = 0; lines < 256; lines++) {
        char cells[9];
        memset(cells, '.', sizeof cells);
        for (int line = 0; line < TTTJUDGE_LINE_COUNT; line++) {
            for (int i = 0; i < 9; i++) {
                if ((lines & names[line]) != 0 && drawings[line][i] == '#') {
                    cells[i] = 'X';
                }
            }
        }
        for (int i = 0; i < STRAYS; i++) {
            assert_int_equal(tttjudge_line_cells(lines | stray_bits(i, 8)), board_of(cells).x);
        }
    }
}

/* A line's cells have that line alone; with one cell fewer they have none. */
static void each_line_alone(void **state)
{
    (void)state;
    for (int line = 0; line < TTTJUDGE_LINE_COUNT; line++) {
        unsigned cells = tttjudge_line_cells(names[line]);
        assert_int_equal(tttjudge_count_cells(cells), 3);
        assert_int_equal(tttjudge_lines(cells), names[line]);
        for (int i = 0; i < 9; i++) {
            unsigned without = cells & ~(1U << i);
            assert_int_equal(tttjudge_lines(without), without == cells ? names[line] : 0);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(names_are_eight_bits_in_order), TEST(lines_of_all_sets), TEST(count_of_all_sets),
        TEST(cells_of_all_sets_of_lines),    TEST(each_line_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
