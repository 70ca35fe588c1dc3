/* layout.h - what may stand between the records of a file, and with --strict what
 * has to. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "byte.h"
#include "session.h"

/* Uses white space up to the next record and returns its first byte, or INPUT_END.
 * With --strict a blank line is an error of the file. */
int layout_next_record(struct session *session);

/* Call it when a record follows: with --strict, blanks before it are its error. */
void layout_begin_record(struct session *session);

/* After a record's last byte. With --strict a newline has to follow at once. */
void layout_end_record(struct session *session);

#endif
