/* trial.c - compares both streams and the status of the program with those of the naive judge. */
#include "trial.h"

#include "room.h"

#include <stdio.h>
#include <string.h>

static void show_choices(const struct input_text *input)
{
    static const char *const names[] = {"explain", "keep-going", "strict", "reachable/exact",
                                        "show",    "files",      "count",  "check"};
    fprintf(stderr, "choices:");
    for (int i = 0; i < 8; i++) {
        fprintf(stderr, "%s%s", (input->choices >> i & 1) != 0 ? " " : "",
                (input->choices >> i & 1) != 0 ? names[i] : "");
    }
    fprintf(stderr, " size %d, pieces %zu seed %llu first %zu, second file at %zu\n", input->size,
            input->pieces.most, (unsigned long long)input->pieces.seed, input->pieces.first,
            input->second_at);
}

_Noreturn void trial_fail(const struct trial *trial, const char *why,
                          const struct recording *recording)
{
    fprintf(stderr, "\n%s: %s\n", target.command->name, why);
    show_choices(trial->input);
    show_bytes("text", trial->input->text, trial->input->length, 0);
    if (trial->files[trial->file_count - 1].answers) {
        const struct memory_file *answers = &trial->files[trial->file_count - 1];
        show_bytes("answers", answers->bytes, answers->length, 0);
    }
    show_bytes("standard output", recording->out.data, recording->out.size, 0);
    show_bytes("standard error", recording->err.data, recording->err.size, 0);
    show_bytes("naive output", trial->naive.answer.out, trial->naive.answer.out_length, 0);
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
    if (one->out.size != other->out.size || one->err.size != other->err.size ||
        memcmp(one->out.data, other->out.data, one->out.size) != 0 ||
        memcmp(one->err.data, other->err.data, one->err.size) != 0) {
        show_bytes("whole: standard output", one->out.data, one->out.size, 0);
        show_bytes("whole: standard error", one->err.data, one->err.size, 0);
        trial_fail(trial, why, other);
    }
}

bool trial_is_drawn(const struct trial *trial)
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

static void check_messages(struct trial *trial, const struct recording *recording)
{
    const char *at = recording->err.data;
    size_t count = trial->naive.answer.message_count;
    trial->message_ends =
        with_room(trial->message_ends, 0, count, &trial->message_room, sizeof(size_t));
    for (size_t i = 0; i < count; i++) {
        at = check_message(trial, at, &trial->naive.answer.messages[i], recording);
        trial->message_ends[i] = (size_t)(at - recording->err.data);
    }
    if (at != recording->err.data + recording->err.size) {
        trial_fail(trial, "more messages than expected", recording);
    }
}

/* The output without drawings, since the naive judge makes none. A drawing stands between the
 * line of its verdict and a blank line. */
static const bytes *without_drawings(const bytes *out)
{
    static bytes verdicts; /* its memory is used again */
    bool in_drawing = false;
    size_t from = 0;
    bytes_clear(&verdicts);
    for (size_t i = 0; i < out->size; i++) {
        if (out->data[i] == '\n') {
            if (!in_drawing) {
                bytes_add(&verdicts, out->data + from, i + 1 - from);
            }
            in_drawing = !in_drawing || i > from;
            from = i + 1;
        }
    }
    bytes_add(&verdicts, out->data + from, out->size - from);
    return &verdicts;
}

void trial_compare(struct trial *trial, const struct recording *recording)
{
    const struct naive_answer *answer = &trial->naive.answer;
    const bytes *out = trial_is_drawn(trial) ? without_drawings(&recording->out) : &recording->out;
    if (recording->misuse != NULL) {
        trial_fail(trial, recording->misuse, recording);
    }
    if (out->size != answer->out_length ||
        memcmp(out->data, answer->out, answer->out_length) != 0) {
        trial_fail(trial, "other verdicts than expected", recording);
    }
    if (trial->status != answer->status) {
        trial_fail(trial, "another status than expected", recording);
    }
    check_messages(trial, recording);
    trial_compare_events(trial, recording);
}
