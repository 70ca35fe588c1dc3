/* test_tictactoe.c - all 19,683 boards through validate, and all games of tic-tac-toe, at each
 * move, through moves. The boards that occur are found by playing all games, the winners by
 * looking at the cells. */
#include "check.h"
#include "lines.h"
#include "random.h"

#include <string.h>

enum { POSITIONS = 549946 };

static bool occurs[BOARDS]; /* in some game */
static bool ends[BOARDS];   /* a game, when it occurs */

/* The lists of moves of all games, a line each, and the wanted answers. */
static bytes lists, reasons;

/* Adds "row 1, diagonal"; rows and columns count from first. */
static void add_lines(bytes *text, const char cells[9], char mark, int first)
{
    const char *between = "";
    for (int line = 0; line < LINES; line++) {
        if (has_line(cells, mark, line)) {
            bytes_add_text(text, between);
            if (line < 6) {
                bytes_print(text, "%s %d", line < 3 ? "row" : "column", first + line % 3);
            } else {
                bytes_add_text(text, line == 6 ? "diagonal" : "anti-diagonal");
            }
            between = ", ";
        }
    }
}

/* Adds a list of count moves, each "[r,c],", and its answer. */
static void add_list(const char *moves, int count, const char cells[9])
{
    bytes_add_byte(&lists, '[');
    bytes_add(&lists, moves, count > 0 ? 6 * (size_t)count - 1 : 0);
    bytes_add_text(&lists, "]\n");
    char mark = count % 2 == 1 ? 'X' : 'O';
    if (owns_line(cells, mark)) {
        bytes_print(&reasons, "%c\tmove %d: ", mark == 'X' ? 'A' : 'B', count);
        add_lines(&reasons, cells, mark, 0);
    } else if (count == 9) {
        bytes_add_text(&reasons, "Draw\tboard full");
    } else {
        bytes_print(&reasons, "Pending\t%d move%s, %c to move", count, count == 1 ? "" : "s",
                    count % 2 == 0 ? 'A' : 'B');
    }
    bytes_add_byte(&reasons, '\n');
}

/* Plays every game that continues from here. */
static void play_all(char cells[9], char moves[6 * 9], int count)
{
    int number = board_number(cells);
    add_list(moves, count, cells);
    occurs[number] = true;
    ends[number] = owns_line(cells, 'X') || owns_line(cells, 'O') || count == 9;
    for (int i = 0; i < 9 && !ends[number]; i++) {
        if (cells[i] == '.') {
            const char move[6] = {'[', (char)('0' + i / 3), ',', (char)('0' + i % 3), ']', ','};
            memcpy(moves + 6 * (size_t)count, move, sizeof move);
            cells[i] = "XO"[count % 2];
            play_all(cells, moves, count + 1);
            cells[i] = '.';
        }
    }
}

static int play(void **state)
{
    (void)state;
    char cells[] = ".........";
    char moves[6 * 9] = "";
    play_all(cells, moves, 0);
    return 0;
}

static void add_board_reason(bytes *text, const char cells[9])
{
    int number = board_number(cells);
    int x = count_of(cells, 'X');
    int o = count_of(cells, 'O');
    bool x_line = owns_line(cells, 'X');
    bool o_line = owns_line(cells, 'O');
    if (ends[number] && (x_line || o_line)) {
        bytes_add_text(text, x_line ? "X won: " : "O won: ");
        add_lines(text, cells, x_line ? 'X' : 'O', 1);
    } else if (ends[number]) {
        bytes_add_text(text, "draw");
    } else if (occurs[number]) {
        bytes_print(text, "unfinished: %c to move", x == o ? 'X' : 'O');
    } else if (x - o != 0 && x - o != 1) {
        bytes_print(text, "impossible: %d X and %d O", x, o);
    } else if (x_line && o_line) {
        bytes_add_text(text, "impossible: X and O both have a line");
    } else {
        bytes_add_text(text, x_line ? "impossible: O moved after X had won"
                                    : "impossible: X moved after O had won");
    }
}

/* The wanted answers of validate to all boards in turn. */
static bytes board_answers(bool reachable, bool explain)
{
    bytes text = {0};
    for (int i = 0; i < BOARDS; i++) {
        char cells[9];
        board_text(i, cells);
        bytes_add_text(&text, (reachable ? occurs[i] : ends[i]) ? "valid" : "invalid");
        if (explain) {
            bytes_add_byte(&text, '\t');
            add_board_reason(&text, cells);
        }
        bytes_add_byte(&text, '\n');
    }
    return text;
}

static void check_output(const char *const arguments[], const bytes *input, const bytes *wanted)
{
    run_result result = run_with(arguments, input->data, input->size);
    check_about(arguments[1]);
    check_bytes("standard output", wanted->data, wanted->size, result.out.data, result.out.size);
    check_text("standard error", "", &result.err);
    check_status(0, &result);
    run_free(&result);
}

/* All boards, with one gap after most of them, and another after every fifth. */
static void check_boards(const char *option, const char *gap, const char *fifth, bool reachable,
                         bool explain)
{
    bytes boards = {0};
    bytes wanted = board_answers(reachable, explain);
    for (int i = 0; i < BOARDS; i++) {
        char cells[9];
        board_text(i, cells);
        bytes_add(&boards, cells, sizeof cells);
        bytes_add_text(&boards, i % 5 == 4 ? fifth : gap);
    }
    bytes_add_text(&boards, "end\n");
    check_output(ARGS("validate", option), &boards, &wanted);
    bytes_free(&boards);
    bytes_free(&wanted);
}

static void test_all_boards(void **state)
{
    (void)state;
    check_boards("-", "\n", "\n", false, false);
    check_boards("--strict", "\n", "\n", false, false);
    check_boards("--reachable", "\r\n", "\r\n", true, false);
    check_boards("--explain", "\n", "\t\n", false, true);
    check_boards("-er", " ", "\f \v\r\r\n\n", true, true);
}

static void test_all_games(void **state)
{
    (void)state;
    assert_int_equal(bytes_count(&lists, '\n'), POSITIONS);
    check_output(ARGS("moves", "-e"), &lists, &reasons);
}

/* White space wherever a list may have it. */
static void test_white_space_anywhere(void **state)
{
    (void)state;
    static const char *const spaces[] = {" ", "\t", "\n", "\r\n", "  \n ", "",
                                         "",  "",   "",   "",     "",      ""};
    struct random random = random_start(1275);
    bytes ragged = {0};
    for (size_t i = 0; i < lists.size; i++) {
        bytes_add_byte(&ragged, lists.data[i]);
        bytes_add_text(&ragged, spaces[random_below(&random, sizeof spaces / sizeof *spaces)]);
    }
    check_output(ARGS("moves", "-e"), &ragged, &reasons);
    bytes_free(&ragged);
}

static int let_go(void **state)
{
    (void)state;
    bytes_free(&lists);
    bytes_free(&reasons);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_all_boards, play),
        TEST(test_all_games),
        cmocka_unit_test_teardown(test_white_space_anywhere, let_go),
    };
    return CHECK_ALL("tictactoe", tests);
}
