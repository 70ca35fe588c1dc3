/* kernel.h - replaces the operating system under the real program, os.c included: the linker
 * (--wrap) redirects open, fstat, read, write, poll, lseek and close to functions that work on
 * files in memory, and fail on demand. */
#ifndef KERNEL_H
#define KERNEL_H

#include <stdbool.h>
#include <stddef.h>

/* The calls that can fail, each with its own count. */
enum call { CALL_OPEN, CALL_FSTAT, CALL_READ, CALL_WRITE_OUT, CALL_WRITE_ERR, CALLS };

enum when {
    NEVER,
    ONCE,        /* that call alone */
    EVERY_OTHER, /* every second call, from the first on: each succeeds when it is repeated */
    FROM_THEN_ON
};

enum { PART = 0, DONE_NOTHING = -1 };

struct fault {
    enum call call;
    enum when when;
    int number; /* of the call that fails, from 0 */
    int error;  /* errno; PART: one byte only; DONE_NOTHING: 0 bytes */
};

struct memory_file {
    const char *name; /* NULL for standard input */
    const char *text;
};

enum { FILES_MAX = 3, COLLECTED_MAX = 1 << 16, MESSAGES_MAX = 64 };

/* Shared with the process that runs the program: first the plan, then what happened. */
struct kernel {
    struct memory_file files[FILES_MAX];
    size_t read_most; /* the most that a call moves; 0: all there is */
    size_t write_most;
    struct fault fault;
    int poll_error;  /* errno of the first poll, or 0 */
    int close_error; /* errno when standard output is closed, or 0 */
    const char *own; /* the name of the file that standard output goes to, or NULL */

    size_t given[FILES_MAX]; /* bytes of each file that were read */
    int calls[CALLS];
    int unread; /* the file whose read failed last */
    int polls;
    int opened, closed;
    long moved; /* by lseek on standard input */
    char out[COLLECTED_MAX];
    size_t out_length;
    char err[COLLECTED_MAX];
    size_t err_length;
    size_t out_before[MESSAGES_MAX]; /* bytes on standard output before each message */
    int messages;
    bool broken;      /* standard output cannot be written */
    int waiting;      /* the file that is not ready, or -1 */
    char misuse[128]; /* a call that makes no sense */
};
extern struct kernel *kernel;

/* From now on the calls of this process go to this kernel. */
void kernel_enter(void);

#endif
