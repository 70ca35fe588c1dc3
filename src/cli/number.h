/* number.h - a decimal number of any length, gathered digit by digit: its value as
 * far as that matters, and its beginning as a message shows it. */
#ifndef NUMBER_H
#define NUMBER_H

#include "message.h"

/* Above every limit there is; a value that reaches it stays there. */
enum { NUMBER_HUGE = 10000 };

struct number {
    int value;
    size_t length;             /* of its text */
    char text[QUOTE_MOST + 1]; /* the beginning, as much as can be quoted */
};

static inline bool is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

/* Adds a byte to the text alone. */
static inline void number_add(struct number *number, int byte)
{
    if (number->length < sizeof number->text) {
        number->text[number->length] = (char)byte;
    }
    number->length++;
}

static inline void number_add_digit(struct number *number, int digit)
{
    number_add(number, digit);
    if (number->value < NUMBER_HUGE) {
        number->value = 10 * number->value + (digit - '0');
    }
}

static inline struct quoted number_quote(const struct number *number)
{
    return quote(number->text, number->length);
}

#endif
