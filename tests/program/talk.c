/* talk.c - a co-process. No test waits for time to pass, except to see that an answer does not
 * come; a deadline can only make a test fail. */
#ifdef __APPLE__
#define _DARWIN_C_SOURCE /* FIONREAD */
#else
#define _DEFAULT_SOURCE /* FIONREAD */
#endif

#include "talk.h"

#include "check.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { SILENCE = 2 }; /* milliseconds in which a wrong answer would have come */

talk talk_start(const char *const arguments[])
{
    int in[2], out[2];
    child_pipe(in);
    child_pipe(out);
    child_streams streams = {.in = in[0], .out = out[1], .err = out[1]};
    talk with = {.child = child_start(arguments, NULL, streams), .to = in[1], .from = out[0]};
    child_close(&in[0]);
    child_close(&out[1]);
    return with;
}

/* Ends the program and the test. */
static void hang_up(const talk *with, const char *why, const bytes *got)
{
    child_kill(with->child);
    bytes text = {0};
    bytes_add_text(&text, got != NULL ? got->data : "");
    check_failed(why, &text);
}

void talk_send(const talk *with, const void *data, size_t size)
{
    double deadline = child_clock() + child_patience();
    if (write(with->to, data, size) != (ssize_t)size) {
        hang_up(with, "the program takes no more input", NULL);
    }
    for (int left = 1; left > 0; sched_yield()) {
        struct pollfd reader = {.fd = with->to};
        bool gone = poll(&reader, 1, 0) > 0 && (reader.revents & (POLLERR | POLLHUP));
        if (gone || ioctl(with->to, FIONREAD, &left) != 0) {
            return;
        }
        if (child_clock() > deadline) {
            hang_up(with, "the program does not take its input", NULL);
        }
    }
}

void talk_send_text(const talk *with, const char *text)
{
    talk_send(with, text, strlen(text));
}

int talk_open(const talk *with, const char *path)
{
    double deadline = child_clock() + child_patience();
    int to;
    while ((to = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)) < 0 && errno == ENXIO) {
        if (child_clock() > deadline) {
            hang_up(with, "the program does not open the pipe", NULL);
        }
        sched_yield();
    }
    if (to < 0 || fcntl(to, F_SETFL, 0) != 0) {
        hang_up(with, path, NULL);
    }
    return to;
}

void talk_leave(int to, const char *text)
{
    size_t size = strlen(text);
    assert_int_equal(write(to, text, size), size);
}

/* Waits this many milliseconds for bytes and takes them. False at the end. */
static bool hear(const talk *with, int wait, bytes *into)
{
    struct pollfd answer = {.fd = with->from, .events = POLLIN};
    if (poll(&answer, 1, wait) <= 0) {
        return true;
    }
    char block[4096];
    ssize_t got = read(with->from, block, sizeof block);
    if (got > 0) {
        bytes_add(into, block, (size_t)got);
    }
    return got > 0;
}

void talk_expect_either(const talk *with, const char *answer, const char *other)
{
    bytes got = {0};
    bytes_reserve(&got, 0);
    size_t length = strlen(answer);
    double deadline = child_clock() + child_patience();
    bool open = true;
    while (open && got.size < length && child_clock() < deadline) {
        open = hear(with, 100, &got);
    }
    if (open && got.size == length) {
        open = hear(with, 0, &got);
    }
    if (!bytes_equal(&got, answer, length) && !bytes_equal(&got, other, length)) {
        show_bytes("wanted", answer, length, 0);
        hang_up(with, got.size < length && open ? "got, in all this time" : "got", &got);
    }
    bytes_free(&got);
}

void talk_expect(const talk *with, const char *answer)
{
    talk_expect_either(with, answer, answer);
}

void talk_expect_silence(const talk *with)
{
    bytes got = {0};
    bool open = hear(with, SILENCE, &got);
    if (!open || got.size > 0) {
        hang_up(with, "an answer too early", &got);
    }
    bytes_free(&got);
}

void talk_ends_by_itself(talk *with, int status)
{
    bytes got = {0};
    double deadline = child_clock() + child_patience();
    while (hear(with, 100, &got)) {
        if (child_clock() > deadline) {
            hang_up(with, "the program does not end", &got);
        }
    }
    child_close(&with->from);
    child_end end = child_wait(with->child);
    child_close(&with->to);
    check_bytes("the last words", "", 0, got.data, got.size);
    assert_int_equal(end.signal, 0);
    assert_int_equal(end.status, status);
    bytes_free(&got);
}

void talk_end(talk *with, int status)
{
    child_close(&with->to);
    talk_ends_by_itself(with, status);
}
