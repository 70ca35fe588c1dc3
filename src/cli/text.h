/* text.h - texts and decimal numbers of any length, read byte by byte. Only what a message shows
 * is kept, and a number's value up to a limit. */
#ifndef TEXT_H
#define TEXT_H

#include "byte.h"
#include "message.h"

struct text {
    uint64_t length;       /* it may be longer than memory */
    char start[QUOTE_MAX]; /* the beginning */
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
    return quote(text->start, text->length < SIZE_MAX ? (size_t)text->length : SIZE_MAX);
}

/* Above every limit in use; a value that reaches it grows no further. */
enum { NUMBER_HUGE = 10000 };

struct number {
    bool negative; /* a minus sign stands before it */
    int value;
    struct text text;
};

static inline void number_add_sign(struct number *number)
{
    text_add(&number->text, '-');
    number->negative = true;
}

static inline void number_add_digit(struct number *number, int digit)
{
    text_add(&number->text, digit);
    if (number->value < NUMBER_HUGE) {
        number->value = 10 * number->value + (digit - '0');
    }
}

static inline bool number_is_within(const struct number *number, int least, int most)
{
    return !number->negative && number->value >= least && number->value <= most;
}

/* What is wrong with a number that is outside its range. */
static inline const char *number_fault(const struct number *number)
{
    return number->negative && number->value == 0 ? "has a minus sign" : "is out of range";
}

#endif
