/* fuzz_gomoku.c - the command gomoku as a target: texts of games. */
#include "harness.h"

#include <stdio.h>

static const char *const words[] = {
    "0\n",
    "1\n",
    "2 ",
    "9\n",
    "10\n",
    "225\n",
    "226\n",
    "1024\n",
    "1 1\n",
    "15 15\n",
    "16",
    "7 7 ",
    "8 12\r\n",
    "32 32\n",
    "3\n1 1\n1 2\n1 3\n",
    "9\n1 1\n2 1\n1 2\n2 2\n1 3\n2 3\n1 4\n2 4\n1 5\n",
    "07",
    "00",
    "-1",
    "-0",
    "-",
    "+8",
    "8a",
    "\n",
    "\r\n",
    "\r\r\n",
    " ",
    "  ",
    "\t",
    "\v",
    "\f",
    "\xEF\xBB\xBF",
    "\xFF\xFE",
    "10000",
    "4294967297",
    "18446744073709551617",
    NULL,
};

enum { PLAYED_SIDE = 9, LINE_ROOM = 8 };

/* The next point of a player: mostly one step on from the last, in a direction that seldom
 * changes, so that there are fives. */
static size_t next_point(struct random *random, size_t last, size_t *step, size_t side)
{
    const size_t steps[] = {1, side, side + 1, side - 1};
    if (random_below(random, 6) == 0) {
        *step = steps[random_below(random, sizeof steps / sizeof *steps)];
        return random_below(random, side * side);
    }
    return (last + *step) % (side * side);
}

/* A game in a corner of the board. */
static size_t make_record(struct random *random, char *text, size_t most)
{
    bool taken[PLAYED_SIDE * PLAYED_SIDE] = {false};
    size_t side = BOARD_SIZE_MIN + random_below(random, PLAYED_SIDE - BOARD_SIZE_MIN + 1);
    size_t moves = random_below(random, side * side + 1);
    if (most < LINE_ROOM) {
        return 0;
    }
    moves = moves < most / LINE_ROOM ? moves : most / LINE_ROOM - 1;
    size_t first = 1 + random_below(random, 3) * 3;
    size_t point[2] = {0, side * side / 2};
    size_t steps[2] = {1, 1};
    size_t length = (size_t)snprintf(text, most, "%zu\n", moves);
    for (size_t move = 0; move < moves; move++) {
        size_t player = move % 2;
        point[player] = next_point(random, point[player], &steps[player], side);
        while (taken[point[player]]) {
            point[player] = (point[player] + 1) % (side * side);
        }
        taken[point[player]] = true;
        length += (size_t)snprintf(text + length, most - length, "%zu %zu\n",
                                   first + point[player] % side, first + point[player] / side);
    }
    return length;
}

const struct target target = {
    &command_gomoku,
    &naive_gomoku,
    words,
    make_record,
};
