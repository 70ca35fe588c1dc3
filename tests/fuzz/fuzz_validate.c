/* fuzz_validate.c - the command validate as a target: texts of boards. */
#include "harness.h"

#include <string.h>

static const char *const words[] = {
    "end",
    "end\n",
    "\nend\n",
    " end",
    "endend",
    "\n",
    "\r\n",
    "\r\r\n",
    " ",
    "\t",
    "\v",
    "\f",
    "\xEF\xBB\xBF",
    "\xFF\xFE",
    "\xFE\xFF",
    "x",
    "o",
    "0",
    "XXXOO....\n",
    "XXXOO....\r\n",
    "XOXOXOOXO\n",
    "XXXXXXXXX\n",
    "OOOOOOOOO\r\n",
    ".........\n",
    "XXXOOO...\nXXXXOOO..\n",
    "XOXXOXOXO ",
    NULL,
};

/* The board after some moves, which may go on after the game's end. */
static size_t make_record(struct random *random, char *text, size_t most)
{
    enum { CELLS = 9, ROOM = CELLS + 2 };
    if (most < ROOM) {
        return 0;
    }
    memset(text, '.', CELLS);
    size_t moves = random_below(random, CELLS + 1);
    for (size_t move = 0; move < moves; move++) {
        size_t cell = random_below(random, CELLS);
        while (text[cell] != '.') {
            cell = (cell + 1) % CELLS;
        }
        text[cell] = random_below(random, 16) == 0 ? 'X' : "XO"[move % 2];
    }
    size_t length = CELLS;
    if (random_below(random, 4) == 0) {
        text[length++] = '\r';
    }
    text[length++] = '\n';
    return length;
}

const struct target target = {
    &command_validate,
    &naive_validate,
    words,
    make_record,
};
