/* temp.h - a folder of the test's own for files that it makes up; made when it is needed. */
#ifndef TTTJUDGE_TESTS_TEMP_H
#define TTTJUDGE_TESTS_TEMP_H

#include <stddef.h>

/* The path of a name in the folder; the caller frees it. "" is the folder itself. */
char *temp_path(const char *name);

/* The same after writing a file there, in folders if the name has them. */
char *temp_file(const char *name, const void *data, size_t size);
char *temp_text(const char *name, const char *text);

/* Removes the folder and all that is in it. */
void temp_remove(void);

#endif
