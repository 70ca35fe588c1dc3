/* number.h - words and decimal numbers of any length, gathered byte by byte: a number's
 * value as far as that matters, and the beginning as a message shows it. Knows nothing of
 * where the bytes come from, or of what is in range. */
#ifndef NUMBER_H
#define NUMBER_H

#include "message.h"

struct word {
    size_t length;
    char text[QUOTE_MOST]; /* the beginning */
};

static inline void word_add(struct word *word, int byte)
{
    if (word->length < sizeof word->text) {
        word->text[word->length] = (char)byte;
    }
    word->length++;
}

static inline struct quoted word_quote(const struct word *word)
{
    return quote(word->text, word->length);
}

/* Above every limit there is; a value that reaches it stays there. */
enum { NUMBER_HUGE = 10000 };

struct number {
    int value;
    struct word word;
};

static inline bool is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

static inline void number_add_digit(struct number *number, int digit)
{
    word_add(&number->word, digit);
    if (number->value < NUMBER_HUGE) {
        number->value = 10 * number->value + (digit - '0');
    }
}

#endif
