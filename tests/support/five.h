/* five.h - gomoku on a grid of characters: the lengths of runs. None of it is taken from the
 * product. */
#ifndef TTTJUDGE_TESTS_FIVE_H
#define TTTJUDGE_TESTS_FIVE_H

enum {
    SMALLEST = 5,
    LARGEST = 32,
    EDGE = LARGEST + 2, /* points 1 to size, and one more on each side */
    DIRECTIONS = 4
};

/* One step in each direction, in the order in which runs are reported:
 * x constant, y constant, both rising, x rising as y falls. */
static const int step_x[DIRECTIONS] = {0, 1, 1, 1};
static const int step_y[DIRECTIONS] = {1, 0, 1, -1};

struct grid {
    char at[EDGE][EDGE]; /* at x, y: a mark, or another character for no stone */
};

/* How many stones of a mark stand in a row from a point on. */
static inline int stones_from(const struct grid *grid, char mark, int x, int y, int dx, int dy)
{
    int stones = 0;
    while (grid->at[x][y] == mark) {
        stones++;
        x += dx;
        y += dy;
    }
    return stones;
}

/* How long a run a stone at a point makes in a direction. */
static inline int run_through(const struct grid *grid, char mark, int x, int y, int d)
{
    int dx = step_x[d];
    int dy = step_y[d];
    return stones_from(grid, mark, x - dx, y - dy, -dx, -dy) + 1 +
           stones_from(grid, mark, x + dx, y + dy, dx, dy);
}

#endif
