/* test_plain_gomoku.c - gomoku's fast path must read the same moves, up to the same byte, as a
 * reader that goes token by token, whatever the text and wherever it is cut. */
#include "plain.h"
#include "support.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 1024, MOVES_MAX = 256, ALL = MOVES_MAX, UNTOUCHED = -1 };

/* How moves are written: what comes before x and before y, and whether numbers of one digit have
 * a leading zero. */
struct form {
    const char *before_x;
    const char *before_y;
    bool zeros;
};

/* The first three are the plain ones. */
static const struct form forms[] = {
    {"\n", " ", false},      {" ", " ", false},   {"\r\n", " ", false}, {"\n\n", " ", false},
    {" \n", " ", false},     {"\t", " ", false},  {"\n", " ", true},    {"\r\n", " ", true},
    {"\n", "  ", false},     {"\n", "\t", false}, {"\n", "\n", false},  {"\n  ", " ", false},
    {"\r\n", "\r\n", false}, {"\f", "\v", false},
};

enum { FORMS = sizeof forms / sizeof forms[0] };

static size_t add(char *text, size_t length, const char *more)
{
    while (*more != '\0') {
        text[length++] = *more++;
    }
    return length;
}

static size_t add_number(char *text, size_t length, int number, bool zeros)
{
    if (number >= 10 || zeros) {
        text[length++] = (char)('0' + number / 10);
    }
    text[length++] = (char)('0' + number % 10);
    return length;
}

/* Writes moves in a form, with white space after the last; returns the length. */
static size_t write_moves(char *text, const struct form *form, int moves, struct random *random)
{
    size_t length = 0;
    for (int i = 0; i < moves; i++) {
        length = add(text, length, form->before_x);
        length =
            add_number(text, length, random_from(random, 0, i % 7 == 0 ? 99 : 16), form->zeros);
        length = add(text, length, form->before_y);
        length =
            add_number(text, length, random_from(random, 0, i % 7 == 1 ? 99 : 16), form->zeros);
    }
    return add(text, length, form->before_x);
}

static bool is_white(char byte)
{
    return byte != '\0' && strchr(" \t\n\v\f\r", byte) != NULL;
}

/* Reads a token of one or two digits with white space after it; returns its end, or 0. */
static size_t naive_number(const char *text, size_t at, size_t end, int *number)
{
    while (at < end && is_white(text[at])) {
        at++;
    }
    size_t first = at;
    *number = 0;
    while (at < end && text[at] >= '0' && text[at] <= '9' && at - first < 3) {
        *number = 10 * *number + (text[at] - '0');
        at++;
    }
    size_t digits = at - first;
    return (digits == 1 || digits == 2) && at < end && is_white(text[at]) ? at : 0;
}

/* Reads a text both ways, in memory that ends where the text does. */
static void check(const char *text, size_t length, size_t most)
{
    static tttjudge_point points[MOVES_MAX + 1];
    unsigned char *start = malloc(length > 0 ? length : 1);
    assert_non_null(start);
    memcpy(start, text, length);
    for (size_t i = 0; i <= MOVES_MAX; i++) {
        points[i] = (tttjudge_point){UNTOUCHED, UNTOUCHED};
    }
    const unsigned char *at = start;
    size_t count = plain_moves(&at, start + length, points, most);
    size_t end = 0;
    size_t moves = 0;
    while (moves < most) {
        tttjudge_point point;
        size_t y = naive_number(text, end, length, &point.x);
        size_t after = y == 0 ? 0 : naive_number(text, y, length, &point.y);
        if (after == 0) {
            break;
        }
        assert_true(moves < count);
        assert_int_equal(points[moves].x, point.x);
        assert_int_equal(points[moves].y, point.y);
        moves++;
        end = after;
    }
    assert_int_equal(count, moves);
    assert_int_equal(at - start, end);
    assert_int_equal(points[most].x, UNTOUCHED);
    assert_int_equal(points[most].y, UNTOUCHED);
    free(start);
}

static void every_number_of_moves(void **state)
{
    (void)state;
    char text[TEXT_MAX];
    struct random random = random_start(7);
    for (int i = 0; i < FORMS; i++) {
        size_t length = write_moves(text, &forms[i], 100, &random);
        for (size_t most = 0; most < 102; most++) {
            check(text, length, most);
        }
    }
}

static void every_start_and_every_end(void **state)
{
    (void)state;
    char text[TEXT_MAX];
    struct random random = random_start(8);
    for (int i = 0; i < FORMS; i++) {
        size_t length = write_moves(text, &forms[i], 50, &random);
        for (size_t cut = 0; cut <= length; cut++) {
            check(text, length - cut, ALL);
            check(text + cut, length - cut, ALL);
        }
    }
}

/* Every byte in every place of two stretches and of what follows them. */
static void every_byte_in_every_place(void **state)
{
    (void)state;
    char text[TEXT_MAX];
    struct random random = random_start(9);
    for (int i = 0; i < FORMS; i++) {
        size_t length = write_moves(text, &forms[i], 30, &random);
        for (size_t at = 0; at < length; at++) {
            char kept = text[at];
            for (int byte = 0; byte < 256; byte++) {
                text[at] = (char)byte;
                check(text, length, ALL);
            }
            text[at] = kept;
        }
    }
}

/* What is not taken as a pair is still read, but slowly, which no other test would notice. Here
 * are numbers of one digit or two in every order, in the plain forms. The order repeats after
 * five numbers, so that pairs that follow each other differ. */
static void every_pair_is_taken(void **state)
{
    (void)state;
    enum { PLAIN_FORMS = 3, PERIOD = 5, ORDERS = 1 << PERIOD, NUMBERS = 80, STRETCH = 64 };
    for (int i = 0; i < PLAIN_FORMS * ORDERS; i++) {
        const char *gap = forms[i % PLAIN_FORMS].before_x;
        char text[TEXT_MAX];
        int numbers[NUMBERS];
        size_t length = add(text, 0, gap);
        for (int j = 0; j < NUMBERS; j++) {
            bool two_digits = (i / PLAIN_FORMS >> j % PERIOD & 1) != 0;
            numbers[j] = two_digits ? 10 + j : 1 + j % 9;
            length = add_number(text, length, numbers[j], false);
            length = add(text, length, j % 2 == 0 ? " " : gap);
        }
        tttjudge_point points[MOVES_MAX];
        const unsigned char *end = (const unsigned char *)text + length;
        const unsigned char *at = (const unsigned char *)text + strlen(gap);
        size_t count = plain_pairs(&at, end, points, ALL, (ptrdiff_t)strlen(gap));
        assert_in_range(end - at, 0, STRETCH - 1);
        assert_int_equal(count % 2, 0);
        for (size_t j = 0; j < count; j++) {
            assert_int_equal(points[j].x, numbers[2 * j]);
            assert_int_equal(points[j].y, numbers[2 * j + 1]);
        }
    }
}

static size_t add_gap(char *text, size_t length, int gap)
{
    static const char *const parts[6] = {"", " ", "\n", "\r", "-", "2"};
    return add(text, add(text, length, parts[gap / 6]), parts[gap % 6]);
}

/* None, one or two bytes of several kinds after three numbers in a row, among moves in the
 * plain forms. */
static void every_gap_among_others(void **state)
{
    (void)state;
    for (int i = 0; i < 3 * 36 * 36 * 36; i++) {
        const int gaps[3] = {i / 3 % 36, i / 3 / 36 % 36, i / 3 / 36 / 36};
        char text[TEXT_MAX];
        size_t length = add(text, 0, forms[i % 3].before_x);
        for (int number = 0; number < 40; number++) {
            length = add_number(text, length, 7 * (number + 1) % 17, false);
            length = number >= 5 && number < 8
                         ? add_gap(text, length, gaps[number - 5])
                         : add(text, length, number % 2 == 0 ? " " : forms[i % 3].before_x);
        }
        check(text, length, ALL);
    }
}

/* Up to three bytes inserted or removed, which may make a number long or a gap wide. */
static void random_texts(void **state)
{
    (void)state;
    static const char bytes[] = "0123456789 \n\r\t1122  \n\n-x\x10\x1F";
    struct random random = random_start(10);
    for (int i = 0; i < 60000; i++) {
        char text[TEXT_MAX];
        size_t length = write_moves(text, &forms[i % FORMS], 40, &random);
        for (int change = random_from(&random, 0, 3); change > 0; change--) {
            size_t at = (size_t)random_from(&random, 0, (int)length - 1);
            bool longer = random_from(&random, 0, 1) == 0;
            memmove(text + at + longer, text + at + !longer, length - at - !longer);
            length = longer ? length + 1 : length - 1;
            if (longer) {
                text[at] = bytes[random_from(&random, 0, (int)sizeof bytes - 2)];
            }
        }
        check(text, length, (size_t)random_from(&random, 0, 41));
    }
}

/* Two moves whose numbers have one digit or two in all ways, with all numbers. */
static void every_number_in_every_place(void **state)
{
    (void)state;
    for (int gap = 0; gap < 3; gap++) {
        for (int form = 0; form < 16; form++) {
            for (int number = 0; number < 100; number++) {
                char text[TEXT_MAX];
                size_t length = 0;
                for (int i = 0; i < 48; i++) {
                    bool two = form >> i % 4 & 1;
                    length = add(text, length, i % 2 == 0 ? forms[gap].before_x : " ");
                    length = add_number(text, length, two ? number : number % 10, two);
                }
                check(text, add(text, length, "\n"), ALL);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_number_of_moves),       TEST(every_start_and_every_end),
        TEST(every_byte_in_every_place),   TEST(every_pair_is_taken),
        TEST(every_gap_among_others),      TEST(random_texts),
        TEST(every_number_in_every_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
