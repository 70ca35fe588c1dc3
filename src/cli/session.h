/* session.h - one run of a judge over its files: the options, the input, the
 * output and what became of it. The one place where a malformed record is told
 * from a malformed file, and where the first error ends the run or does not. */
#ifndef SESSION_H
#define SESSION_H

#include "input.h"
#include "message.h"
#include "options.h"
#include "output.h"

struct session {
    struct options options;
    enum status status; /* the worst so far */
    bool stopped;       /* nothing further is to be judged */
    bool bad;           /* the record at hand has had its message */
    int blank;          /* with --strict: the blank before it, at SPOT_BLANK, or 0 */
    struct input input;
    struct output output;
};

/* Judges the records of the input, up to its end or until the session stops. */
typedef void judge_function(struct session *session);

/* Judges each file, or standard input if there is none. */
void session_judge(struct session *session, judge_function *judge, int files, char **names);

/* The record at hand is malformed, at a place that is marked. Its first message is
 * printed, and with --keep-going its "error"; otherwise the session stops, and the
 * input with it. */
void record_error(struct session *session, enum spot where, const char *format, ...)
    MESSAGE_FORMAT(3, 4);

/* The same, but nobody knows where the next record starts, so that the file has to be
 * given up: a message in any case. */
void record_lost(struct session *session, enum spot where, const char *format, ...)
    MESSAGE_FORMAT(3, 4);

/* Something outside of the records is malformed: a message, but no "error". */
void file_error(struct session *session, enum spot where, const char *format, ...)
    MESSAGE_FORMAT(3, 4);

/* Ends the record at hand; true if it was well formed and deserves a verdict. */
bool record_end(struct session *session);

#endif
