/* plain.h - the fast paths. Each takes exactly the plain form of its records, as far as it
 * stands in the block at hand, and leaves everything else, untouched, to the command's
 * one general reader: so each is short, and there is one set of rules. */
#ifndef PLAIN_H
#define PLAIN_H

#include "answers.h"
#include "session.h"

/* Judges boards, as long as four stand there each with its line end at once. */
void plain_boards(struct session *session, struct answers *answers);

/* Reads a list and plays it, if all of it is there, without white space, and legal. */
bool plain_list(struct input *input, tttjudge_game *game);

/* Plays at most `most` moves of a game, as long as they are x, one space, y and one white
 * space, and legal. Returns how many it played; 0 if the next is not so. */
int plain_stones(struct input *input, tttjudge_gomoku *game, int most);

#endif
