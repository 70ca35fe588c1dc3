/* harness.h - runs a command over a text in several ways, and aborts if its answers differ from
 * each other or from those of the naive judge. */
#ifndef HARNESS_H
#define HARNESS_H

#include "command.h"
#include "double.h"
#include "naive.h"

/* The first bytes of what a fuzzer makes; the rest is text. */
enum input_byte {
    CHOICES,   /* a set of the following */
    BOARD,     /* the size of the board */
    PIECES,    /* how reads are cut */
    SECOND_AT, /* where the second file begins */
    ANSWERS,   /* which answers are checked */
    TEXT
};

enum choice_bit {
    CHOOSE_EXPLAIN = 1 << 0,
    CHOOSE_KEEP_GOING = 1 << 1,
    CHOOSE_STRICT = 1 << 2,
    CHOOSE_REACHABLE = 1 << 3, /* validate */
    CHOOSE_EXACT = 1 << 3,     /* gomoku */
    CHOOSE_SHOW = 1 << 4,
    CHOOSE_FILES = 1 << 5, /* two files, and the answers, if any, on standard input */
    CHOOSE_COUNT = 1 << 6, /* not with CHECK, EXPLAIN or SHOW */
    CHOOSE_CHECK = 1 << 7,
    CHOICE_SETS = 1 << 8
};

/* Leaves choices out that do not go together. */
static inline unsigned choices_together(unsigned choices)
{
    bool count = (choices & CHOOSE_COUNT) != 0;
    return count ? choices & ~(unsigned)(CHOOSE_EXPLAIN | CHOOSE_SHOW | CHOOSE_CHECK) : choices;
}

enum { BOARD_SIZE_MIN = 5, BOARD_SIZE_MAX = 32, BOARD_SIZE_USUAL = 15 };

/* What is tested; each fuzz_*.c is one. */
struct target {
    const struct command *command;
    const struct naive_command *naive;
    const char *const *words; /* pieces of its texts, for mutations; NULL ends them */
    /* Writes a good record of at most `most` bytes; returns its length. */
    size_t (*make_record)(struct random *random, char *text, size_t most);
};
extern const struct target target;

/* How a text is to be judged. */
struct input_text {
    unsigned choices;
    int size;
    struct pieces pieces;
    const unsigned char *text;
    size_t length;
    size_t second_at;      /* with CHOOSE_FILES: where the second file begins */
    uint64_t answers_seed; /* with CHOOSE_CHECK: for making answers (answers.h) ... */
    const char *answers;   /* ... or the answers */
    size_t answers_length;
    struct pieces answers_pieces;
};

void check(const struct input_text *input);

/* The same for the bytes of a fuzzer. */
void check_bytes(const unsigned char *data, size_t length);

#endif
