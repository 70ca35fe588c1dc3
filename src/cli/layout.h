/* layout.h - the gaps between records: what is allowed, and what --strict wants. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "byte.h"
#include "session.h"

/* Skips to the next record and returns its first byte, or INPUT_END. With --strict a blank line
 * is an ERROR_LAYOUT. */
int layout_next_record(struct session *session);

/* Call it when a record follows: with --strict, blanks before it are an error in it. */
void layout_begin_record(struct session *session);

/* Call it after a record's last byte: with --strict, a newline must follow at once. */
void layout_end_record(struct session *session);

#endif
