/* validate.c - reads boards of nine cells until "end" and writes how they stand.
 * Knows the format; the rules are the library's. */
#include "answers.h"
#include "commands.h"
#include "layout.h"
#include "plain.h"
#include "show.h"
#include "tttjudge.h"

#include <string.h>

/* A token, up to the white space after it: SPOT_RECORD is its first byte, SPOT_TOKEN the
 * first that is no mark. It may be longer than memory. */
struct token {
    uint64_t length;
    char start[TTTJUDGE_CELLS];
    int wrong; /* the first byte that is no mark, or INPUT_END */
};

static const char end[] = {'e', 'n', 'd'};

static bool may_be_end(const struct token *token)
{
    return token->length <= sizeof end && memcmp(token->start, end, (size_t)token->length) == 0;
}

/* A wrong byte decides, so that nothing after it is waited for, unless the next token has
 * to be found. */
static struct token read_token(struct input *input, bool to_its_end)
{
    struct token token = {.wrong = INPUT_END};
    input_note(input, SPOT_RECORD);
    int byte = input_peek(input);
    while (byte != INPUT_END && !is_space(byte) &&
           (token.wrong == INPUT_END || to_its_end || may_be_end(&token))) {
        if (token.wrong == INPUT_END && tttjudge_mark_of(byte) == TTTJUDGE_NO_MARK) {
            token.wrong = byte;
            input_note(input, SPOT_TOKEN);
        }
        if (token.length < TTTJUDGE_CELLS) {
            token.start[token.length] = (char)byte;
        }
        token.length++;
        input_use(input);
        byte = input_peek(input);
    }
    return token;
}

/* Uses the line end after "end", if it is there to be seen: the next reader of the same
 * file begins with a line of its own. */
static void use_line_end(struct input *input)
{
    while (input->next < input->end && *input->next == '\r') {
        input_use(input);
    }
    if (input->next < input->end && *input->next == '\n') {
        input_use(input);
    }
}

/* At "end" the file is over; with --strict it has to be. */
static void read_end(struct session *session)
{
    struct input *input = &session->input;
    if (!session->options.strict) {
        use_line_end(input);
        return;
    }
    if (session->blank != 0) {
        file_error(session, SPOT_BLANK, "expected no white space, found %s",
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

static void write_verdict(struct session *session, struct answers *answers, tttjudge_board board)
{
    struct output *output = &session->output;
    unsigned number = board_number(board.x, board.o);
    output_took(output, put_answer(output_room(output, ANSWER_MAX), answers, number, ANSWER_MAX));
    if (session->options.show) {
        show_board(output, board);
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
    struct token token = read_token(input, session->options.keep_going);
    if (token.length == sizeof end && may_be_end(&token)) {
        read_end(session);
        return false;
    }
    layout_begin_record(session);
    tttjudge_board board = {0, 0};
    if (token.wrong != INPUT_END) {
        record_error(session, SPOT_TOKEN, "expected 'X', 'O' or '.', found %s",
                     found(token.wrong).text);
    } else if (token.length != TTTJUDGE_CELLS) {
        record_error(session, SPOT_RECORD, "expected nine cells, found %llu",
                     (unsigned long long)token.length);
    } else {
        (void)tttjudge_board_parse(token.start, TTTJUDGE_CELLS, &board); /* it was checked */
    }
    layout_end_record(session, is_space);
    if (record_end(session)) {
        write_verdict(session, answers, board);
    }
    return true;
}

void judge_validate(struct session *session)
{
    static struct answers answers; /* kept from file to file */
    answers_begin(&answers, &session->options);
    do {
        tttjudge_board board;
        layout_skip_in_block(session, is_space);
        plain_boards(session, &answers);
        while (!session->options.strict && plain_board(&session->input, &board)) {
            write_verdict(session, &answers, board);
            layout_skip_in_block(session, is_space);
        }
    } while (read_board(session, &answers));
}
