/* explain.h - the reasons of --explain, each built in one place from what the library
 * found. Nothing is decided here. The words are fixed: scripts match them. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "tttjudge.h"

/* Put a tab and the reason at a place where there is room for a line; return where it ends. */
char *explain_board(char *at, tttjudge_board board, tttjudge_standing standing);
char *explain_game(char *at, const tttjudge_game *game, const tttjudge_result *result);
char *explain_gomoku(char *at, const tttjudge_gomoku *game);

#endif
