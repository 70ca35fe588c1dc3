/* moves.c - the command moves: reads lists of [row,column] pairs, as JSON has them, and says
 * who won. */
#include "explain.h"
#include "layout.h"
#include "plain.h"
#include "show.h"
#include "text.h"
#include "verdict.h"

enum { WORD_A, WORD_B, WORD_DRAW, WORD_PENDING };

static const unsigned word_of[] = {[TTTJUDGE_A] = WORD_A,
                                   [TTTJUDGE_B] = WORD_B,
                                   [TTTJUDGE_DRAW] = WORD_DRAW,
                                   [TTTJUDGE_PENDING] = WORD_PENDING};

/* The next byte of a list that is not white space. */
static int next_in_list(struct session *session)
{
    struct input *input = &session->input;
    int byte = input_peek(input);
    if (is_json_space(byte) && session->options.strict) {
        session_error(session, ERROR_RECORD, HERE, "expected %s, found %s",
                      byte == '\n' ? "a list on one line" : "no white space within a list",
                      found(byte).text);
    }
    while (is_json_space(byte)) {
        input_use(input);
        byte = input_peek(input);
    }
    return byte;
}

/* The readers below return false when the list is broken and its end unknown; the next byte is
 * then the first that does not fit. */
static bool report_unexpected(struct session *session, const char *expected)
{
    int byte = input_peek(&session->input);
    session_error(session, ERROR_RECORD, HERE, "expected %s, found %s", expected, found(byte).text);
    return false;
}

static bool read_byte(struct session *session, int wanted, const char *expected)
{
    if (next_in_list(session) != wanted) {
        return report_unexpected(session, expected);
    }
    input_use(&session->input);
    return true;
}

/* One of the two numbers of a pair. */
struct coordinate {
    const char *name;
    const char *expected;
    enum spot spot;
};
static const struct coordinate row = {"row", "a row", SPOT_PAIR};
static const struct coordinate column = {"column", "a column", SPOT_TOKEN};

/* Reads a row or a column. One that is off the board is an error, but does not break the list.
 * JSON has no leading zeros: a first 0 is the whole number. No more of a long number is read than
 * a message shows, unless its end is needed. */
static bool read_number(struct session *session, const struct coordinate *coordinate,
                        int move_number, int *value)
{
    struct input *input = &session->input;
    struct number number = {.value = 0};
    int byte = next_in_list(session);
    input_note(input, coordinate->spot);
    if (byte == '-') {
        number_add_sign(&number);
        input_use(input);
        byte = input_peek(input);
    }
    if (!is_digit(byte)) {
        return report_unexpected(session, coordinate->expected);
    }
    bool goes_on = true;
    while (goes_on && is_digit(byte)) {
        number_add_digit(&number, byte);
        goes_on =
            number.value != 0 && (number.text.length <= QUOTE_MAX || session->options.keep_going);
        input_use(input);
        byte = input_peek(input);
    }
    if (!number_is_within(&number, 0, TTTJUDGE_SIDE - 1)) {
        session_error(session, ERROR_RECORD, coordinate->spot,
                      "move %d: %s %s %s, expected 0 to %d", move_number, coordinate->name,
                      text_quote(&number.text).text, number_fault(&number), TTTJUDGE_SIDE - 1);
    }
    *value = number.value;
    return true;
}

static void play(struct session *session, tttjudge_game *game, tttjudge_move move)
{
    if (session->bad) {
        return;
    }
    if (session->options.strict) {
        tttjudge_result result;
        tttjudge_judge_game(game, &result);
        if (result.outcome != TTTJUDGE_PENDING) {
            session_error(session, ERROR_RECORD, SPOT_PAIR,
                          "expected no move after the game's end at move %d", game->moves);
        }
    }
    tttjudge_error error = tttjudge_game_play(game, move);
    if (error.fault != TTTJUDGE_OK) {
        session_error(session, ERROR_RECORD, SPOT_PAIR,
                      "move %d: cell [%d,%d] is already taken (move %d)", game->moves + 1, move.row,
                      move.column, error.earlier);
    }
}

static bool read_pair(struct session *session, tttjudge_game *game)
{
    tttjudge_move move;
    int move_number = game->moves + 1;
    if (!read_byte(session, '[', "'['") || !read_number(session, &row, move_number, &move.row) ||
        !read_byte(session, ',', "','") ||
        !read_number(session, &column, move_number, &move.column) ||
        !read_byte(session, ']', "']'")) {
        return false;
    }
    play(session, game, move);
    return true;
}

/* Reads pairs up to the bracket that closes the list. */
static bool read_pairs(struct session *session, tttjudge_game *game)
{
    if (next_in_list(session) == ']') {
        if (session->options.strict) {
            session_error(session, ERROR_RECORD, HERE, "expected a move, found ']'");
        }
        input_use(&session->input);
        return true;
    }
    while (read_pair(session, game)) {
        int byte = next_in_list(session);
        if (byte != ',' && byte != ']') {
            return report_unexpected(session, "',' or ']'");
        }
        input_use(&session->input);
        if (byte == ']') {
            return true;
        }
    }
    return false;
}

/* Reads "moves =", as it stands before lists in the problem's examples. */
static bool read_prefix(struct session *session)
{
    struct input *input = &session->input;
    struct text prefix = {.length = 0};
    int byte = input_peek(input);
    input_note(input, SPOT_TOKEN);
    while (byte >= 'a' && byte <= 'z' && prefix.length <= QUOTE_MAX) {
        text_add(&prefix, byte);
        input_use(input);
        byte = input_peek(input);
    }
    if (prefix.length != strlen("moves") || memcmp(prefix.start, "moves", strlen("moves")) != 0) {
        session_error(session, ERROR_RECORD, SPOT_TOKEN, "expected '[' or 'moves =', found '%s'",
                      text_quote(&prefix).text);
        return false;
    }
    return read_byte(session, '=', "'='");
}

static bool read_list(struct session *session, tttjudge_game *game)
{
    tttjudge_game_start(game);
    input_note(&session->input, SPOT_RECORD);
    int byte = input_peek(&session->input);
    bool has_prefix = byte >= 'a' && byte <= 'z' && !session->options.strict;
    return (!has_prefix || read_prefix(session)) && read_byte(session, '[', "'['") &&
           read_pairs(session, game);
}

/* Skips the rest of the line. But if the first byte that does not fit begins a later line than
 * the list's first, a bracket was forgotten, and that line is a new list. */
static void skip_malformed(struct session *session)
{
    struct input *input = &session->input;
    struct place start = input_place(input, SPOT_RECORD);
    struct place here = input_place(input, HERE);
    if (here.column == 1 && here.line > start.line) {
        return;
    }
    int byte = input_peek(input);
    while (byte != INPUT_END) {
        input_use(input);
        if (byte == '\n') {
            return;
        }
        byte = input_peek(input);
    }
}

static void give_verdict(struct session *session, const tttjudge_game *game)
{
    tttjudge_result result;
    tttjudge_judge_game(game, &result);
    char *at = verdict_begin(session, (struct verdict){.word = word_of[result.outcome]});
    if (at == NULL) {
        return;
    }
    verdict_end(session, session->options.explain ? explain_game(at, game, &result) : at);
    if (session->options.show) {
        show_game(&session->output, result.board);
    }
}

/* Reads a list in any form and gives its verdict; false at the end of the file. */
static bool read_any_list(struct session *session, bool is_first)
{
    tttjudge_game game;
    if (layout_next_record(session) == INPUT_END) {
        if (session->options.strict && is_first) {
            session_error(session, ERROR_LAYOUT, HERE,
                          "expected a list, found the end of the file");
        }
        return false;
    }
    layout_begin_record(session);
    if (read_list(session, &game)) {
        layout_end_record(session);
    } else {
        skip_malformed(session);
    }
    if (session_end_record(session)) {
        give_verdict(session, &game);
    }
    return true;
}

static void read_plain_lists(struct session *session)
{
    enum { BATCH = 512 };
    struct input *input = &session->input;
    struct plain_list lists[BATCH];
    size_t count = BATCH;
    while (count == BATCH && !session->stopped) {
        const unsigned char *start = input->next;
        count = plain_lists(&input->next, input->end, lists, BATCH);
        for (size_t i = 0; i < count && !session->stopped; i++) {
            input_note_at(input, SPOT_RECORD, start + lists[i].from);
            give_verdict(session, &lists[i].game);
        }
    }
}

static void judge(struct session *session)
{
    bool is_first = true;
    bool goes_on = true;
    while (goes_on) {
        if (!session->options.strict) {
            read_plain_lists(session);
        }
        goes_on = read_any_list(session, is_first);
        is_first = false;
    }
}

static const struct option own_options[] = {{0, OPTION_FLAG, NULL, NULL, 0, NULL}};

const struct command command_moves = {
    .name = "moves",
    .summary = "tic-tac-toe move lists      -> A, B, Draw, Pending (LeetCode 1275)",
    .about = "Reads lists of [row,column] pairs, 0 to 2, as JSON has them; \"moves =\" may\n"
             "stand before a list. A (X) moves first. Prints A or B for who first completes a\n"
             "line, Draw if nine moves complete none, else Pending.\n",
    .example = "  $ echo '[[0,0],[2,0],[1,1],[2,1],[2,2]]' | tttjudge moves --explain\n"
               "  A\tmove 5: diagonal\n",
    .options = own_options,
    .words = {[WORD_A] = VERDICT_WORD("A"),
              [WORD_B] = VERDICT_WORD("B"),
              [WORD_DRAW] = VERDICT_WORD("Draw"),
              [WORD_PENDING] = VERDICT_WORD("Pending")},
    .is_blank = is_json_space,
    .judge = judge,
};
