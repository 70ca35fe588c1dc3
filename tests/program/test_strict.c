/* test_strict.c - what --strict lets pass is exactly what the problems promise. Good
 * input is spoiled in every way that one byte can. A checker that goes line by line
 * says which texts are good still, and how many verdicts there are up to an error. */
#include "check.h"
#include "spoil.h"

#include <stdlib.h>
#include <string.h>

/* Whether a text is good; *records is how many records are, before anything is not. */
typedef bool checker(const char *text, size_t size, int *records);

/* Takes the next line; false if there is none that ends in a newline. */
static bool next_line(const char **text, size_t *left, const char **line, size_t *length)
{
    const char *end = *left > 0 ? memchr(*text, '\n', *left) : NULL;
    if (end == NULL) {
        return false;
    }
    *line = *text;
    *length = (size_t)(end - *text);
    *text = end + 1;
    *left -= *length + 1;
    return true;
}

static bool is_board(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (line[i] != 'X' && line[i] != 'O' && line[i] != '.') {
            return false;
        }
    }
    return length == 9;
}

/* Boards, one a line, and "end" on the last line. */
static bool good_boards(const char *text, size_t size, int *records)
{
    const char *line;
    size_t length;
    for (*records = 0; next_line(&text, &size, &line, &length); ++*records) {
        if (length == 3 && memcmp(line, "end", 3) == 0) {
            return size == 0;
        }
        if (!is_board(line, length)) {
            return false;
        }
    }
    return false;
}

/* Whether a player's cells, 3 * row + column, have a line. */
static bool has_line(const bool *cells)
{
    for (int i = 0; i < 3; i++) {
        if ((cells[3 * i] && cells[3 * i + 1] && cells[3 * i + 2]) ||
            (cells[i] && cells[i + 3] && cells[i + 6])) {
            return true;
        }
    }
    return cells[4] && ((cells[0] && cells[8]) || (cells[2] && cells[6]));
}

/* "[" and "]" around pairs "[r,c]" with "," between, no more than the game has. */
static bool is_list(const char *line, size_t length)
{
    bool cells[2][9] = {{false}};
    size_t moves = (length - 1) / 6;
    if (length < 7 || length != 6 * moves + 1 || line[0] != '[' || line[length - 1] != ']') {
        return false;
    }
    for (size_t i = 0; i < moves; i++) {
        const char *pair = line + 1 + 6 * i;
        bool last = i + 1 == moves;
        if (pair[0] != '[' || pair[1] < '0' || pair[1] > '2' || pair[2] != ',' || pair[3] < '0' ||
            pair[3] > '2' || pair[4] != ']' || pair[5] != (last ? ']' : ',')) {
            return false;
        }
        int cell = 3 * (pair[1] - '0') + pair[3] - '0';
        if (cells[0][cell] || cells[1][cell]) {
            return false;
        }
        cells[i % 2][cell] = true;
        if (has_line(cells[i % 2]) && !last) {
            return false;
        }
    }
    return true;
}

static bool good_lists(const char *text, size_t size, int *records)
{
    const char *line;
    size_t length;
    for (*records = 0; next_line(&text, &size, &line, &length); ++*records) {
        if (!is_list(line, length)) {
            return false;
        }
    }
    return size == 0;
}

/* A number as a line has it, up to most; -1 for anything else. */
static int plain_number(const char *digits, size_t length, int most)
{
    int number = 0;
    if (length == 0 || length > 3 || (digits[0] == '0' && length > 1)) {
        return -1;
    }
    for (size_t i = 0; i < length; i++) {
        if (digits[i] < '0' || digits[i] > '9') {
            return -1;
        }
        number = 10 * number + digits[i] - '0';
    }
    return number <= most ? number : -1;
}

/* A line of two numbers with a blank between, at a point that is not taken. */
static bool is_move(const char *line, size_t length, bool taken[16][16])
{
    const char *blank = length > 0 ? memchr(line, ' ', length) : NULL;
    if (blank == NULL) {
        return false;
    }
    size_t before = (size_t)(blank - line);
    int x = plain_number(line, before, 15);
    int y = plain_number(blank + 1, length - before - 1, 15);
    if (x < 1 || y < 1 || taken[x][y]) {
        return false;
    }
    taken[x][y] = true;
    return true;
}

/* n on a line, then n lines with a move each. */
static bool good_games(const char *text, size_t size, int *records)
{
    const char *line;
    size_t length;
    for (*records = 0; next_line(&text, &size, &line, &length); ++*records) {
        bool taken[16][16] = {{false}};
        int moves = plain_number(line, length, 225);
        if (moves < 0) {
            return false;
        }
        for (int i = 0; i < moves; i++) {
            if (!next_line(&text, &size, &line, &length) || !is_move(line, length, taken)) {
                return false;
            }
        }
    }
    return size == 0;
}

typedef struct judge {
    const char *command;
    checker *is_good;
} judge;

/* Runs the program on one text; it must end as the checker has it, after as many
 * verdicts. */
static void check_one(const void *state, const bytes *text)
{
    const judge *with = state;
    int records;
    int status = with->is_good(text->data, text->size, &records) ? 0 : 1;
    run_result result = run_with(ARGS(with->command, "--strict"), text->data, text->size);
    if (result.end.status != status || bytes_count(&result.err, '\n') != (size_t)status ||
        bytes_count(&result.out, '\n') != (size_t)records) {
        show_bytes("for this input", text->data, text->size, 0);
        fprintf(stderr, "wanted so many verdicts: %d\n", records);
    }
    check_status(status, &result);
    check_messages((size_t)status, &result.err);
    assert_int_equal(bytes_count(&result.out, '\n'), records);
    run_free(&result);
}

static void check_spoiled(const char *command, checker *is_good, const spoilable *texts,
                          size_t count)
{
    const judge with = {command, is_good};
    check_about(command);
    for (size_t i = 0; i < count; i++) {
        bytes good = {0};
        int records;
        bytes_print(&good, "%s%s%s", texts[i].before, texts[i].part, texts[i].after);
        assert_true(is_good(good.data, good.size, &records));
        bytes_free(&good);
        spoil_all(&texts[i], child_is_slow() ? 51 : 1, check_one, &with);
    }
}

#define BOARDS "XXXOO....\n.........\nOXOXXXOXO\nXOXXOOOXX\n"
#define LISTS "[[0,0],[1,0],[0,1],[1,1],[0,2]]\n[[2,2]]\n[[0,1],[1,0]]\n"
#define GAMES "2\n8 8\n11 3\n0\n3\n1 15\n15 1\n10 10\n"

static void test_boards(void **state)
{
    (void)state;
    static const spoilable texts[] = {
        {BOARDS, "XO.XO.X..\n", BOARDS BOARDS "end\n"},
        {BOARDS, "end\n", ""},
    };
    check_spoiled("validate", good_boards, texts, 2);
}

static void test_lists(void **state)
{
    (void)state;
    static const spoilable texts[] = {
        {LISTS, "[[1,0],[0,2]]\n", LISTS LISTS},
        {LISTS "[[0,1]", "]\n", ""},
    };
    check_spoiled("moves", good_lists, texts, 2);
}

static void test_games(void **state)
{
    (void)state;
    static const spoilable texts[] = {
        {GAMES "3\n5 5\n", "9 10\n12 7\n", GAMES GAMES},
        {GAMES "1\n8 ", "12\n", ""},
    };
    check_spoiled("gomoku", good_games, texts, 2);
}

int main(void)
{
    if (!child_prepare()) {
        return EXIT_FAILURE;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boards),
        cmocka_unit_test(test_lists),
        cmocka_unit_test(test_games),
    };
    return cmocka_run_group_tests_name("strict", tests, NULL, NULL);
}
