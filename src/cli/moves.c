/* moves.c - reads lists of [row,column] pairs, as JSON has them, and writes who won.
 * Knows the format and the four words of the verdict; the rules are the library's. */
#include "commands.h"
#include "explain.h"
#include "layout.h"
#include "number.h"
#include "plain.h"
#include "show.h"
#include "tttjudge.h"

#include <string.h>

/* The white space of JSON. */
static bool is_blank(int byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

/* The next byte of a list that is not white space. */
static int next_in_list(struct session *session)
{
    struct input *input = &session->input;
    int byte = input_peek(input);
    if (is_blank(byte) && session->options.strict) {
        record_error(session, HERE, "expected no white space within a list, found %s",
                     found(byte).text);
    }
    while (is_blank(byte)) {
        input_use(input);
        byte = input_peek(input);
    }
    return byte;
}

/* The readers below return false when the list is damaged and its end unknown. The
 * byte that shows it, which has not been used, is where damaged says it was found. */
static bool damaged(struct session *session, const char *expected)
{
    int byte = input_peek(&session->input);
    record_error(session, HERE, "expected %s, found %s", expected, found(byte).text);
    return false;
}

static bool read_byte(struct session *session, int wanted, const char *expected)
{
    if (next_in_list(session) != wanted) {
        return damaged(session, expected);
    }
    input_use(&session->input);
    return true;
}

/* What is read of a pair, and where it is noted. */
struct coordinate {
    const char *name;
    const char *expected;
    enum spot spot;
};
static const struct coordinate row = {"row", "a row", SPOT_PAIR};
static const struct coordinate column = {"column", "a column", SPOT_TOKEN};

/* Reads a row or a column. One that is off the board is an error, but does no damage.
 * JSON has no leading zeros: a first 0 is the whole number. Of a long number no more is
 * read than a message shows, unless its end has to be found. */
static bool read_number(struct session *session, const struct coordinate *coordinate, int step,
                        int *value)
{
    struct input *input = &session->input;
    struct number number = {.value = 0};
    int byte = next_in_list(session);
    input_note(input, coordinate->spot);
    bool negative = byte == '-';
    if (negative) {
        text_add(&number.text, byte);
        input_use(input);
        byte = input_peek(input);
    }
    if (!is_digit(byte)) {
        return damaged(session, coordinate->expected);
    }
    bool goes_on = true;
    while (goes_on && is_digit(byte)) {
        number_add_digit(&number, byte);
        goes_on =
            number.value != 0 && (number.text.length <= QUOTE_MAX || session->options.keep_going);
        input_use(input);
        byte = input_peek(input);
    }
    if (negative || number.value >= TTTJUDGE_SIDE) {
        record_error(session, coordinate->spot, "move %d: %s %s is out of range, expected 0 to %d",
                     step, coordinate->name, text_quote(&number.text).text, TTTJUDGE_SIDE - 1);
    }
    *value = number.value;
    return true;
}

static void play(struct session *session, tttjudge_game *game, tttjudge_move move)
{
    if (session->bad) {
        return;
    }
    if (session->options.strict && tttjudge_game_outcome(game) != TTTJUDGE_PENDING) {
        record_error(session, SPOT_PAIR, "expected no move after the game's end at move %d",
                     game->moves);
    }
    tttjudge_error error = tttjudge_game_play(game, move);
    if (error.fault != TTTJUDGE_OK) {
        record_error(session, SPOT_PAIR, "move %d: cell [%d,%d] is already taken (move %d)",
                     game->moves + 1, move.row, move.column, error.earlier);
    }
}

static bool read_pair(struct session *session, tttjudge_game *game)
{
    tttjudge_move move;
    int step = game->moves + 1;
    if (!read_byte(session, '[', "'['") || !read_number(session, &row, step, &move.row) ||
        !read_byte(session, ',', "','") || !read_number(session, &column, step, &move.column) ||
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
            record_error(session, HERE, "expected a move, found ']'");
        }
        input_use(&session->input);
        return true;
    }
    while (read_pair(session, game)) {
        int byte = next_in_list(session);
        if (byte != ',' && byte != ']') {
            return damaged(session, "',' or ']'");
        }
        input_use(&session->input);
        if (byte == ']') {
            return true;
        }
    }
    return false;
}

/* Reads "moves =", which stands before the list in the problem's examples. */
static bool read_prefix(struct session *session)
{
    struct input *input = &session->input;
    struct text prefix = {.length = 0};
    int byte = input_peek(input);
    input_note(input, SPOT_TOKEN);
    while (byte >= 'a' && byte <= 'z') {
        text_add(&prefix, byte);
        input_use(input);
        byte = input_peek(input);
    }
    if (prefix.length != strlen("moves") || memcmp(prefix.start, "moves", prefix.length) != 0) {
        record_error(session, SPOT_TOKEN, "expected '[' or 'moves =', found '%s'",
                     text_quote(&prefix).text);
        return false;
    }
    if (session->options.strict) {
        record_error(session, SPOT_TOKEN, "expected '[', found 'moves'");
    }
    return read_byte(session, '=', "'='");
}

static bool read_list(struct session *session, tttjudge_game *game)
{
    tttjudge_game_start(game);
    input_note(&session->input, SPOT_RECORD);
    int byte = input_peek(&session->input);
    if (byte >= 'a' && byte <= 'z' && !read_prefix(session)) {
        return false;
    }
    return read_byte(session, '[', "'['") && read_pairs(session, game);
}

/* Damage ends with its line; but if it shows only at the first byte of a later line
 * than the list began on, a bracket was forgotten, and that line is a new list. */
static void skip_damage(struct session *session)
{
    struct input *input = &session->input;
    struct place here = input_place(input, HERE);
    if (here.column == 1 && here.line > input_place(input, SPOT_RECORD).line) {
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

static void write_outcome(struct session *session, const tttjudge_game *game)
{
    /* The words are all copied as eight bytes, which takes no branch. */
    static const struct {
        char text[8];
        size_t length;
    } words[] = {
        [TTTJUDGE_PENDING] = {"Pending", 7},
        [TTTJUDGE_A] = {"A", 1},
        [TTTJUDGE_B] = {"B", 1},
        [TTTJUDGE_DRAW] = {"Draw", 4},
    };
    struct output *output = &session->output;
    tttjudge_outcome outcome = tttjudge_game_outcome(game);
    char *at = output_room(output, EXPLAIN_MAX);
    memcpy(at, words[outcome].text, sizeof words[outcome].text);
    at += words[outcome].length;
    if (session->options.explain) {
        at = explain_game(at, game);
    }
    *at++ = '\n';
    output_took(output, at);
    if (session->options.show) {
        show_game(output, game);
    }
}

/* Reads a list in any form and writes its verdict; false when the file is over. */
static bool read_any_list(struct session *session)
{
    tttjudge_game game;
    if (layout_next_record(session, is_blank) == INPUT_END) {
        return false;
    }
    layout_begin_record(session);
    if (read_list(session, &game)) {
        layout_end_record(session, is_blank);
    } else {
        skip_damage(session);
    }
    if (record_end(session)) {
        write_outcome(session, &game);
    }
    return true;
}

void judge_moves(struct session *session)
{
    do {
        tttjudge_game game;
        layout_skip_in_block(session, is_blank);
        while (plain_list(&session->input, &game, session->options.strict)) {
            write_outcome(session, &game);
            layout_skip_in_block(session, is_blank);
        }
    } while (read_any_list(session));
}
