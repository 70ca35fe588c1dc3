/* mutate.c - changes bytes, words of the target, lines or whole records. */
#include "mutate.h"

#include "harness.h"

#include <string.h>

enum { RECORD_MAX = 1024 };

/* A text, with room for a longer one. */
struct text {
    unsigned char *bytes;
    size_t length, most;
};

/* Replaces bytes by others, if there is room. */
static void replace(struct text *text, size_t at, size_t removed, const void *data, size_t length)
{
    if (text->length - removed + length > text->most) {
        return;
    }
    memmove(text->bytes + at + length, text->bytes + at + removed, text->length - at - removed);
    memcpy(text->bytes + at, data, length);
    text->length = text->length - removed + length;
}

/* A part of the text that begins at a place, mostly short. */
static size_t part(struct random *random, const struct text *text, size_t at)
{
    size_t length = random_below(random, random_below(random, 4) == 0 ? 128 : 4);
    return length < text->length - at ? length : text->length - at;
}

static void put_word(struct random *random, struct text *text, size_t at, size_t removed)
{
    size_t count = 0;
    while (target.words[count] != NULL) {
        count++;
    }
    const char *word = target.words[random_below(random, count)];
    replace(text, at, removed, word, strlen(word));
}

/* Copies a part of the text to another place. */
static void put_part(struct random *random, struct text *text, size_t at, size_t removed)
{
    unsigned char data[RECORD_MAX];
    size_t from = random_below(random, text->length + 1);
    size_t length = part(random, text, from);
    length = length < sizeof data ? length : sizeof data;
    memcpy(data, text->bytes + from, length);
    replace(text, at, removed, data, length);
}

static void put_record(struct random *random, struct text *text, size_t at)
{
    char record[RECORD_MAX];
    while (at > 0 && text->bytes[at - 1] != '\n') {
        at--;
    }
    size_t room = random_below(random, sizeof record);
    replace(text, at, 0, record, target.make_record(random, record, room));
}

static void change(struct random *random, struct text *text)
{
    size_t at = random_below(random, text->length + 1);
    size_t removed = part(random, text, at);
    unsigned char byte = (unsigned char)random_below(random, 256);
    switch (random_below(random, 8)) {
    case 0:
        replace(text, at, 0, &byte, 1);
        break;
    case 1:
        replace(text, at, at < text->length ? 1 : 0, &byte, 1);
        break;
    case 2:
        replace(text, at, removed, "", 0);
        break;
    case 3:
        put_word(random, text, at, 0);
        break;
    case 4:
        put_word(random, text, at, removed);
        break;
    case 5:
        put_part(random, text, at, 0);
        break;
    case 6:
        put_part(random, text, at, removed);
        break;
    default:
        put_record(random, text, at);
        break;
    }
}

size_t mutate(struct random *random, unsigned char *data, size_t length, size_t most)
{
    if (length < TEXT || random_below(random, 8) == 0) {
        size_t byte = random_below(random, TEXT);
        if (length < TEXT && most >= TEXT) {
            memset(data, 0, TEXT);
            length = TEXT;
        }
        if (byte < length) {
            data[byte] = (unsigned char)random_below(random, 256);
        }
        return length;
    }
    struct text text = {data + TEXT, length - TEXT, most - TEXT};
    for (size_t changes = 1 + random_below(random, 3); changes > 0; changes--) {
        change(random, &text);
    }
    return TEXT + text.length;
}
