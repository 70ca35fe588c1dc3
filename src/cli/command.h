/* command.h - what a command is, and the three commands. The file of a command ends with its
 * entry, which is all that the rest of the program sees of it. */
#ifndef COMMAND_H
#define COMMAND_H

#include "options.h"
#include "output.h"

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
    const char *about;            /* what it reads and prints: its page of help ... */
    const char *example;          /* ... begins with that and ends with this */
    const struct option *options; /* its own; one without a name ends them */
    struct word words[WORDS_MAX]; /* of its verdicts, in order of --count; the rest are empty */
    bool (*is_blank)(int byte);   /* its white space */
    void (*judge)(struct session *session); /* judges the records of a file */
};

struct verdict {
    unsigned word; /* the index of one of the command's words */
    int move;      /* the number after the word, from 1, or 0 for none */
};

/* Writes a verdict where there is room for WORD_MAX more bytes; returns its end. */
static inline char *put_verdict(char *at, const struct command *command, struct verdict verdict)
{
    const struct word *word = &command->words[verdict.word];
    memcpy(at, word->text, sizeof word->text); /* a fixed size, so no branch */
    at += word->length;
    if (verdict.move != 0) {
        *at++ = ' ';
        at = put_number(at, verdict.move);
    }
    return at;
}

extern const struct command command_validate;
extern const struct command command_moves;
extern const struct command command_gomoku;

/* All commands; NULL ends them. */
extern const struct command *const commands[];

#endif
