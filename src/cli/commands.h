/* commands.h - the three judges, one file each: validate.c, moves.c, gomoku.c. Each reads
 * the records of a session's input and writes their verdicts. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "session.h"

void judge_validate(struct session *session);
void judge_moves(struct session *session);
void judge_gomoku(struct session *session);

#endif
