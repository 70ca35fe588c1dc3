/* gomoku.c - reads games, n and then n pairs x y, and writes who made five, and when.
 * Knows the format and the words of the verdict; the rules are the library's. */
#include "commands.h"
#include "explain.h"
#include "layout.h"
#include "number.h"
#include "plain.h"
#include "show.h"
#include "tttjudge.h"

/* A game that is being read. */
struct record {
    int moves; /* how many it is to have */
    int read;  /* how many were read, legal or not */
    tttjudge_gomoku game;
};

static int skip_space(struct session *session)
{
    struct input *input = &session->input;
    int byte = input_peek(input);
    if (is_space(byte) && session->options.strict) {
        record_error(session, HERE, "expected a number, found %s", found(byte).text);
    }
    while (is_space(byte)) {
        input_use(input);
        byte = input_peek(input);
    }
    return byte;
}

/* With --strict a number is followed at once by one certain byte. */
static void read_separator(struct session *session, int wanted, const char *expected)
{
    struct input *input = &session->input;
    if (!session->options.strict) {
        return;
    }
    int byte = input_peek(input);
    if (byte == wanted) {
        input_use(input);
    } else {
        record_error(session, HERE, "expected %s, found %s", expected, found(byte).text);
    }
}

/* Reads a token, up to the white space after it; false if it is no number, and then no more
 * of it is read than a message shows. */
static bool read_token(struct input *input, struct number *number)
{
    *number = (struct number){.value = 0};
    int byte = input_peek(input);
    bool negative = byte == '-';
    if (negative) {
        text_add(&number->text, byte);
        input_use(input);
        byte = input_peek(input);
    }
    bool good = is_digit(byte);
    while (byte != INPUT_END && !is_space(byte) && (good || number->text.length <= QUOTE_MAX)) {
        if (is_digit(byte)) {
            number_add_digit(number, byte);
        } else {
            good = false;
            text_add(&number->text, byte);
        }
        input_use(input);
        byte = input_peek(input);
    }
    if (negative) {
        number->value = -1; /* whichever it is, it is out of range */
    }
    return good;
}

/* Reads the token at the next byte, and marks it. False if it is no number, and nobody
 * knows where the next game starts. */
static bool read_number(struct session *session, enum spot mark, struct number *number)
{
    input_note(&session->input, mark);
    if (!read_token(&session->input, number)) {
        record_lost(session, mark, "expected a number, found '%s'", text_quote(&number->text).text);
        return false;
    }
    if (session->options.strict && number->text.length > 1 && number->text.start[0] == '0') {
        record_error(session, mark, "expected no leading zeros, found '%s'",
                     text_quote(&number->text).text);
    }
    return true;
}

/* Reads x or y. One that is off the board does not hide where the record ends. */
static bool read_coordinate(struct session *session, const struct record *record, enum spot mark,
                            const char *name, int *value)
{
    struct number number;
    if (skip_space(session) == INPUT_END) {
        record_error(session, HERE,
                     "expected move %d, found the end of the file: %d of %d moves were read",
                     record->read + 1, record->read, record->moves);
        return false;
    }
    if (!read_number(session, mark, &number)) {
        return false;
    }
    if (number.value < 1 || number.value > session->options.size) {
        record_error(session, mark, "move %d: %s %s is out of range, expected 1 to %d",
                     record->read + 1, name, text_quote(&number.text).text, session->options.size);
    }
    *value = number.value;
    return true;
}

static void play(struct session *session, struct record *record, int x, int y)
{
    if (session->bad) {
        return; /* the rest of the record is read, but not judged */
    }
    tttjudge_error error = tttjudge_gomoku_play(&record->game, x, y);
    if (error.fault != TTTJUDGE_OK) {
        record_error(session, SPOT_PAIR, "move %d: point %d %d is already taken (move %d)",
                     record->game.moves + 1, x, y, error.earlier);
    }
}

static bool read_move(struct session *session, struct record *record)
{
    int x = 0;
    int y = 0;
    if (!read_coordinate(session, record, SPOT_PAIR, "x", &x)) {
        return false;
    }
    read_separator(session, ' ', "one space after x");
    if (!read_coordinate(session, record, SPOT_TOKEN, "y", &y)) {
        return false;
    }
    play(session, record, x, y);
    record->read++;
    if (record->read < record->moves) {
        read_separator(session, '\n', "a newline after y");
    }
    return true;
}

/* Reads as many moves as stand in the plain form. */
static void read_plain_moves(struct session *session, struct record *record)
{
    if (session->bad) {
        return; /* the rest of the record is read, but not played */
    }
    bool strict = session->options.strict;
    int kept = strict ? 1 : 0; /* the line end after the last move is the record's */
    int played;
    do {
        played = plain_stones(&session->input, &record->game, record->moves - record->read - kept,
                              strict);
        record->read += played;
    } while (played > 0);
}

/* Reads a game. False if the rest of the file cannot be read. */
static bool read_game(struct session *session, struct record *record)
{
    struct number number;
    layout_begin_record(session);
    if (!read_number(session, SPOT_RECORD, &number)) {
        return false;
    }
    int most = session->options.size * session->options.size;
    if (number.value < 0 || number.value > most) {
        record_lost(session, SPOT_RECORD, "number of moves %s is out of range, expected 0 to %d",
                    text_quote(&number.text).text, most);
        return false;
    }
    record->moves = number.value;
    record->read = 0;
    (void)tttjudge_gomoku_start(&record->game, session->options.size,
                                session->options.exact ? TTTJUDGE_EXACT : TTTJUDGE_FREESTYLE);
    if (record->moves > 0) {
        read_separator(session, '\n', "a newline after the number of moves");
    }
    while (record->read < record->moves) {
        read_plain_moves(session, record);
        if (record->read < record->moves && !read_move(session, record)) {
            return false;
        }
    }
    layout_end_record(session, is_space);
    return true;
}

static void write_outcome(struct session *session, const tttjudge_gomoku *game)
{
    struct output *output = &session->output;
    char *at = output_room(output, EXPLAIN_MAX);
    if (game->won_at != 0) {
        at = put_text(at, tttjudge_gomoku_outcome(game) == TTTJUDGE_A ? "A " : "B ");
        at = put_number(at, game->won_at);
    } else {
        at = put_text(at, "Tie");
    }
    if (session->options.explain) {
        at = explain_gomoku(at, game);
    }
    output_took(output, put_text(at, "\n"));
    if (session->options.show) {
        show_gomoku(output, game);
    }
}

void judge_gomoku(struct session *session)
{
    struct record record;
    while (layout_next_record(session, is_space) != INPUT_END && read_game(session, &record)) {
        if (record_end(session)) {
            write_outcome(session, &record.game);
        }
    }
}
