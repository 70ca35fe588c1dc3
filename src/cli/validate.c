/* validate.c - reads boards of nine cells until "end" and writes how they stand.
 * Knows the format; the rules are the library's. */
#include "answers.h"
#include "commands.h"
#include "layout.h"
#include "plain.h"
#include "show.h"
#include "tttjudge.h"

/* A token, up to the white space after it: its marks, MARK_RECORD at its first byte,
 * and MARK_TOKEN at the first that is no mark. */
struct token {
    uint64_t length;
    char cells[TTTJUDGE_CELLS];
    int wrong; /* the first byte that is no mark, or INPUT_END */
    bool end;  /* whether it is the word "end" */
};

static struct token read_token(struct input *input)
{
    static const char end[] = "end";
    struct token token = {.wrong = INPUT_END, .end = true};
    input_mark(input, MARK_RECORD);
    int byte = input_peek(input);
    while (byte != INPUT_END && !is_space(byte)) {
        if (token.wrong == INPUT_END && tttjudge_mark_of(byte) == TTTJUDGE_NO_MARK) {
            token.wrong = byte;
            input_mark(input, MARK_TOKEN);
        }
        token.end &= token.length < sizeof end && byte == end[token.length];
        if (token.length < TTTJUDGE_CELLS) {
            token.cells[token.length] = (char)byte;
        }
        token.length++;
        input_use(input);
        byte = input_peek(input);
    }
    token.end &= token.length == sizeof end - 1;
    return token;
}

/* At "end" the file is over; with --strict it has to be. */
static void read_end(struct session *session)
{
    struct input *input = &session->input;
    if (!session->options.strict) {
        return;
    }
    if (session->blank != 0) {
        file_error(session, MARK_BLANK, "expected no white space, found %s",
                   found(session->blank).text);
    }
    int byte = input_peek(input);
    if (byte != '\n') {
        file_error(session, HERE, "expected a newline after 'end', found %s", found(byte).text);
        return;
    }
    input_use(input);
    byte = input_peek(input);
    if (byte != INPUT_END) {
        file_error(session, HERE, "expected the end of the file after 'end', found %s",
                   found(byte).text);
    }
}

/* Reads a board in any form and writes its verdict; false when the file is over. */
static bool read_board(struct session *session, struct answers *answers)
{
    struct input *input = &session->input;
    if (layout_next_record(session, is_space) == INPUT_END) {
        if (session->options.strict) {
            file_error(session, HERE, "expected 'end', found the end of the file");
        }
        return false;
    }
    struct token token = read_token(input);
    if (token.end) {
        read_end(session);
        return false;
    }
    layout_begin_record(session);
    tttjudge_board board = {0, 0};
    if (token.wrong != INPUT_END) {
        record_error(session, MARK_TOKEN, "expected 'X', 'O' or '.', found %s",
                     found(token.wrong).text);
    } else if (token.length != TTTJUDGE_CELLS) {
        record_error(session, MARK_RECORD, "expected nine cells, found %llu",
                     (unsigned long long)token.length);
    } else {
        (void)tttjudge_board_parse(token.cells, TTTJUDGE_CELLS, &board);
    }
    layout_end_record(session, is_space);
    if (record_is_good(session)) {
        struct output *output = &session->output;
        unsigned number = board_number(board.x, board.o);
        output_took(output, put_answer(output_room(output, LINE_MOST), answers, number, LINE_MOST));
        if (session->options.show) {
            show_board(output, board);
        }
    }
    return true;
}

void judge_validate(struct session *session)
{
    static struct answers answers; /* kept from file to file: the options stay the same */
    answers.options = &session->options;
    do {
        layout_skip_in_block(session, is_space);
        plain_boards(session, &answers);
    } while (read_board(session, &answers));
}
