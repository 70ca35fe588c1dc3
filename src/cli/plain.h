/* plain.h - the fast paths: readers of records in their plain forms, one a command.
 *
 * Bytes in, records out: nothing is judged and nothing is written. Each reads from *at on, as
 * far as records stand in a plain form, whole, before end, and moves *at past the last. What
 * is left there - a byte that is wrong, a record that the block's end cuts - is for the
 * command's general reader, so that there is one set of rules. With --strict, where every
 * byte counts, the general readers do it all. */
#ifndef PLAIN_H
#define PLAIN_H

#include "tttjudge.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- validate: nine cells and a byte of white space, after any white space.
 *
 * The number of a board has a digit to the base 3 for each cell, 0 for X, 1 for O and 2 for
 * an empty one, and counts from 1; the weights are in plain_validate.c. */
enum { PLAIN_BOARDS = 3 * 27 * 256 + 1 };

/* Reads boards and returns how many. There has to be room for a number for every
 * PLAIN_BOARD_BYTES of text. */
enum { PLAIN_BOARD_BYTES = TTTJUDGE_CELLS + 1 };
size_t plain_boards(const unsigned char **at, const unsigned char *end, uint16_t *numbers);

/* The board that has a number. */
tttjudge_board plain_board_of(unsigned number);

/* ---- moves: lists of at least one move, all legal, with any white space before and within
 * them. */
struct plain_list {
    tttjudge_game game;
    uint16_t from; /* where it stands, counted from the first byte that was read */
};

/* Reads at most `most` lists, of a block of at most 64 KiB; returns how many. */
size_t plain_lists(const unsigned char **at, const unsigned char *end, struct plain_list *lists,
                   size_t most);

/* ---- gomoku: moves of numbers of one or two digits, on the board or not, after any white
 * space and with some after each. */

/* Reads at most `most` moves; returns how many. */
size_t plain_moves(const unsigned char **at, const unsigned char *end, tttjudge_point *points,
                   size_t most);

/* The quick part of it, which begins with the first digit of a move: reads pairs of moves that
 * have the same gap of one or two bytes between them as before the first, one space between x
 * and y, and no 0; as long as there are 64 bytes before end. */
size_t plain_pairs(const unsigned char **at, const unsigned char *end, tttjudge_point *points,
                   size_t most, ptrdiff_t gap);

#endif
