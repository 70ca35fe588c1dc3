/* test_plain_lists.c - moves' fast path must take every legal list and nothing else. What it
 * leaves is judged by the general reader, so no other test would notice. */
#include "game_list.h"
#include "plain.h"

#include <stdio.h>
#include <stdlib.h>

enum { MANY = 8, TEXT_MAX = 512 };

/* Skips white space, and then takes a byte if it is one of some; else false. */
static bool accept(const char **at, const char *end, const char *some, char *found)
{
    while (*at < end && **at != '\0' && strchr(" \t\r\n", **at) != NULL) {
        ++*at;
    }
    if (*at == end || **at == '\0' || strchr(some, **at) == NULL) {
        return false;
    }
    *found = *(*at)++;
    return true;
}

/* Reads a list in the plainest way; false if it is incomplete or not legal. */
static bool read_naively(const char **at, const char *end, struct list *list)
{
    char found;
    list->moves = 0;
    if (!accept(at, end, "[", &found)) {
        return false;
    }
    do {
        char row;
        char column;
        if (!accept(at, end, "[", &found) || !accept(at, end, "012", &row) ||
            !accept(at, end, ",", &found) || !accept(at, end, "012", &column) ||
            !accept(at, end, "]", &found)) {
            return false;
        }
        int cell = 3 * (row - '0') + column - '0';
        if (taken_by(list, cell) != 0) {
            return false;
        }
        list->cell[list->moves++] = cell;
        if (!accept(at, end, ",]", &found)) {
            return false;
        }
    } while (found == ',');
    return true;
}

/* Reads a text both ways, and expects the same lists at the same places. Returns how many. */
static size_t check_text(const char *text, size_t length)
{
    struct plain_list lists[MANY];
    unsigned char *block = malloc(length + 1); /* no more, so that analysers see its end */
    assert_non_null(block);
    memcpy(block + 1, text, length);
    const unsigned char *at = block + 1;
    size_t count = plain_lists(&at, block + 1 + length, lists, MANY);
    const char *from = text;
    const char *end = text + length;
    size_t wanted = 0;
    for (;;) {
        struct list list;
        tttjudge_game game;
        while (from < end && *from != '\0' && strchr(" \t\r\n", *from) != NULL) {
            from++;
        }
        const char *next = from;
        if (!read_naively(&next, end, &list)) {
            break;
        }
        assert_true(wanted < count);
        write_game(&game, &list);
        assert_same_game(&lists[wanted].game, &game);
        assert_int_equal(lists[wanted].from, from - text);
        wanted++;
        from = next;
    }
    assert_int_equal(count, wanted);
    assert_int_equal(at - block - 1, from - text);
    free(block);
    return count;
}

/* How a list is written: what comes before a row, before a column and before a pair. */
struct form {
    const char *row;
    const char *column;
    const char *pair;
};
static const struct form forms[] = {
    {"", "", ""}, {"", " ", " "}, {"", "", " "}, {"", " ", ""}, {" \t", "\r\n", "\n    "},
};
enum { FORMS = sizeof forms / sizeof forms[0] };

static char *put(char *at, const char *text)
{
    while (*text != '\0') {
        *at++ = *text++;
    }
    return at;
}

static size_t write_list(char *text, const struct list *list, const struct form *form)
{
    char *at = put(text, "[");
    for (int i = 0; i < list->moves; i++) {
        at = put(put(put(at, i == 0 ? "" : form->pair), "["), form->row);
        *at++ = (char)('0' + list->cell[i] / 3);
        at = put(put(at, ","), form->column);
        *at++ = (char)('0' + list->cell[i] % 3);
        at = put(at, i < list->moves - 1 ? "]," : "]]");
    }
    return (size_t)(at - text);
}

/* In the middle of a block, with another list after it, and at its end. */
static void check_list(const struct list *list)
{
    if (list->moves == 0) {
        return;
    }
    tttjudge_game game;
    write_game(&game, list);
    for (int i = 0; i < FORMS; i++) {
        char text[TEXT_MAX];
        size_t length = write_list(text, list, &forms[i]);
        memset(text + length, '[', TEXT_MAX - length);
        for (int in_middle = 0; in_middle <= 1; in_middle++) {
            struct plain_list found[MANY];
            const unsigned char *start = (const unsigned char *)text;
            const unsigned char *at = start;
            const unsigned char *end = start + (in_middle ? TEXT_MAX : length);
            assert_int_equal(plain_lists(&at, end, found, MANY), 1);
            assert_same_game(&found[0].game, &game);
            assert_int_equal(found[0].from, 0);
            assert_int_equal(at - start, length);
        }
    }
}

static void test_every_list_is_taken_in_every_form(void **state)
{
    (void)state;
    walk(&(struct list){.moves = 0}, check_list);
}

static const char *const good[] = {
    "[[0,0],[2,0],[1,1],[2,1],[2,2]]\n[[1,1],[0,0]]\n[[2,2]]\n",
    "[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2],[2,0],[2,1],[2,2]]\r\n[[1,1]]\r\n[[0,2],[2,0]]",
    "[[0,0]][[0,0],[1,1]]  [[1,2]]\t[[2,1],[1,0],[0,1]]\n\n\n",
    "[[0, 0], [2, 0], [1, 1], [2, 1], [2, 2]]\n[[1, 1], [0, 0]]\n[[2, 2]]\n",
    "[[2, 2], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [0, 0]]\n[[1, 1]]\n",
    "\n [ [0,0] ,[2,0], [ 1,1]\n,[2 ,1]\t,[2,2 ]\r\n] [\n  [\n    1,\n    1\n  ]\n]\n",
};
enum { GOOD = sizeof good / sizeof good[0] };

static void test_no_other_byte_is_taken(void **state)
{
    (void)state;
    for (int i = 0; i < GOOD; i++) {
        size_t length = strlen(good[i]);
        assert_in_range(check_text(good[i], length), 2, 4);
        for (size_t at = 0; at < length; at++) {
            for (int byte = 0; byte < 256; byte++) {
                char text[TEXT_MAX];
                strcpy(text, good[i]);
                text[at] = (char)byte;
                check_text(text, length);
                memset(text + length, '\n', TEXT_MAX - length); /* the same, not at the end */
                check_text(text, TEXT_MAX);
            }
        }
    }
}

/* A byte removed or inserted. */
static void test_every_length(void **state)
{
    (void)state;
    static const char bytes[] = "[],012 \n";
    for (int i = 0; i < GOOD; i++) {
        size_t length = strlen(good[i]);
        for (size_t at = 0; at < length; at++) {
            for (size_t byte = 0; byte < sizeof bytes; byte++) {
                char text[TEXT_MAX];
                size_t put_in = bytes[byte] != '\0';
                memset(text, '\n', TEXT_MAX);
                memcpy(text, good[i], at);
                text[at] = bytes[byte];
                memcpy(text + at + put_in, good[i] + at + !put_in, length - at - !put_in);
                check_text(text, TEXT_MAX);
            }
        }
    }
}

static void test_nothing_beyond_the_end_counts(void **state)
{
    (void)state;
    for (int i = 0; i < GOOD; i++) {
        for (size_t length = 0; length <= strlen(good[i]); length++) {
            check_text(good[i], length);
        }
    }
}

/* The same pair once and several times, on the board and off it. */
static void test_repeated_pairs_are_left(void **state)
{
    (void)state;
    for (int cell = 0; cell < 16; cell++) {
        for (int times = 1; times <= 40; times++) {
            char text[TEXT_MAX];
            char *at = text + sprintf(text, "[[0,1]]\n[");
            for (int i = 0; i < times; i++) {
                at += sprintf(at, "[%d,%d]%s", cell / 4, cell % 4, i < times - 1 ? "," : "]\n");
            }
            memset(at, ' ', (size_t)(text + TEXT_MAX - at));
            bool legal = times == 1 && cell / 4 < 3 && cell % 4 < 3;
            assert_int_equal(check_text(text, TEXT_MAX), legal ? 2 : 1);
        }
    }
}

static void test_other_lists_are_left(void **state)
{
    (void)state;
    static const char *const left[] = {
        "",
        "[",
        "[]",
        "[ ]",
        "[[]]",
        "[[0]]",
        "[[0,0,0]]",
        "[[00,0]]",
        "[[0,01]]",
        "[[0,-0]]",
        "[[0,0],]",
        "[[0,0] [1,1]]",
        "[[0,0],,[1,1]]",
        "[[0,0], ]",
        "[[0, 0],]",
        "[[0,0]",
        "[0,0]]",
        "moves = [[0,0]]",
        "[[0,1 1]]",
        "[[0.0,1]]",
        "]",
        "]]",
        "[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2],[2,0],[2,1],[2,2],[0,0]]",
        "[[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [2, 2], [0, 0]]",
    };
    for (size_t i = 0; i < sizeof left / sizeof left[0]; i++) {
        char text[TEXT_MAX];
        memset(text, ' ', TEXT_MAX);
        memcpy(text, left[i], strlen(left[i]));
        assert_int_equal(check_text(text, TEXT_MAX), 0);
        assert_int_equal(check_text(left[i], strlen(left[i])), 0);
    }
}

static void test_no_more_are_taken_than_asked_for(void **state)
{
    (void)state;
    static const unsigned char text[] = "[[1,1]]\n[[1,1]]\n[[1,1]]\n[[1,1]]\n";
    for (size_t most = 0; most <= 4; most++) {
        struct plain_list lists[MANY];
        const unsigned char *at = text;
        assert_int_equal(plain_lists(&at, text + sizeof text - 1, lists, most), most);
        assert_int_equal(at - text, most == 0 ? 0 : 8 * most - 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_every_list_is_taken_in_every_form),
        TEST(test_no_other_byte_is_taken),
        TEST(test_every_length),
        TEST(test_nothing_beyond_the_end_counts),
        TEST(test_repeated_pairs_are_left),
        TEST(test_other_lists_are_left),
        TEST(test_no_more_are_taken_than_asked_for),
    };
    return cmocka_run_group_tests_name("plain lists", tests, NULL, NULL);
}
