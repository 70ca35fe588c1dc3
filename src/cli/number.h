/* number.h - texts and decimal numbers of any length, gathered byte by byte: a number's
 * value as far as that matters, and the beginning as a message shows it. Knows nothing of
 * where the bytes come from, or of what is in range. */
#ifndef NUMBER_H
#define NUMBER_H

#include "message.h"

struct text {
    size_t length;
    char start[QUOTE_MAX]; /* the beginning of it */
};

static inline void text_add(struct text *text, int byte)
{
    if (text->length < sizeof text->start) {
        text->start[text->length] = (char)byte;
    }
    text->length++;
}

static inline struct quoted text_quote(const struct text *text)
{
    return quote(text->start, text->length);
}

/* Above every limit there is; a value that reaches it stays there. */
enum { NUMBER_HUGE = 10000 };

struct number {
    int value;
    struct text text;
};

static inline bool is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

static inline void number_add_digit(struct number *number, int digit)
{
    text_add(&number->text, digit);
    if (number->value < NUMBER_HUGE) {
        number->value = 10 * number->value + (digit - '0');
    }
}

#endif
