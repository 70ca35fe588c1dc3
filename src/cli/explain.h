/* explain.h - the reasons of --explain, which only describe what the library found. Their words
 * are fixed: scripts match them. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "tttjudge.h"

/* Write a tab and the reason where there is room for a line; return the end. */
char *explain_board(char *at, tttjudge_board board, tttjudge_standing standing);
char *explain_game(char *at, const tttjudge_game *game, const tttjudge_result *result);
char *explain_gomoku(char *at, const tttjudge_gomoku *game);

#endif
