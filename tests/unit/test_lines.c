/* test_lines.c - lines, their cells and counts: all 512 sets of cells and all 256
 * sets of lines against a grid of characters. */
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

/* Bits that are no part of a set of nine: none, each alone, and all of them. */
enum { STRAYS = 25 };

static unsigned stray_bits(int i, int first)
{
    if (i == 0) {
        return 0;
    }
    return first + i - 1 < 32 ? 1U << (first + i - 1) : ~0U << first;
}

/* A set of cells as a grid: '#' where the bit is 1. */
static void draw(unsigned marks, char grid[3][3])
{
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
            grid[row][column] = marks % 2 == 1 ? '#' : '.';
            marks /= 2;
        }
    }
}

static bool all_marked(char a, char b, char c)
{
    return a == '#' && b == '#' && c == '#';
}

/* The lines of a grid, row by row, column by column, then the diagonals. */
static unsigned lines_of(char g[3][3])
{
    unsigned lines = 0;
    for (int i = 0; i < 3; i++) {
        lines += all_marked(g[i][0], g[i][1], g[i][2]) ? names[i] : 0;
        lines += all_marked(g[0][i], g[1][i], g[2][i]) ? names[3 + i] : 0;
    }
    lines += all_marked(g[0][0], g[1][1], g[2][2]) ? names[6] : 0;
    lines += all_marked(g[0][2], g[1][1], g[2][0]) ? names[7] : 0;
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
        char grid[3][3];
        draw(marks, grid);
        for (int i = 0; i < STRAYS; i++) {
            assert_int_equal(tttjudge_lines(marks | stray_bits(i, 9)), lines_of(grid));
        }
    }
}

static void count_of_all_sets(void **state)
{
    (void)state;
    for (unsigned marks = 0; marks < 512; marks++) {
        char grid[3][3];
        draw(marks, grid);
        int count = 0;
        for (int cell = 0; cell < 9; cell++) {
            count += grid[cell / 3][cell % 3] == '#';
        }
        for (int i = 0; i < STRAYS; i++) {
            assert_int_equal(tttjudge_count_cells(marks | stray_bits(i, 9)), count);
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

/* A line and no more has that line; one cell less has none. */
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
