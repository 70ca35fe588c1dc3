/* trial_events.c - what must have been written when: the program never waits while it has
 * something to write, nor for more of one side while the other is due. */
#include "trial.h"

#include <stdio.h>

enum { MARK = 3 };

/* Whether all the bytes that something needs had been read before an event. */
static bool is_given(const struct event *event, int file, size_t known)
{
    return file < event->file || (file == event->file && known <= event->given);
}

/* Shows the event and the trial, and ends the test. */
_Noreturn static void fail(const struct trial *trial, const char *why, const struct event *event,
                           const struct recording *recording)
{
    fprintf(stderr,
            "\nafter %zu bytes of file %d and %zu of the answers were read, and %zu bytes on "
            "standard output and %zu on standard error written:",
            event->given, event->file, event->answers, event->out, event->err);
    trial_fail(trial, why, recording);
}

/* What is due by an event; it grows from event to event. */
struct due {
    size_t line, out;
    size_t message, err;
};

/* How much must be on standard output and standard error. */
static void find_due(const struct trial *trial, const struct event *event, struct due *due)
{
    const struct naive_answer *answer = &trial->naive.answer;
    for (; due->line < answer->line_count; due->line++) {
        const struct naive_line *line = &answer->lines[due->line];
        if (!is_given(event, line->file, line->known) || line->answer > event->answers) {
            break;
        }
        due->out = line->end;
    }
    for (; due->message < answer->message_count; due->message++) {
        const struct naive_message *message = &answer->messages[due->message];
        if (!is_given(event, message->file, message->known) || message->answer > event->answers) {
            break;
        }
        due->err = trial->message_ends[due->message];
    }
}

/* More records are read only if no record waits for its answer. */
static void check_read_of_records(const struct trial *trial, const struct event *event,
                                  const struct due *due, const struct recording *recording)
{
    const struct naive_answer *answer = &trial->naive.answer;
    if (event->given >= answer->enough[event->file]) {
        fail(trial, "a read that was not needed any more", event, recording);
    }
    if (due->line < answer->line_count &&
        is_given(event, answer->lines[due->line].file, answer->lines[due->line].known)) {
        fail(trial, "a record is read while an earlier one waits for its answer", event, recording);
    }
}

/* Answers are read only for a record, or at the end of the records; but a byte order mark may be
 * looked for earlier. */
static void check_read_of_answers(const struct trial *trial, const struct event *event,
                                  size_t *line, const struct recording *recording)
{
    const struct naive_answer *answer = &trial->naive.answer;
    if (event->answers > trial->files[trial->file_count - 1].length) {
        fail(trial, "a read after the end of the answers", event, recording);
    }
    while (*line < answer->line_count &&
           (!answer->lines[*line].good || answer->lines[*line].passed <= event->answers)) {
        ++*line; /* the answer to a malformed record may be skipped later */
    }
    bool wanted = *line < answer->line_count &&
                  is_given(event, answer->lines[*line].file, answer->lines[*line].known);
    if (!wanted && event->answers >= MARK) {
        fail(trial, "an answer is read before its record", event, recording);
    }
}

static void check_wait(const struct trial *trial, const struct event *event, const struct due *due,
                       const struct recording *recording)
{
    if (trial->naive.answer.over && event->out == recording->out.size &&
        event->err == recording->err.size) {
        fail(trial, "something is waited for after what ends the run", event, recording);
    }
    if (!trial_is_drawn(trial) && event->out < due->out) {
        fail(trial, "a line that was known was not written before a wait", event, recording);
    }
    if (event->err < due->err) {
        fail(trial, "a message that was known was not written before a wait", event, recording);
    }
}

/* Messages may be written together if there is no verdict between them. */
static void check_messages(const struct trial *trial, const struct event *event, size_t *message,
                           const struct recording *recording)
{
    const struct naive_answer *answer = &trial->naive.answer;
    size_t end = event->err;
    while (end < event->err + event->length) {
        if (!trial_is_drawn(trial) && event->out != answer->messages[*message].before) {
            fail(trial, "other lines before a message than expected", event, recording);
        }
        end = trial->message_ends[*message];
        ++*message;
    }
    if (end > event->err + event->length) {
        fail(trial, "a message in more than one write", event, recording);
    }
}

void trial_compare_events(const struct trial *trial, const struct recording *recording)
{
    struct due due = {0};
    size_t passed = 0;
    size_t message = 0;
    for (size_t i = 0; i < recording->event_count; i++) {
        const struct event *event = &recording->events[i];
        if (event->kind == EVENT_MESSAGES) {
            check_messages(trial, event, &message, recording);
            continue;
        }
        find_due(trial, event, &due);
        check_wait(trial, event, &due, recording);
        if (event->kind == EVENT_READ) {
            check_read_of_records(trial, event, &due, recording);
        } else if (event->kind == EVENT_READ_ANSWERS) {
            check_read_of_answers(trial, event, &passed, recording);
        }
    }
}
