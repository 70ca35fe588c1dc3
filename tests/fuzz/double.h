/* double.h - what stands in for os.c: files in memory that are read in pieces of chosen
 * lengths, and two streams that are collected. Keeps a list of what happened. */
#ifndef DOUBLE_H
#define DOUBLE_H

#include "bytes.h"
#include "random.h"

#include <stdbool.h>

/* Those of records, and after them that of answers. */
enum { RECORD_FILES = 2, DOUBLE_FILES = 3, WHOLE = 0 };

/* How reads are cut: the first of a file returns first bytes, if that is not 0, and each
 * other one 1 to most, or with WHOLE all there is. */
struct pieces {
    size_t most;
    uint64_t seed;
    size_t first;
};

struct memory_file {
    const char *name; /* NULL for standard input */
    const unsigned char *bytes;
    size_t length;
    struct pieces pieces;
    bool answers; /* and not records */
};

/* A call, and what the program had read and done before it. */
enum event_kind { EVENT_OPEN, EVENT_READ, EVENT_READ_ANSWERS, EVENT_MESSAGES };
struct event {
    enum event_kind kind;
    int file;       /* of records, the last that was read; from 0 */
    size_t given;   /* how much of it had been; one more than its length: the end, too */
    size_t answers; /* how much of the answers had been */
    size_t out;     /* how much stood on standard output */
    size_t err;     /* ... and on standard error */
    size_t length;  /* how much a message adds to it */
};

struct recording {
    bytes out;
    bytes err;
    struct event *events;
    size_t event_count, event_room;
    const char *misuse; /* a call that makes no sense, or NULL */
};

/* From now on the files are these, and what happens is added to the recording, which is
 * emptied. */
void double_start(const struct memory_file *files, int count, struct recording *recording);

#endif
