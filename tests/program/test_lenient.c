/* test_lenient.c - what is accepted without --strict, tried with the same one-byte
 * changes: white space of any kind between words or within a list, and nothing else.
 * Many texts are judged in one run, as files; a file is refused if a message names it. */
#include "check.h"
#include "spoil.h"
#include "temp.h"

#include <stdlib.h>
#include <string.h>

typedef bool checker(const char *text);

enum { FILES = 200, NAME = 8 };

/* The next word between white space, empty at the end. */
static const char *next_word(const char **text, size_t *length)
{
    static const char space[] = " \t\n\v\f\r";
    const char *word = *text + strspn(*text, space);
    *length = strcspn(word, space);
    *text = word + *length;
    return word;
}

static bool good_boards(const char *text)
{
    size_t length;
    const char *word = next_word(&text, &length);
    while (length > 0 && !(length == 3 && strncmp(word, "end", 3) == 0)) {
        if (length != 9 || strspn(word, "XO.") < 9) {
            return false;
        }
        word = next_word(&text, &length);
    }
    return true;
}

/* A number of the words, from least to most; -1 for anything else. */
static int next_number(const char **text, int least, int most)
{
    size_t length;
    const char *word = next_word(text, &length);
    if (length == 0 || strspn(word, "0123456789") < length) {
        return -1;
    }
    size_t zeros = strspn(word, "0");
    long number = length - zeros > 4 ? 9999 : strtol(word, NULL, 10);
    return number >= least && number <= most ? (int)number : -1;
}

static bool good_games(const char *text)
{
    while (text[strspn(text, " \t\n\v\f\r")] != '\0') {
        bool taken[16][16] = {{false}};
        int moves = next_number(&text, 0, 225);
        for (int i = 0; i < moves; i++) {
            int x = next_number(&text, 1, 15);
            int y = next_number(&text, 1, 15);
            if (x < 0 || y < 0 || taken[x][y]) {
                return false;
            }
            taken[x][y] = true;
        }
        if (moves < 0) {
            return false;
        }
    }
    return true;
}

/* The next byte of JSON that is no white space is this one; then it is taken. */
static bool next_is(const char **text, char byte)
{
    *text += strspn(*text, " \t\n\r");
    bool is = **text == byte;
    *text += is;
    return is;
}

static int next_digit(const char **text)
{
    for (int digit = 0; digit < 3; digit++) {
        if (next_is(text, (char)('0' + digit))) {
            return digit;
        }
    }
    return -1;
}

static bool good_pair(const char **text, bool taken[9])
{
    int row = next_is(text, '[') ? next_digit(text) : -1;
    int column = row >= 0 && next_is(text, ',') ? next_digit(text) : -1;
    if (column < 0 || !next_is(text, ']') || taken[3 * row + column]) {
        return false;
    }
    taken[3 * row + column] = true;
    return true;
}

static bool good_lists(const char *text)
{
    while (next_is(&text, '[')) {
        bool taken[9] = {false};
        bool closed = next_is(&text, ']');
        while (!closed) {
            if (!good_pair(&text, taken)) {
                return false;
            }
            closed = next_is(&text, ']');
            if (!closed && !next_is(&text, ',')) {
                return false;
            }
        }
    }
    return *text == '\0';
}

/* The texts of one run. */
static struct batch {
    const char *command;
    checker *is_good;
    int count;
    bool good[FILES];
    char names[FILES][NAME];
    bytes texts[FILES];
} batch;

static void check_batch(void)
{
    const char *arguments[FILES + 3] = {batch.command, "--keep-going"};
    bool refused[FILES] = {false};
    for (int i = 0; i < batch.count; i++) {
        snprintf(batch.names[i], NAME, "%d", i);
        free(temp_file(batch.names[i], batch.texts[i].data, batch.texts[i].size));
        arguments[i + 2] = batch.names[i];
    }
    char *folder = temp_path("");
    run_result result = run(&(run_call){.arguments = arguments, .folder = folder});
    for (char *line = result.err.data; *line != '\0'; line = strchr(line, '\n') + 1) {
        int file;
        assert_int_equal(sscanf(line, "tttjudge: %d:", &file), 1);
        refused[file] = true;
    }
    for (int i = 0; i < batch.count; i++) {
        if (refused[i] == batch.good[i]) {
            show_bytes(refused[i] ? "refused" : "not refused", batch.texts[i].data,
                       batch.texts[i].size, 0);
            fail();
        }
        bytes_free(&batch.texts[i]);
    }
    run_free(&result);
    free(folder);
    batch.count = 0;
}

static void add_text(const void *state, const bytes *text)
{
    (void)state;
    bool has_nul = strlen(text->data) < text->size;
    batch.good[batch.count] = !has_nul && batch.is_good(text->data);
    bytes_add(&batch.texts[batch.count], text->data, text->size);
    batch.count++;
    if (batch.count == FILES) {
        check_batch();
    }
}

static void check_spoiled(const char *command, checker *is_good, const spoilable *texts,
                          size_t count)
{
    check_about(command);
    batch.command = command;
    batch.is_good = is_good;
    for (size_t i = 0; i < count; i++) {
        spoil_all(&texts[i], child_is_slow() ? 17 : 1, add_text, NULL);
    }
    check_batch();
}

#define BOARDS "XXXOO....\n.........\nOXOXXXOXO\nXOXXOOOXX\n"
#define CRLF "XXXOO....\r\n.........\r\n"
#define LISTS "[[0,0],[1,0],[0,1],[1,1],[0,2]]\n[[2,2]]\n[[0,1],[1,0]]\n"
#define GAMES "2\n8 8\n11 3\n0\n3\n1 15\n15 1\n10 10\n"

static void test_boards(void **state)
{
    (void)state;
    static const spoilable texts[] = {
        {BOARDS, "XO.XO.X..\n", BOARDS BOARDS},
        {CRLF CRLF, "XO.XO.X..\r\n", CRLF CRLF CRLF CRLF},
        {BOARDS, "XO.XO.X..", ""},
    };
    check_spoiled("validate", good_boards, texts, 3);
}

static void test_lists(void **state)
{
    (void)state;
    static const spoilable texts[] = {
        {LISTS, "[[1,2],[2,1]]\n", LISTS LISTS},
        {LISTS, "[[1,2], [2,1]]\r\n", LISTS LISTS},
        {LISTS, "[[1,2],[2,1]]", ""},
    };
    check_spoiled("moves", good_lists, texts, 3);
}

static void test_games(void **state)
{
    (void)state;
    static const spoilable texts[] = {
        {GAMES "3\n5 5\n", "9 10\n12 7\n", GAMES GAMES},
        {GAMES, "2\r\n9 10\r\n12 7\r\n", "1\r\n7 7\r\n" GAMES},
        {GAMES, "2 9 10 12 7\n", GAMES GAMES},
        {GAMES "1\n", "15 11", ""},
    };
    check_spoiled("gomoku", good_games, texts, 4);
}

int main(void)
{
    if (!child_prepare() || !temp_prepare()) {
        return EXIT_FAILURE;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_boards),
        cmocka_unit_test(test_lists),
        cmocka_unit_test(test_games),
    };
    int failed = cmocka_run_group_tests_name("lenient", tests, NULL, NULL);
    temp_remove();
    return failed;
}
