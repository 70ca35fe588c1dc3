/* show.h - the drawings of --show: the position when the game ended, or now, and a blank line.
 * '.' is empty; winning stones stand in [brackets], the last stone of gomoku in (round ones). */
#ifndef SHOW_H
#define SHOW_H

#include "output.h"
#include "tttjudge.h"

void show_board(struct output *output, tttjudge_board board);
void show_game(struct output *output, tttjudge_board board);
void show_gomoku(struct output *output, const tttjudge_gomoku *game);

#endif
