/* session.c - judges one file after the other, and decides what follows from errors. */
#include "session.h"

#include "check.h"
#include "verdict.h"

#include <errno.h>
#include <stdarg.h>

static const char stdin_name[] = "<stdin>";

void session_raise(struct session *session, enum status status)
{
    static const int weight[] = {
        [STATUS_OK] = 0, [STATUS_WRONG] = 1, [STATUS_MALFORMED] = 2, [STATUS_FAILED] = 3};
    if (weight[session->status] < weight[status]) {
        session->status = status;
    }
}

void session_stop(struct session *session)
{
    session->stopped = true;
    input_stop(&session->input);
}

static void report_file(struct session *session, const char *name, const char *reason)
{
    output_message(&session->output, "%.*s: %s", MESSAGE_NAME_MAX, name[0] != '\0' ? name : "''",
                   reason);
    session_raise(session, STATUS_FAILED);
}

void session_file_error(struct session *session, const char *name, int error_number)
{
    report_file(session, name, strerror(error_number));
}

static void close_file(os_file file)
{
    if (file != OS_STDIN) {
        (void)os_close(file);
    }
}

os_file session_open(struct session *session, const char *name)
{
    output_flush(&session->output); /* opening a named pipe may wait */
    bool is_stdin = strcmp(name, "-") == 0;
    os_file file = is_stdin ? OS_STDIN : os_open(name);
    if (file == OS_NO_FILE) {
        session_file_error(session, name, errno);
    } else if (os_is_output(file)) {
        report_file(session, is_stdin ? stdin_name : name, "the input is also the output");
        close_file(file);
        file = OS_NO_FILE;
    }
    return file;
}

static void begin_message(struct session *session, struct message *line, enum spot where)
{
    struct place place = input_place(&session->input, where);
    line->length = 0;
    message_add(line, "tttjudge: %.*s:%llu:%llu: ", MESSAGE_NAME_MAX, session->input.name,
                (unsigned long long)place.line, (unsigned long long)place.column);
}

/* With --keep-going, after the message: what takes the place of a verdict. */
static void mark_error(struct session *session, enum error_kind kind, enum spot where)
{
    if (kind != ERROR_LAYOUT && !session->bad) {
        verdict_error(session);
    }
    if (kind == ERROR_FILE) {
        struct message line;
        begin_message(session, &line, where);
        message_add(&line, "the file is given up%s",
                    session->options.check != NULL ? ", and no more answers are checked" : "");
        output_line(&session->output, &line);
        if (session->options.check != NULL) { /* no answer can be matched to a record */
            session_stop(session);
        }
    }
}

void session_error(struct session *session, enum error_kind kind, enum spot where,
                   const char *format, ...)
{
    /* When the run is over, or reading has failed, an error only follows from that. */
    bool is_aftermath = session->stopped || session->input.error_number != 0;
    if (is_aftermath || (kind == ERROR_RECORD && session->bad)) {
        return;
    }
    struct message line;
    va_list values;
    begin_message(session, &line, where);
    va_start(values, format);
    message_add_values(&line, format, values);
    va_end(values);
    if (!session->options.keep_going) {
        verdict_print_counts(session); /* the table comes before the message */
    }
    output_line(&session->output, &line);
    session_raise(session, STATUS_MALFORMED);
    if (session->options.keep_going) {
        mark_error(session, kind, where);
    } else {
        session_stop(session);
    }
    session->bad = session->bad || kind != ERROR_LAYOUT;
}

bool session_end_record(struct session *session)
{
    bool good = !session->bad && !session->stopped && session->input.error_number == 0;
    session->bad = false;
    return good;
}

static void judge_file(struct session *session, os_file file, const char *name)
{
    struct input *input = &session->input;
    session->bad = false;
    session->blank = 0;
    enum preamble preamble = input_begin(input, file, name, &session->output);
    if (preamble == PREAMBLE_UTF16) {
        session_error(session, ERROR_FILE, HERE, "expected plain ASCII text, found UTF-16");
        return;
    }
    if (preamble == PREAMBLE_BOM && session->options.strict) {
        session_error(session, ERROR_LAYOUT, SPOT_RECORD, "expected no byte order mark, found one");
    }
    if (!session->stopped) {
        session->command->judge(session);
    }
    if (input->error_number != 0) {
        session_file_error(session, name, input->error_number);
        check_give_up(session, name);
    }
}

static void judge_named(struct session *session, const char *name)
{
    bool is_stdin = strcmp(name, "-") == 0;
    if (is_stdin && session->stdin_is_over) {
        return; /* it is read once */
    }
    session->stdin_is_over = session->stdin_is_over || is_stdin;
    os_file file = session_open(session, name);
    if (file == OS_NO_FILE) {
        check_give_up(session, name);
        return;
    }
    judge_file(session, file, is_stdin ? stdin_name : name);
    if (is_stdin && !session->stopped && !session->bad) { /* bad: it was given up in a record */
        /* Leave what follows "end" to the next program that reads this file. */
        os_unread(file, (size_t)(session->input.end - session->input.next));
    }
    close_file(file);
}

void session_judge(struct session *session, const struct command *command, int files, char **names)
{
    session->command = command;
    if (check_begin(session)) {
        if (files == 0) {
            judge_named(session, "-");
        }
        for (int i = 0; i < files && !session->stopped; i++) {
            judge_named(session, names[i]);
        }
        check_end(session);
        if (!session->stopped) {
            verdict_print_counts(session);
        }
    }
    output_flush(&session->output);
}
