/* show.c - draws positions in plain text, three columns a cell: " X ", "[X]", "(X)". */
#include "show.h"

/* How a stone stands out, by the characters on its two sides. */
enum emphasis { PLAIN_STONE, WINNING_STONE, LAST_STONE };

static char *put_cell(char *at, tttjudge_mark mark, enum emphasis emphasis)
{
    static const char marks[] = {[TTTJUDGE_EMPTY] = '.', [TTTJUDGE_X] = 'X', [TTTJUDGE_O] = 'O'};
    static const char left[] = {[PLAIN_STONE] = ' ', [WINNING_STONE] = '[', [LAST_STONE] = '('};
    static const char right[] = {[PLAIN_STONE] = ' ', [WINNING_STONE] = ']', [LAST_STONE] = ')'};
    *at++ = left[emphasis];
    *at++ = marks[mark];
    *at++ = right[emphasis];
    return at;
}

/* A number of one or two digits, over a column or beside a row: " 1 ", "10 ". */
static char *put_label(char *at, int number)
{
    if (number < 10) {
        *at++ = ' ';
    }
    at = put_number(at, number);
    *at++ = ' ';
    return at;
}

/* Ends a line, without blanks at its end. */
static void end_line(struct output *output, char *at)
{
    while (at[-1] == ' ') {
        at--;
    }
    output_took(output, put_text(at, "\n"));
}

/* The line of column labels; the corner is three characters wide. */
static void show_labels(struct output *output, const char *corner, int first, int last)
{
    char *at = output_room(output, OUTPUT_ROOM);
    at = put_text(at, corner);
    for (int label = first; label <= last; label++) {
        at = put_label(at, label);
    }
    end_line(output, at);
}

/* A board of nine cells, its lines in brackets. */
static void show_nine(struct output *output, tttjudge_board board, bool labels)
{
    unsigned winning = tttjudge_line_cells(tttjudge_lines(board.x) | tttjudge_lines(board.o));
    if (labels) {
        show_labels(output, "   ", 0, TTTJUDGE_SIDE - 1);
    }
    for (int row = 0; row < TTTJUDGE_SIDE; row++) {
        char *at = output_room(output, OUTPUT_ROOM);
        at = labels ? put_label(at, row) : at;
        for (int cell = TTTJUDGE_SIDE * row; cell < TTTJUDGE_SIDE * row + TTTJUDGE_SIDE; cell++) {
            at = put_cell(at, tttjudge_board_at(board, cell),
                          (winning >> cell & 1) != 0 ? WINNING_STONE : PLAIN_STONE);
        }
        end_line(output, at);
    }
    output_text(output, "\n");
}

void show_board(struct output *output, tttjudge_board board)
{
    show_nine(output, board, false);
}

void show_game(struct output *output, tttjudge_board board)
{
    show_nine(output, board, true);
}

static bool is_between(int value, int a, int b)
{
    return a <= b ? a <= value && value <= b : b <= value && value <= a;
}

/* Whether x, y is on a run, which is straight. */
static bool is_on_run(const tttjudge_run *run, int x, int y)
{
    int run_x = run->to_x - run->from_x;
    int run_y = run->to_y - run->from_y;
    return is_between(x, run->from_x, run->to_x) && is_between(y, run->from_y, run->to_y) &&
           (x - run->from_x) * run_y == (y - run->from_y) * run_x;
}

void show_gomoku(struct output *output, const tttjudge_gomoku *game)
{
    tttjudge_run runs[TTTJUDGE_DIRECTIONS];
    int count = tttjudge_gomoku_runs(game, runs);
    show_labels(output, "x\\y", 1, game->size);
    for (int x = 1; x <= game->size; x++) {
        char *at = put_label(output_room(output, OUTPUT_ROOM), x);
        for (int y = 1; y <= game->size; y++) {
            enum emphasis emphasis = PLAIN_STONE;
            for (int i = 0; i < count; i++) {
                emphasis = is_on_run(&runs[i], x, y) ? WINNING_STONE : emphasis;
            }
            emphasis = x == game->last_x && y == game->last_y ? LAST_STONE : emphasis;
            at = put_cell(at, tttjudge_gomoku_at(game, x, y), emphasis);
        }
        end_line(output, at);
    }
    output_text(output, "\n");
}
