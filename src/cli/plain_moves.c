/* plain_moves.c - moves' fast path: reads complete lists of legal moves. */
#include "plain.h"

#include "byte.h"
#include "load.h"

/* Without white space, a pair and what follows it are six bytes:
 *
 *     byte        0    1    2    3    4    5
 *                 [   row   ,  col   ]    , or ]
 *     PAIR        [    0    ,   0    ]
 *
 * so that word ^ PAIR is 0 in bytes 0, 2 and 4, and 0 to 3 in bytes 1 and 3 for '0' to '3'. */
#define PAIR                                                                                       \
    ((uint64_t)'[' | (uint64_t)'0' << 8 | (uint64_t)',' << 16 | (uint64_t)'0' << 24 |              \
     (uint64_t)']' << 32)
#define NO_PAIR UINT64_C(0xFFFCFFFCFF)
enum {
    PAIR_SIZE = 6,
    PAIRS_MAX = PAIR_SIZE * TTTJUDGE_CELLS, /* bytes of pairs, without white space */
    LOOKED_AT = PAIRS_MAX + 2               /* by loads of a word */
};

/* The cell of a pair, of which ^ PAIR leaves 256 * row + 256 * 65536 * column: the product's
 * highest byte is 4 * row + column. */
static inline unsigned cell_of(uint32_t pair)
{
    enum { OFF = 15 };
    static const uint8_t cells[] = {0, 1, 2, OFF, 3, 4, 5, OFF, 6, 7, 8, OFF, OFF, OFF, OFF, OFF};
    return cells[pair * UINT32_C(0x40001) >> 24];
}

/* Reads a list without white space, after its first bracket; LOOKED_AT bytes must be there.
 * Returns its end, or NULL. */
static const unsigned char *read_dense(const unsigned char *at, tttjudge_game *game)
{
    unsigned empty = TTTJUDGE_FULL;
    unsigned a = 0;
    for (unsigned i = 0; i < TTTJUDGE_CELLS; i++) {
        uint64_t word = load_8(at) ^ PAIR;
        if ((word & NO_PAIR) != 0) {
            return NULL;
        }
        unsigned cell = cell_of((uint32_t)word);
        unsigned bit = 1U << cell;
        if ((empty & bit) == 0) {
            return NULL;
        }
        empty ^= bit;
        a |= i % 2 == 0 ? bit : 0;
        game->cells[i] = (uint8_t)cell;
        at += PAIR_SIZE;
        if (at[-1] != ',') {
            game->moves = (uint8_t)(i + 1);
            game->played.x = (uint16_t)a;
            game->played.o = (uint16_t)(TTTJUDGE_FULL ^ empty ^ a);
            return at[-1] == ']' ? at : NULL;
        }
    }
    return NULL;
}

/* Reads a list with white space, or near the end of the block, by copying it without white space,
 * which may be between any two bytes of a list. */
static const unsigned char *read_wide(const unsigned char *at, const unsigned char *end,
                                      tttjudge_game *game)
{
    unsigned char dense[LOOKED_AT] = {0};
    unsigned char last = '[';
    size_t size = 0;
    while (at < end && size < PAIRS_MAX) {
        unsigned char byte = *at++;
        if (!is_json_space(byte)) {
            dense[size++] = byte;
            if (byte == ']' && last == ']') {
                return read_dense(dense, game) != NULL ? at : NULL;
            }
            last = byte;
        }
    }
    return NULL;
}

static inline const unsigned char *read_list(const unsigned char *at, const unsigned char *end,
                                             tttjudge_game *game)
{
    const unsigned char *list_end = NULL;
    if (at == end || *at++ != '[') {
        return NULL;
    }
    if (end - at >= LOOKED_AT) {
        list_end = read_dense(at, game);
    }
    return list_end != NULL ? list_end : read_wide(at, end, game);
}

size_t plain_lists(const unsigned char **at, const unsigned char *end, struct plain_list *lists,
                   size_t most)
{
    const unsigned char *start = *at;
    const unsigned char *from = start;
    size_t count = 0;
    while (count < most) {
        while (from < end && is_json_space(*from)) {
            from++;
        }
        const unsigned char *list_end = read_list(from, end, &lists[count].game);
        if (list_end == NULL) {
            break;
        }
        lists[count++].from = (uint16_t)(from - start);
        from = list_end;
    }
    *at = from;
    return count;
}
