/* answers.c - makes a solver's output, line by line, then changes the file as a whole. */
#include "answers.h"

#include <string.h>

enum { CHANGES_MAX = 3 };

static const char blanks[] = " \t\v\f\r";

/* A line of some length that is not an answer. */
static void put_garbage(struct random *random, bytes *answers)
{
    static const size_t lengths[] = {1, 5, 23, 24, 25, 26, 60, 500};
    size_t length = lengths[random_below(random, 8)];
    bool prints = random_below(random, 2) == 0;
    for (size_t i = 0; i < length; i++) {
        unsigned char byte =
            (unsigned char)(prints ? 'a' + random_below(random, 26) : random_below(random, 256));
        bytes_add(answers, byte == '\n' ? (unsigned char *)"." : &byte, 1);
    }
}

static void put_blanks(struct random *random, bytes *answers)
{
    for (size_t i = random_below(random, random_below(random, 4) == 0 ? 40 : 4); i > 0; i--) {
        bytes_add(answers, &blanks[random_below(random, 5)], 1);
    }
}

/* The verdict with blanks where they do no harm, in all places or in some. */
static void put_spaced(struct random *random, bytes *answers, const char *verdict)
{
    put_blanks(random, answers);
    for (; *verdict != '\0'; verdict++) {
        bytes_add(answers, verdict, 1);
        if (*verdict == ' ') {
            put_blanks(random, answers);
        }
    }
    put_blanks(random, answers);
}

/* The verdict with a byte inserted, removed or changed. */
static void put_spoiled(struct random *random, bytes *answers, const char *verdict)
{
    size_t length = strlen(verdict);
    size_t at = random_below(random, length + 1);
    size_t removed = at < length ? random_below(random, 2) : 0;
    bytes_add(answers, verdict, at);
    if (removed == 0 || random_below(random, 2) == 0) {
        bytes_add(answers, &" \t\r019ATvx\0\x80"[random_below(random, 12)], 1);
    }
    bytes_add(answers, verdict + at + removed, length - at - removed);
}

static void put_other_case(bytes *answers, const char *verdict)
{
    for (; *verdict != '\0'; verdict++) {
        bool letter = *verdict >= 'A';
        char byte = (char)(letter ? *verdict ^ 0x20 : *verdict);
        bytes_add(answers, &byte, 1);
    }
}

static void put_other(struct random *random, bytes *answers, const struct naive *naive)
{
    size_t count = 0;
    while (naive->command->verdicts[count] != NULL) {
        count++;
    }
    const char *verdict = naive->command->verdicts[random_below(random, count)];
    bytes_add(answers, verdict, strlen(verdict));
    if (random_below(random, 4) == 0) {
        bytes_add(answers, " 1024", 2 + random_below(random, 4));
    }
}

static void put_changed(struct random *random, bytes *answers, const struct naive *naive,
                        const char *verdict)
{
    switch (random_below(random, 9)) {
    case 0:
        return; /* the line is missing */
    case 1:
        bytes_add(answers, verdict, strlen(verdict));
        bytes_add(answers, "\n\n\n", random_below(random, 4)); /* blank ones follow */
        break;
    case 2:
        bytes_add(answers, verdict, strlen(verdict));
        bytes_add(answers, "\nTie\n", 5); /* one too many */
        put_other(random, answers, naive);
        break;
    case 3:
        put_garbage(random, answers);
        break;
    case 4:
        put_spoiled(random, answers, verdict);
        break;
    case 5:
        put_other_case(answers, verdict);
        break;
    case 6:
        put_other(random, answers, naive);
        break;
    default:
        put_spaced(random, answers, verdict);
        break;
    }
    bytes_add(answers, "\n", 1);
}

/* The verdict on a record, or what a solver may say of a malformed one. */
static const char *verdict_of(const struct naive *naive, size_t record)
{
    return naive->records[record].good ? naive->records[record].verdict : "?";
}

static void change_file(struct random *random, bytes *answers)
{
    switch (random_below(random, 12)) {
    case 0:
        answers->size -= answers->size > 0 ? 1 : 0; /* the last newline */
        break;
    case 1:
        answers->size = random_below(random, answers->size + 1);
        break;
    case 2:
        put_garbage(random, answers);
        break;
    case 3:
        bytes_add(answers, " \n\t\r\n \n", 1 + random_below(random, 7));
        break;
    default:
        break;
    }
}

void answers_make(const struct naive *naive, uint64_t seed, bytes *answers)
{
    struct random random = random_start(seed);
    size_t changed[CHANGES_MAX];
    size_t changes = seed == ANSWERS_RIGHT ? 0 : random_below(&random, CHANGES_MAX + 1);
    bool crlf = seed != ANSWERS_RIGHT && random_below(&random, 8) == 0;
    for (size_t i = 0; i < changes; i++) {
        changed[i] = random_below(&random, naive->record_count + 1);
    }
    bytes_clear(answers);
    bytes_add(answers, "\xEF\xBB\xBF",
              seed != ANSWERS_RIGHT && random_below(&random, 8) == 0 ? 3 : 0);
    for (size_t record = 0; record < naive->record_count; record++) {
        const char *verdict = verdict_of(naive, record);
        bool change = false;
        for (size_t i = 0; i < changes; i++) {
            change |= changed[i] == record;
        }
        if (change) {
            put_changed(&random, answers, naive, verdict);
        } else {
            bytes_add(answers, verdict, strlen(verdict));
            bytes_add(answers, crlf ? "\r\n" : "\n", crlf ? 2 : 1);
        }
    }
    if (seed != ANSWERS_RIGHT) {
        change_file(&random, answers);
    }
}
