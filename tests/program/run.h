/* run.h - runs the program under test once: gives it its standard input, collects
 * what it writes, and reports how it ended. Input and output of any size. */
#ifndef TTTJUDGE_TESTS_RUN_H
#define TTTJUDGE_TESTS_RUN_H

#include "bytes.h"
#include "child.h"

/* A piece of the input, given over and over: big inputs without big memory. */
typedef struct piece {
    const void *data;
    size_t size;
    size_t times;
} piece;

/* One run. Members left 0 mean a plain call with an empty input. */
typedef struct run_call {
    const char *const *arguments; /* NULL ends them */
    const char *folder;           /* to run in; NULL: here */
    const piece *input;           /* pieces of standard input, one after the other */
    size_t pieces;
    bool by_bytes; /* one byte of input at a time, each when the program has taken the one before */
    bool one_pipe; /* standard error goes where standard output goes */
    int in, out;   /* instead of pipes: descriptors of the caller's, or CHILD_CLOSED */
    bool ignore_sigpipe;
} run_call;

typedef struct run_result {
    bytes out;
    bytes err;
    child_end end;
    bool hung; /* it was killed, because nothing happened any more */
} run_result;

run_result run(const run_call *call);

/* The common call: arguments and a whole input. */
run_result run_with(const char *const arguments[], const void *input, size_t size);

void run_free(run_result *result);

#endif
