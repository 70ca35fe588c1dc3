/* plain_moves.c - moves' fast path: a whole list at a time.
 * Knows the plain form of a list, to the byte; knows no rule. */
#include "plain.h"
#include "word.h"

/* A pair and what follows it, in the plain form, is six bytes:
 *
 *     byte       0    1    2    3    4    5
 *                [   row   ,  col    ]   , or ]
 *     PLAIN      [    0    ,   0    ]    0 byte
 *
 * so that word ^ PLAIN is a number of 0 to 15 in bytes 1 and 3 if there are digits,
 * 0 in bytes 0, 2 and 4, and byte 5 as it is. */
#define PLAIN                                                                                      \
    ((uint64_t)'[' | (uint64_t)'0' << 8 | (uint64_t)',' << 16 | (uint64_t)'0' << 24 |              \
     (uint64_t)']' << 32)
#define NOT_PLAIN UINT64_C(0xFFF0FFF0FF)
enum { PLAIN_PAIR = 6 };

bool plain_list(struct input *input, tttjudge_game *game)
{
    tttjudge_move moves[TTTJUDGE_CELLS];
    size_t count = 0;
    const unsigned char *at = input->next;
    if (at == input->end || *at++ != '[') {
        return false;
    }
    unsigned after = ',';
    while (after == ',') {
        if (count == TTTJUDGE_CELLS || input->end - at < WORD) {
            return false;
        }
        uint64_t word = word_load(at) ^ PLAIN;
        if ((word & NOT_PLAIN) != 0) {
            return false;
        }
        moves[count++] = (tttjudge_move){(int)(word >> 8 & 0xF), (int)(word >> 24 & 0xF)};
        after = (unsigned)(word >> 40 & 0xFF);
        at += PLAIN_PAIR;
    }
    tttjudge_game_start(game);
    if (after != ']' || tttjudge_game_play_all(game, moves, count).fault != TTTJUDGE_OK) {
        return false;
    }
    input->next = at;
    return true;
}
