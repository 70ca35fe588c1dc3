/* plain_gomoku.c - gomoku's fast path: reads two moves in a step.
 *
 * Nobody can predict whether a number has one digit or two, so nothing may branch on it. Which of
 * many bytes are digits is found at once, and the bits of the next two moves are an index into a
 * table of where their numbers begin:
 *
 *     byte      0   1   2   3   4   5   6   7   8
 *     text      7  ' '  1   2  \n   3  ' '  9  \n
 *     digits    1   0   1   1   0   1   0   1   0      {.y0 = 2, .x1 = 5, .y1 = 7, .end = 9}
 */
#include "plain.h"

#include "byte.h"
#include "load.h"

enum {
    STRETCH = 8 * LOAD_SIZE, /* bytes whose digits are found at once */
    GAP_MAX = 2,             /* bytes between moves: a space, LF or CR LF */
    INDEX_BITS = 11,         /* from byte 1 of two moves to the last digit, with the widest gap */
    INDEX_MASK = (1 << INDEX_BITS) - 1
};

/* How far from x0 the other numbers of two moves begin, and how far the next move; all 0 if the
 * digits are not those of two moves. */
struct pair {
    uint8_t y0, x1, y1, end;
};

/* Made for the first stretch, since a small file needs none; little of it is ever touched. */
static struct {
    bool made;
    struct pair pairs[GAP_MAX][1 << INDEX_BITS]; /* for each gap between moves, from 1 */
    uint8_t values[1 << 16]; /* of numbers, by their first two bytes; 0 for anything else */
} tables;

static inline unsigned half_load(const unsigned char *at)
{
    uint16_t half;
    memcpy(&half, at, sizeof half);
    return half;
}

/* Makes the entries for two moves whose numbers have so many digits, whatever follows them. */
static void make_pair(const unsigned digits[4], unsigned gap)
{
    unsigned at[5] = {0}; /* where each number begins, and the end */
    unsigned bits = 0;
    for (int i = 0; i < 4; i++) {
        bits |= ((1U << digits[i]) - 1) << at[i];
        at[i + 1] = at[i] + digits[i] + (i % 2 == 0 ? 1 : gap);
    }
    unsigned used = at[4] - gap; /* the byte after the last digit shows its end */
    for (unsigned index = bits >> 1; index <= INDEX_MASK; index += 1U << used) {
        tables.pairs[gap - 1][index] =
            (struct pair){(uint8_t)at[1], (uint8_t)at[2], (uint8_t)at[3], (uint8_t)at[4]};
    }
}

static void make_tables(void)
{
    static const char after[] = "0123456789 \t\n\v\f\r";
    for (unsigned form = 0; form < 1 << 4; form++) {
        const unsigned digits[4] = {1 + (form & 1), 1 + (form >> 1 & 1), 1 + (form >> 2 & 1),
                                    1 + (form >> 3 & 1)};
        for (unsigned gap = 1; gap <= GAP_MAX; gap++) {
            make_pair(digits, gap);
        }
    }
    for (int first = 0; first < 10; first++) {
        for (int i = 0; after[i] != '\0'; i++) {
            unsigned char text[2] = {(unsigned char)('0' + first), (unsigned char)after[i]};
            tables.values[half_load(text)] = (uint8_t)(i < 10 ? 10 * first + i : first);
        }
    }
    tables.made = true;
}

/* Which bytes of a stretch look like digits, bit i for byte i: in a plain move, only digits have
 * bit 4 set. The factor brings bit 4 of byte i to bit 56 + i. */
static inline uint64_t digits_of(const unsigned char *at)
{
    uint64_t digits = 0;
    for (unsigned i = 0; i < STRETCH; i += LOAD_SIZE) {
        uint64_t bits = load_8(at + i) & EIGHT_OF(1 << 4);
        digits |= (bits * UINT64_C(0x0010204081020408) >> 56) << i;
    }
    return digits;
}

/* Reads moves two by two, with one space between x and y and the same gap between moves as before
 * the first. Stops after `most` moves, or where less than a stretch is left. */
static inline size_t read_pairs(const unsigned char **next, const unsigned char *end,
                                tttjudge_point *points, size_t most, int gap)
{
    const unsigned char *at = *next;
    const unsigned char gap_first = at[-gap];
    const unsigned char gap_last = at[-1];
    const int pairs_in_stretch = STRETCH / (2 * (2 + 1 + 2 + gap)); /* of the longest */
    size_t count = 0;
    while (end - at >= STRETCH) {
        uint64_t digits = digits_of(at) >> 1; /* a pair begins with one */
        for (int i = 0; i < pairs_in_stretch; i++) {
            const struct pair *pair = &tables.pairs[gap - 1][digits & INDEX_MASK];
            const unsigned char *y0 = at + pair->y0;
            const unsigned char *x1 = at + pair->x1;
            const unsigned char *y1 = at + pair->y1;
            const unsigned char *after = at + pair->end;
            tttjudge_point *two = &points[count];
            *next = at;
            if (count + 2 > most || after == at || y0[-1] != ' ' || y1[-1] != ' ' ||
                x1[-1] != gap_last || after[-1] != gap_last ||
                (gap > 1 && (x1[-gap] != gap_first || after[-gap] != gap_first))) {
                return count;
            }
            two[0].x = tables.values[half_load(at)];
            two[0].y = tables.values[half_load(y0)];
            two[1].x = tables.values[half_load(x1)];
            two[1].y = tables.values[half_load(y1)];
            if (two[0].x * two[0].y * two[1].x * two[1].y == 0) { /* one is not a number, or is 0 */
                return count;
            }
            digits >>= pair->end;
            at = after;
            count += 2;
        }
    }
    *next = at;
    return count;
}

size_t plain_pairs(const unsigned char **at, const unsigned char *end, tttjudge_point *points,
                   size_t most, ptrdiff_t gap)
{
    if (end - *at < STRETCH) {
        return 0;
    }
    if (!tables.made) {
        make_tables();
    }
    switch (gap) { /* apart, so that the compiler knows the gap */
    case 1:
        return read_pairs(at, end, points, most, 1);
    case GAP_MAX:
        return read_pairs(at, end, points, most, GAP_MAX);
    default:
        return 0;
    }
}

static inline const unsigned char *skip_space(const unsigned char *at, const unsigned char *end)
{
    while (at < end && is_space(*at)) {
        at++;
    }
    return at;
}

/* Reads a number of one or two digits, with white space after it and any before it; returns its
 * end, or NULL if there is none. */
static inline const unsigned char *read_number(const unsigned char *at, const unsigned char *end,
                                               int *number)
{
    at = skip_space(at, end);
    if (end - at < 2 || !is_digit(*at)) {
        return NULL;
    }
    int two = is_digit(at[1]);
    *number = *at - '0' + two * (9 * (*at - '0') + at[1] - '0'); /* without a branch */
    at += 1 + two;
    return at < end && is_space(*at) ? at : NULL;
}

size_t plain_moves(const unsigned char **at, const unsigned char *end, tttjudge_point *points,
                   size_t most)
{
    const unsigned char *next = skip_space(*at, end);
    size_t count = plain_pairs(&next, end, points, most, next - *at);
    while (next > *at && is_space(next[-1])) {
        next--;
    }
    for (; count < most; count++) {
        const unsigned char *after = read_number(next, end, &points[count].x);
        after = after == NULL ? NULL : read_number(after, end, &points[count].y);
        if (after == NULL) {
            break;
        }
        next = after;
    }
    *at = next;
    return count;
}
