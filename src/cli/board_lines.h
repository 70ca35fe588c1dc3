/* board_lines.h - what validate says of a board: the verdict, and the whole line, which is
 * made once and then copied. It depends on the board alone, and for the 19,683 boards there
 * are some ninety lines. */
#ifndef BOARD_LINES_H
#define BOARD_LINES_H

#include "plain.h"
#include "verdict.h"

enum {
    LINES_MAX = 256, /* as many as a byte can name; 2 without --explain, 89 with it */
    LINE_BYTES = 62,
    LINE_SHORT = WORD_MAX + 1 /* as much as has to be copied of a line without a reason */
};

struct board_line {
    char text[LINE_BYTES]; /* with its newline */
    uint8_t length;        /* 0 if it has not been made */
    uint8_t word;          /* that the verdict is */
};

struct board_lines {
    unsigned count;
    struct board_line lines[LINES_MAX]; /* from 1 to count */
    uint8_t line_of[PLAIN_BOARDS];      /* by the number of a board; 0 if it was not seen yet */
};

/* The words of validate's verdicts. */
enum { WORD_VALID, WORD_INVALID };
struct verdict verdict_on_board(tttjudge_standing standing, const struct options *options);

/* No board has been seen yet. */
static inline void board_lines_begin(struct board_lines *lines)
{
    lines->count = 0;
    memset(lines->line_of, 0, sizeof lines->line_of);
}

/* Makes the line of a board that was not seen yet. */
const struct board_line *board_lines_learn(struct board_lines *lines, const struct session *session,
                                           unsigned number);

static inline const struct board_line *
board_lines_get(struct board_lines *lines, const struct session *session, unsigned number)
{
    unsigned line = lines->line_of[number];
    return line != 0 ? &lines->lines[line] : board_lines_learn(lines, session, number);
}

#endif
