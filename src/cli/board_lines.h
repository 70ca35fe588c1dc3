/* board_lines.h - validate's verdict on a board, and the whole line of output, which is made once
 * and then copied. The 19,683 boards share at most ninety lines. */
#ifndef BOARD_LINES_H
#define BOARD_LINES_H

#include "plain.h"
#include "verdict.h"

enum {
    LINES_MAX = 256, /* as many as a byte can name; 2 without --explain, 89 with it */
    LINE_BYTES = 62,
    LINE_SHORT = WORD_MAX + 1 /* what is copied of a line without a reason */
};

struct board_line {
    char text[LINE_BYTES]; /* with its newline */
    uint8_t length;        /* 0 if it has not been made */
    uint8_t word;          /* of the verdict */
};

struct board_lines {
    unsigned count;
    struct board_line lines[LINES_MAX]; /* from 1 to count */
    uint8_t line_of[PLAIN_BOARDS];      /* by the number of a board; 0 if not yet made */
};

/* The words of validate's verdicts. */
enum { WORD_VALID, WORD_INVALID };
struct verdict verdict_on_board(tttjudge_standing standing, const struct options *options);

/* Starts without lines. */
static inline void board_lines_begin(struct board_lines *lines)
{
    lines->count = 0;
    memset(lines->line_of, 0, sizeof lines->line_of);
}

/* Makes the line of a board that is seen for the first time. */
const struct board_line *board_lines_learn(struct board_lines *lines, const struct session *session,
                                           unsigned number);

static inline const struct board_line *
board_lines_get(struct board_lines *lines, const struct session *session, unsigned number)
{
    unsigned line = lines->line_of[number];
    return line != 0 ? &lines->lines[line] : board_lines_learn(lines, session, number);
}

#endif
