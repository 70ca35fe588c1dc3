/* plain.h - the fast paths. Each takes exactly the plain form of its records, as far as it
 * stands in the block at hand, and leaves everything else, untouched, to the command's
 * one general reader: so each is short, and there is one set of rules. */
#ifndef PLAIN_H
#define PLAIN_H

#include "answers.h"
#include "session.h"

/* Judges boards, as long as four stand there each with its line end at once. */
void plain_boards(struct session *session, struct answers *answers);

/* Reads a board, if all of it is there and the white space after it, which is left. */
bool plain_board(struct input *input, tttjudge_board *board);

/* Reads a list and plays it, if all of it is there, without white space, and legal; with
 * strict, if a newline follows, which is used, and the game does not end before the list. */
bool plain_list(struct input *input, tttjudge_game *game, bool strict);

/* Plays at most `most` moves of a game, as long as they are x, one space, y and one white
 * space, and legal; with strict, no leading zeros and a newline. Returns how many it
 * played; 0 if the next is not so. */
int plain_stones(struct input *input, tttjudge_gomoku *game, int most, bool strict);

#endif
