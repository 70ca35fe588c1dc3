/* plain.h - the fast paths. Each takes exactly the plain form of its records, as far as it
 * stands in the block at hand, and leaves everything else, untouched, to the command's
 * one general reader: so each is short, and there is one set of rules. */
#ifndef PLAIN_H
#define PLAIN_H

#include "answers.h"
#include "session.h"

/* Judges boards four at a time, as long as there are four that are each followed at once by
 * LF, or each by CR LF; with --strict, by LF. */
void plain_boards(struct session *session, struct answers *answers);

/* Reads a board, if all of it is there and white space after it, which is left. Not for
 * --strict. */
bool plain_board(struct input *input, tttjudge_board *board);

/* Reads a list and plays it, if all of it is there, without white space but for a blank
 * after each comma or after none, and legal. With strict, there are no blanks, a newline
 * follows and is used, and the game does not end before the list. */
bool plain_list(struct input *input, tttjudge_game *game, bool strict);

/* Plays at most `most` moves of a game, as long as they are x, a space, y, both of one or
 * two digits, and a space, LF or CR LF, and legal; white space between them is skipped. With
 * strict, there is none, no leading zeros, and LF follows. Returns how many it played; 0 if
 * the next is not so. */
int plain_stones(struct input *input, tttjudge_gomoku *game, int most, bool strict);

#endif
