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

/* Uses the next answer if the bytes at hand are a verdict and a newline. As a word, that is
 * the verdict with the newline put after it, and the bytes beyond do not count:
 *
 *     byte      0    1    2    3    4    5    6    7
 *     wanted    D    r    a    w    \n   0    0    0
 *     mask      FF   FF   FF   FF   FF   0    0    0
 *
 * text has a word's bytes, its length is WORD_MAX at most. */
static inline bool check_is_plainly_right(struct session *session, const char *text, size_t length)
{
    struct input *answers = &session->answers.input;
    bool is_next = !session->answers.is_cut && session->answers.to_pass == 0;
    if (!is_next || answers->end - answers->next < WORD) {
        return false;
    }
    uint64_t mask = UINT64_MAX >> 8 * (WORD_MAX - length);
    uint64_t wanted = word_load((const unsigned char *)text) | (uint64_t)'\n' << 8 * length;
    if (((word_load(answers->next) ^ wanted) & mask) != 0) {
        return false;
    }
    answers->next += length + 1;
    return true;
}

/* Compares the next answer with a verdict. If it is wrong, puts into the output what is
 * wrong and returns where that ends; else NULL. */
char *check_verdict(struct session *session, struct verdict verdict);

/* Passes over the answer to a malformed record. */
void check_nothing(struct session *session);

/* When all records are judged: there has to be no further answer. */
void check_end(struct session *session);

#endif
