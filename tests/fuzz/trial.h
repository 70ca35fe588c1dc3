/* trial.h - one text under test: how it is judged, what the naive judge says, and what the
 * program did. */
#ifndef TRIAL_H
#define TRIAL_H

#include "harness.h"

struct trial {
    const struct input_text *input;
    struct memory_file files[DOUBLE_FILES];
    int file_count;
    struct naive naive;
    int status;           /* of the last run of the program */
    size_t *message_ends; /* on its standard error */
    size_t message_room;
};

/* Shows everything and ends the test. */
_Noreturn void trial_fail(const struct trial *trial, const char *why,
                          const struct recording *recording);

/* A run of the program has to agree with the naive judge. */
void trial_compare(struct trial *trial, const struct recording *recording);

/* The same for the order of reads, output and messages. */
void trial_compare_events(const struct trial *trial, const struct recording *recording);

/* Two runs have to agree in every byte. */
void trial_compare_runs(const struct trial *trial, const struct recording *one,
                        const struct recording *other, const char *why);

/* Whether the output has drawings, which the naive judge does not make. */
bool trial_is_drawn(const struct trial *trial);

#endif
