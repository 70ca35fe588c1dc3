/* naive.h - a second program that answers as the first one has to, in the most obvious
 * way: the whole text is in memory, boards are grids of characters, and lines are looked
 * for all over again after each move. Shares no code with what it is a check on. */
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
    int size;
};

/* A line of standard output. */
struct naive_line {
    size_t end;   /* where it ends in the output */
    bool verdict; /* and not "error" */
    int file;     /* from which file it is, from 0 ... */
    size_t known; /* ... and how many of its bytes have to be read to know it */
};

/* A message on standard error; of its words only the place is foretold. */
struct naive_message {
    int file;
    size_t line, column;
    size_t before; /* how much stands on standard output before it */
};

enum { NAIVE_FILES = 2 };

struct naive_answer {
    char *out;
    size_t out_length, out_room;
    struct naive_line *lines;
    size_t line_count, line_room;
    struct naive_message *messages;
    size_t message_count, message_room;
    size_t enough[NAIVE_FILES]; /* how many bytes of a file are all that it takes */
    int status;
};

struct naive_text {
    const unsigned char *bytes;
    size_t length;
};

struct naive_place {
    size_t at;
    size_t line, column; /* from 1 */
};

/* The reader: one text at a time, and what it has come to so far. */
struct naive {
    struct naive_options options;
    struct naive_answer answer;
    struct naive_text text;
    int file;
    size_t at;                /* the next byte */
    struct naive_place place; /* of the last message */
    bool bad;                 /* the record at hand has had its message */
};

typedef void naive_judge(struct naive *naive);
naive_judge naive_validate;
naive_judge naive_moves;
naive_judge naive_gomoku;

/* Answers; what an earlier call answered is gone. */
void naive_run(struct naive *naive, naive_judge *judge, const struct naive_text *texts, int count);

/* For the judges. The byte at a place, or NAIVE_END. */
enum { NAIVE_END = -1 };
int naive_byte(const struct naive *naive, size_t at);

/* Adds to the line of output at hand, and ends it. */
void naive_put(struct naive *naive, const char *format, ...);
void naive_end_line(struct naive *naive, size_t known);

/* The record at hand is wrong at a byte: its first message, and "error". */
void naive_wrong_record(struct naive *naive, size_t at);

/* The same, but the message is needed in any case: the file is over. */
void naive_lost_record(struct naive *naive, size_t at);

/* Something between records is wrong: a message without "error". */
void naive_wrong_file(struct naive *naive, size_t at);

/* Goes over white space to the next record; false if there is none. With --strict it is
 * wrong: a blank line is the file's fault, blanks before a record are the record's. */
bool naive_next_record(struct naive *naive, bool (*is_white)(int byte));

/* After a record, with --strict: the newline that has to be there. */
void naive_newline(struct naive *naive, bool (*is_white)(int byte));

/* The six white bytes of C. */
bool naive_is_space(int byte);

#endif
