/* child.c - fork, exec and wait. */
#ifdef __APPLE__
#define _DARWIN_C_SOURCE /* wait4 */
#else
#define _DEFAULT_SOURCE /* wait4 */
#endif

#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The program and its tests are built with the same flags. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_SANITIZER true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER true
#endif
#endif
#ifndef HAS_SANITIZER
#define HAS_SANITIZER false
#endif

enum { MOST_WORDS = 64 };

static char *program;                  /* its absolute path */
static char *runner_words[MOST_WORDS]; /* the words of TTTJUDGE_RUNNER, NULL after them */

static void give_up(const char *what)
{
    perror(what);
    exit(EXIT_FAILURE);
}

bool child_prepare(void)
{
    const char *path = getenv("TTTJUDGE_PROGRAM");
    program = path != NULL ? realpath(path, NULL) : NULL;
    if (program == NULL) {
        fprintf(stderr, "set TTTJUDGE_PROGRAM to the program that is to be tested\n");
        return false;
    }
    const char *runner = getenv("TTTJUDGE_RUNNER");
    char *words = strdup(runner != NULL ? runner : "");
    int count = 0;
    for (char *word = strtok(words, " \t"); word != NULL && count < MOST_WORDS - 1;
         word = strtok(NULL, " \t")) {
        runner_words[count++] = word;
    }
    signal(SIGPIPE, SIG_IGN);
    return true;
}

bool child_is_slow(void)
{
    return runner_words[0] != NULL || HAS_SANITIZER;
}

/* In the child: makes from the stream to, or closes to if from is CHILD_CLOSED. */
static void place(int from, int to)
{
    if (from == CHILD_CLOSED) {
        close(to);
    } else if (from != to) {
        dup2(from, to);
    } else {
        fcntl(to, F_SETFD, 0);
    }
}

/* The runner's words, the program and its arguments, NULL after them. */
static char **all_words(const char *const arguments[])
{
    size_t given = 0;
    while (arguments[given] != NULL) {
        given++;
    }
    char **words = calloc(MOST_WORDS + given + 2, sizeof *words);
    if (words == NULL) {
        give_up("calloc");
    }
    size_t count = 0;
    for (int i = 0; runner_words[i] != NULL; i++) {
        words[count++] = runner_words[i];
    }
    words[count++] = program;
    for (size_t i = 0; i < given; i++) {
        words[count++] = (char *)(uintptr_t)arguments[i]; /* execvp changes no word */
    }
    return words;
}

/* In the child: becomes the program. */
static void become(const char *const arguments[], const char *folder, child_streams streams)
{
    char **words = all_words(arguments);
    if (folder != NULL && chdir(folder) != 0) {
        perror(folder);
        _exit(127);
    }
    signal(SIGPIPE, streams.ignore_sigpipe ? SIG_IGN : SIG_DFL);
    place(streams.in, STDIN_FILENO);
    place(streams.out, STDOUT_FILENO);
    place(streams.err, STDERR_FILENO);
    execvp(words[0], words);
    perror(words[0]);
    _exit(127);
}

pid_t child_start(const char *const arguments[], const char *folder, child_streams streams)
{
    fflush(NULL);
    pid_t child = fork();
    if (child < 0) {
        give_up("fork");
    }
    if (child == 0) {
        become(arguments, folder, streams);
    }
    return child;
}

child_end child_wait(pid_t child)
{
    int status;
    struct rusage usage;
    while (wait4(child, &status, 0, &usage) < 0) {
        if (errno != EINTR) {
            give_up("wait4");
        }
    }
#ifdef __APPLE__
    long peak_kb = usage.ru_maxrss / 1024;
#else
    long peak_kb = usage.ru_maxrss;
#endif
    return (child_end){.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
                       .signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0,
                       .peak_kb = peak_kb,
                       .seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                                  1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)};
}

void child_kill(pid_t child)
{
    kill(child, SIGKILL);
    child_wait(child);
}

void child_pipe(int ends[2])
{
    if (pipe(ends) != 0 || fcntl(ends[0], F_SETFD, FD_CLOEXEC) != 0 ||
        fcntl(ends[1], F_SETFD, FD_CLOEXEC) != 0) {
        give_up("pipe");
    }
}

void child_close(int *descriptor)
{
    if (*descriptor != CHILD_CLOSED) {
        close(*descriptor);
    }
    *descriptor = CHILD_CLOSED;
}

double child_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double child_patience(void)
{
    return child_is_slow() ? 120 : 10;
}
