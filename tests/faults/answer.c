/* answer.c - keeps and compares results of runs. */
#include "answer.h"

#include "testing.h"

#include <stdlib.h>
#include <string.h>

static char *copy_of(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    assert_non_null(copy);
    return strcpy(copy, text);
}

struct answer answer_take(struct ending ending)
{
    struct answer answer = {
        .out = copy_of(kernel->out),
        .err = copy_of(kernel->err),
        .status = ending.status,
        .messages = kernel->messages,
        .left_open = kernel->opened - kernel->closed,
    };
    assert_int_equal(ending.signal, 0);
    memcpy(answer.out_before, kernel->out_before, sizeof answer.out_before);
    return answer;
}

void answer_check(const struct answer *answer, struct ending ending)
{
    check_out(answer->out);
    check_err(answer->err);
    check_ending(ending, answer->status);
    assert_int_equal(kernel->messages, answer->messages);
    assert_memory_equal(kernel->out_before, answer->out_before, sizeof answer->out_before);
    assert_int_equal(kernel->opened - kernel->closed, answer->left_open);
}

void answer_free(struct answer *answer)
{
    free(answer->out);
    free(answer->err);
}
