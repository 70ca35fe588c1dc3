/* naive.h - a second program that answers as the first one has to, in the most obvious
 * way: the whole text is in memory, boards are grids of characters, and lines are looked
 * for all over again after each move. Shares no code with what it is a check on.
 *
 * First a judge reads all files to their ends, and lists the records and the faults that it
 * finds. Then naive_tell.c makes of them what stands on standard output: verdicts, a table,
 * or what is wrong about the answers. */
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

/* Something is wrong: a message on standard error; of its words only the place is foretold. */
struct naive_fault {
    int file;
    size_t line, column;
    size_t known;
    size_t records; /* how many stand before it */
    bool gives_up;  /* it says that the rest of the file is not read */
};

/* What is to be seen of a record: nothing with --count, nor of a right answer. */
struct naive_line {
    size_t end; /* how much stands on standard output after it */
    bool good;
    int file;      /* it is known when so much is read of this file ... */
    size_t known;  /* ... and of all earlier ones ... */
    size_t answer; /* ... and so much of the answers */
    size_t passed; /* so much of them is read to pass over its answer */
};

struct naive_message {
    int file;
    size_t line, column;
    size_t before; /* how much stands on standard output before it */
    size_t known, answer;
};

/* For what becomes known at the end of a text of some length: its end has to be read. */
#define NAIVE_WITH_END(length) ((length) + 1)

enum { NAIVE_FILES = 2 };

struct naive_answer {
    char *out;
    size_t out_length, out_room;
    struct naive_line *lines;
    size_t line_count, line_room;
    struct naive_message *messages;
    size_t message_count, message_room;
    size_t enough[NAIVE_FILES]; /* how many bytes of a file are all that it takes */
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

    /* The reader: one text at a time, and what it has come to so far. */
    const struct naive_text *texts;
    struct naive_text text;
    int file;
    size_t at;                  /* the next byte */
    struct naive_place place;   /* the last that was asked for; of a file that is over, its end */
    bool bad;                   /* the record at hand has had its fault */
    struct naive_record record; /* the record at hand */
    struct naive_record *records;
    size_t record_count, record_room;
    struct naive_fault *faults;
    size_t fault_count, fault_room;

    /* The answers, and how many of their bytes are dealt with. */
    struct naive_text answers;
    size_t answers_at, answers_line;
    size_t answers_known;  /* how many have to be read for all that is told so far ... */
    size_t answers_passed; /* ... and for the last answer's line to be over */
    bool answers_missing;  /* that has been told */
};

extern const struct naive_command naive_validate, naive_moves, naive_gomoku;

/* Answers; what an earlier call answered is gone. */
void naive_run(struct naive *naive, const struct naive_command *command,
               const struct naive_text *texts, int count, const struct naive_text *answers);

/* For the judges. The byte at a place, or NAIVE_END. */
enum { NAIVE_END = -1 };
int naive_byte(const struct naive *naive, size_t at);

/* Add to the record at hand, and end it: it began at a byte, and is known when so many are
 * read. */
void naive_put_verdict(struct naive *naive, const char *format, ...);
void naive_put_reason(struct naive *naive, const char *format, ...);
void naive_end_record(struct naive *naive, size_t from, size_t known);

/* The record at hand is wrong at a byte: its first message, and "error". */
void naive_wrong_record(struct naive *naive, size_t at);

/* The same, but with a message in any case, and one more: with the record the file is over. */
void naive_lost_record(struct naive *naive, size_t at);

/* Something between records is wrong: a message without "error". */
void naive_wrong_file(struct naive *naive, size_t at);

/* Goes over blank lines, each of which is the file's fault with --strict. */
void naive_skip_blank_lines(struct naive *naive, bool (*is_white)(int byte));

/* Goes over white space to the next record; false if there is none. With --strict, blanks
 * before a record are its fault. */
bool naive_next_record(struct naive *naive, bool (*is_white)(int byte));

/* After a record, with --strict: the newline that has to be there. */
void naive_newline(struct naive *naive, bool (*is_white)(int byte));

/* The six white bytes of C. */
bool naive_is_space(int byte);

/* The file is over before its end, at the next byte; so many of its bytes are enough. */
void naive_end_file(struct naive *naive, size_t enough);

/* For what is told. Adds to standard output. */
void naive_put(struct naive *naive, const char *format, ...);

/* Lists what has been put about a record, or that nothing is. */
void naive_end_line(struct naive *naive, bool good, int file, size_t known);

/* Compares the next answer with a record, or the end of the answers with that of the files. */
void naive_check_record(struct naive *naive, const struct naive_record *record);
void naive_check_end(struct naive *naive);

/* Makes the answer of the records and faults. */
void naive_tell(struct naive *naive);

#endif
