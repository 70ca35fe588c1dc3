/* answers.c - makes validate's lines of output.
 * Knows how a verdict and its reason are put together; knows nothing of input. */
#include "answers.h"

#include "explain.h"
#include "output.h"

void answers_begin(struct answers *answers, const struct options *options)
{
    if (answers->explain != options->explain || answers->reachable != options->reachable) {
        memset(answers, 0, sizeof *answers);
        answers->explain = options->explain;
        answers->reachable = options->reachable;
    }
}

static char *put_line(char *at, const struct answers *answers, tttjudge_board board)
{
    tttjudge_standing standing = tttjudge_judge_board(board);
    bool valid =
        answers->reachable ? tttjudge_is_reachable(standing) : tttjudge_is_finished(standing);
    at = put_text(at, valid ? "valid" : "invalid");
    at = answers->explain ? explain_board(at, board, standing) : at;
    return put_text(at, "\n");
}

unsigned answers_learn(struct answers *answers, unsigned number)
{
    tttjudge_board board = {
        .x = number & TTTJUDGE_FULL,
        .o = number >> TTTJUDGE_CELLS & TTTJUDGE_FULL,
    };
    char text[EXPLAIN_MAX];
    size_t length = (size_t)(put_line(text, answers, board) - text);
    unsigned i = 1;
    while (i <= answers->count &&
           (answers->length[i] != length || memcmp(answers->text[i], text, length) != 0)) {
        i++;
    }
    if (i > answers->count) {
        memcpy(answers->text[i], text, length);
        answers->length[i] = (uint8_t)length;
        answers->count = i;
    }
    answers->line_of[number] = (uint8_t)i;
    return i;
}
