/* layout.c - the gaps between records. A newline belongs to the record before it, blanks to the
 * record after them. */
#include "layout.h"

static int next_byte(struct input *input)
{
    input_use(input);
    return input_peek(input);
}

/* Skips blanks in the line, and returns the byte after them. */
static int skip_in_line(struct session *session, int byte)
{
    struct input *input = &session->input;
    while (byte != '\n' && session->command->is_blank(byte)) {
        byte = next_byte(input);
    }
    return byte;
}

static int strict_gap(struct session *session, int byte)
{
    struct input *input = &session->input;
    session->blank = 0;
    while (session->blank == 0 && session->command->is_blank(byte)) {
        session->blank = byte;
        input_note(input, SPOT_BLANK);
        byte = skip_in_line(session, byte);
        if (byte == '\n') {
            session_error(session, ERROR_LAYOUT, SPOT_BLANK, "expected no blank line, found %s",
                          found(session->blank).text);
            session->blank = 0;
            byte = next_byte(input);
        }
    }
    if (byte == INPUT_END && session->blank != 0) {
        session_error(session, ERROR_LAYOUT, SPOT_BLANK, "expected the end of the file, found %s",
                      found(session->blank).text);
    }
    return byte;
}

int layout_next_record(struct session *session)
{
    struct input *input = &session->input;
    int byte = input_peek(input);
    if (session->options.strict) {
        return strict_gap(session, byte);
    }
    while (session->command->is_blank(byte)) {
        byte = next_byte(input);
    }
    return byte;
}

void layout_begin_record(struct session *session)
{
    if (session->blank != 0) {
        session_error(session, ERROR_RECORD, SPOT_BLANK, "expected no white space, found %s",
                      found(session->blank).text);
    }
}

void layout_end_record(struct session *session)
{
    struct input *input = &session->input;
    if (!session->options.strict) {
        return;
    }
    int byte = input_peek(input);
    if (byte != '\n') {
        session_error(session, ERROR_RECORD, HERE, "expected a newline after the record, found %s",
                      found(byte).text);
        byte = skip_in_line(session, byte);
    }
    if (byte == '\n') {
        input_use(input);
    }
}
