/* plain_gomoku.c - gomoku's fast path: many moves of a game at a time.
 * Knows the plain form of a move, to the byte; knows no rule. */
#include "layout.h"
#include "plain.h"
#include "word.h"

enum {
    BATCH = 128, /* moves that are read and played in one go */
    MOVE_MIN = 4 /* bytes of a move with numbers of one digit, and its line end */
};

/* A move in the plain form is x, a space, y and a line end, at the lower end of a word.
 * How many digits x and y have cannot be foretold, so nothing branches on it: of these
 * bytes, only the digits have bit 4 set. With every byte ^ '0', a digit is 0 to 9. Then
 * a number of one digit is moved up by a byte, which puts a 0 before it:
 *
 *     byte         0     1     2     3     4     5
 *     "7 12\n"     7     ' '   1     2     '\n'            x has one digit:
 *     x moved      0     7     ' '   1     2     '\n'      y has two: stays
 *     "7 3\n"      0     7     ' '   0     3     '\n'      both were moved
 *
 * Multiplied by 10 << 8 | 1, bytes 1 and 4 become 10 * tens + units. */
#define ZEROS WORD_OF('0')
#define X_AND_SPACE UINT64_C(0xFFFFFF)
#define SPACE_AND_NEWLINE ((uint64_t)(' ' ^ '0') << 16 | (uint64_t)('\n' ^ '0') << 40)
#define TENS_AND_UNITS (10U << 8 | 1U)

/* With this as well, byte 5 becomes 0 for another white space than the newline. */
#define END_IN(space) ((uint64_t)((space) ^ '\n') << 40)

struct move {
    tttjudge_point point;
    const unsigned char *end;
    bool good;
};

/* Whether bytes 0, 1, 3 and 4 are digits, and bytes 2 and 5 are 0. Adding 0x7F less the
 * most that is right sets bit 7 of each byte that is more; those from 0x80 on, which may
 * lose it and carry, have it themselves. */
static inline bool is_plain(uint64_t word)
{
    return (((word + UINT64_C(0x7F76767F7676)) | word) & UINT64_C(0x808080808080)) == 0;
}

/* The next move waits for the end of this one, so that is worked out in the fewest steps:
 * if x has two digits, bit 4 of byte 1, there are 8 bits more of it, which is kept so as
 * to bring bit 4 of byte 3, or then of byte 4, to bit 0. */
static inline struct move plain_move(const unsigned char *at)
{
    uint64_t text = word_load(at);
    unsigned x_more = (unsigned)(text >> 9) & 8;
    unsigned y_two = (unsigned)(text >> 28 >> x_more) & 1;
    uint64_t word = (text ^ ZEROS) << (8 - x_more);
    word = (word & X_AND_SPACE) | (word & ~X_AND_SPACE) << 8 * (1 - y_two);
    word ^= SPACE_AND_NEWLINE;
    uint64_t numbers = word * TENS_AND_UNITS;
    struct move move = {
        .point = {(int)(numbers >> 8 & 0xFF), (int)(numbers >> 32 & 0xFF)},
        .end = at + MOVE_MIN + x_more / 8 + y_two,
        .good = is_plain(word) || is_plain(word ^ END_IN(' ')),
    };
    if (!move.good && is_plain(word ^ END_IN('\r'))) {
        move.good = *move.end++ == '\n';
    }
    return move;
}

/* Whether a plain move is as --strict wants it: it ends in a newline, and has no leading
 * zero or CR, which would be a byte more than its numbers need. */
static inline bool is_strict(const unsigned char *at, const struct move *move)
{
    int needed = MOVE_MIN + (move->point.x >= 10) + (move->point.y >= 10);
    return move->end - at == needed && move->end[-1] == '\n';
}

/* Reads the next move, after white space if not strict, and returns its end; NULL if it is
 * not plain. */
static inline const unsigned char *next_move(const unsigned char *at,
                                             const unsigned char *block_end, bool strict,
                                             tttjudge_point *point)
{
    while (block_end - at >= WORD) {
        struct move move = plain_move(at);
        if (move.good && (!strict || is_strict(at, &move))) {
            *point = move.point;
            return move.end;
        }
        if (strict || !is_space(*at)) {
            return NULL;
        }
        at++;
    }
    return NULL;
}

int plain_stones(struct input *input, tttjudge_gomoku *game, int most, bool strict)
{
    tttjudge_point points[BATCH];
    const unsigned char *at = input->next;
    int before = game->moves;
    int count = 0;
    most = most < BATCH ? most : BATCH;
    while (count < most) {
        const unsigned char *end = next_move(at, input->end, strict, &points[count]);
        if (end == NULL) {
            break;
        }
        at = end;
        count++;
    }
    if (tttjudge_gomoku_play_all(game, points, (size_t)count).fault == TTTJUDGE_OK) {
        input->next = at;
        return count;
    }
    count = game->moves - before; /* those before the illegal one */
    for (int i = 0; i < count; i++) {
        input->next = next_move(input->next, input->end, strict, &points[i]);
    }
    return count;
}
