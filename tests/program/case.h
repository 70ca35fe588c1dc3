/* case.h - one golden case: a folder of files that say how the program is called
 * and what it has to answer (tests/cases/README says which files). */
#ifndef TTTJUDGE_TESTS_CASE_H
#define TTTJUDGE_TESTS_CASE_H

#include "bytes.h"

enum { CASE_ARGUMENTS = 32 };

typedef struct golden_case {
    char *name;   /* COMMAND/NAME, as the folder */
    char *folder; /* where it is */
} golden_case;

typedef struct golden_list {
    golden_case *cases;
    size_t count;
} golden_list;

/* What the files of a case say. */
typedef struct golden_text {
    bytes args_file;
    const char *arguments[CASE_ARGUMENTS + 1]; /* into args_file, NULL after them */
    bytes input;
    bool has_input;
    bytes out;
    bytes err;
    bool err_starts; /* err holds how the messages begin */
    bool only_lf;    /* not to be tried with CR LF */
    int status;
} golden_text;

/* All cases under a folder, sorted by name; count 0 if there are none. */
golden_list golden_find(const char *folder);

/* Reads the files of a case; false, after a message, if they make no sense. */
bool golden_read(const golden_case *one, golden_text *text);
void golden_free(golden_text *text);

#endif
