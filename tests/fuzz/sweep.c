/* sweep.c - makes texts, and tries each with some sets of options. */
#include "sweep.h"

#include <stdio.h>
#include <string.h>

enum { BYTES = 256, LONG = 150000 };

/* The sets of options that lead to different code: first those that change how records are read;
 * the others end sooner or change the output. */
static const unsigned record_sets[] = {
    CHOOSE_EXPLAIN | CHOOSE_KEEP_GOING,
    CHOOSE_EXPLAIN | CHOOSE_KEEP_GOING | CHOOSE_STRICT,
    CHOOSE_STRICT,
    0,
    CHOOSE_CHECK | CHOOSE_KEEP_GOING,
    CHOOSE_COUNT,
};
static const unsigned answer_sets[] = {
    CHOOSE_CHECK | CHOOSE_KEEP_GOING | CHOOSE_EXPLAIN,
    CHOOSE_CHECK | CHOOSE_KEEP_GOING | CHOOSE_STRICT,
    CHOOSE_CHECK,
    CHOOSE_CHECK | CHOOSE_STRICT,
};

/* If answers are swept, the text that they answer; else NULL. */
static const char *answered;

/* How many sets are tried: all; those that change how records are read; or, with CR LF, which
 * --strict refuses, those that are not strict. */
enum sets { ALL = 6, READING = 3, LENIENT = 1, ALL_ANSWERS = 4, READING_ANSWERS = 2 };

static unsigned long tried;

static void try_text(const void *text, size_t length, int size, size_t first, enum sets sets)
{
    const struct pieces pieces = {.most = WHOLE, .first = first};
    for (unsigned i = 0; i < sets; i++) {
        check(&(struct input_text){.choices = record_sets[i],
                                   .size = size,
                                   .pieces = pieces,
                                   .text = text,
                                   .length = length});
    }
    tried++;
}

void sweep_text(const char *text, int size)
{
    try_text(text, strlen(text), size, 0, ALL);
}

static void try_answers(const char *answers, size_t length, size_t first, enum sets sets)
{
    for (unsigned i = 0; i < sets; i++) {
        check(&(struct input_text){.choices = answer_sets[i],
                                   .size = BOARD_SIZE_USUAL,
                                   .pieces = {.most = WHOLE},
                                   .text = (const unsigned char *)answered,
                                   .length = strlen(answered),
                                   .answers = answers,
                                   .answers_length = length,
                                   .answers_pieces = {.most = WHOLE, .first = first}});
    }
    tried++;
}

/* Whether a byte, or none, has a meaning for some reader; all others are alike. */
static bool means_something(int byte)
{
    static const char meaning[] = "\t\n\v\r ,-.0139AOX[]aemx\xEF\xFE\xFF";
    return byte < 0 || memchr(meaning, byte, sizeof meaning) != NULL; /* NUL is one of them */
}

/* Tries a text with some bytes at a place replaced by one byte or by none. */
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
    length = length - removed + put;
    if (answered != NULL) {
        try_answers(changed, length, 0, means_something(byte) ? ALL_ANSWERS : READING_ANSWERS);
    } else {
        enum sets others = strchr(text, '\r') == NULL ? READING : LENIENT;
        try_text(changed, length, BOARD_SIZE_USUAL, 0, means_something(byte) ? ALL : others);
    }
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
        if (answered != NULL) {
            try_answers(text, length, at, ALL_ANSWERS);
            try_answers(text, at, 0, ALL_ANSWERS);
        } else {
            try_text(text, length, BOARD_SIZE_USUAL, at, ALL);
            try_text(text, at, BOARD_SIZE_USUAL, 0, ALL);
        }
    }
}

void sweep_cuts(const char *text)
{
    char crlf[TEXT_MAX];
    put_crlf(crlf, text);
    cut_everywhere(text);
    cut_everywhere(crlf);
}

void sweep_answers(const char *text, const char *answers)
{
    answered = text;
    sweep_bytes(answers);
    sweep_cuts(answers);
    answered = NULL;
}

/* Spoils a record now and then. */
static void spoil(struct random *random, char *record, size_t length)
{
    if (length > 0 && random_below(random, 200) == 0) {
        record[random_below(random, length)] = "X.[,]9 \n\v"[random_below(random, 9)];
    }
}

void sweep_long(void)
{
    static char text[LONG];
    for (unsigned choices = 0; choices < CHOICE_SETS; choices++) {
        if (choices != choices_together(choices)) {
            continue;
        }
        struct random random = random_start(choices);
        size_t length = 0;
        size_t more = 1;
        while (more > 0) {
            size_t room = sizeof text - length;
            more = target.make_record(&random, text + length, room < 1024 ? room : 1024);
            if ((choices & CHOOSE_KEEP_GOING) != 0) {
                spoil(&random, text + length, more);
            }
            length += more;
        }
        check(&(struct input_text){.choices = choices,
                                   .size = BOARD_SIZE_USUAL,
                                   .pieces = {.most = 100000, .seed = choices},
                                   .answers_seed = choices % 16,
                                   .answers_pieces = {.most = 50000, .seed = choices},
                                   .text = (const unsigned char *)text,
                                   .length = length,
                                   .second_at = length / 3});
        tried++;
    }
}

void sweep_end(void)
{
    printf("%s: %lu texts\n", target.command->name, tried);
}
