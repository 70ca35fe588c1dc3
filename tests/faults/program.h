/* program.h - runs the program, with its main, on kernel.h in a process of its own; and texts to
 * run it on. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include "kernel.h"

/* A record and its verdict. */
struct record {
    const char *text;
    const char *verdict;
};

/* A command with good records and a malformed one. */
struct sample {
    const char *command;
    struct record records[8];
    const char *bad;
    size_t after; /* bytes of a record after the one that completes it */
};
enum { SAMPLES = 3 };
extern const struct sample samples[SAMPLES];

/* The texts of the good records; and with the malformed one after every second. */
const char *good_text(const struct sample *sample);
const char *mixed_text(const struct sample *sample);

/* The verdicts of the records that the first bytes of good_text complete. */
const char *verdicts_of(const struct sample *sample, size_t bytes);

/* How the program ended. */
struct ending {
    int status; /* or -1 ... */
    int signal; /* ... and then the signal that killed it */
};

/* Empties the kernel: no files, no faults. */
void program_prepare(void);

/* Runs it with arguments, which NULL ends. Calls that make no sense fail the test. */
struct ending program_run(const char *const *words, bool ignore_sigpipe);

/* Runs a sample's command over "one", whose text is given, with faults. */
struct ending program_run_sample(const struct sample *sample, const char *text, const char *option,
                                 const struct fault *fault, size_t read_most, size_t write_most);

/* Standard output or standard error must be this. */
void check_out(const char *wanted);
void check_err(const char *wanted);
void check_ending(struct ending ending, int status);

#endif
