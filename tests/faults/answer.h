/* answer.h - what a run without faults came to, for comparison with runs that have some. */
#ifndef ANSWER_H
#define ANSWER_H

#include "program.h"

enum { MALFORMED = 1, FAILED = 2 }; /* exit statuses */

static const struct fault no_fault = {.when = NEVER};

struct answer {
    char *out;
    char *err;
    int status;
    size_t out_before[MESSAGES_MAX];
    int messages;
    int left_open; /* files: those of answers are needed to the end */
};

/* What the run that just ended came to. */
struct answer answer_take(struct ending ending);

/* The run that just ended has to have come to the same: the bytes of both streams, the
 * status, and the verdicts that were written before each message. */
void answer_check(const struct answer *answer, struct ending ending);

void answer_free(struct answer *answer);

#endif
