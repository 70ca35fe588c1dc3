/* temp.h - a folder for the files that a test makes; created when first needed. */
#ifndef TTTJUDGE_TESTS_TEMP_H
#define TTTJUDGE_TESTS_TEMP_H

#include <stddef.h>

/* The path of a name in the folder; the caller frees it. "" is the folder itself. */
char *temp_path(const char *name);

/* The same, after writing a file there; creates the folders in its name. */
char *temp_file(const char *name, const void *data, size_t size);
char *temp_text(const char *name, const char *text);

/* Removes the folder and all that is in it. */
void temp_remove(void);

#endif
