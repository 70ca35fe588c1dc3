/* naive_validate.c - boards of nine characters, judged as the problem says. */
#include "naive.h"

#include <string.h>

enum { CELLS = 9, LINES = 8 };

static const char *const line_names[LINES] = {
    "row 1", "row 2", "row 3", "column 1", "column 2", "column 3", "diagonal", "anti-diagonal",
};

static const char *const line_cells[LINES] = {"012", "345", "678", "036",
                                              "147", "258", "048", "246"};

static bool owns_line(const char *board, char mark, int line)
{
    const char *cells = line_cells[line];
    return board[cells[0] - '0'] == mark && board[cells[1] - '0'] == mark &&
           board[cells[2] - '0'] == mark;
}

static bool owns_any_line(const char *board, char mark)
{
    for (int line = 0; line < LINES; line++) {
        if (owns_line(board, mark, line)) {
            return true;
        }
    }
    return false;
}

static int count_of(const char *board, char mark)
{
    int count = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        count += board[cell] == mark;
    }
    return count;
}

static void put_winner(struct naive *naive, const char *board, char mark)
{
    const char *separator = "";
    naive_put_verdict(naive, "valid");
    naive_put_reason(naive, "%c won: ", mark);
    for (int line = 0; line < LINES; line++) {
        if (owns_line(board, mark, line)) {
            naive_put_reason(naive, "%s%s", separator, line_names[line]);
            separator = ", ";
        }
    }
}

static void put_verdict(struct naive *naive, bool valid, const char *reason)
{
    naive_put_verdict(naive, valid ? "valid" : "invalid");
    naive_put_reason(naive, "%s", reason);
}

static void judge_board(struct naive *naive, const char *board)
{
    int x = count_of(board, 'X');
    int o = count_of(board, 'O');
    bool x_line = owns_any_line(board, 'X');
    bool o_line = owns_any_line(board, 'O');
    if (x_line && !o_line && x == o + 1) {
        put_winner(naive, board, 'X');
    } else if (o_line && !x_line && x == o) {
        put_winner(naive, board, 'O');
    } else if (!x_line && !o_line && x == 5 && o == 4) {
        put_verdict(naive, true, "draw");
    } else if (x != o && x != o + 1) {
        naive_put_verdict(naive, "invalid");
        naive_put_reason(naive, "impossible: %d X and %d O", x, o);
    } else if (x_line && o_line) {
        put_verdict(naive, false, "impossible: X and O both have a line");
    } else if (x_line) {
        put_verdict(naive, false, "impossible: O moved after X had won");
    } else if (o_line) {
        put_verdict(naive, false, "impossible: X moved after O had won");
    } else if (x == o) {
        put_verdict(naive, naive->options.reachable, "unfinished: X to move");
    } else {
        put_verdict(naive, naive->options.reachable, "unfinished: O to move");
    }
}

/* The index of the first byte that is not a mark, or the length. */
static size_t first_wrong(const char *token, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (token[i] != 'X' && token[i] != 'O' && token[i] != '.') {
            return i;
        }
    }
    return length;
}

/* "end" is known by the byte after it, which with --strict must be a newline, and the last byte. */
static void read_end(struct naive *naive)
{
    if (naive->options.strict && naive_byte(naive, naive->at) != '\n') {
        naive_wrong_file(naive, naive->at);
    } else if (naive->options.strict) {
        naive->at++;
        if (naive_byte(naive, naive->at) != NAIVE_END) {
            naive_wrong_file(naive, naive->at);
        }
    }
    naive_end_file(naive, naive->at + 1);
}

static size_t token_length(const struct naive *naive, size_t at)
{
    size_t length = 0;
    while (naive_byte(naive, at + length) != NAIVE_END &&
           !naive_is_space(naive_byte(naive, at + length))) {
        length++;
    }
    return length;
}

/* "end" is not a record, so blanks before it are an error between records, as at the end of the
 * file. */
static bool is_at_end(struct naive *naive)
{
    size_t at = naive->at;
    while (naive_is_space(naive_byte(naive, at)) && naive_byte(naive, at) != '\n') {
        at++;
    }
    if (token_length(naive, at) != 3 || memcmp(naive->text.bytes + at, "end", 3) != 0) {
        return false;
    }
    if (naive->options.strict && at > naive->at) {
        naive_wrong_file(naive, naive->at);
    }
    naive->at = at + 3;
    return true;
}

static void judge(struct naive *naive)
{
    for (;;) {
        naive_skip_blank_lines(naive, naive_is_space); /* "end" may follow */
        if (is_at_end(naive)) {
            read_end(naive);
            return;
        }
        if (!naive_next_record(naive, naive_is_space)) {
            break;
        }
        size_t from = naive->at;
        const char *token = (const char *)naive->text.bytes + from;
        size_t length = token_length(naive, from);
        size_t wrong = first_wrong(token, length);
        if (wrong < length) {
            naive_wrong_record(naive, from + wrong);
        } else if (length != CELLS) {
            naive_wrong_record(naive, from);
        }
        naive->at += length;
        size_t known = naive->at + 1;
        naive_newline(naive, naive_is_space);
        if (!naive->bad) {
            judge_board(naive, token);
            naive_end_record(naive, from, known);
        }
    }
    if (naive->options.strict) {
        naive_wrong_file(naive, naive->text.length);
    }
}

const struct naive_command naive_validate = {judge, {"valid", "invalid"}};
