/* naive.c - what the three naive judges share: texts, gaps, records and faults. They always go on
 * after a fault; naive_tell.c leaves out what a run without --keep-going does not reach. */
#include "naive.h"

#include "room.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

int naive_byte(const struct naive *naive, size_t at)
{
    return at < naive->text.length ? naive->text.bytes[at] : NAIVE_END;
}

bool naive_is_space(int byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\v' || byte == '\f' ||
           byte == '\r';
}

static void put(char *text, size_t room, const char *format, va_list values)
{
    size_t length = strlen(text);
    int more = vsnprintf(text + length, room - length, format, values);
    if (more < 0 || (size_t)more >= room - length) {
        abort();
    }
}

void naive_put_verdict(struct naive *naive, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    put(naive->record.verdict, sizeof naive->record.verdict, format, values);
    va_end(values);
}

void naive_put_reason(struct naive *naive, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    if (naive->options.explain) {
        put(naive->record.reason, sizeof naive->record.reason, format, values);
    }
    va_end(values);
}

/* Counts lines and columns up to a byte, from the last place if that is nearer. */
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

static void add_record(struct naive *naive, size_t known)
{
    naive->record.file = naive->file;
    naive->record.known = known;
    naive->records = with_room(naive->records, naive->record_count, 1, &naive->record_room,
                               sizeof *naive->records);
    naive->records[naive->record_count++] = naive->record;
    memset(&naive->record, 0, sizeof naive->record);
}

void naive_end_record(struct naive *naive, size_t from, size_t known)
{
    go_to_place(naive, from);
    naive->record.good = true;
    naive->record.line = naive->place.line;
    add_record(naive, known);
}

/* How many bytes, at most, have to be read to say what is wrong at a byte: those before it,
 * blanks, the token after them, and the byte that ends it. */
static size_t known_of_fault(const struct naive *naive, size_t at)
{
    at = at > naive->at ? at : naive->at;
    while (naive_byte(naive, at) != '\n' && naive_is_space(naive_byte(naive, at))) {
        at++;
    }
    while (naive_byte(naive, at) != NAIVE_END && !naive_is_space(naive_byte(naive, at))) {
        at++;
    }
    return at + 1;
}

static void add_fault(struct naive *naive, size_t at, bool gives_up)
{
    go_to_place(naive, at);
    naive->faults =
        with_room(naive->faults, naive->fault_count, 1, &naive->fault_room, sizeof *naive->faults);
    naive->faults[naive->fault_count++] = (struct naive_fault){
        naive->file,         naive->place.line, naive->place.column, known_of_fault(naive, at),
        naive->record_count, gives_up};
}

void naive_wrong_file(struct naive *naive, size_t at)
{
    add_fault(naive, at, false);
}

static void put_error(struct naive *naive, size_t at)
{
    if (!naive->bad) {
        memset(&naive->record, 0, sizeof naive->record);
        add_record(naive, known_of_fault(naive, at));
    }
    naive->bad = true;
}

void naive_wrong_record(struct naive *naive, size_t at)
{
    if (!naive->bad) {
        add_fault(naive, at, false);
        put_error(naive, at);
    }
}

void naive_lost_record(struct naive *naive, size_t at)
{
    add_fault(naive, at, false);
    put_error(naive, at);
    add_fault(naive, at, true);
    naive_end_file(naive, known_of_fault(naive, at));
}

void naive_end_file(struct naive *naive, size_t enough)
{
    naive->answer.enough[naive->file] = enough;
    go_to_place(naive, naive->at);
}

/* The next newline, or byte that is not white. */
static size_t after_blanks(const struct naive *naive, bool (*is_white)(int byte))
{
    size_t at = naive->at;
    while (naive_byte(naive, at) != '\n' && is_white(naive_byte(naive, at))) {
        at++;
    }
    return at;
}

void naive_skip_blank_lines(struct naive *naive, bool (*is_white)(int byte))
{
    size_t newline = after_blanks(naive, is_white);
    while (naive_byte(naive, newline) == '\n') {
        if (naive->options.strict) {
            naive_wrong_file(naive, naive->at);
        }
        naive->at = newline + 1;
        newline = after_blanks(naive, is_white);
    }
}

bool naive_next_record(struct naive *naive, bool (*is_white)(int byte))
{
    naive->bad = false;
    naive_skip_blank_lines(naive, is_white);
    size_t from = naive->at;
    naive->at = after_blanks(naive, is_white);
    bool end = naive_byte(naive, naive->at) == NAIVE_END;
    if (naive->options.strict && naive->at > from && end) {
        naive_wrong_file(naive, from);
    } else if (naive->options.strict && naive->at > from) {
        naive_wrong_record(naive, from);
    }
    return !end;
}

void naive_newline(struct naive *naive, bool (*is_white)(int byte))
{
    if (!naive->options.strict) {
        return;
    }
    if (naive_byte(naive, naive->at) != '\n') {
        naive_wrong_record(naive, naive->at);
    }
    naive->at = after_blanks(naive, is_white);
    naive->at += naive_byte(naive, naive->at) == '\n' ? 1 : 0;
}

static bool starts_with(const struct naive_text *text, const char *bytes, size_t length)
{
    return text->length >= length && memcmp(text->bytes, bytes, length) == 0;
}

static void judge_text(struct naive *naive)
{
    naive->at = 0;
    naive->place = (struct naive_place){0, 1, 1};
    naive->bad = false;
    naive->answer.enough[naive->file] = 0;
    if (starts_with(&naive->text, "\xFF\xFE", 2) || starts_with(&naive->text, "\xFE\xFF", 2)) {
        naive_lost_record(naive, 0); /* UTF-16 */
        return;
    }
    if (starts_with(&naive->text, "\xEF\xBB\xBF", 3)) {
        if (naive->options.strict) {
            naive_wrong_file(naive, 0);
        }
        naive->at = 3;
    }
    naive->command->judge(naive);
    if (naive->answer.enough[naive->file] == 0) {
        naive_end_file(naive, NAIVE_WITH_END(naive->text.length));
    }
}

void naive_run(struct naive *naive, const struct naive_command *command,
               const struct naive_text *texts, int count, const struct naive_text *answers)
{
    naive->command = command;
    naive->record_count = 0;
    naive->fault_count = 0;
    naive->texts = texts;
    memset(&naive->record, 0, sizeof naive->record);
    for (int i = 0; i < count; i++) {
        naive->file = i;
        naive->text = texts[i];
        judge_text(naive);
    }
    naive->answers_at = 0;
    naive->answers_line = 1;
    naive->answers_known = 0;
    naive->answers_passed = 0;
    naive->answers_missing = false;
    naive->answers = naive->options.check ? *answers : (struct naive_text){"", NULL, 0};
    naive_tell(naive);
}
