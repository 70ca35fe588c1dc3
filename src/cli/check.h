/* check.h - --check: somebody's answers, a line each, read in step with the records and
 * compared with their verdicts. */
#ifndef CHECK_H
#define CHECK_H

#include "session.h"
#include "word.h"

struct verdict;

_Static_assert(WORD_MAX + 1 == WORD, "the word of a verdict is loaded at once");

/* Opens the answers, if there are to be any; false if they cannot be read. */
bool check_begin(struct session *session);

/* Uses the next answer if the bytes at hand are a verdict and a line end, and nothing else.
 * Of eight bytes that are compared as one word, those beyond the verdict do not count:
 *
 *     byte      0    1    2    3    4    5    6    7
 *     text      D    r    a    w    0    0    0    0
 *     mask      FF   FF   FF   FF   0    0    0    0
 *
 * text has a word's bytes, its length is 1 to WORD_MAX. */
static inline bool check_is_plainly_right(struct session *session, const char *text, size_t length)
{
    struct answers *answers = &session->answers;
    const unsigned char *at = answers->input.next;
    bool is_next = !answers->is_cut && answers->to_pass == 0 && !answers->are_lost;
    if (!is_next || answers->input.end - at <= WORD) {
        return false;
    }
    uint64_t mask = UINT64_MAX >> 8 * (WORD - length);
    if (((word_load(at) ^ word_load((const unsigned char *)text)) & mask) != 0) {
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

/* Compares the next answer with a verdict. If it is wrong, puts into the output what is
 * wrong and returns where that ends; else NULL. */
char *check_verdict(struct session *session, struct verdict verdict);

/* Passes over the answer to a malformed record. */
void check_nothing(struct session *session);

/* Reports that a file of records cannot be read, so that no more answers can be checked. */
void check_lose(struct session *session, const char *name);

/* When all records are judged: there has to be no further answer. */
void check_end(struct session *session);

#endif
