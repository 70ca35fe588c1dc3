/* os.c - the only file that knows the operating system. POSIX and Windows have a read that
 * returns what is there; standard C, which has none, reads line by line, so that no answer waits
 * for more than its own line. */
#if defined(TTTJUDGE_STANDARD_C)
#define ON_STANDARD_C 1
#elif defined(_WIN32)
#define ON_WINDOWS 1
#elif defined(__unix__) || defined(__APPLE__) || defined(__HAIKU__)
#define ON_POSIX 1
#define _POSIX_C_SOURCE 200809L
#define _FILE_OFFSET_BITS 64 /* a 32-bit open would refuse files of 2 GiB */
#else
#define ON_STANDARD_C 1
#endif

#include "os.h"

#include <errno.h>

#if ON_POSIX

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

void os_start(void)
{
}

/* If a standard stream is closed, open may return its number, and the file needs another. */
os_file os_open(const char *path)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 || file > OS_STDERR) {
        return file;
    }
    int other = fcntl(file, F_DUPFD_CLOEXEC, OS_STDERR + 1);
    int error_number = errno;
    (void)close(file);
    errno = error_number;
    return other;
}

bool os_is_output(os_file file)
{
    struct stat in;
    struct stat out;
    if (fstat(file, &in) != 0 || fstat(OS_STDOUT, &out) != 0 || !S_ISREG(in.st_mode) ||
        in.st_dev != out.st_dev || in.st_ino != out.st_ino) {
        return false;
    }
    int flags = fcntl(OS_STDOUT, F_GETFL);
    return in.st_size > 0 || (flags != -1 && (flags & O_APPEND) != 0);
}

/* Whether to repeat a call that failed: after a signal at once, on a non-blocking file when it is
 * ready. */
static bool try_again(os_file file, short event)
{
    if (errno == EINTR) {
        return true;
    }
    if (errno != EAGAIN && errno != EWOULDBLOCK) {
        return false;
    }
    struct pollfd wait = {.fd = file, .events = event};
    return poll(&wait, 1, -1) >= 0 || errno == EINTR;
}

ptrdiff_t os_read(os_file file, void *data, size_t size)
{
    ssize_t got = read(file, data, size);
    while (got < 0 && try_again(file, POLLIN)) {
        got = read(file, data, size);
    }
    return got;
}

static ptrdiff_t write_once(os_file file, const void *data, size_t size)
{
    ssize_t done = write(file, data, size);
    while (done < 0 && try_again(file, POLLOUT)) {
        done = write(file, data, size);
    }
    return done;
}

void os_unread(os_file file, size_t count)
{
    if (count > 0) {
        (void)lseek(file, -(off_t)count, SEEK_CUR); /* a pipe cannot, and need not */
    }
}

bool os_close(os_file file)
{
    return close(file) == 0;
}

#elif ON_WINDOWS

#include <fcntl.h>
#include <io.h>
#include <windows.h>

void os_start(void)
{
    _setmode(OS_STDIN, _O_BINARY);
    _setmode(OS_STDOUT, _O_BINARY);
    _setmode(OS_STDERR, _O_BINARY);
}

os_file os_open(const char *path)
{
    return _open(path, _O_RDONLY | _O_BINARY);
}

/* Windows does not tell whether a file is open for appending. */
bool os_is_output(os_file file)
{
    BY_HANDLE_FILE_INFORMATION in;
    BY_HANDLE_FILE_INFORMATION out;
    HANDLE handle = (HANDLE)_get_osfhandle(file);
    return GetFileType(handle) == FILE_TYPE_DISK && GetFileInformationByHandle(handle, &in) &&
           GetFileInformationByHandle((HANDLE)_get_osfhandle(OS_STDOUT), &out) &&
           in.dwVolumeSerialNumber == out.dwVolumeSerialNumber &&
           in.nFileIndexHigh == out.nFileIndexHigh && in.nFileIndexLow == out.nFileIndexLow &&
           (in.nFileSizeHigh | in.nFileSizeLow) != 0;
}

ptrdiff_t os_read(os_file file, void *data, size_t size)
{
    return _read(file, data, (unsigned)size);
}

static ptrdiff_t write_once(os_file file, const void *data, size_t size)
{
    return _write(file, data, (unsigned)size);
}

void os_unread(os_file file, size_t count)
{
    (void)file;
    (void)count;
}

bool os_close(os_file file)
{
    return _close(file) == 0;
}

#else

#include <stdio.h>

/* At most two files are open at a time, answers and records, numbered after stderr. */
enum { FIRST_FILE = OS_STDERR + 1 };
static FILE *files[2];

static FILE *stream_of(os_file file)
{
    switch (file) {
    case OS_STDIN:
        return stdin;
    case OS_STDOUT:
        return stdout;
    case OS_STDERR:
        return stderr;
    default:
        return files[file - FIRST_FILE];
    }
}

void os_start(void)
{
}

os_file os_open(const char *path)
{
    int slot = files[0] == NULL ? 0 : 1;
    files[slot] = fopen(path, "rb");
    return files[slot] == NULL ? OS_NO_FILE : FIRST_FILE + slot;
}

/* Standard C cannot tell. */
bool os_is_output(os_file file)
{
    (void)file;
    return false;
}

ptrdiff_t os_read(os_file file, void *data, size_t size)
{
    FILE *stream = stream_of(file);
    unsigned char *at = data;
    size_t got = 0;
    while (got < size && (got == 0 || at[got - 1] != '\n')) {
        int byte = getc(stream);
        if (byte == EOF) {
            break;
        }
        at[got++] = (unsigned char)byte;
    }
    return got == 0 && ferror(stream) ? -1 : (ptrdiff_t)got;
}

static ptrdiff_t write_once(os_file file, const void *data, size_t size)
{
    FILE *stream = stream_of(file);
    bool done = fwrite(data, 1, size, stream) == size && fflush(stream) == 0;
    return done ? (ptrdiff_t)size : -1;
}

void os_unread(os_file file, size_t count)
{
    (void)file;
    (void)count;
}

bool os_close(os_file file)
{
    FILE *stream = stream_of(file);
    if (file >= FIRST_FILE) {
        files[file - FIRST_FILE] = NULL;
    }
    errno = EIO; /* for calls that fail without one */
    return fclose(stream) == 0;
}

#endif

bool os_write(os_file file, const void *data, size_t size)
{
    const char *at = data;
    while (size > 0) {
        errno = EIO; /* for calls that fail without one */
        ptrdiff_t done = write_once(file, at, size);
        if (done <= 0) {
            return false;
        }
        at += done;
        size -= (size_t)done;
    }
    return true;
}
