/* check.c - compares answers with verdicts. check.h compares plainly right answers eight bytes at
 * once; all others are read here, byte by byte. */
#include "check.h"

#include "text.h"

/* The next answer. */
struct answer {
    bool is_there;    /* false at the end of the file */
    bool has_newline; /* false if the file ends with it */
    struct text raw;  /* without the blanks around it */
    struct text text; /* likewise, and with one space for blanks within it */
};

bool check_begin(struct session *session)
{
    struct input *answers = &session->answers.input;
    const char *name = session->options.check;
    if (name == NULL) {
        return true;
    }
    answers->next = answers->bytes;
    answers->end = answers->bytes;
    answers->file = session_open(session, name);
    answers->name = answers->file == OS_STDIN ? "<stdin>" : name;
    return answers->file != OS_NO_FILE;
}

/* Called only when the first answer is needed, since it may have to be waited for. */
static void begin_answers(struct session *session)
{
    struct input *answers = &session->answers.input;
    session->answers.have_begun = true;
    if (input_begin(answers, answers->file, answers->name, &session->output) == PREAMBLE_BOM &&
        session->options.strict) {
        answers->next = answers->bytes; /* it is a part of the first answer */
    }
}

/* Reads an answer. A long one is cut: its rest is skipped only before another one is read, since
 * it may have to be waited for. */
static void read_line(struct session *session, struct answer *answer)
{
    struct input *answers = &session->answers.input;
    bool strict = session->options.strict;
    uint64_t length = 0; /* without the blanks at its end */
    int byte = input_peek(answers);
    while (byte != '\n' && byte != INPUT_END && answer->text.length <= QUOTE_MAX) {
        if (!strict && is_space(byte)) {
            if (length > 0) {
                text_add(&answer->raw, byte);
            }
        } else {
            if (answer->raw.length > length) {
                text_add(&answer->text, ' ');
            }
            text_add(&answer->raw, byte);
            text_add(&answer->text, byte);
            length = answer->raw.length;
        }
        input_use(answers);
        byte = input_peek(answers);
    }
    answer->raw.length = length;
    answer->has_newline = byte != INPUT_END;
    session->answers.is_cut = answer->text.length > QUOTE_MAX;
    answer->is_there = length > 0 || (strict && byte == '\n');
}

/* Skips the rest of a line, with its newline. */
static void skip_line(struct input *answers)
{
    int byte = input_peek(answers);
    while (byte != '\n' && byte != INPUT_END) {
        input_use(answers);
        byte = input_peek(answers);
    }
    if (byte == '\n') {
        input_use(answers);
    }
}

/* Reads an answer and notes it as SPOT_RECORD. Skips blank lines; with --strict they are
 * answers. */
static struct answer read_answer(struct session *session)
{
    struct input *answers = &session->answers.input;
    struct answer answer;
    if (!session->answers.have_begun) {
        begin_answers(session);
    }
    if (session->answers.is_cut) {
        skip_line(answers);
    }
    do {
        answer = (struct answer){.is_there = false};
        input_note(answers, SPOT_RECORD);
        read_line(session, &answer);
        if (answer.has_newline && !session->answers.is_cut) {
            input_use(answers);
        }
    } while (!answer.is_there && answer.has_newline);
    return answer;
}

/* Reads the next answer, after skipping those to malformed records. */
static struct answer next_answer(struct session *session)
{
    struct input *answers = &session->answers.input;
    for (; session->answers.to_skip > 0; session->answers.to_skip--) {
        (void)read_answer(session);
    }
    struct answer answer = read_answer(session);
    if (answers->error_number != 0) {
        session_file_error(session, answers->name, answers->error_number);
        session_stop(session);
    }
    return answer;
}

/* Writes where an answer and its record stand and how they differ. */
static char *put_difference(struct session *session, const char *expected,
                            const struct answer *answer, enum spot record)
{
    struct message line = {.length = 0};
    char text[MESSAGE_ESCAPED_MAX];
    struct input *answers = &session->answers.input;
    struct input *records = &session->input;
    message_add(
        &line, "%.*s:%llu: %.*s:%llu: expected %s, found ", MESSAGE_NAME_MAX, answers->name,
        (unsigned long long)input_place(answers, answer->is_there ? SPOT_RECORD : HERE).line,
        MESSAGE_NAME_MAX, records->name, (unsigned long long)input_place(records, record).line,
        expected);
    if (answer->is_there) {
        bool matters = session->options.strict && !answer->has_newline && !session->answers.is_cut;
        message_add(&line, "'%s'%s", text_quote(&answer->raw).text,
                    matters ? " without a newline" : "");
    } else {
        message_add(&line, "%s", found(INPUT_END).text);
    }
    (void)message_escape(&line, text);
    output_text(&session->output, text);
    session_raise(session, STATUS_WRONG);
    if (!session->options.keep_going) {
        session_stop(session);
    }
    return output_room(&session->output, OUTPUT_ROOM);
}

char *check_verdict(struct session *session, struct verdict verdict)
{
    char text[2 * LOAD_SIZE];
    size_t length = (size_t)(put_verdict(text, session->command, verdict) - text);
    text[length] = '\0';
    if (session->answers.given_up || check_is_plainly_right(session, text, length)) {
        return NULL;
    }
    struct answer answer = next_answer(session);
    if (session->stopped || (!answer.is_there && session->answers.end_was_reported)) {
        return NULL;
    }
    session->answers.end_was_reported = !answer.is_there;
    if (answer.is_there && answer.text.length == length &&
        memcmp(answer.text.start, text, length) == 0 &&
        (answer.has_newline || !session->options.strict)) {
        return NULL;
    }
    char expected[sizeof text + sizeof "''"];
    put_bytes(put_text(put_text(expected, "'"), text), "'", sizeof "'");
    return put_difference(session, expected, &answer, SPOT_RECORD);
}

void check_skip(struct session *session)
{
    session->answers.to_skip++; /* skipped later, rather than waited for now */
}

void check_give_up(struct session *session, const char *name)
{
    if (session->options.check != NULL && !session->answers.given_up) {
        session->answers.given_up = true;
        output_message(&session->output,
                       "%.*s: its number of records is unknown, so no more answers are checked",
                       MESSAGE_NAME_MAX, name);
    }
}

void check_end(struct session *session)
{
    if (session->options.check == NULL || session->stopped || session->answers.given_up) {
        return;
    }
    struct answer answer = next_answer(session);
    if (answer.is_there && !session->stopped) {
        char *at = put_difference(session, found(INPUT_END).text, &answer, HERE);
        output_took(&session->output, put_text(at, "\n"));
    }
}
