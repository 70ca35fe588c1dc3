/* temp.h - a folder of the test's own for files that it makes up. */
#ifndef TTTJUDGE_TESTS_TEMP_H
#define TTTJUDGE_TESTS_TEMP_H

#include <stdbool.h>
#include <stddef.h>

/* Makes the folder; false, after a message, if it cannot. */
bool temp_prepare(void);

/* Removes it and the files in it. */
void temp_remove(void);

/* The path of a name in the folder; the caller frees it. */
char *temp_path(const char *name);

/* The same after writing a file there. */
char *temp_file(const char *name, const void *data, size_t size);

#endif
