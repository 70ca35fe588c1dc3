/* fuzz_moves.c - the command moves as a target: texts of lists. */
#include "harness.h"

#include <string.h>

static const char *const words[] = {
    "[",
    "]",
    ",",
    "[[",
    "]]",
    "],[",
    "[]",
    "[]\n",
    "]\n[",
    "\n[[",
    ",\n[",
    "[0,0]",
    "[1,1],",
    ",[2,2]",
    "[[0,0],[2,0],[1,1],[2,1],[2,2]]\n",
    "[[0,0],[1,1],[0,1],[0,2],[1,0],[2,0]]\r\n",
    "moves",
    "moves = ",
    "moves=",
    "move",
    "=",
    "-",
    "-1",
    "-0",
    "3",
    "01",
    "1.0",
    "\n",
    "\r\n",
    " ",
    "\t",
    "\v",
    "\f",
    "\xEF\xBB\xBF",
    "\xFF\xFE",
    "4294967296",
    "18446744073709551616",
    NULL,
};

/* A list of moves to different cells. */
static size_t make_record(struct random *random, char *text, size_t most)
{
    enum { CELLS = 9, ROOM = 6 * CELLS + 4 };
    if (most < ROOM) {
        return 0;
    }
    size_t length = 0;
    bool taken[CELLS] = {false};
    size_t moves = random_below(random, CELLS + 1);
    text[length++] = '[';
    for (size_t move = 0; move < moves; move++) {
        size_t cell = random_below(random, CELLS);
        while (taken[cell]) {
            cell = (cell + 1) % CELLS;
        }
        taken[cell] = true;
        const char pair[] = {'[', (char)('0' + cell / 3), ',', (char)('0' + cell % 3), ']', ','};
        memcpy(text + length, pair, sizeof pair);
        length += sizeof pair;
    }
    length -= moves > 0 ? 1 : 0;
    text[length++] = ']';
    text[length++] = '\n';
    return length;
}

const struct target target = {&command_moves, &naive_moves, words, make_record};
