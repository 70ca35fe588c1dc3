/* double.h - replaces os.c: files in memory are read in pieces of chosen lengths, two streams are
 * collected, and all calls are recorded. */
#ifndef DOUBLE_H
#define DOUBLE_H

#include "bytes.h"
#include "random.h"

#include <stdbool.h>

/* At most two files of records, and after them one of answers. */
enum { RECORD_FILES = 2, DOUBLE_FILES = 3, WHOLE = 0 };

/* How reads are cut: the first read of a file returns first bytes, if that is not 0; each other
 * one returns 1 to most, or with WHOLE all there is. */
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

/* A call, and what the program had read and written before it. */
enum event_kind { EVENT_OPEN, EVENT_READ, EVENT_READ_ANSWERS, EVENT_MESSAGES };
struct event {
    enum event_kind kind;
    int file;       /* of records, the last that was read; from 0 */
    size_t given;   /* bytes of it that had been read; one more than its length: its end, too */
    size_t answers; /* the same of the answers */
    size_t out;     /* bytes on standard output ... */
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

/* From now on these are the files, and calls are added to the recording, which starts empty. */
void double_start(const struct memory_file *files, int count, struct recording *recording);

#endif
