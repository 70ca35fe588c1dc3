/* commands.h - the three judges, one file each: validate.c, moves.c, gomoku.c. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "session.h"

judge_function judge_validate;
judge_function judge_moves;
judge_function judge_gomoku;

#endif
