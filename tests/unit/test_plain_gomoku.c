/* test_plain_gomoku.c - gomoku's fast path beside a reader that goes from token to token: the
 * same moves and the same end, whatever the text and wherever it is cut. */
#include "plain.h"
#include "support.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT_MAX = 1024, MOVES_MAX = 256, ALL = MOVES_MAX, UNTOUCHED = -1 };

/* How games are written: what stands before x, before y, and whether numbers have a zero
 * before them where they could. */
struct form {
    const char *before_x;
    const char *before_y;
    bool zeros;
};

static const struct form forms[] = {
    {"\n", " ", false},      {" ", " ", false},   {"\r\n", " ", false}, {"\n\n", " ", false},
    {" \n", " ", false},     {"\t", " ", false},  {"\n", " ", true},    {"\r\n", " ", true},
    {"\n", "  ", false},     {"\n", "\t", false}, {"\n", "\n", false},  {"\n  ", " ", false},
    {"\r\n", "\r\n", false}, {"\f", "\v", false},
};

enum { FORMS = sizeof forms / sizeof forms[0] };

static size_t add(char *text, size_t length, const char *more)
{
    memcpy(text + length, more, strlen(more));
    return length + strlen(more);
}

static size_t add_number(char *text, size_t length, int number, bool zeros)
{
    if (number >= 10 || zeros) {
        text[length++] = (char)('0' + number / 10);
    }
    text[length++] = (char)('0' + number % 10);
    return length;
}

/* So many moves in a form, and white space at last; how long they are. */
static size_t write_moves(char *text, const struct form *form, int moves, uint32_t *seed)
{
    size_t length = 0;
    for (int i = 0; i < moves; i++) {
        length = add(text, length, form->before_x);
        length = add_number(text, length, random_below(seed, i % 7 == 0 ? 100 : 17), form->zeros);
        length = add(text, length, form->before_y);
        length = add_number(text, length, random_below(seed, i % 7 == 1 ? 100 : 17), form->zeros);
    }
    return add(text, length, form->before_x);
}

static bool is_white(char byte)
{
    return byte != '\0' && strchr(" \t\n\v\f\r", byte) != NULL;
}

/* Reads a token of one or two digits that white space ends; its end, or 0. */
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

/* Reads a text, both ways, in memory of its own that ends where the text does. */
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
    uint32_t seed = 7;
    for (int i = 0; i < FORMS; i++) {
        size_t length = write_moves(text, &forms[i], 100, &seed);
        for (size_t most = 0; most < 102; most++) {
            check(text, length, most);
        }
    }
}

static void every_start_and_every_end(void **state)
{
    (void)state;
    char text[TEXT_MAX];
    uint32_t seed = 8;
    for (int i = 0; i < FORMS; i++) {
        size_t length = write_moves(text, &forms[i], 50, &seed);
        for (size_t cut = 0; cut <= length; cut++) {
            check(text, length - cut, ALL);
            check(text + cut, length - cut, ALL);
        }
    }
}

/* Every byte in every place: in two stretches and what follows them. */
static void every_byte_in_every_place(void **state)
{
    (void)state;
    char text[TEXT_MAX];
    uint32_t seed = 9;
    for (int i = 0; i < FORMS; i++) {
        size_t length = write_moves(text, &forms[i], 30, &seed);
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

/* Bytes put in or left out, so that what follows is shifted; a few at once, so that a number
 * may become long, or a gap wide. */
static void random_texts(void **state)
{
    (void)state;
    static const char bytes[] = "0123456789 \n\r\t1122  \n\n-x\x10\x1F";
    uint32_t seed = 10;
    for (int i = 0; i < 60000; i++) {
        char text[TEXT_MAX];
        size_t length = write_moves(text, &forms[i % FORMS], 40, &seed);
        for (int change = random_below(&seed, 4); change > 0; change--) {
            size_t at = (size_t)random_below(&seed, (int)length);
            bool longer = random_below(&seed, 2) == 0;
            memmove(text + at + longer, text + at + !longer, length - at - !longer);
            length = longer ? length + 1 : length - 1;
            if (longer) {
                text[at] = bytes[random_below(&seed, sizeof bytes - 1)];
            }
        }
        check(text, length, (size_t)random_below(&seed, 42));
    }
}

/* All ways in which two moves have one digit or two, all numbers among them. */
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
        TEST(every_byte_in_every_place),   TEST(random_texts),
        TEST(every_number_in_every_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
