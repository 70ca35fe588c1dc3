/* session.h - one run of a command over its files: options, input, output and status. Only
 * session.c decides whether an error ends the run. */
#ifndef SESSION_H
#define SESSION_H

#include "command.h"
#include "input.h"
#include "options.h"
#include "output.h"

/* Where an error is. */
enum error_kind {
    ERROR_RECORD, /* in the current record, whose end is known or can be found */
    ERROR_FILE,   /* in the current record, and the start of the next one is unknown */
    ERROR_LAYOUT  /* between records */
};

/* The answers of --check. */
struct answers {
    uint64_t to_skip;      /* how many to skip, for malformed records */
    bool have_begun;       /* the first bytes have been read */
    bool is_cut;           /* the rest of the last one's line is still to be read */
    bool given_up;         /* the record of the next one is unknown */
    bool end_was_reported; /* that answers are missing has been reported */
    struct input input;
};

struct session {
    const struct command *command;
    struct options options;
    enum status status;         /* the worst so far */
    bool stopped;               /* the run is over */
    bool stdin_is_over;         /* standard input has been read */
    bool bad;                   /* an error in the current record has been reported */
    int blank;                  /* with --strict: the blank before it, at SPOT_BLANK, or 0 */
    uint64_t counts[WORDS_MAX]; /* with --count: of each verdict ... */
    uint64_t errors;            /* ... and of malformed records */
    struct answers answers;     /* with --check */
    struct input input;         /* the records */
    struct output output;
};

/* Judges each file, or standard input if there is none. All but the options must be 0. */
void session_judge(struct session *session, const struct command *command, int files, char **names);

/* Reports an error at a spot that was noted; without --keep-going it ends the run. Only the first
 * error in a record is reported, and with --keep-going "error" is printed for the record. An
 * ERROR_FILE is always reported; the reader must then give up the rest of the file. */
void session_error(struct session *session, enum error_kind kind, enum spot where,
                   const char *format, ...) MESSAGE_FORMAT(4, 5);

/* Ends the current record; true if it was well formed and gets a verdict. */
bool session_end_record(struct session *session);

/* Makes a status that of the run if it is worse. */
void session_raise(struct session *session, enum status status);

/* Ends the run: nothing further is read or reported. */
void session_stop(struct session *session);

/* Opens a file, "-" being standard input. OS_NO_FILE, after a message, if that fails or the file
 * is also the output. */
os_file session_open(struct session *session, const char *name);

/* Reports that a file could not be opened or read. */
void session_file_error(struct session *session, const char *name, int error_number);

#endif
