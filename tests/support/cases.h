/* cases.h - the golden cases: what the program is given, and what it must answer.
 * tests/cases/README describes their form. */
#ifndef TTTJUDGE_TESTS_CASES_H
#define TTTJUDGE_TESTS_CASES_H

#include <stdbool.h>
#include <stddef.h>

enum {
    CASE_WORDS = 31,
    CASE_FILES = 7,
    CASE_GAP = '\0' /* in a message: any bytes of the line. No message contains a NUL. */
};

typedef struct case_text {
    char *data; /* no NUL follows; NULL if there are no lines */
    size_t size;
} case_text;

typedef struct golden_case {
    const char *file; /* the name of the case's file, and the line there */
    size_t line;
    const char *title;
    const char *words[CASE_WORDS + 1]; /* after the program's name; NULL ends them */
    int status;
    bool only_lf; /* not to be run with CR LF */
    case_text in, out, err;
    size_t file_count;
    struct {
        const char *name;
        case_text text;
    } files[CASE_FILES]; /* for the program to read */
} golden_case;

/* Starts as {0}; ends with cases_free. */
typedef struct case_list {
    golden_case *cases;
    size_t count;
    char **kept; /* what the cases point into */
    size_t kept_count;
} case_list;

/* Adds the cases of a file, or of all files *.txt in a folder, sorted by name. False, after a
 * message, if one cannot be read or is malformed. */
bool cases_read(case_list *list, const char *path);

void cases_free(case_list *list);

#endif
