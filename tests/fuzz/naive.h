/* naive.h - a second judge, written in the most obvious way, which the program must agree with:
 * the whole text is in memory, boards are grids of characters, and lines are looked for from
 * scratch after each move. It shares no code with the program.
 *
 * First a judge reads all files to the end, and lists their records and faults. From these,
 * naive_tell.c makes standard output: verdicts, a table, or what is wrong with the answers. */
#ifndef NAIVE_H
#define NAIVE_H

#include <stdbool.h>
#include <stddef.h>

struct naive_options {
    bool explain;
    bool keep_going;
    bool strict;
    bool reachable;
    bool exact;
    bool count;
    bool check; /* the answers are compared with the verdicts */
    int size;
};

struct naive_text {
    const char *name; /* as messages show it */
    const unsigned char *bytes;
    size_t length;
};

enum { NAIVE_VERDICT = 16, NAIVE_REASON = 192 };

struct naive_record {
    bool good; /* and not "error" */
    char verdict[NAIVE_VERDICT];
    char reason[NAIVE_REASON]; /* empty without the option */
    int file;                  /* from 0 */
    size_t line;               /* of its first byte, from 1; of good ones only */
    size_t known;              /* how many bytes of the file have to be read to know it */
};

/* An error: a message on standard error, of which only the place is compared. */
struct naive_fault {
    int file;
    size_t line, column;
    size_t known;
    size_t records; /* how many come before it */
    bool gives_up;  /* a second message gives the file up */
};

/* A record's part of standard output; empty with --count, or if an answer is right. */
struct naive_line {
    size_t end; /* bytes of standard output up to its end */
    bool good;
    int file;      /* it can be written when this much of this file is read ... */
    size_t known;  /* ... and of all earlier ones ... */
    size_t answer; /* ... and this much of the answers */
    size_t passed; /* this much of them is read to skip its answer */
};

struct naive_message {
    int file;
    size_t line, column;
    size_t before; /* bytes of standard output before it */
    size_t known, answer;
};

/* For what is known only once the end of a text has been read. */
#define NAIVE_WITH_END(length) ((length) + 1)

enum { NAIVE_FILES = 2 };

struct naive_answer {
    char *out;
    size_t out_length, out_room;
    struct naive_line *lines;
    size_t line_count, line_room;
    struct naive_message *messages;
    size_t message_count, message_room;
    size_t enough[NAIVE_FILES]; /* no more than this much of a file is needed */
    bool over;                  /* the last line or message ends the run */
    int status;
};

struct naive_place {
    size_t at;
    size_t line, column; /* from 1 */
};

struct naive;

struct naive_command {
    void (*judge)(struct naive *naive);
    const char *verdicts[5]; /* in the order of --count, up to NULL; wins without their moves */
};

struct naive {
    const struct naive_command *command;
    struct naive_options options;
    struct naive_answer answer;

    /* The reader: the current text, and what has been read. */
    const struct naive_text *texts;
    struct naive_text text;
    int file;
    size_t at;                  /* the next byte */
    struct naive_place place;   /* the last that was asked for, or the end of a file */
    bool bad;                   /* the current record has a fault */
    struct naive_record record; /* the current record */
    struct naive_record *records;
    size_t record_count, record_room;
    struct naive_fault *faults;
    size_t fault_count, fault_room;

    /* The answers, and how many of their bytes have been used. */
    struct naive_text answers;
    size_t answers_at, answers_line;
    size_t answers_known;  /* how many have to be read for all output so far ... */
    size_t answers_passed; /* ... and for the end of the last answer's line */
    bool answers_missing;  /* that has been reported */
};

extern const struct naive_command naive_validate, naive_moves, naive_gomoku;

/* Judges the texts. The results of an earlier call are gone. */
void naive_run(struct naive *naive, const struct naive_command *command,
               const struct naive_text *texts, int count, const struct naive_text *answers);

/* For the judges. The byte at a place, or NAIVE_END. */
enum { NAIVE_END = -1 };
int naive_byte(const struct naive *naive, size_t at);

/* Add to the current record, and end it: it began at a byte, and is known when this many are
 * read. */
void naive_put_verdict(struct naive *naive, const char *format, ...);
void naive_put_reason(struct naive *naive, const char *format, ...);
void naive_end_record(struct naive *naive, size_t from, size_t known);

/* The current record is wrong at a byte: a message if it is the first, and "error". */
void naive_wrong_record(struct naive *naive, size_t at);

/* The same, but always with a message, and a second one: the file is given up. */
void naive_lost_record(struct naive *naive, size_t at);

/* An error between records: a message without "error". */
void naive_wrong_file(struct naive *naive, size_t at);

/* Skips blank lines, each of which is an error between records with --strict. */
void naive_skip_blank_lines(struct naive *naive, bool (*is_white)(int byte));

/* Skips to the next record; false if there is none. With --strict, blanks before a record are an
 * error in it. */
bool naive_next_record(struct naive *naive, bool (*is_white)(int byte));

/* With --strict: expects the newline after a record. */
void naive_newline(struct naive *naive, bool (*is_white)(int byte));

/* The six white bytes of C. */
bool naive_is_space(int byte);

/* Ends the file at the next byte; no more than this many of its bytes are needed. */
void naive_end_file(struct naive *naive, size_t enough);

/* For the output. Adds to standard output. */
void naive_put(struct naive *naive, const char *format, ...);

/* Ends a record's part of standard output, which may be empty. */
void naive_end_line(struct naive *naive, bool good, int file, size_t known);

/* Compares the next answer with a record, or the end of the answers with that of the files. */
void naive_check_record(struct naive *naive, const struct naive_record *record);
void naive_check_end(struct naive *naive);

/* Makes the output from the records and faults. */
void naive_tell(struct naive *naive);

#endif
