/* plain.h - the fast paths: for each command, a reader of records in plain form.
 *
 * They only read: nothing is judged or written. Each reads whole records in plain form between
 * *at and end, and moves *at past the last. What is left, such as a wrong byte or a record that
 * the end of the block cuts, is for the command's general reader, so that there is one set of
 * rules. With --strict, where every byte counts, the general readers do everything. */
#ifndef PLAIN_H
#define PLAIN_H

#include "tttjudge.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- validate: nine cells and a byte of white space, after any white space.
 *
 * The number of a board, from 1, has a base-3 digit for each cell: 0 for X, 1 for O and 2 for
 * empty; their weights are in plain_validate.c. */
enum { PLAIN_BOARDS = 3 * 27 * 256 }; /* every number is less */

/* Reads boards and returns how many. There must be room for one number for every
 * PLAIN_BOARD_BYTES of text. */
enum { PLAIN_BOARD_BYTES = TTTJUDGE_CELLS + 1 };
size_t plain_boards(const unsigned char **at, const unsigned char *end, uint16_t *numbers);

/* The board with this number. */
tttjudge_board plain_board_of(unsigned number);

/* ---- moves: lists of at least one move, all legal, with any white space before and within
 * them. */
struct plain_list {
    tttjudge_game game;
    uint16_t from; /* where it begins, counted from the first byte that was read */
};

/* Reads at most `most` lists in at most 64 KiB; returns how many. */
size_t plain_lists(const unsigned char **at, const unsigned char *end, struct plain_list *lists,
                   size_t most);

/* ---- gomoku: moves of numbers of one or two digits, on the board or not, with white space after
 * each number and any before it. */

/* Reads at most `most` moves; returns how many. */
size_t plain_moves(const unsigned char **at, const unsigned char *end, tttjudge_point *points,
                   size_t most);

/* The fast part of plain_moves, which starts at the first digit of a move: reads moves two by
 * two, while there are 64 bytes before end, with one space between x and y, no 0, and between
 * moves the same gap of one or two bytes as before the first. */
size_t plain_pairs(const unsigned char **at, const unsigned char *end, tttjudge_point *points,
                   size_t most, ptrdiff_t gap);

#endif
