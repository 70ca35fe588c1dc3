/* gomoku.c - the command gomoku: reads games, each n and then n pairs x y, and says who made
 * five, and when. */
#include "explain.h"
#include "layout.h"
#include "plain.h"
#include "show.h"
#include "text.h"
#include "verdict.h"

enum { WORD_A, WORD_B, WORD_TIE };

/* Moves that are read and played at a time. The library looks for fives after the last of them;
 * after many moves there are many fives, and only the first matters. */
enum { BATCH = 64 };

/* The game that is being read. */
struct record {
    int moves; /* how many it should have */
    int read;  /* how many were read, legal or not */
    tttjudge_gomoku game;
};

static int skip_space(struct session *session)
{
    struct input *input = &session->input;
    int byte = input_peek(input);
    if (is_space(byte) && session->options.strict) {
        session_error(session, ERROR_RECORD, HERE, "expected a number, found %s", found(byte).text);
    }
    while (is_space(byte)) {
        input_use(input);
        byte = input_peek(input);
    }
    return byte;
}

/* With --strict, the wanted byte must follow a number at once. */
static void read_separator(struct session *session, int wanted, const char *expected)
{
    struct input *input = &session->input;
    if (!session->options.strict) {
        return;
    }
    int byte = input_peek(input);
    if (byte == wanted) {
        input_use(input);
    } else if (byte != INPUT_END) { /* read_coordinate reports that a move is missing */
        session_error(session, ERROR_RECORD, HERE, "expected %s, found %s", expected,
                      found(byte).text);
    }
}

/* Reads a token, up to the white space after it; false if it is not a number. If it is not, or is
 * out of any range, no more of it is read than a message shows, unless its end is needed. */
static bool read_token(struct input *input, struct number *number, bool to_its_end)
{
    *number = (struct number){.value = 0};
    int byte = input_peek(input);
    if (byte == '-') {
        number_add_sign(number);
        input_use(input);
        byte = input_peek(input);
    }
    bool good = is_digit(byte);
    while (byte != INPUT_END && !is_space(byte) &&
           (number->text.length <= QUOTE_MAX ||
            (good && (to_its_end || number->value < NUMBER_HUGE)))) {
        if (is_digit(byte)) {
            number_add_digit(number, byte);
        } else {
            good = false;
            text_add(&number->text, byte);
        }
        input_use(input);
        byte = input_peek(input);
    }
    return good;
}

/* Reads the number at the next byte and notes its spot. False if it is not a number: then nobody
 * knows where the next game starts. */
static bool read_number(struct session *session, enum spot spot, struct number *number)
{
    input_note(&session->input, spot);
    bool may_go_on = session->options.keep_going && spot != SPOT_RECORD;
    if (!read_token(&session->input, number, may_go_on)) {
        session_error(session, ERROR_FILE, spot, "expected a number, found '%s'",
                      text_quote(&number->text).text);
        return false;
    }
    if (session->options.strict && number->text.length > 1 && number->text.start[0] == '0') {
        session_error(session, ERROR_RECORD, spot, "expected no leading zeros, found '%s'",
                      text_quote(&number->text).text);
    }
    return true;
}

/* Reads x or y. One that is off the board is an error, but reading goes on. */
static bool read_coordinate(struct session *session, const struct record *record, enum spot spot,
                            const char *name, int *value)
{
    struct number number;
    if (skip_space(session) == INPUT_END) {
        session_error(session, ERROR_RECORD, HERE,
                      "expected move %d, found the end of the file: %d of %d moves were read",
                      record->read + 1, record->read, record->moves);
        return false;
    }
    if (!read_number(session, spot, &number)) {
        return false;
    }
    if (!number_is_within(&number, 1, session->options.size)) {
        session_error(session, ERROR_RECORD, spot, "move %d: %s %s %s, expected 1 to %d",
                      record->read + 1, name, text_quote(&number.text).text, number_fault(&number),
                      session->options.size);
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
        session_error(session, ERROR_RECORD, SPOT_PAIR,
                      "move %d: point %d %d is already taken (move %d)", record->game.moves + 1, x,
                      y, error.earlier);
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

/* Reads and plays moves as long as they are in the plain form. */
static void read_plain_moves(struct session *session, struct record *record)
{
    struct input *input = &session->input;
    tttjudge_point points[BATCH];
    size_t count = BATCH;
    while (count == BATCH && !session->bad) { /* the rest of a bad record is not played */
        const unsigned char *start = input->next;
        size_t left = (size_t)(record->moves - record->read);
        int before = record->game.moves;
        count = plain_moves(&input->next, input->end, points, left < BATCH ? left : BATCH);
        if (tttjudge_gomoku_play_all(&record->game, points, count).fault != TTTJUDGE_OK) {
            count = (size_t)(record->game.moves - before); /* read_move reports the next one */
            input->next = start;
            (void)plain_moves(&input->next, input->end, points, count);
        }
        record->read += (int)count;
    }
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
    if (!number_is_within(&number, 0, most)) {
        session_error(session, ERROR_FILE, SPOT_RECORD, "number of moves %s %s, expected 0 to %d",
                      text_quote(&number.text).text, number_fault(&number), most);
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
        if (!session->options.strict) {
            read_plain_moves(session, record);
        }
        if (record->read < record->moves && !read_move(session, record)) {
            return false;
        }
    }
    layout_end_record(session);
    return true;
}

static void give_verdict(struct session *session, const tttjudge_gomoku *game)
{
    struct verdict verdict = {.word = WORD_TIE, .move = game->won_at};
    if (game->won_at != 0) {
        verdict.word = tttjudge_gomoku_outcome(game) == TTTJUDGE_A ? WORD_A : WORD_B;
    }
    char *at = verdict_begin(session, verdict);
    if (at == NULL) {
        return;
    }
    verdict_end(session, session->options.explain ? explain_gomoku(at, game) : at);
    if (session->options.show) {
        show_gomoku(&session->output, game);
    }
}

/* With --strict a file is one game. */
static void expect_end(struct session *session, const struct record *record)
{
    int byte = layout_next_record(session);
    if (byte != INPUT_END) {
        session_error(session, ERROR_LAYOUT, HERE,
                      "expected the end of the file after n = %d moves, found %s", record->moves,
                      found(byte).text);
    }
}

static void judge(struct session *session)
{
    struct record record;
    bool strict = session->options.strict;
    bool is_over = layout_next_record(session) == INPUT_END;
    if (is_over && strict) {
        session_error(session, ERROR_LAYOUT, HERE,
                      "expected the number of moves, found the end of the file");
    }
    while (!is_over && read_game(session, &record)) {
        if (session_end_record(session)) {
            give_verdict(session, &record.game);
        }
        if (strict) {
            expect_end(session, &record);
            return;
        }
        is_over = layout_next_record(session) == INPUT_END;
    }
}

static const struct option own_options[] = {
    {0, OPTION_SIZE, "size", "N", offsetof(struct options, size),
     "a board of N x N points, 5 to 32 (15 if not given)"},
    {0, OPTION_FLAG, "exact", NULL, offsetof(struct options, exact),
     "exactly five in a row win, six or more do not"},
    {0, OPTION_FLAG, NULL, NULL, 0, NULL},
};

const struct command command_gomoku = {
    .name = "gomoku",
    .summary = "gomoku game records         -> A k, B k, Tie         (AcWing 1324)",
    .about = "Reads games: the number of moves, then that many pairs x y, counted from 1, all\n"
             "separated by white space. A (black, drawn as X) moves first. Prints A k or B k\n"
             "if move k first makes five or more in a row, a column or a diagonal, else Tie.\n"
             "--show draws x downwards and y across, and the last stone in round brackets.\n",
    .example = "  $ echo '9  1 1  2 1  1 2  2 2  1 3  2 3  1 4  2 4  1 5' | tttjudge gomoku -e\n"
               "  A 9\t(1,1)-(1,5)\n",
    .options = own_options,
    .words = {[WORD_A] = VERDICT_WORD("A"),
              [WORD_B] = VERDICT_WORD("B"),
              [WORD_TIE] = VERDICT_WORD("Tie")},
    .is_blank = is_space,
    .judge = judge,
};
