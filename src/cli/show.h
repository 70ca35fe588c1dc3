/* show.h - the drawings of --show: the position as the game ended, or as it is, and a
 * blank line. '.' is empty; the stones of winning lines stand in [brackets], the last
 * stone of a gomoku game in (round ones). */
#ifndef SHOW_H
#define SHOW_H

#include "output.h"
#include "tttjudge.h"

void show_board(struct output *output, tttjudge_board board);
void show_game(struct output *output, tttjudge_board board);
void show_gomoku(struct output *output, const tttjudge_gomoku *game);

#endif
