/* verdict.h - writes verdicts, counts them, or compares them with answers. A command hands over a
 * verdict and adds to it what the options ask for:
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

/* Room enough for all that is put on the line of a verdict. */
enum { VERDICT_ROOM = OUTPUT_ROOM };

/* Takes the verdict on the record at SPOT_RECORD. Returns the end of what it wrote, or NULL if
 * there is nothing to write or add to. */
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

/* With --keep-going: what takes the place of a verdict on a malformed record. */
void verdict_error(struct session *session);

/* With --count: prints the table. */
void verdict_print_counts(struct session *session);

#endif
