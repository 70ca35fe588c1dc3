/* naive_check.c - compares answers with verdicts, line by line, and says what differs. */
#include "naive.h"

#include <stdio.h>
#include <string.h>

enum { MALFORMED = 1, WRONG = 3, SHOWN_MAX = 24 };

/* A line of the answers, without what does no harm. */
struct answer {
    bool found; /* and not the end of the file */
    size_t line;
    size_t from, to; /* its bytes, without blanks before and after */
    bool newline;
    size_t known; /* bytes that have to be read to know all of it */
};

static bool is_blank(int byte)
{
    return byte != '\n' && naive_is_space(byte);
}

/* The next line, as it is. */
static struct answer next_line(struct naive *naive)
{
    const struct naive_text *text = &naive->answers;
    struct answer answer = {.from = naive->answers_at, .to = naive->answers_at};
    answer.found = answer.from < text->length;
    answer.line = naive->answers_line;
    while (answer.to < text->length && text->bytes[answer.to] != '\n') {
        answer.to++;
    }
    answer.newline = answer.to < text->length;
    answer.known = answer.to + 1; /* the newline, or the end of the file */
    naive->answers_at = answer.newline ? answer.to + 1 : text->length;
    naive->answers_line += answer.newline ? 1 : 0;
    return answer;
}

/* The next line that is an answer. */
static struct answer next_answer(struct naive *naive)
{
    const struct naive_text *text = &naive->answers;
    bool lenient = !naive->options.strict;
    if (lenient && naive->answers_at == 0 && text->length >= 3 &&
        memcmp(text->bytes, "\xEF\xBB\xBF", 3) == 0) {
        naive->answers_at = 3;
    }
    for (;;) {
        struct answer answer = next_line(naive);
        while (lenient && answer.from < answer.to && is_blank(text->bytes[answer.from])) {
            answer.from++;
        }
        while (lenient && answer.from < answer.to && is_blank(text->bytes[answer.to - 1])) {
            answer.to--;
        }
        if (!lenient || !answer.found || answer.from < answer.to) {
            naive->answers_passed = answer.known;
            return answer;
        }
    }
}

/* How much of a verdict these bytes are, or -1 if they differ from it. Several blanks count as
 * one. */
static int read_of(const char *verdict, const unsigned char *bytes, size_t length, bool strict)
{
    size_t at = 0;
    for (size_t i = 0; i < length; i++) {
        int byte = !strict && is_blank(bytes[i]) ? ' ' : bytes[i];
        bool again = !strict && byte == ' ' && i > 0 && is_blank(bytes[i - 1]);
        if (at == strlen(verdict) || (!again && byte != verdict[at])) {
            return -1;
        }
        at += again ? 0 : 1;
    }
    return (int)at;
}

static bool has_words(const struct naive *naive, const struct answer *answer, const char *verdict)
{
    return read_of(verdict, naive->answers.bytes + answer->from, answer->to - answer->from,
                   naive->options.strict) == (int)strlen(verdict);
}

/* How many bytes have to be read to report a wrong answer. One that is longer than what is shown
 * need not be read to its end, but only one byte further. */
static size_t known_of(const struct naive *naive, const struct answer *answer)
{
    size_t length = 0;
    for (size_t i = answer->from; i < answer->to; i++) {
        bool blank = !naive->options.strict && is_blank(naive->answers.bytes[i]);
        bool again = blank && is_blank(naive->answers.bytes[i - 1]);
        length += again ? 0 : 1;
        if (length > SHOWN_MAX && !blank) {
            return i + 2 < answer->known ? i + 2 : answer->known;
        }
    }
    return answer->known;
}

static void put_quoted(struct naive *naive, const unsigned char *bytes, size_t length)
{
    naive_put(naive, "'");
    for (size_t i = 0; i < length && i < SHOWN_MAX; i++) {
        if (bytes[i] == '\r' || bytes[i] == '\t') {
            naive_put(naive, bytes[i] == '\r' ? "\\r" : "\\t");
        } else {
            naive_put(naive, bytes[i] < ' ' || bytes[i] > '~' ? "\\x%02X" : "%c", bytes[i]);
        }
    }
    naive_put(naive, length > SHOWN_MAX ? "...'" : "'");
}

static void put_found(struct naive *naive, const struct answer *answer)
{
    size_t length = answer->to - answer->from;
    if (!answer->found) {
        naive_put(naive, "found the end of the file");
        return;
    }
    naive_put(naive, "found ");
    put_quoted(naive, naive->answers.bytes + answer->from, length);
    if (naive->options.strict && !answer->newline && length <= SHOWN_MAX) {
        naive_put(naive, " without a newline");
    }
}

static void put_places(struct naive *naive, const struct answer *answer, int file, size_t line)
{
    naive_put(naive, "%s:%zu: %s:%zu: expected ", naive->answers.name, answer->line,
              naive->texts[file].name, line);
}

static void end_difference(struct naive *naive)
{
    naive_put(naive, "\n");
    naive->answer.status = naive->answer.status == MALFORMED ? MALFORMED : WRONG;
    naive->answer.over = !naive->options.keep_going;
}

void naive_check_record(struct naive *naive, const struct naive_record *record)
{
    struct answer answer = next_answer(naive);
    if (!record->good) { /* its answer is skipped */
        naive_end_line(naive, false, record->file, record->known);
        return;
    }
    bool same = answer.found && has_words(naive, &answer, record->verdict);
    bool right = same && (answer.newline || !naive->options.strict);
    naive->answers_known = same ? answer.known : known_of(naive, &answer);
    if (!right && !naive->answers_missing) {
        put_places(naive, &answer, record->file, record->line);
        naive_put(naive, "'%s', ", record->verdict);
        put_found(naive, &answer);
        if (record->reason[0] != '\0') {
            naive_put(naive, "\t%s", record->reason);
        }
        end_difference(naive);
    }
    naive->answers_missing |= !answer.found;
    naive_end_line(naive, true, record->file, record->known);
}

void naive_check_end(struct naive *naive)
{
    struct answer answer = next_answer(naive);
    naive->answers_known = known_of(naive, &answer);
    if (answer.found) {
        put_places(naive, &answer, naive->file, naive->place.line);
        naive_put(naive, "the end of the file, ");
        put_found(naive, &answer);
        end_difference(naive);
    }
    naive_end_line(naive, true, naive->file, naive->answer.enough[naive->file]);
}
