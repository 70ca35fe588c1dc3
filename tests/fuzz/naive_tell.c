/* naive_tell.c - the output for the records and faults that a naive judge has found: a line each,
 * a table, or what naive_check.c says of answers. */
#include "naive.h"

#include "room.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { MALFORMED = 1, PIECE_MAX = 512 };

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

void naive_end_line(struct naive *naive, bool good, int file, size_t known)
{
    struct naive_answer *answer = &naive->answer;
    answer->lines =
        with_room(answer->lines, answer->line_count, 1, &answer->line_room, sizeof *answer->lines);
    answer->lines[answer->line_count++] = (struct naive_line){
        answer->out_length, good, file, known, naive->answers_known, naive->answers_passed};
}

static void put_record(struct naive *naive, const struct naive_record *record)
{
    naive_put(naive, "%s", record->good ? record->verdict : "error");
    if (record->reason[0] != '\0') {
        naive_put(naive, "\t%s", record->reason);
    }
    naive_put(naive, "\n");
}

static size_t count_of(const struct naive *naive, size_t records, const char *verdict)
{
    size_t count = 0;
    for (size_t i = 0; i < records; i++) {
        const struct naive_record *record = &naive->records[i];
        size_t length = strcspn(record->verdict, " "); /* "A 9" counts as A */
        count += strlen(verdict) == length && strncmp(record->verdict, verdict, length) == 0;
    }
    return count;
}

/* The table of the first records. */
static void put_counts(struct naive *naive, size_t records)
{
    for (int i = 0; naive->command->verdicts[i] != NULL; i++) {
        const char *verdict = naive->command->verdicts[i];
        naive_put(naive, "%zu\t%s\n", count_of(naive, records, verdict), verdict);
    }
    if (naive->options.keep_going) { /* an error has no verdict */
        naive_put(naive, "%zu\terror\n", count_of(naive, records, ""));
    }
}

static void tell_record(struct naive *naive, const struct naive_record *record)
{
    if (naive->options.check) {
        naive_check_record(naive, record);
    } else if (!naive->options.count) {
        put_record(naive, record);
        naive_end_line(naive, record->good, record->file, record->known);
    }
}

static void tell_fault(struct naive *naive, const struct naive_fault *fault)
{
    struct naive_answer *answer = &naive->answer;
    if (naive->options.count && !naive->options.keep_going) {
        put_counts(naive, fault->records);
    }
    answer->messages = with_room(answer->messages, answer->message_count, 1, &answer->message_room,
                                 sizeof *answer->messages);
    answer->messages[answer->message_count++] =
        (struct naive_message){fault->file,        fault->line,  fault->column,
                               answer->out_length, fault->known, naive->answers_known};
    answer->status = MALFORMED;
    if (!naive->options.keep_going || (naive->options.check && fault->gives_up)) {
        answer->over = true; /* the record of the next answer is unknown */
    }
}

static void tell_end(struct naive *naive)
{
    if (naive->options.check) {
        naive_check_end(naive);
    } else if (naive->options.count) {
        put_counts(naive, naive->record_count);
    }
}

void naive_tell(struct naive *naive)
{
    size_t fault = 0;
    naive->answer.over = false;
    naive->answer.out_length = 0;
    naive->answer.line_count = 0;
    naive->answer.message_count = 0;
    naive->answer.status = 0;
    for (size_t i = 0; i <= naive->record_count; i++) {
        while (fault < naive->fault_count && naive->faults[fault].records == i) {
            tell_fault(naive, &naive->faults[fault++]);
            if (naive->answer.over) {
                return;
            }
        }
        if (i < naive->record_count) {
            tell_record(naive, &naive->records[i]);
        }
        if (naive->answer.over) {
            return;
        }
    }
    tell_end(naive);
}
