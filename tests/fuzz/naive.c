/* naive.c - what the three naive judges share: lines of output, messages, gaps.
 * Always goes on after an error; what a run without --keep-going does not come to is cut
 * off in the end. */
#include "naive.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MALFORMED = 1, FIRST_ROOM = 64, PIECE_MAX = 256 };

/* Makes room for more things of a size. */
static void *with_room(void *things, size_t count, size_t more, size_t *room, size_t size)
{
    if (count + more <= *room) {
        return things;
    }
    *room = 2 * (count + more) + FIRST_ROOM;
    things = realloc(things, *room * size);
    if (things == NULL) {
        abort();
    }
    return things;
}

int naive_byte(const struct naive *naive, size_t at)
{
    return at < naive->text.length ? naive->text.bytes[at] : NAIVE_END;
}

bool naive_is_space(int byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\v' || byte == '\f' ||
           byte == '\r';
}

void naive_put(struct naive *naive, const char *format, ...)
{
    struct naive_answer *answer = &naive->answer;
    answer->out = with_room(answer->out, answer->out_length, PIECE_MAX, &answer->out_room, 1);
    va_list values;
    va_start(values, format);
    int length = vsnprintf(answer->out + answer->out_length, PIECE_MAX, format, values);
    va_end(values);
    if (length < 0 || length >= PIECE_MAX) {
        abort();
    }
    answer->out_length += (size_t)length;
}

static void end_line(struct naive *naive, bool verdict, size_t known)
{
    struct naive_answer *answer = &naive->answer;
    naive_put(naive, "\n");
    answer->lines =
        with_room(answer->lines, answer->line_count, 1, &answer->line_room, sizeof *answer->lines);
    answer->lines[answer->line_count++] =
        (struct naive_line){answer->out_length, verdict, naive->file, known};
}

void naive_end_line(struct naive *naive, size_t known)
{
    end_line(naive, true, known);
}

/* Counts lines and columns up to a byte, on from where it was before if that is nearer. */
static void go_to_place(struct naive *naive, size_t at)
{
    struct naive_place *place = &naive->place;
    if (place->at > at) {
        *place = (struct naive_place){0, 1, 1};
    }
    for (; place->at < at; place->at++) {
        place->column++;
        if (naive->text.bytes[place->at] == '\n') {
            place->line++;
            place->column = 1;
        }
    }
}

void naive_wrong_file(struct naive *naive, size_t at)
{
    struct naive_answer *answer = &naive->answer;
    go_to_place(naive, at);
    answer->messages = with_room(answer->messages, answer->message_count, 1, &answer->message_room,
                                 sizeof *answer->messages);
    answer->messages[answer->message_count++] = (struct naive_message){
        naive->file, naive->place.line, naive->place.column, answer->out_length};
    answer->status = MALFORMED;
}

void naive_lost_record(struct naive *naive, size_t at)
{
    naive_wrong_file(naive, at);
    if (!naive->bad) {
        naive_put(naive, "error");
        end_line(naive, false, at);
    }
    naive->bad = true;
}

void naive_wrong_record(struct naive *naive, size_t at)
{
    if (!naive->bad) {
        naive_lost_record(naive, at);
    }
}

bool naive_next_record(struct naive *naive, bool (*is_white)(int byte))
{
    naive->bad = false;
    while (is_white(naive_byte(naive, naive->at))) {
        size_t from = naive->at;
        while (naive_byte(naive, naive->at) != '\n' && is_white(naive_byte(naive, naive->at))) {
            naive->at++;
        }
        bool newline = naive_byte(naive, naive->at) == '\n';
        bool end = naive_byte(naive, naive->at) == NAIVE_END;
        if (naive->options.strict && (newline || end)) {
            naive_wrong_file(naive, from);
        } else if (naive->options.strict) {
            naive_wrong_record(naive, from);
        }
        naive->at += newline ? 1 : 0;
    }
    return naive_byte(naive, naive->at) != NAIVE_END;
}

void naive_newline(struct naive *naive, bool (*is_white)(int byte))
{
    if (!naive->options.strict) {
        return;
    }
    if (naive_byte(naive, naive->at) != '\n') {
        naive_wrong_record(naive, naive->at);
    }
    while (naive_byte(naive, naive->at) != '\n' && is_white(naive_byte(naive, naive->at))) {
        naive->at++;
    }
    if (naive_byte(naive, naive->at) == '\n') {
        naive->at++;
    }
}

static bool starts_with(const struct naive_text *text, const char *bytes, size_t length)
{
    return text->length >= length && memcmp(text->bytes, bytes, length) == 0;
}

static void judge_text(struct naive *naive, naive_judge *judge)
{
    naive->at = 0;
    naive->place = (struct naive_place){0, 1, 1};
    naive->bad = false;
    naive->answer.enough[naive->file] = (size_t)-1;
    if (starts_with(&naive->text, "\xFF\xFE", 2) || starts_with(&naive->text, "\xFE\xFF", 2)) {
        naive_wrong_file(naive, 0); /* UTF-16 */
        return;
    }
    if (starts_with(&naive->text, "\xEF\xBB\xBF", 3)) {
        if (naive->options.strict) {
            naive_wrong_file(naive, 0);
        }
        naive->at = 3;
    }
    judge(naive);
}

/* The first error ends the run. */
static void cut_at_first_message(struct naive_answer *answer)
{
    if (answer->message_count == 0) {
        return;
    }
    answer->message_count = 1;
    answer->out_length = answer->messages[0].before;
    while (answer->line_count > 0 &&
           answer->lines[answer->line_count - 1].end > answer->out_length) {
        answer->line_count--;
    }
}

void naive_run(struct naive *naive, naive_judge *judge, const struct naive_text *texts, int count)
{
    naive->answer.out_length = 0;
    naive->answer.line_count = 0;
    naive->answer.message_count = 0;
    naive->answer.status = 0;
    for (int i = 0; i < count; i++) {
        naive->file = i;
        naive->text = texts[i];
        judge_text(naive, judge);
    }
    if (!naive->options.keep_going) {
        cut_at_first_message(&naive->answer);
    }
}
