/* naive_gomoku.c - games of gomoku on a grid, all of which is searched after each move. */
#include "naive.h"

#include <stdio.h>
#include <string.h>

enum { BOARD_SIZE_MAX = 32, FIVE = 5, SHOWN_MAX = 24, HUGE = 10000 };

struct game {
    char grid[BOARD_SIZE_MAX + 2][BOARD_SIZE_MAX + 2]; /* from 1 to size, with a rim of 0 around */
    bool taken[BOARD_SIZE_MAX + 1][BOARD_SIZE_MAX + 1];
    int moves;
    int won_at;
    char reason[128];
};

struct token {
    size_t at;
    size_t length;
    bool number; /* whether it is one */
    bool zeros;  /* whether it has leading zeros */
    int value;   /* -1 for one with a minus sign */
};

/* Reads the token at the next byte, up to white space. Where its end is not needed, nothing is
 * seen beyond what a message shows, once the number is out of any range. */
static struct token read_token(struct naive *naive, bool to_its_end)
{
    struct token token = {.at = naive->at};
    while (naive_byte(naive, naive->at) != NAIVE_END &&
           !naive_is_space(naive_byte(naive, naive->at))) {
        naive->at++;
    }
    token.length = naive->at - token.at;
    const unsigned char *text = naive->text.bytes + token.at;
    size_t sign = token.length > 0 && text[0] == '-' ? 1 : 0;
    token.number = token.length > sign;
    for (size_t i = sign; i < token.length; i++) {
        if (!to_its_end && i > SHOWN_MAX && token.value >= HUGE) {
            break;
        }
        if (text[i] < '0' || text[i] > '9') {
            token.number = false;
            return token;
        }
        token.value = token.value > HUGE ? HUGE : 10 * token.value + (text[i] - '0');
    }
    token.zeros = token.length > 1 && text[0] == '0';
    token.value = sign == 1 ? -1 : token.value;
    return token;
}

/* Goes to the next token, before which --strict wants the separator; false at the end of the
 * file. */
static bool next_token(struct naive *naive, char separator)
{
    if (naive->options.strict) {
        if (naive_byte(naive, naive->at) == separator) {
            naive->at++;
        } else {
            naive_wrong_record(naive, naive->at);
        }
        if (naive_is_space(naive_byte(naive, naive->at))) {
            naive_wrong_record(naive, naive->at);
        }
    }
    while (naive_is_space(naive_byte(naive, naive->at))) {
        naive->at++;
    }
    return naive_byte(naive, naive->at) != NAIVE_END;
}

/* Reads x or y; false if the file cannot be read on. */
static bool read_coordinate(struct naive *naive, char separator, struct token *token)
{
    if (!next_token(naive, separator)) {
        naive_wrong_record(naive, naive->text.length);
        return false;
    }
    *token = read_token(naive, naive->options.keep_going);
    if (!token->number) {
        naive_lost_record(naive, token->at);
        return false;
    }
    if ((naive->options.strict && token->zeros) || token->value < 1 ||
        token->value > naive->options.size) {
        naive_wrong_record(naive, token->at);
    }
    return true;
}

/* Looks for a run of a mark that begins at x, y and goes on in steps of dx, dy, and adds it
 * to the reason if it wins. */
static bool look_for_run(const struct naive *naive, struct game *game, int x, int y, int dx, int dy)
{
    char mark = game->grid[x][y];
    if (game->grid[x - dx][y - dy] == mark) {
        return false; /* it began earlier */
    }
    int length = 1;
    while (game->grid[x + length * dx][y + length * dy] == mark) {
        length++;
    }
    if (length < FIVE || (naive->options.exact && length > FIVE)) {
        return false;
    }
    char run[64];
    snprintf(run, sizeof run, "%s(%d,%d)-(%d,%d)", game->reason[0] == '\0' ? "" : ", ", x, y,
             x + (length - 1) * dx, y + (length - 1) * dy);
    strcat(game->reason, run);
    return true;
}

static bool look_for_runs(const struct naive *naive, struct game *game, char mark)
{
    static const int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    bool any = false;
    game->reason[0] = '\0';
    for (int d = 0; d < 4; d++) {
        for (int x = 1; x <= naive->options.size; x++) {
            for (int y = 1; y <= naive->options.size; y++) {
                any |= game->grid[x][y] == mark &&
                       look_for_run(naive, game, x, y, steps[d][0], steps[d][1]);
            }
        }
    }
    return any;
}

static void play(struct naive *naive, struct game *game, const struct token *x,
                 const struct token *y)
{
    if (game->taken[x->value][y->value]) {
        naive_wrong_record(naive, x->at);
        return;
    }
    game->taken[x->value][y->value] = true;
    game->moves++;
    if (game->won_at == 0) {
        char mark = game->moves % 2 == 1 ? 'A' : 'B';
        game->grid[x->value][y->value] = mark;
        game->won_at = look_for_runs(naive, game, mark) ? game->moves : 0;
    }
}

static void put_outcome(struct naive *naive, const struct game *game)
{
    if (game->won_at != 0) {
        naive_put_verdict(naive, "%c %d", game->won_at % 2 == 1 ? 'A' : 'B', game->won_at);
        naive_put_reason(naive, "%s", game->reason);
        if (game->moves > game->won_at) {
            naive_put_reason(naive, "; %d after the end", game->moves - game->won_at);
        }
        return;
    }
    naive_put_verdict(naive, "Tie");
    if (game->moves == naive->options.size * naive->options.size) {
        naive_put_reason(naive, "board full");
    } else {
        naive_put_reason(naive, "%d move%s, no five", game->moves, game->moves == 1 ? "" : "s");
    }
}

/* Reads n and the moves; false if the file cannot be read on. */
static bool read_game(struct naive *naive, struct game *game)
{
    struct token n = read_token(naive, false);
    if (n.number && naive->options.strict && n.zeros) {
        naive_wrong_record(naive, n.at);
    }
    if (!n.number || n.value < 0 || n.value > naive->options.size * naive->options.size) {
        naive_lost_record(naive, n.at);
        return false;
    }
    memset(game, 0, sizeof *game);
    for (int i = 0; i < n.value; i++) {
        struct token x;
        struct token y;
        if (!read_coordinate(naive, '\n', &x) || !read_coordinate(naive, ' ', &y)) {
            return false;
        }
        if (!naive->bad) {
            play(naive, game, &x, &y);
        }
    }
    return true;
}

/* Reads and judges a game; false if the file cannot be read on. */
static bool judge_game(struct naive *naive)
{
    static struct game game;
    size_t from = naive->at;
    if (!read_game(naive, &game)) {
        return false;
    }
    size_t known = naive->at + 1;
    naive_newline(naive, naive_is_space);
    if (!naive->bad) {
        put_outcome(naive, &game);
        naive_end_record(naive, from, known);
    }
    return true;
}

/* With --strict, nothing stands after the one game of a file. */
static void expect_end(struct naive *naive)
{
    naive_skip_blank_lines(naive, naive_is_space);
    size_t from = naive->at;
    while (naive_is_space(naive_byte(naive, naive->at))) {
        naive->at++;
    }
    if (naive_byte(naive, naive->at) != NAIVE_END) {
        naive_wrong_file(naive, naive->at);
        naive_end_file(naive, naive->at + 1);
    } else if (naive->at > from) {
        naive_wrong_file(naive, from);
    }
}

static void judge_strictly(struct naive *naive)
{
    if (!naive_next_record(naive, naive_is_space)) {
        naive_wrong_file(naive, naive->text.length);
    } else if (judge_game(naive)) {
        expect_end(naive);
    }
}

static void judge(struct naive *naive)
{
    if (naive->options.strict) {
        judge_strictly(naive);
        return;
    }
    while (naive_next_record(naive, naive_is_space) && judge_game(naive)) {
    }
}

const struct naive_command naive_gomoku = {judge, {"A", "B", "Tie"}};
