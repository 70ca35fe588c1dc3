/* os.h - files as the operating system gives them: whole reads and writes of
 * bytes, without a stream's buffer. os.c alone knows which system it is. */
#ifndef OS_H
#define OS_H

#include <stdbool.h>
#include <stddef.h>

/* A file that is open, or one of the three that are open from the start. */
typedef int os_file;

enum { OS_STDIN, OS_STDOUT, OS_STDERR, OS_NO_FILE = -1 };

/* Makes the standard streams carry bytes as they are. Call it first. */
void os_start(void);

/* Opens a file for reading; OS_NO_FILE, with errno set, if it cannot. */
os_file os_open(const char *path);

/* Whether a file is a regular one that standard output goes to as well, so that reading it
 * would find what was written: it is not empty, or is open for appending. */
bool os_is_output(os_file file);

/* Waits for bytes and reads those that are there, size of them at most. Returns
 * how many: 0 at the end of the file, -1, with errno set, if reading failed. */
ptrdiff_t os_read(os_file file, void *bytes, size_t size);

/* Writes all of the bytes; false, with errno set, if it cannot. */
bool os_write(os_file file, const void *bytes, size_t size);

/* Moves the position in a file back by count bytes, where that is possible, so that the
 * next reader of the same open file finds them. Done on POSIX systems only. */
void os_unread(os_file file, size_t count);

/* False, with errno set, if what was written did not arrive after all. */
bool os_close(os_file file);

#endif
