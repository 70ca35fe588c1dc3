/* options.h - the options chosen on the command line, and the tables that describe all options. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

struct command;

struct options {
    bool explain;
    bool show;
    bool keep_going;
    bool strict;
    bool count;
    bool reachable;
    bool exact;
    bool help;
    int size;
    const char *check; /* the file of answers, or NULL */
};

enum option_kind {
    OPTION_FLAG, /* sets a bool */
    OPTION_SIZE, /* takes the size of a board, an int */
    OPTION_FILE  /* takes the name of a file */
};

struct option {
    char letter; /* or 0; those with a letter take no value */
    enum option_kind kind;
    const char *name;
    const char *value; /* what help calls its value; NULL for a flag */
    size_t member;     /* of struct options, for its value */
    const char *help;  /* its line in help */
};

/* The options of every command; one without a name ends them. */
extern const struct option common_options[];

/* Reads the arguments after a command. Moves the files to the front of arguments and counts them
 * in *files. False, after a message, if an argument is wrong. */
bool options_read(struct options *options, const struct command *command, int count,
                  char **arguments, int *files);

#endif
