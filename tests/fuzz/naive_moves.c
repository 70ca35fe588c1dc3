/* naive_moves.c - lists of moves, read by an automaton and played on a grid. */
#include "naive.h"

#include <string.h>

enum { SIDE = 3, MOVES_MAX = 9 };

struct game {
    char grid[SIDE][SIDE];    /* at the game's end */
    int taken_at[SIDE][SIDE]; /* 0 for free */
    int moves;
    int won_at;
};

static bool is_white(int byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

static bool is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

static bool is_letter(int byte)
{
    return byte >= 'a' && byte <= 'z';
}

/* The names of the lines that a mark owns, joined, into text; false if there is none. */
static bool lines_of(const struct game *game, char mark, char *text)
{
    char names[2 * SIDE + 2][16] = {"row 0",    "row 1",    "row 2",    "column 0",
                                    "column 1", "column 2", "diagonal", "anti-diagonal"};
    bool owned[2 * SIDE + 2];
    memset(owned, true, sizeof owned);
    for (int row = 0; row < SIDE; row++) {
        for (int column = 0; column < SIDE; column++) {
            if (game->grid[row][column] != mark) {
                owned[row] = false;
                owned[SIDE + column] = false;
                owned[2 * SIDE] &= row != column;
                owned[2 * SIDE + 1] &= row + column != SIDE - 1;
            }
        }
    }
    text[0] = '\0';
    for (int line = 0; line < 2 * SIDE + 2; line++) {
        if (owned[line]) {
            strcat(text, text[0] == '\0' ? "" : ", ");
            strcat(text, names[line]);
        }
    }
    return text[0] != '\0';
}

static void play(struct naive *naive, struct game *game, int row, int column, size_t at)
{
    bool over = game->won_at != 0 || game->moves == MOVES_MAX;
    if ((naive->options.strict && over) || game->taken_at[row][column] != 0) {
        naive_wrong_record(naive, at);
        return;
    }
    game->moves++;
    game->taken_at[row][column] = game->moves;
    if (game->won_at == 0) {
        char text[128];
        char mark = game->moves % 2 == 1 ? 'X' : 'O';
        game->grid[row][column] = mark;
        game->won_at = lines_of(game, mark, text) ? game->moves : 0;
    }
}

static void put_outcome(struct naive *naive, const struct game *game)
{
    if (game->won_at != 0) {
        char text[128];
        lines_of(game, game->won_at % 2 == 1 ? 'X' : 'O', text);
        naive_put_verdict(naive, game->won_at % 2 == 1 ? "A" : "B");
        naive_put_reason(naive, "move %d: %s", game->won_at, text);
        if (game->moves > game->won_at) {
            naive_put_reason(naive, "; %d after the end", game->moves - game->won_at);
        }
    } else if (game->moves == MOVES_MAX) {
        naive_put_verdict(naive, "Draw");
        naive_put_reason(naive, "board full");
    } else {
        naive_put_verdict(naive, "Pending");
        naive_put_reason(naive, "%d move%s, %c to move", game->moves, game->moves == 1 ? "" : "s",
                         game->moves % 2 == 0 ? 'A' : 'B');
    }
}

/* Reads a number of 0 to 2; *value is -1 if it is another one. False if there is none. */
static bool read_number(struct naive *naive, int *value)
{
    size_t from = naive->at;
    if (naive_byte(naive, naive->at) == '-') {
        naive->at++;
    }
    size_t digits = naive->at;
    if (!is_digit(naive_byte(naive, naive->at))) {
        return false;
    }
    naive->at++;
    while (naive_byte(naive, digits) != '0' && is_digit(naive_byte(naive, naive->at))) {
        naive->at++;
    }
    bool in_range = naive->at - from == 1 && naive_byte(naive, from) <= '2';
    *value = in_range ? naive_byte(naive, from) - '0' : -1;
    if (!in_range) {
        naive_wrong_record(naive, from);
    }
    return true;
}

/* What is wanted next. */
enum wanted { EQUALS, LIST, PAIR_OR_END, PAIR, ROW, COMMA, COLUMN, CLOSE, MORE, NOTHING };

/* What is wanted after a byte, or -1 if the byte is wrong. */
static int step(enum wanted wanted, int byte)
{
    static const char *const steps[] = {
        [EQUALS] = "=", [LIST] = "[",  [PAIR_OR_END] = "[]", [PAIR] = "[",
        [COMMA] = ",",  [CLOSE] = "]", [MORE] = ",]",
    };
    static const enum wanted next[][2] = {
        [EQUALS] = {LIST},  [LIST] = {PAIR_OR_END}, [PAIR_OR_END] = {ROW, NOTHING}, [PAIR] = {ROW},
        [COMMA] = {COLUMN}, [CLOSE] = {MORE},       [MORE] = {PAIR, NOTHING},
    };
    for (int i = 0; steps[wanted][i] != '\0'; i++) {
        if (steps[wanted][i] == byte) {
            return (int)next[wanted][i];
        }
    }
    return -1;
}

/* Reads the prefix; false, with a fault, if it is another word. */
static bool read_word(struct naive *naive)
{
    size_t from = naive->at;
    while (is_letter(naive_byte(naive, naive->at))) {
        naive->at++;
    }
    bool moves = naive->at - from == 5 && memcmp(naive->text.bytes + from, "moves", 5) == 0;
    if (!moves) {
        naive_wrong_record(naive, from);
    }
    return moves;
}

static void skip_white(struct naive *naive)
{
    if (naive->options.strict && is_white(naive_byte(naive, naive->at))) {
        naive_wrong_record(naive, naive->at);
    }
    while (is_white(naive_byte(naive, naive->at))) {
        naive->at++;
    }
}

/* Reads and plays a list; false if it is broken, at the next byte. */
static bool read_list(struct naive *naive, struct game *game)
{
    enum wanted wanted = LIST;
    int row = 0;
    int column = 0;
    size_t row_at = 0;
    if (is_letter(naive_byte(naive, naive->at)) && !naive->options.strict) {
        if (!read_word(naive)) {
            return false;
        }
        wanted = EQUALS;
    }
    while (wanted != NOTHING) {
        skip_white(naive);
        if (wanted == ROW || wanted == COLUMN) {
            row_at = wanted == ROW ? naive->at : row_at;
            if (!read_number(naive, wanted == ROW ? &row : &column)) {
                naive_wrong_record(naive, naive->at);
                return false;
            }
            wanted = wanted == ROW ? COMMA : CLOSE;
            continue;
        }
        int after = step(wanted, naive_byte(naive, naive->at));
        if (after < 0 || (wanted == PAIR_OR_END && after == NOTHING && naive->options.strict)) {
            naive_wrong_record(naive, naive->at);
        }
        if (after < 0) {
            return false;
        }
        naive->at++;
        if (wanted == CLOSE && !naive->bad) {
            play(naive, game, row, column, row_at);
        }
        wanted = (enum wanted)after;
    }
    return true;
}

/* A wrong first byte of a later line means that a bracket was forgotten before it. */
static void skip_malformed(struct naive *naive, size_t from)
{
    if (naive->at > from && naive->text.bytes[naive->at - 1] == '\n') {
        return;
    }
    while (naive_byte(naive, naive->at) != NAIVE_END) {
        naive->at++;
        if (naive->text.bytes[naive->at - 1] == '\n') {
            return;
        }
    }
}

static void judge(struct naive *naive)
{
    bool any = false;
    while (naive_next_record(naive, is_white)) {
        struct game game = {.moves = 0};
        size_t from = naive->at;
        any = true;
        if (!read_list(naive, &game)) {
            skip_malformed(naive, from);
            continue;
        }
        size_t known = naive->at + (naive->options.strict ? 1 : 0);
        naive_newline(naive, is_white);
        if (!naive->bad) {
            put_outcome(naive, &game);
            naive_end_record(naive, from, known);
        }
    }
    if (naive->options.strict && !any) {
        naive_wrong_file(naive, naive->text.length);
    }
}

const struct naive_command naive_moves = {judge, {"A", "B", "Draw", "Pending"}};
