/* session.c - opens one file after the other and keeps the score of errors.
 * Knows files and messages; knows nothing of any format. */
#include "session.h"

#include <errno.h>
#include <string.h>

static void raise_status(struct session *session, enum status status)
{
    if (session->status < status) {
        session->status = status;
    }
}

static void file_trouble(struct session *session, const char *name, int trouble)
{
    output_flush(&session->output);
    message("%.*s: %s", MESSAGE_NAME_MAX, name, strerror(trouble));
    raise_status(session, STATUS_TROUBLE);
}

/* All verdicts of earlier records come before the message. */
static void report(struct session *session, enum spot where, const char *format, va_list values)
{
    struct place place = input_place(&session->input, where);
    output_flush(&session->output);
    message_at(session->input.name, place.line, place.column, format, values);
    raise_status(session, STATUS_MALFORMED);
    if (!session->options.keep_going) {
        session->stopped = true;
        input_stop(&session->input);
    }
}

/* What is found once the session stops, or where a file could not be read on, only
 * follows from that and is not worth a message. */
static bool is_aftermath(const struct session *session)
{
    return session->stopped || session->input.trouble != 0;
}

static void report_record(struct session *session, enum spot where, const char *format,
                          va_list values)
{
    report(session, where, format, values);
    if (session->options.keep_going && !session->bad) {
        output_text(&session->output, session->options.show ? "error\n\n" : "error\n");
    }
    session->bad = true;
}

void record_error(struct session *session, enum spot where, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    if (!session->bad && !is_aftermath(session)) {
        report_record(session, where, format, values);
    }
    va_end(values);
}

void record_lost(struct session *session, enum spot where, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    if (!is_aftermath(session)) {
        report_record(session, where, format, values);
    }
    va_end(values);
}

void file_error(struct session *session, enum spot where, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    if (!is_aftermath(session)) {
        report(session, where, format, values);
    }
    va_end(values);
}

bool record_end(struct session *session)
{
    bool good = !session->bad && !is_aftermath(session);
    session->bad = false;
    return good;
}

static void judge_file(struct session *session, judge_function *judge, os_file file,
                       const char *name)
{
    struct input *input = &session->input;
    session->bad = false;
    session->blank = 0;
    switch (input_begin(input, file, name, &session->output)) {
    case PREAMBLE_UTF16:
        file_error(session, HERE, "expected plain ASCII text, found UTF-16");
        return;
    case PREAMBLE_BOM:
        if (session->options.strict) {
            file_error(session, SPOT_RECORD, "a byte order mark does not belong here");
        }
        break;
    case PREAMBLE_NONE:
        break;
    }
    if (!session->stopped) {
        judge(session);
    }
    if (input->trouble != 0) {
        file_trouble(session, name, input->trouble);
    }
}

static void judge_named(struct session *session, judge_function *judge, const char *name)
{
    output_flush(&session->output); /* opening a named pipe waits, too */
    if (strcmp(name, "-") == 0) {
        judge_file(session, judge, OS_STDIN, "<stdin>");
        if (!session->stopped) {
            os_unread(OS_STDIN, (size_t)(session->input.end - session->input.next));
        }
        return;
    }
    os_file file = os_open(name);
    if (file == OS_NO_FILE) {
        file_trouble(session, name, errno);
        return;
    }
    judge_file(session, judge, file, name);
    (void)os_close(file);
}

void session_judge(struct session *session, judge_function *judge, int files, char **names)
{
    session->status = STATUS_OK;
    session->stopped = false;
    session->output.used = 0;
    if (files == 0) {
        judge_named(session, judge, "-");
    }
    for (int i = 0; i < files && !session->stopped; i++) {
        judge_named(session, judge, names[i]);
    }
    output_flush(&session->output);
}
