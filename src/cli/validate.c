/* validate.c - the command validate: reads boards of nine cells until "end" and says whether a
 * game can end with them. */
#include "board_lines.h"
#include "explain.h"
#include "layout.h"
#include "plain.h"
#include "show.h"
#include "text.h"

/* A token, up to the white space after it, of any length. SPOT_RECORD is its first byte,
 * SPOT_TOKEN the first that is not a mark. */
struct token {
    uint64_t length;
    char start[TTTJUDGE_CELLS];
    int wrong; /* the first byte that is not a mark, or INPUT_END */
};

static const char end_word[] = {'e', 'n', 'd'};

static bool may_be_end(const struct token *token)
{
    return token->length <= sizeof end_word &&
           memcmp(token->start, end_word, (size_t)token->length) == 0;
}

/* Stops at the first wrong byte instead of waiting for more, unless the token's end is needed. */
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

/* Uses the line end after "end" if it is in the block, so that the next reader of the same file
 * starts on a new line. */
static void use_line_end(struct input *input)
{
    while (input->next < input->end && *input->next == '\r') {
        input_use(input);
    }
    if (input->next < input->end && *input->next == '\n') {
        input_use(input);
    }
}

/* Nothing after "end" is read; with --strict nothing may follow. */
static void read_end(struct session *session)
{
    struct input *input = &session->input;
    if (!session->options.strict) {
        if (session->options.check == NULL) { /* which may name this place */
            use_line_end(input);
        }
        return;
    }
    if (session->blank != 0) {
        session_error(session, ERROR_LAYOUT, SPOT_BLANK, "expected no white space, found %s",
                      found(session->blank).text);
    }
    int byte = input_peek(input);
    if (byte != '\n') {
        session_error(session, ERROR_LAYOUT, HERE, "expected a newline after 'end', found %s",
                      found(byte).text);
        return;
    }
    input_use(input);
    byte = input_peek(input);
    if (byte != INPUT_END) {
        session_error(session, ERROR_LAYOUT, HERE,
                      "expected the end of the file after 'end', found %s", found(byte).text);
    }
}

/* Adds what the options ask for to a verdict; nothing if at is NULL. */
static void finish_verdict(struct session *session, char *at, tttjudge_board board)
{
    if (at == NULL) {
        return;
    }
    if (session->options.explain) {
        at = explain_board(at, board, tttjudge_judge_board(board));
    }
    verdict_end(session, at);
    if (session->options.show) {
        show_board(&session->output, board);
    }
}

/* Reads a board in any form and gives its verdict; false at the end of the file. */
static bool read_board(struct session *session)
{
    if (layout_next_record(session) == INPUT_END) {
        if (session->options.strict) {
            session_error(session, ERROR_LAYOUT, HERE, "expected 'end', found the end of the file");
        }
        return false;
    }
    struct token token = read_token(&session->input, session->options.keep_going);
    if (token.length == sizeof end_word && may_be_end(&token)) {
        read_end(session);
        return false;
    }
    layout_begin_record(session);
    tttjudge_board board = {0, 0};
    if (token.wrong != INPUT_END) {
        session_error(session, ERROR_RECORD, SPOT_TOKEN, "expected 'X', 'O' or '.', found %s",
                      found(token.wrong).text);
    } else if (token.length != TTTJUDGE_CELLS) {
        session_error(session, ERROR_RECORD, SPOT_RECORD, "expected nine cells, found %llu",
                      (unsigned long long)token.length);
    } else {
        (void)tttjudge_board_parse(token.start, TTTJUDGE_CELLS, &board); /* it was checked */
    }
    layout_end_record(session);
    if (session_end_record(session)) {
        struct verdict verdict = verdict_on_board(tttjudge_judge_board(board), &session->options);
        finish_verdict(session, verdict_begin(session, verdict), board);
    }
    return true;
}

/* Copies the line of each board. Copying a fixed size, `most`, which no line exceeds, is faster
 * than copying each line's length. */
static inline void write_lines(struct session *session, struct board_lines *lines,
                               const uint16_t *numbers, size_t count, size_t most)
{
    enum { BATCH = OUTPUT_ROOM / sizeof(struct board_line) };
    const uint16_t *end = numbers + count;
    while (numbers < end) {
        char *at = output_room(&session->output, OUTPUT_ROOM);
        const uint16_t *stop = end - numbers > BATCH ? numbers + BATCH : end;
        for (; numbers < stop; numbers++) {
            const struct board_line *line = board_lines_get(lines, session, *numbers);
            memcpy(at, line, most);
            at += line->length;
        }
        output_took(&session->output, at);
    }
}

static void count_verdicts(struct session *session, struct board_lines *lines,
                           const uint16_t *numbers, size_t count)
{
    uint64_t invalid = 0;
    for (size_t i = 0; i < count; i++) {
        invalid += board_lines_get(lines, session, numbers[i])->word == WORD_INVALID;
    }
    session->counts[WORD_INVALID] += invalid;
    session->counts[WORD_VALID] += count - invalid;
}

/* Gives the verdicts on boards one by one. The place of a board is looked for, from start or from
 * the last one found, only if an answer is wrong. */
static void give_verdicts(struct session *session, struct board_lines *lines,
                          const uint16_t *numbers, size_t count, const unsigned char *start)
{
    size_t passed = 0;
    for (size_t i = 0; i < count && !session->stopped; i++) {
        unsigned index = board_lines_get(lines, session, numbers[i])->word;
        const struct word *word = &session->command->words[index];
        if (session->options.check != NULL &&
            check_is_plainly_right(session, word->text, word->length)) {
            continue;
        }
        for (; passed <= i; passed++) {
            while (is_space(*start)) {
                start++;
            }
            input_note_at(&session->input, SPOT_RECORD, start);
            start += TTTJUDGE_CELLS;
        }
        char *at = verdict_begin(session, (struct verdict){.word = index});
        if (at != NULL) {
            finish_verdict(session, at, plain_board_of(numbers[i]));
        }
    }
}

static void read_plain_boards(struct session *session, struct board_lines *lines)
{
    const struct options *options = &session->options;
    struct input *input = &session->input;
    uint16_t numbers[INPUT_BLOCK / PLAIN_BOARD_BYTES];
    const unsigned char *start = input->next;
    size_t count = plain_boards(&input->next, input->end, numbers);
    if (options->count) {
        count_verdicts(session, lines, numbers, count);
    } else if (options->check != NULL || options->show) {
        give_verdicts(session, lines, numbers, count, start);
    } else if (options->explain) {
        write_lines(session, lines, numbers, count, sizeof(struct board_line));
    } else {
        write_lines(session, lines, numbers, count, LINE_SHORT);
    }
}

static void judge(struct session *session)
{
    struct board_lines lines;
    board_lines_begin(&lines);
    do {
        if (!session->options.strict) {
            read_plain_boards(session, &lines);
        }
    } while (read_board(session));
}

static const struct option own_options[] = {
    {'r', OPTION_FLAG, "reachable", NULL, offsetof(struct options, reachable),
     "valid for all boards that occur in games, finished or not"},
    {0, OPTION_FLAG, NULL, NULL, 0, NULL},
};

const struct command command_validate = {
    .name = "validate",
    .summary = "finished tic-tac-toe boards -> valid, invalid          (BOJ 7682)",
    .about = "Reads boards of nine cells, row by row, X, O (the letters) or . (empty), with\n"
             "white space between them, until the word \"end\" or the end of the file. X moves\n"
             "first. Prints valid if the board can be the end of a game, else invalid.\n",
    .example = "  $ printf 'XXXOO....\\nXX.OO....\\nend\\n' | tttjudge validate --explain\n"
               "  valid\tX won: row 1\n"
               "  invalid\tunfinished: X to move\n",
    .options = own_options,
    .words = {[WORD_VALID] = VERDICT_WORD("valid"), [WORD_INVALID] = VERDICT_WORD("invalid")},
    .is_blank = is_space,
    .judge = judge,
};
