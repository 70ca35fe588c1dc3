/* answer.h - the result of a run without faults, for comparison with runs that have some. */
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
    int left_open; /* files, since that of answers is needed to the end */
};

/* The result of the run that just ended. */
struct answer answer_take(struct ending ending);

/* The run that just ended must have the same result: both streams, the status, and the verdicts
 * before each message. */
void answer_check(const struct answer *answer, struct ending ending);

void answer_free(struct answer *answer);

#endif
