/* plain_moves.c - moves' fast path: a whole list at a time.
 * Knows the plain form of a list, to the byte; knows no rule. */
#include "plain.h"
#include "word.h"

/* A list in the plain form has no white space, or one blank after each comma, as Python
 * writes it. A pair and what follows it is then six bytes or eight; the blank before the
 * column is taken out:
 *
 *     byte       0    1    2    3    4    5    6    7
 *                [   row   ,  ' '  col   ]    ,   ' '
 *     squeezed   [   row   ,  col   ]    ,   ' '
 *     PLAIN      [    0    ,   0    ]    0    0    0
 *
 * so that word ^ PLAIN is 0 in bytes 0, 2 and 4, bytes 5 and 6 as they are, and 0 to 15 in
 * bytes 1 and 3 for '0' to '?', of which the library refuses all that is not 0 to 2. */
#define PLAIN                                                                                      \
    ((uint64_t)'[' | (uint64_t)'0' << 8 | (uint64_t)',' << 16 | (uint64_t)'0' << 24 |              \
     (uint64_t)']' << 32)
#define NOT_PLAIN UINT64_C(0xFFF0FFF0FF)
#define ROW_AND_COMMA UINT64_C(0xFFFFFF)
enum { PLAIN_PAIR = 6 };

/* Byte i of a word. */
static inline unsigned byte_of(uint64_t word, unsigned i)
{
    return (unsigned)(word >> 8 * i) & 0xFF;
}

struct list {
    tttjudge_move moves[TTTJUDGE_CELLS];
    size_t count;
    const unsigned char *end; /* of the list; NULL if it is not plain */
};

/* Reads what follows the bracket that opens a list, before the end of the block. */
static inline void read_pairs(struct list *list, const unsigned char *at,
                              const unsigned char *block_end, bool blanks)
{
    unsigned after = ',';
    list->count = 0;
    list->end = NULL;
    while (after == ',') {
        if (list->count == TTTJUDGE_CELLS || block_end - at < WORD) {
            return;
        }
        uint64_t word = word_load(at);
        if (blanks) {
            if (byte_of(word, 3) != ' ') {
                return;
            }
            word = (word & ROW_AND_COMMA) | (word >> 8 & ~ROW_AND_COMMA);
            at++;
        }
        word ^= PLAIN;
        if ((word & NOT_PLAIN) != 0) {
            return;
        }
        list->moves[list->count++] = (tttjudge_move){(int)byte_of(word, 1), (int)byte_of(word, 3)};
        after = byte_of(word, 5);
        at += PLAIN_PAIR;
        if (blanks && after == ',') {
            if (byte_of(word, 6) != ' ') {
                return;
            }
            at++;
        }
    }
    list->end = after == ']' ? at : NULL;
}

/* Whether --strict wants a game and what follows its list: it has no move after its end,
 * and there is a newline. (There is a byte: a word was read for the last pair.) */
static bool is_strict(const struct list *list, const tttjudge_game *game)
{
    bool goes_on = game->won_at != 0 && game->won_at < game->moves;
    return *list->end == '\n' && !goes_on;
}

bool plain_list(struct input *input, tttjudge_game *game, bool strict)
{
    const unsigned char *at = input->next;
    struct list list;
    if (input->end - at <= WORD || *at++ != '[') {
        return false;
    }
    if (byte_of(word_load(at), 3) == ' ' && !strict) { /* a loop for each, so that it is fast */
        read_pairs(&list, at, input->end, true);
    } else {
        read_pairs(&list, at, input->end, false);
    }
    tttjudge_game_start(game);
    if (list.end == NULL ||
        tttjudge_game_play_all(game, list.moves, list.count).fault != TTTJUDGE_OK) {
        return false;
    }
    if (strict) {
        if (!is_strict(&list, game)) {
            return false;
        }
        list.end++;
    }
    input->next = list.end;
    return true;
}
