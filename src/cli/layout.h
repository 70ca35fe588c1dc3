/* layout.h - what may stand between the records of a file, and with --strict what
 * has to. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "session.h"

/* The white space of the C locale, as the problems' usual readers take it. */
static inline bool is_space(int byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/* The white space of JSON. */
static inline bool is_json_space(int byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

/* Uses white space up to the next record and returns its first byte, or INPUT_END.
 * With --strict a blank line is an error of the file. */
int layout_next_record(struct session *session);

/* What was found is a record: with --strict, blanks before it are its error. */
void layout_begin_record(struct session *session);

/* After a record's last byte. With --strict a newline has to follow at once. */
void layout_end_record(struct session *session);

#endif
