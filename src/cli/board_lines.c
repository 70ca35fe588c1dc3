/* board_lines.c - makes validate's lines. */
#include "board_lines.h"

#include "explain.h"

#include <assert.h>

struct verdict verdict_on_board(tttjudge_standing standing, const struct options *options)
{
    bool valid =
        options->reachable ? tttjudge_is_reachable(standing) : tttjudge_is_finished(standing);
    return (struct verdict){.word = valid ? WORD_VALID : WORD_INVALID};
}

const struct board_line *board_lines_learn(struct board_lines *lines, const struct session *session,
                                           unsigned number)
{
    const struct options *options = &session->options;
    tttjudge_board board = plain_board_of(number);
    tttjudge_standing standing = tttjudge_judge_board(board);
    struct verdict verdict = verdict_on_board(standing, options);
    char text[VERDICT_ROOM];
    char *at = put_verdict(text, session->command, verdict);
    at = options->explain ? explain_board(at, board, standing) : at;
    *at++ = '\n';
    size_t length = (size_t)(at - text);
    unsigned i = 1;
    while (i <= lines->count &&
           (lines->lines[i].length != length || memcmp(lines->lines[i].text, text, length) != 0)) {
        i++;
    }
    assert(i < LINES_MAX && length <= LINE_BYTES); /* there are few different lines */
    struct board_line *line = &lines->lines[i];
    if (i > lines->count) {
        memcpy(line->text, text, length);
        line->length = (uint8_t)length;
        line->word = (uint8_t)verdict.word;
        lines->count = i;
    }
    lines->line_of[number] = (uint8_t)i;
    return line;
}
