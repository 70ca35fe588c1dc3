/* talk.h - the program as a co-process: it is sent something, answers, and only then is sent
 * more. */
#ifndef TTTJUDGE_TESTS_TALK_H
#define TTTJUDGE_TESTS_TALK_H

#include "bytes.h"
#include "child.h"

#include <stddef.h>

typedef struct talk {
    pid_t child;
    int to;   /* the program's standard input, or what stands for it */
    int from; /* its standard output, and standard error too */
} talk;

/* Starts the program with a pipe at each end. */
talk talk_start(const char *const arguments[]);

/* Opens a named pipe for writing, when the program has opened it for reading. */
int talk_open(const talk *with, const char *path);

/* Sends bytes and waits until the program has taken them. */
void talk_send(const talk *with, const void *data, size_t size);
void talk_send_text(const talk *with, const char *text);

/* Sends a text to a pipe that has room for it, without waiting for the program to take it. */
void talk_leave(int to, const char *text);

/* Waits for an answer; fails unless it is exactly this, and nothing after it. */
void talk_expect(const talk *with, const char *answer);

/* The same, with two right answers of the same length. */
void talk_expect_either(const talk *with, const char *answer, const char *other);

/* Fails if there is an answer. */
void talk_expect_silence(const talk *with);

/* Closes the input. Fails if the program says anything more, does not end, or ends
 * with another status. */
void talk_end(talk *with, int status);

/* Fails unless the program ends with this status although its input stays open. */
void talk_ends_by_itself(talk *with, int status);

#endif
