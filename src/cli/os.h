/* os.h - reads and writes of the operating system, without a stream's buffer. Only os.c knows
 * which system it is. */
#ifndef OS_H
#define OS_H

#include <stdbool.h>
#include <stddef.h>

/* An open file. The standard streams are open from the start. */
typedef int os_file;

enum { OS_STDIN, OS_STDOUT, OS_STDERR, OS_NO_FILE = -1 };

/* Makes the standard streams binary. Call it first. */
void os_start(void);

/* Opens a file for reading; OS_NO_FILE, with errno set, on failure. */
os_file os_open(const char *path);

/* Whether a file is the regular file that standard output goes to, and reading it would give what
 * was written: it is not empty, or is open for appending. */
bool os_is_output(os_file file);

/* Waits for data and reads those that are there, at most size. Returns how many; 0 at the end of
 * the file; -1, with errno set, on failure. */
ptrdiff_t os_read(os_file file, void *data, size_t size);

/* Writes all the bytes; false, with errno set, on failure. */
bool os_write(os_file file, const void *data, size_t size);

/* Moves the file position back by count bytes if possible, for the next reader of the same open
 * file. Only POSIX systems can do it. */
void os_unread(os_file file, size_t count);

/* Closes a file; false, with errno set, if a write fails only now. */
bool os_close(os_file file);

#endif
