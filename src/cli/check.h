/* check.h - --check: reads answers, one a line, in step with the records, and compares them with
 * the verdicts. */
#ifndef CHECK_H
#define CHECK_H

#include "load.h"
#include "session.h"

_Static_assert(WORD_MAX + 1 == LOAD_SIZE, "the word of a verdict is loaded at once");

/* With --check, opens the answers; false if they cannot be opened. */
bool check_begin(struct session *session);

/* Uses the next answer if it is in the block and is exactly a verdict and a line end. Eight bytes
 * are compared at once, without those beyond the verdict:
 *
 *     byte      0    1    2    3    4    5    6    7
 *     text      D    r    a    w    0    0    0    0
 *     mask      FF   FF   FF   FF   0    0    0    0
 *
 * text has room for eight bytes, its length is 1 to WORD_MAX. */
static inline bool check_is_plainly_right(struct session *session, const char *text, size_t length)
{
    struct answers *answers = &session->answers;
    const unsigned char *at = answers->input.next;
    bool is_next = !answers->is_cut && answers->to_skip == 0 && !answers->given_up;
    if (!is_next || answers->input.end - at <= LOAD_SIZE) {
        return false;
    }
    uint64_t mask = UINT64_MAX >> 8 * (LOAD_SIZE - length);
    if (((load_8(at) ^ load_8((const unsigned char *)text)) & mask) != 0) {
        return false;
    }
    at += length;
    if (*at == '\r' && !session->options.strict) {
        at++;
    }
    if (*at != '\n') {
        return false;
    }
    answers->input.next = at + 1;
    return true;
}

/* Compares the next answer with a verdict. Returns NULL if it is right, else writes the
 * difference into the output and returns its end. */
char *check_verdict(struct session *session, struct verdict verdict);

/* Skips the answer to a malformed record. */
void check_skip(struct session *session);

/* Reports that a file of records cannot be read, so that no more answers can be checked. */
void check_give_up(struct session *session, const char *name);

/* Call it after the last record: there must be no further answer. */
void check_end(struct session *session);

#endif
