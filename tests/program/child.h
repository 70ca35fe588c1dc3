/* child.h - starts the program under test as a child process.
 *
 * TTTJUDGE_PROGRAM in the environment is the program to run; TTTJUDGE_RUNNER, if set, is a
 * command with arguments, separated by blanks, to run it with ("valgrind -q"). */
#ifndef TTTJUDGE_TESTS_CHILD_H
#define TTTJUDGE_TESTS_CHILD_H

#include <stdbool.h>
#include <sys/types.h>

/* What a child gets as its standard streams. */
typedef struct child_streams {
    int in, out, err; /* descriptors of the caller; CHILD_CLOSED for none */
    bool ignore_sigpipe;
} child_streams;

enum { CHILD_CLOSED = -1 };

/* How a child ended. */
typedef struct child_end {
    int status;     /* its exit status, -1 if a signal ended it */
    int signal;     /* the signal that ended it, or 0 */
    long peak_kb;   /* the most memory it had, 0 if the system does not say */
    double seconds; /* of processor time */
} child_end;

/* Call it first in main: false, after a message, if TTTJUDGE_PROGRAM does not name a program.
 * From then on, writing to a closed pipe is an error, not a signal. */
bool child_prepare(void);

/* Whether runs are slow (with TTTJUDGE_RUNNER, or sanitizers): thousands of them would take too
 * long, and their time and memory mean nothing. */
bool child_is_slow(void);

/* Starts the program with the arguments (NULL ends them) in a folder (NULL: here). */
pid_t child_start(const char *const arguments[], const char *folder, child_streams streams);

/* Waits until it ends. */
child_end child_wait(pid_t child);

/* Ends a child that does not end by itself. */
void child_kill(pid_t child);

/* A pipe that children do not inherit by accident: [0] is read, [1] written. */
void child_pipe(int ends[2]);

/* Closes a descriptor once: *descriptor is CHILD_CLOSED afterwards. */
void child_close(int *descriptor);

/* Seconds on a clock that only goes forward. */
double child_clock(void);

/* How many seconds a test waits before it decides that the program hangs. */
double child_patience(void);

#endif
