/* bytes.h - strings of bytes that grow: inputs that tests make, and outputs that they collect.
 * The bytes are followed by a NUL, which is not part of them. */
#ifndef TTTJUDGE_TESTS_BYTES_H
#define TTTJUDGE_TESTS_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Starts as {0}; ends with bytes_free. */
typedef struct bytes {
    char *data;
    size_t size;
    size_t room;
} bytes;

void bytes_add(bytes *string, const void *data, size_t size);
void bytes_add_text(bytes *string, const char *text);
void bytes_add_byte(bytes *string, int byte);

/* Adds what printf would print. */
#ifdef __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
void bytes_print(bytes *string, const char *format, ...);

/* Makes room for more bytes after the ones there are. */
void bytes_reserve(bytes *string, size_t more);

void bytes_clear(bytes *string);
void bytes_free(bytes *string);

/* Appends a whole file; false if it cannot be read. */
bool bytes_read_file(bytes *string, const char *path);

bool bytes_equal(const bytes *string, const void *data, size_t size);

/* How often a byte occurs in the string. */
size_t bytes_count(const bytes *string, int byte);

/* Prints bytes on standard error, with C escapes; of a long text only the part around at. */
void show_bytes(const char *what, const void *data, size_t size, size_t at);

#endif
