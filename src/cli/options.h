/* options.h - what the user chose on the command line. Knows nothing of files or of what
 * the choices lead to. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>

/* The judges, as bits, to say whom an option is for. */
enum judge { JUDGE_VALIDATE = 1 << 0, JUDGE_MOVES = 1 << 1, JUDGE_GOMOKU = 1 << 2 };

struct options {
    bool explain;
    bool show;
    bool keep_going;
    bool strict;
    bool reachable;
    bool exact;
    bool help;
    int size;
};

/* Reads the words after the command. Those that are files are moved to the front
 * of words, and *files says how many they are. False if a word is wrong: the
 * message has been printed. */
bool options_read(struct options *options, enum judge judge, int count, char **words, int *files);

#endif
