/* command.h - what a command is, and the three that there are. A command's own file ends
 * with its entry, which is all that the rest of the program knows of it. */
#ifndef COMMAND_H
#define COMMAND_H

#include "options.h"

struct session;

/* The first word of a verdict, padded to the eight bytes that are copied at once. */
enum { WORD_MAX = 7, WORDS_MAX = 4 };
#define VERDICT_WORD(text)                                                                         \
    {                                                                                              \
        text, sizeof(text) - 1                                                                     \
    }
struct word {
    char text[WORD_MAX + 1];
    unsigned length;
};

struct command {
    const char *name;
    const char *summary;          /* its line in the list of commands */
    const char *about;            /* what it reads and prints; with the options ... */
    const char *example;          /* ... and this, its page of help */
    const struct option *options; /* its own, beside the common ones, up to one without a name */
    struct word words[WORDS_MAX]; /* of its verdicts, in the order of --count; unused are empty */
    bool (*is_blank)(int byte);   /* its white space */
    void (*judge)(struct session *session); /* judges the records of a file */
};

extern const struct command command_validate;
extern const struct command command_moves;
extern const struct command command_gomoku;

/* All of them, up to NULL. */
extern const struct command *const commands[];

#endif
