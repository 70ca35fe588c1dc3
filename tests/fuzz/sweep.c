/* sweep.c - makes the texts, and tries each with some sets of options. */
#include "sweep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES = 256, TEXT_MAX = 4096, LONG = 200000 };

/* The sets of options that lead to different code: the plain run, the one that goes on, and
 * the one that takes nothing but what the problem promises. */
static const unsigned choice_sets[] = {
    0,
    CHOOSE_EXPLAIN | CHOOSE_KEEP_GOING,
    CHOOSE_EXPLAIN | CHOOSE_KEEP_GOING | CHOOSE_STRICT,
};
enum { SETS = sizeof choice_sets / sizeof choice_sets[0] };

static unsigned long tried;

static void try_cut(const void *text, size_t length, int size, size_t first)
{
    for (int i = 0; i < SETS; i++) {
        check(&(struct input_text){.choices = choice_sets[i],
                                   .size = size,
                                   .pieces = {.most = WHOLE, .first = first},
                                   .text = text,
                                   .length = length});
    }
    tried++;
}

static void try(const void *text, size_t length, int size)
{
    try_cut(text, length, size, 0);
}

/* Tries a text with some of its bytes, at a place, replaced by one byte or by none. */
static void try_changed(const char *text, size_t at, size_t removed, int byte)
{
    char changed[TEXT_MAX];
    size_t length = strlen(text);
    size_t put = 0;
    memcpy(changed, text, at);
    if (byte >= 0) {
        changed[at] = (char)byte;
        put = 1;
    }
    memcpy(changed + at + put, text + at + removed, length - at - removed);
    try(changed, length - removed + put, BOARD_SIZE_USUAL);
}

static void change_every_byte(const char *text)
{
    size_t length = strlen(text);
    for (size_t at = 0; at <= length; at++) {
        if (at < length) {
            try_changed(text, at, 1, -1);
        }
        for (int byte = 0; byte < BYTES; byte++) {
            try_changed(text, at, 0, byte);
            if (at < length) {
                try_changed(text, at, 1, byte);
            }
        }
    }
}

static void put_crlf(char *crlf, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '\n') {
            *crlf++ = '\r';
        }
        *crlf++ = *text;
    }
    *crlf = '\0';
}

void sweep_bytes(const char *text)
{
    char crlf[TEXT_MAX];
    put_crlf(crlf, text);
    change_every_byte(text);
    change_every_byte(crlf);
}

static void cut_everywhere(const char *text)
{
    size_t length = strlen(text);
    for (size_t at = 1; at <= length; at++) {
        try_cut(text, length, BOARD_SIZE_USUAL, at);
        try(text, at, BOARD_SIZE_USUAL);
    }
}

void sweep_cuts(const char *text)
{
    char crlf[TEXT_MAX];
    put_crlf(crlf, text);
    cut_everywhere(text);
    cut_everywhere(crlf);
}

static void try_number(const char *text, const char *number, int size)
{
    char changed[TEXT_MAX];
    const char *place = strchr(text, '#');
    int length =
        snprintf(changed, sizeof changed, "%.*s%s%s", (int)(place - text), text, number, place + 1);
    if (length < 0 || length >= (int)sizeof changed) {
        abort();
    }
    try(changed, (size_t)length, size);
}

void sweep_numbers(const char *text, int size)
{
    static const char *const others[] = {
        "1024",
        "1025",
        "9999",
        "10000",
        "10001",
        "32768",
        "65536",
        "65537",
        "2147483647",
        "2147483648",
        "2147483649",
        "4294967295",
        "4294967296",
        "4294967297",
        "9223372036854775807",
        "9223372036854775808",
        "18446744073709551615",
        "18446744073709551616",
        "18446744073709551617",
        "10000000000000000000",
        "99999999999999999999",
        "36893488147419103233",
        "00000000000000000001",
        "00000000000000000000",
        "340282366920938463463374607431768211457",
        "",
        "-",
        "--1",
        "+1",
        "-0",
        "-00",
        "1.0",
        "1e0",
        "1a",
        "0x1",
    };
    static const struct {
        const char *format;
        int numbers;
    } forms[] = {{"%d", 1000}, {"0%d", 100}, {"00%d", 100}, {"-%d", 100}};
    for (size_t form = 0; form < sizeof forms / sizeof *forms; form++) {
        for (int number = 0; number < forms[form].numbers; number++) {
            char digits[16];
            snprintf(digits, sizeof digits, forms[form].format, number);
            try_number(text, digits, size);
        }
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        try_number(text, others[i], size);
    }
}

/* Damages a record now and then. */
static void damage(struct random *random, char *record, size_t length)
{
    if (length > 0 && random_below(random, 200) == 0) {
        record[random_below(random, length)] = "X.[,]9 \n\v"[random_below(random, 9)];
    }
}

void sweep_long(void)
{
    static char text[LONG];
    for (unsigned choices = 0; choices < CHOICE_SETS; choices++) {
        struct random random = random_start(choices);
        size_t length = 0;
        size_t more = 1;
        while (more > 0) {
            size_t room = sizeof text - length;
            more = target.make_record(&random, text + length, room < 1024 ? room : 1024);
            if ((choices & CHOOSE_KEEP_GOING) != 0) {
                damage(&random, text + length, more);
            }
            length += more;
        }
        check(&(struct input_text){.choices = choices,
                                   .size = BOARD_SIZE_USUAL,
                                   .pieces = {.most = 100000, .seed = choices},
                                   .text = (const unsigned char *)text,
                                   .length = length,
                                   .second_at = length / 3});
        tried++;
    }
}

void sweep_end(void)
{
    printf("%s: %lu texts\n", target.name, tried);
}
