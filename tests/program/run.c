/* run.c - moves bytes to and from one child until it has ended. It never waits for one stream
 * alone, so no size of input or output blocks it. */
#ifdef __APPLE__
#define _DARWIN_C_SOURCE /* FIONREAD */
#else
#define _DEFAULT_SOURCE /* FIONREAD */
#endif

#include "run.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { IN, OUT, ERR, STREAMS, BLOCK = 1 << 16 };

/* How far the input has been given. */
typedef struct feed {
    const piece *piece;
    size_t left;  /* pieces, this one included */
    size_t times; /* how often this piece was given */
    size_t used;  /* bytes of it given this time */
    bool by_bytes;
} feed;

/* Goes on to the next piece that has bytes left. */
static void feed_settle(feed *input)
{
    while (input->left > 0) {
        if (input->used == input->piece->size) {
            input->used = 0;
            input->times++;
        }
        if (input->piece->size > 0 && input->times < input->piece->times) {
            return;
        }
        input->piece++;
        input->left--;
        input->times = 0;
        input->used = 0;
    }
}

/* Gives the program what it takes now; false if it takes no more. */
static bool feed_some(feed *input, int to)
{
    const char *data = (const char *)input->piece->data + input->used;
    size_t size = input->by_bytes ? 1 : input->piece->size - input->used;
    ssize_t written = write(to, data, size);
    if (written > 0) {
        input->used += (size_t)written;
        feed_settle(input);
    }
    return written >= 0 || errno == EAGAIN || errno == EINTR;
}

/* Whether the program has not yet taken what is in the pipe. */
static bool is_waiting(int pipe)
{
    int count = 0;
    return ioctl(pipe, FIONREAD, &count) == 0 && count > 0;
}

/* Takes what the program has written; false at the end. */
static bool collect(int from, bytes *into)
{
    bytes_reserve(into, BLOCK);
    ssize_t got = read(from, into->data + into->size, BLOCK);
    if (got > 0) {
        into->size += (size_t)got;
        into->data[into->size] = '\0';
    }
    return got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN));
}

/* Feeds and collects until the program takes and gives no more; false if nothing happens for too
 * long. */
static bool exchange(feed *input, int ends[STREAMS], run_result *result)
{
    double deadline = child_clock() + child_patience();
    while (ends[IN] != CHILD_CLOSED || ends[OUT] != CHILD_CLOSED || ends[ERR] != CHILD_CLOSED) {
        if (ends[IN] != CHILD_CLOSED && input->left == 0) {
            child_close(&ends[IN]);
        }
        bool hold = input->by_bytes && ends[IN] != CHILD_CLOSED && is_waiting(ends[IN]);
        struct pollfd polls[STREAMS] = {{.fd = ends[IN], .events = hold ? 0 : POLLOUT},
                                        {.fd = ends[OUT], .events = POLLIN},
                                        {.fd = ends[ERR], .events = POLLIN}};
        int ready = poll(polls, STREAMS, hold ? 0 : 1000);
        if (child_clock() > deadline) {
            return false;
        }
        if (ready <= 0) {
            sched_yield();
            continue;
        }
        deadline = child_clock() + child_patience();
        if ((polls[IN].revents & POLLERR) ||
            ((polls[IN].revents & POLLOUT) && !feed_some(input, ends[IN]))) {
            child_close(&ends[IN]);
        }
        if (polls[OUT].revents && !collect(ends[OUT], &result->out)) {
            child_close(&ends[OUT]);
        }
        if (polls[ERR].revents && !collect(ends[ERR], &result->err)) {
            child_close(&ends[ERR]);
        }
    }
    return true;
}

run_result run(const run_call *call)
{
    int in[2], out[2], err[2] = {CHILD_CLOSED, CHILD_CLOSED};
    child_pipe(in);
    child_pipe(out);
    if (!call->one_pipe) {
        child_pipe(err);
    }
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    run_result result = {0};
    child_streams streams = {.in = call->in != 0 ? call->in : in[0],
                             .out = call->out != 0 ? call->out : out[1],
                             .ignore_sigpipe = call->ignore_sigpipe};
    streams.err = call->one_pipe ? streams.out : err[1];
    pid_t child = child_start(call->arguments, call->folder, streams);
    child_close(&in[0]);
    child_close(&out[1]);
    child_close(&err[1]);
    feed input = {.piece = call->input, .left = call->pieces, .by_bytes = call->by_bytes};
    feed_settle(&input);
    int ends[STREAMS] = {in[1], out[0], err[0]};
    result.hung = !exchange(&input, ends, &result);
    for (int i = 0; i < STREAMS; i++) {
        child_close(&ends[i]);
    }
    if (result.hung) {
        child_kill(child);
        result.end.status = -1;
    } else {
        result.end = child_wait(child);
    }
    bytes_reserve(&result.out, 0);
    bytes_reserve(&result.err, 0);
    return result;
}

run_result run_with(const char *const arguments[], const void *input, size_t size)
{
    piece whole = {input, size, 1};
    return run(&(run_call){.arguments = arguments, .input = &whole, .pieces = 1});
}

void run_free(run_result *result)
{
    bytes_free(&result->out);
    bytes_free(&result->err);
}
