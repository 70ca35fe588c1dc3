/* options.h - what the user chose on the command line, and the tables of what there is to
 * choose. An option describes itself: its words, where its value goes, its help. */
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
    const char *check; /* the name of the answers, or NULL */
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
    size_t member;     /* of struct options, where its value goes */
    const char *help;  /* its line in help */
};

/* The options that every command has, up to one without a name. */
extern const struct option common_options[];

/* Reads the words after a command. Those that are files are moved to the front of words, and
 * *files says how many they are. False if a word is wrong: the message has been printed. */
bool options_read(struct options *options, const struct command *command, int count, char **words,
                  int *files);

#endif
