/* verdict.h - what becomes of a verdict: it is written, counted, or compared with somebody's
 * answer. A command decides upon it and asks here for a place to put more about it:
 *
 *     char *at = verdict_begin(session, verdict);
 *     if (at != NULL) {
 *         at = the reason, with --explain
 *         verdict_end(session, at);
 *         the drawing, with --show
 *     }
 */
#ifndef VERDICT_H
#define VERDICT_H

#include "check.h"
#include "session.h"

struct verdict {
    unsigned word; /* which of the command's words */
    int move;      /* the number that follows the word, from 1, or 0 if none does */
};

/* Room enough for all that is put on the line of a verdict. */
enum { VERDICT_ROOM = OUTPUT_ROOM };

/* Puts a verdict at a place where there is room for WORD_MAX more bytes than it has. */
static inline char *put_verdict(char *at, const struct command *command, struct verdict verdict)
{
    const struct word *word = &command->words[verdict.word];
    memcpy(at, word->text, sizeof word->text); /* as many for each word, which takes no branch */
    at += word->length;
    if (verdict.move != 0) {
        *at++ = ' ';
        at = put_number(at, verdict.move);
    }
    return at;
}

/* Takes the verdict of the record at SPOT_RECORD. Returns the place after what was written
 * of it, or NULL if nothing was and nothing is to be added. */
static inline char *verdict_begin(struct session *session, struct verdict verdict)
{
    if (session->options.count) {
        session->counts[verdict.word]++;
        return NULL;
    }
    if (session->options.check != NULL) {
        const struct word *word = &session->command->words[verdict.word];
        bool is_right =
            verdict.move == 0 && check_is_plainly_right(session, word->text, word->length);
        return is_right ? NULL : check_verdict(session, verdict);
    }
    return put_verdict(output_room(&session->output, VERDICT_ROOM), session->command, verdict);
}

static inline void verdict_end(struct session *session, char *at)
{
    *at++ = '\n';
    output_took(&session->output, at);
}

/* With --keep-going, in the place of a malformed record's verdict. */
void verdict_error(struct session *session);

/* With --count, when all is judged: prints the table. */
void verdict_finish(struct session *session);

#endif
