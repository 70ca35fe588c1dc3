/* trial.c - compares what the program did with what the naive judge says: both streams, the
 * status, and what must have been written when. */
#include "trial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show_bytes(const char *title, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;
    fprintf(stderr, "%s, %zu bytes: \"", title, length);
    for (size_t i = 0; i < length; i++) {
        bool plain = at[i] >= ' ' && at[i] <= '~' && at[i] != '"' && at[i] != '\\';
        fprintf(stderr, plain ? "%c" : "\\%03o", at[i]);
    }
    fprintf(stderr, "\"\n");
}

_Noreturn void trial_fail(const struct trial *trial, const char *why,
                          const struct recording *recording)
{
    fprintf(stderr, "\n%s: %s\n", target.name, why);
    fprintf(stderr,
            "choices:%s%s%s%s%s%s size %d, pieces %zu seed %llu first %zu, second file at %zu\n",
            trial->input->choices & CHOOSE_EXPLAIN ? " explain" : "",
            trial->input->choices & CHOOSE_KEEP_GOING ? " keep-going" : "",
            trial->input->choices & CHOOSE_STRICT ? " strict" : "",
            trial->input->choices & CHOOSE_EXACT ? " reachable/exact" : "",
            trial->input->choices & CHOOSE_SHOW ? " show" : "",
            trial->input->choices & CHOOSE_FILES ? " files" : "", trial->input->size,
            trial->input->pieces.most, (unsigned long long)trial->input->pieces.seed,
            trial->input->pieces.first, trial->input->second_at);
    show_bytes("text", trial->input->text, trial->input->length);
    show_bytes("standard output", recording->out.data, recording->out.length);
    show_bytes("standard error", recording->err.data, recording->err.length);
    show_bytes("naive output", trial->naive.answer.out, trial->naive.answer.out_length);
    fprintf(stderr, "naive status %d, status %d\n", trial->naive.answer.status, trial->status);
    for (size_t i = 0; i < trial->naive.answer.message_count; i++) {
        fprintf(stderr, "naive message in file %d at %zu:%zu\n",
                trial->naive.answer.messages[i].file, trial->naive.answer.messages[i].line,
                trial->naive.answer.messages[i].column);
    }
    abort();
}

void trial_compare_runs(const struct trial *trial, const struct recording *one,
                        const struct recording *other, const char *why)
{
    if (one->out.length != other->out.length || one->err.length != other->err.length ||
        memcmp(one->out.data, other->out.data, one->out.length) != 0 ||
        memcmp(one->err.data, other->err.data, one->err.length) != 0) {
        show_bytes("whole: standard output", one->out.data, one->out.length);
        show_bytes("whole: standard error", one->err.data, one->err.length);
        trial_fail(trial, why, other);
    }
}

/* Whether there are drawings in the output, of which the naive judge knows nothing. */
static bool is_drawn(const struct trial *trial)
{
    return (trial->input->choices & CHOOSE_SHOW) != 0;
}

/* Reads "tttjudge: NAME:LINE:COLUMN: reason\n" and returns where it ends. */
static const char *check_message(const struct trial *trial, const char *at,
                                 const struct naive_message *wanted,
                                 const struct recording *recording)
{
    char start[64];
    const char *name =
        trial->files[wanted->file].name == NULL ? "<stdin>" : trial->files[wanted->file].name;
    int length =
        snprintf(start, sizeof start, "tttjudge: %s:%zu:%zu: ", name, wanted->line, wanted->column);
    if (strncmp(at, start, (size_t)length) != 0 || at[length] == '\n') {
        trial_fail(trial, "another message was expected", recording);
    }
    while (*at >= ' ' && *at <= '~') {
        at++;
    }
    if (*at != '\n') {
        trial_fail(trial, "a message with bytes that do not print", recording);
    }
    return at + 1;
}

static void check_messages(const struct trial *trial, const struct recording *recording)
{
    const char *at = recording->err.data;
    for (size_t i = 0; i < trial->naive.answer.message_count; i++) {
        at = check_message(trial, at, &trial->naive.answer.messages[i], recording);
    }
    if (at != recording->err.data + recording->err.length) {
        trial_fail(trial, "more messages than expected", recording);
    }
}

/* How much has to stand on standard output when more of a file is asked for; *line goes
 * on from the earlier reads. */
static size_t due(const struct trial *trial, const struct event *read, size_t *line)
{
    size_t out = 0;
    for (size_t i = *line; i < trial->naive.answer.line_count; i++) {
        const struct naive_line *next = &trial->naive.answer.lines[i];
        bool known =
            next->file < read->file || (next->file == read->file && next->known <= read->given);
        if (next->good && !known) {
            break;
        }
        if (next->good) {
            out = next->end;
            *line = i;
        }
    }
    return out;
}

static void check_read(const struct trial *trial, const struct event *event, size_t *line,
                       const struct recording *recording)
{
    if (event->given > trial->files[event->file].length) {
        trial_fail(trial, "a read after the end of the file", recording);
    }
    if (event->given >= trial->naive.answer.enough[event->file]) {
        trial_fail(trial, "a read that was not needed any more", recording);
    }
    if (event->err > 0 && !trial->naive.options.keep_going) {
        trial_fail(trial, "a read after the error that ends the run", recording);
    }
    if (!is_drawn(trial) && event->out < due(trial, event, line)) {
        trial_fail(trial, "a verdict that was known was not written before a read", recording);
    }
}

/* What was on standard output at each read and at each message. */
static void check_events(const struct trial *trial, const struct recording *recording)
{
    size_t line = 0;
    size_t message = 0;
    for (size_t i = 0; i < recording->event_count; i++) {
        const struct event *event = &recording->events[i];
        if (event->kind == EVENT_READ) {
            check_read(trial, event, &line, recording);
            continue;
        }
        if (message == trial->naive.answer.message_count) {
            trial_fail(trial, "a message in more than one write", recording);
        }
        if (!is_drawn(trial) && event->out != trial->naive.answer.messages[message].before) {
            trial_fail(trial, "other verdicts before a message than expected", recording);
        }
        message++;
    }
}

/* The output without drawings: the naive judge makes none. Each stands between the line of
 * its verdict and a blank line. */
static const struct bytes *without_drawings(const struct bytes *out)
{
    static struct bytes verdicts; /* its memory is used again */
    bool in_drawing = false;
    size_t from = 0;
    verdicts.length = 0;
    for (size_t i = 0; i < out->length; i++) {
        if (out->data[i] == '\n') {
            if (!in_drawing) {
                bytes_add(&verdicts, out->data + from, i + 1 - from);
            }
            in_drawing = !in_drawing || i > from;
            from = i + 1;
        }
    }
    bytes_add(&verdicts, out->data + from, out->length - from);
    return &verdicts;
}

void trial_compare(const struct trial *trial, const struct recording *recording)
{
    const struct naive_answer *answer = &trial->naive.answer;
    const struct bytes *out = is_drawn(trial) ? without_drawings(&recording->out) : &recording->out;
    if (recording->misuse != NULL) {
        trial_fail(trial, recording->misuse, recording);
    }
    if (out->length != answer->out_length ||
        memcmp(out->data, answer->out, answer->out_length) != 0) {
        trial_fail(trial, "other verdicts than expected", recording);
    }
    if (trial->status != answer->status) {
        trial_fail(trial, "another status than expected", recording);
    }
    check_messages(trial, recording);
    check_events(trial, recording);
}
