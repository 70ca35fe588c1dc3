/* kernel.c - the calls of os.c, as the linker's --wrap redirects them. */
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64 /* as in os.c */
#include "kernel.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { FIRST_FILE = 100 };

struct kernel *kernel;
static bool inside;

int __real_open(const char *path, int flags, ...);
int __real_fstat(int file, struct stat *about);
ssize_t __real_read(int file, void *bytes, size_t size);
ssize_t __real_write(int file, const void *bytes, size_t size);
int __real_poll(struct pollfd *files, nfds_t count, int timeout);
off_t __real_lseek(int file, off_t offset, int whence);
int __real_close(int file);

int __wrap_open(const char *path, int flags, ...);
int __wrap_fstat(int file, struct stat *about);
ssize_t __wrap_read(int file, void *bytes, size_t size);
ssize_t __wrap_write(int file, const void *bytes, size_t size);
int __wrap_poll(struct pollfd *files, nfds_t count, int timeout);
off_t __wrap_lseek(int file, off_t offset, int whence);
int __wrap_close(int file);

void kernel_enter(void)
{
    kernel->waiting = -1;
    inside = true;
}

static void misuse(const char *what, int file)
{
    snprintf(kernel->misuse, sizeof kernel->misuse, "%s, file %d", what, file);
}

/* Counts a call; returns whether it must fail. */
static bool fails(enum call call)
{
    const struct fault *fault = &kernel->fault;
    int number = kernel->calls[call]++;
    if (fault->when == NEVER || fault->call != call) {
        return false;
    }
    switch (fault->when) {
    case ONCE:
        return number == fault->number;
    case EVERY_OTHER:
        return number % 2 == 0;
    default:
        return number >= fault->number;
    }
}

/* A file that is not ready must be waited for. */
static void check_not_waiting(int file)
{
    if (kernel->waiting == file) {
        misuse("a call although the file is not ready", file);
    }
}

/* Nothing may be read once standard output is broken. */
static void check_not_broken(int file)
{
    if (kernel->broken) {
        misuse("a call after standard output failed", file);
    }
}

/* What a failing call returns, unless it does a part of its work. */
static ssize_t failure(int file)
{
    int error = kernel->fault.error;
    kernel->broken |= file == STDOUT_FILENO && error != EINTR && error != EAGAIN;
    if (error == DONE_NOTHING) {
        errno = 0;
        return 0;
    }
    if (error == EPIPE) {
        raise(SIGPIPE);
    }
    if (error == EAGAIN) {
        kernel->waiting = file;
    }
    errno = error;
    return -1;
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

static int index_of(int file)
{
    for (int i = 0; i < FILES_MAX && kernel->files[i].text != NULL; i++) {
        if (file == (kernel->files[i].name == NULL ? STDIN_FILENO : FIRST_FILE + i)) {
            return i;
        }
    }
    misuse("no such file is open", file);
    return -1;
}

int __wrap_open(const char *path, int flags, ...)
{
    if (!inside) {
        va_list values;
        va_start(values, flags);
        int mode = (flags & O_CREAT) != 0 ? va_arg(values, int) : 0;
        va_end(values);
        return __real_open(path, flags, mode);
    }
    check_not_broken(-1);
    if (fails(CALL_OPEN)) {
        errno = kernel->fault.error;
        return -1;
    }
    for (int i = 0; i < FILES_MAX && kernel->files[i].text != NULL; i++) {
        if (kernel->files[i].name != NULL && strcmp(kernel->files[i].name, path) == 0) {
            kernel->opened++;
            return FIRST_FILE + i;
        }
    }
    errno = ENOENT;
    return -1;
}

/* All files are regular; standard output is one of them, or another. */
int __wrap_fstat(int file, struct stat *about)
{
    if (!inside) {
        return __real_fstat(file, about);
    }
    if (fails(CALL_FSTAT)) {
        errno = kernel->fault.error;
        return -1;
    }
    int index = FILES_MAX;
    if (file != STDOUT_FILENO) {
        index = index_of(file);
    } else if (kernel->own != NULL) {
        index = 0;
        while (strcmp(kernel->files[index].name, kernel->own) != 0) {
            index++;
        }
    }
    memset(about, 0, sizeof *about);
    about->st_mode = S_IFREG;
    about->st_ino = (ino_t)index;
    about->st_size = 1;
    return 0;
}

ssize_t __wrap_read(int file, void *bytes, size_t size)
{
    if (!inside) {
        return __real_read(file, bytes, size);
    }
    int index = index_of(file);
    bool faulty = fails(CALL_READ);
    check_not_waiting(file);
    check_not_broken(file);
    if (index < 0 || (faulty && kernel->fault.error != PART)) {
        kernel->unread = index;
        return failure(file);
    }
    const char *from = kernel->files[index].text + kernel->given[index];
    size_t length = least(strlen(from), size);
    length = kernel->read_most > 0 ? least(length, kernel->read_most) : length;
    length = faulty ? least(length, 1) : length;
    memcpy(bytes, from, length);
    kernel->given[index] += length;
    return (ssize_t)length;
}

static void collect(char *collected, size_t *collected_length, const void *bytes, size_t length)
{
    if (COLLECTED_MAX - *collected_length <= length) {
        misuse("too much was written", 0);
        return;
    }
    memcpy(collected + *collected_length, bytes, length);
    *collected_length += length;
}

ssize_t __wrap_write(int file, const void *bytes, size_t size)
{
    if (!inside) {
        return __real_write(file, bytes, size);
    }
    bool faulty = fails(file == STDERR_FILENO ? CALL_WRITE_ERR : CALL_WRITE_OUT);
    check_not_waiting(file);
    if (file == STDOUT_FILENO) {
        check_not_broken(file);
    }
    if (faulty && kernel->fault.error != PART) {
        return failure(file);
    }
    size_t length = kernel->write_most > 0 ? least(size, kernel->write_most) : size;
    length = faulty ? least(length, 1) : length;
    if (file == STDOUT_FILENO) {
        collect(kernel->out, &kernel->out_length, bytes, length);
        return (ssize_t)length;
    }
    if (file != STDERR_FILENO) {
        misuse("a write", file);
    }
    bool first = kernel->err_length == 0 || kernel->err[kernel->err_length - 1] == '\n';
    if (first && kernel->messages < MESSAGES_MAX) {
        kernel->out_before[kernel->messages++] = kernel->out_length;
    }
    collect(kernel->err, &kernel->err_length, bytes, length);
    return (ssize_t)length;
}

int __wrap_poll(struct pollfd *files, nfds_t count, int timeout)
{
    if (!inside) {
        return __real_poll(files, count, timeout);
    }
    short wanted = files[0].fd == STDOUT_FILENO || files[0].fd == STDERR_FILENO ? POLLOUT : POLLIN;
    if (count != 1 || timeout != -1 || files[0].fd != kernel->waiting ||
        files[0].events != wanted) {
        misuse("a poll that does not wait for what is not ready", files[0].fd);
    }
    kernel->waiting = -1;
    if (kernel->polls++ == 0 && kernel->poll_error != 0) {
        errno = kernel->poll_error;
        return -1;
    }
    files[0].revents = wanted;
    return 1;
}

off_t __wrap_lseek(int file, off_t offset, int whence)
{
    if (!inside) {
        return __real_lseek(file, offset, whence);
    }
    int index = index_of(file);
    if (file != STDIN_FILENO || whence != SEEK_CUR || index < 0 || offset > 0 ||
        (size_t)-offset > kernel->given[index]) {
        misuse("an lseek to where nothing was read", file);
    }
    kernel->moved += (long)offset;
    errno = ESPIPE;
    return -1;
}

int __wrap_close(int file)
{
    if (!inside) {
        return __real_close(file);
    }
    if (file == STDOUT_FILENO) {
        errno = kernel->close_error;
        return kernel->close_error == 0 ? 0 : -1;
    }
    if (index_of(file) >= 0) {
        kernel->closed++;
    }
    return 0;
}
