/* test_boards.c - all 19,683 boards through validate, --reachable and --explain. What
 * can occur in a game is found by playing all games; why a board cannot, by counting
 * and by looking at eight lines written out. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum { BOARDS = 19683 };

static const char *const line_names[8] = {"row 1",    "row 2",    "row 3",    "column 1",
                                          "column 2", "column 3", "diagonal", "anti-diagonal"};
static const int line_cells[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                     {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

static bool occurs[BOARDS]; /* in some game */
static bool ends[BOARDS];   /* a game, when it occurs */

/* A board of nine characters as a number to base 3, and back. */
static int number_of(const char board[9])
{
    int number = 0;
    for (int i = 0; i < 9; i++) {
        number = 3 * number + (board[i] == 'X' ? 1 : board[i] == 'O' ? 2 : 0);
    }
    return number;
}

static void board_of(int number, char board[10])
{
    for (int i = 8; i >= 0; i--) {
        board[i] = ".XO"[number % 3];
        number /= 3;
    }
    board[9] = '\0';
}

static bool has_line(const char board[9], char mark)
{
    for (int i = 0; i < 8; i++) {
        if (board[line_cells[i][0]] == mark && board[line_cells[i][1]] == mark &&
            board[line_cells[i][2]] == mark) {
            return true;
        }
    }
    return false;
}

static int count_of(const char board[9], char mark)
{
    int count = 0;
    for (int i = 0; i < 9; i++) {
        count += board[i] == mark;
    }
    return count;
}

/* Plays every game that goes on from this board. */
static void play_all(char board[9], char mark)
{
    int number = number_of(board);
    if (occurs[number]) {
        return;
    }
    occurs[number] = true;
    if (has_line(board, 'X') || has_line(board, 'O') || count_of(board, '.') == 0) {
        ends[number] = true;
        return;
    }
    for (int i = 0; i < 9; i++) {
        if (board[i] == '.') {
            board[i] = mark;
            play_all(board, mark == 'X' ? 'O' : 'X');
            board[i] = '.';
        }
    }
}

static void add_lines(bytes *text, const char board[9], char mark)
{
    const char *between = "";
    for (int i = 0; i < 8; i++) {
        if (board[line_cells[i][0]] == mark && board[line_cells[i][1]] == mark &&
            board[line_cells[i][2]] == mark) {
            bytes_print(text, "%s%s", between, line_names[i]);
            between = ", ";
        }
    }
}

static void add_reason(bytes *text, const char board[9])
{
    int number = number_of(board);
    int x = count_of(board, 'X');
    int o = count_of(board, 'O');
    bool x_line = has_line(board, 'X');
    bool o_line = has_line(board, 'O');
    if (ends[number] && (x_line || o_line)) {
        bytes_add_text(text, x_line ? "X won: " : "O won: ");
        add_lines(text, board, x_line ? 'X' : 'O');
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

/* What the program has to say about all boards in turn. */
static bytes answers(bool reachable, bool explain)
{
    bytes text = {0};
    for (int i = 0; i < BOARDS; i++) {
        char board[10];
        board_of(i, board);
        bytes_add_text(&text, (reachable ? occurs[i] : ends[i]) ? "valid" : "invalid");
        if (explain) {
            bytes_add_text(&text, "\t");
            add_reason(&text, board);
        }
        bytes_add_text(&text, "\n");
    }
    return text;
}

/* All boards, each with a gap after it, every fifth with another one, and "end". */
static void check_gaps(const char *const arguments[], const char *gap, const char *fifth_gap,
                       const bytes *wanted)
{
    bytes boards = {0};
    for (int i = 0; i < BOARDS; i++) {
        char board[10];
        board_of(i, board);
        bytes_print(&boards, "%s%s", board, i % 5 == 4 ? fifth_gap : gap);
    }
    bytes_add_text(&boards, "end\n");
    run_result result = run_with(arguments, boards.data, boards.size);
    check_bytes("standard output", wanted->data, wanted->size, result.out.data, result.out.size);
    check_text("standard error", "", &result.err);
    check_status(0, &result);
    run_free(&result);
    bytes_free(&boards);
}

static void check_layout(const char *const arguments[], const char *between, const bytes *wanted)
{
    check_gaps(arguments, between, between, wanted);
}

static void check_all(const char *const arguments[], bool reachable, bool explain)
{
    static const char *const layouts[] = {"\n", "\r\n", "\r\r\n", " ", "\n\n", "\f \v\t"};
    bytes wanted = answers(reachable, explain);
    check_about(arguments[1]);
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        check_layout(arguments, layouts[i], &wanted);
    }
    bytes_free(&wanted);
}

/* The test's own idea of the rules has the numbers that are known. */
static void test_the_known_numbers(void **state)
{
    (void)state;
    int reachable = 0;
    int finished = 0;
    int draws = 0;
    for (int i = 0; i < BOARDS; i++) {
        char board[10];
        board_of(i, board);
        reachable += occurs[i];
        finished += ends[i];
        draws += ends[i] && !has_line(board, 'X') && !has_line(board, 'O');
    }
    assert_int_equal(reachable, 5478);
    assert_int_equal(finished, 958);
    assert_int_equal(draws, 16);
}

static void test_finished_boards(void **state)
{
    (void)state;
    check_all(ARGS("validate"), false, false);
    bytes wanted = answers(false, false);
    check_layout(ARGS("validate", "--strict"), "\n", &wanted);
    bytes_free(&wanted);
}

static void test_reachable_boards(void **state)
{
    (void)state;
    check_all(ARGS("validate", "--reachable"), true, false);
    check_all(ARGS("validate", "-r"), true, false);
}

static void test_reasons(void **state)
{
    (void)state;
    check_all(ARGS("validate", "--explain"), false, true);
    check_all(ARGS("validate", "-er"), true, true);
}

/* Most boards in the plain form, one in five in another. The lines are long, so that the
 * output is full in every state. */
static void test_now_and_then_another_gap(void **state)
{
    (void)state;
    bytes wanted = answers(false, true);
    check_gaps(ARGS("validate", "--explain"), "\n", "\t\n", &wanted);
    bytes_free(&wanted);
}

int main(void)
{
    if (!child_prepare()) {
        return EXIT_FAILURE;
    }
    char board[9];
    memset(board, '.', sizeof board);
    play_all(board, 'X');
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_known_numbers),        cmocka_unit_test(test_finished_boards),
        cmocka_unit_test(test_reachable_boards),         cmocka_unit_test(test_reasons),
        cmocka_unit_test(test_now_and_then_another_gap),
    };
    return cmocka_run_group_tests_name("boards", tests, NULL, NULL);
}
