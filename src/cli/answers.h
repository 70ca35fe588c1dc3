/* answers.h - what validate writes for each board, made once and remembered.
 * Knows the two words of the verdict; how a board stands is the library's to say. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "options.h"
#include "tttjudge.h"

#include <stddef.h>
#include <string.h>

/* The line for a board depends on the board alone, and of the 19,683 boards only some
 * ninety lines come. Of a board, x | o << 9 is the number. */
enum {
    BOARD_NUMBERS = 1 << 2 * TTTJUDGE_CELLS,
    ANSWERS_MAX = 256, /* as many as a byte can name; 2 without --explain, 89 with it */
    ANSWER_MAX = 64,
    ANSWER_SHORT = 8 /* without --explain */
};

struct answers {
    bool explain; /* the options that they were made for */
    bool reachable;
    unsigned count;
    char text[ANSWERS_MAX][ANSWER_MAX]; /* from 1 to count */
    uint8_t length[ANSWERS_MAX];
    uint8_t line_of[BOARD_NUMBERS]; /* the index of a board's line, or 0 for not yet */
};

/* Forgets what was made for other options. New answers are all zero. */
void answers_begin(struct answers *answers, const struct options *options);

static inline unsigned board_number(unsigned x, unsigned o)
{
    return x | o << TTTJUDGE_CELLS;
}

/* Makes the line of a board, and finds it among those that there are or adds it. */
unsigned answers_learn(struct answers *answers, unsigned number);

/* Puts the line of a board at a place where there is room; returns where it ends. most
 * bytes are copied, which have to be enough for it. */
static inline char *put_answer(char *at, struct answers *answers, unsigned number, size_t most)
{
    unsigned line = answers->line_of[number];
    if (line == 0) {
        line = answers_learn(answers, number);
    }
    memcpy(at, answers->text[line], most);
    return at + answers->length[line];
}

#endif
