/* session.h - one run of a command over its files: the options, the input, the output and
 * what has become of them. The one place where the first error ends the run or does not. */
#ifndef SESSION_H
#define SESSION_H

#include "command.h"
#include "input.h"
#include "message.h"
#include "options.h"
#include "output.h"

/* What an error is in. */
enum error_kind {
    ERROR_RECORD, /* the record at hand, whose end is known or can be found */
    ERROR_FILE,   /* the record at hand, and nobody knows where the next one starts */
    ERROR_LAYOUT  /* something outside of the records */
};

/* Somebody's answers. */
struct answers {
    uint64_t to_pass;      /* how many to skip: they belong to malformed records */
    bool have_begun;       /* the first bytes have been read */
    bool is_cut;           /* the rest of the last one's line has not been read */
    bool are_lost;         /* nobody knows to which record the next one is */
    bool missing_was_told; /* that answers are missing has been reported */
    struct input input;
};

struct session {
    const struct command *command;
    struct options options;
    enum status status;         /* the worst so far */
    bool stopped;               /* nothing further is to be judged */
    bool stdin_is_over;         /* standard input has been read */
    bool bad;                   /* the record at hand has already been reported */
    int blank;                  /* with --strict: the blank before it, at SPOT_BLANK, or 0 */
    uint64_t counts[WORDS_MAX]; /* with --count: of each word of the command ... */
    uint64_t errors;            /* ... and of malformed records */
    struct answers answers;     /* with --check */
    struct input input;         /* the records */
    struct output output;
};

/* Judges each file, or standard input if there is none. Before, everything but the options is
 * 0. */
void session_judge(struct session *session, const struct command *command, int files, char **names);

/* Reports an error, found at a place that was noted. The first of a record is reported, and
 * with --keep-going the record's "error" printed; one of a file is always reported, and the
 * file is given up. Without --keep-going the run is over, and the input with it. */
void session_error(struct session *session, enum error_kind kind, enum spot where,
                   const char *format, ...) MESSAGE_FORMAT(4, 5);

/* Ends the record at hand; true if it was well formed and deserves a verdict. */
bool session_end_record(struct session *session);

/* Makes a status the run's if it is worse than what there was. */
void session_raise(struct session *session, enum status status);

/* Ends the run: nothing further is read or reported. */
void session_stop(struct session *session);

/* Opens a file for reading, "-" being standard input, unless it is also the output.
 * OS_NO_FILE if it cannot: that has been reported. */
os_file session_open(struct session *session, const char *name);

/* Reports that a file could not be opened or read, by errno. */
void session_file_error(struct session *session, const char *name, int error_number);

#endif
