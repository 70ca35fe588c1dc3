/* plain_validate.c - validate's fast path: nine bytes of text become the number of a board. */
#include "plain.h"

#include "byte.h"
#include "load.h"

/* Bits 4 and 5 distinguish the three marks, and determine the other bits. With every byte ^ 'X',
 *
 *     bit              7 6 5 4 3 2 1 0
 *     'X' ^ 'X'  0x00  0 0 0 0 0 0 0 0      digit 0
 *     'O' ^ 'X'  0x17  0 0 0 1 0 1 1 1      digit 1
 *     '.' ^ 'X'  0x76  0 1 1 1 0 1 1 0      digit 2, bit 4 + bit 5
 *
 * so a byte is a mark if it is bit 4 * 0x17 + bit 5 * 0x5F. There is no fourth mark: for bit 5
 * alone the sum is 0x5F, in which bit 5 is not set. Since 0x17 is 24 - 1, and 0x5F is 4 * 24 - 1,
 * it is also 24 * (bit 4 + 4 * bit 5) - digit, which takes fewer steps. */

/* A multiplication turns eight base-3 digits into numbers. It puts into
 *
 *     byte i   digit i + 3 * digit i-1 + 9 * digit i-2 + 27 * digit i-3 + 81 * digit i-4
 *
 * which is at most 242, so no byte overflows: cells 3 to 7 are in byte 7, and cells 0 to 2 in
 * byte 2. These two bytes and the ninth cell make the number of the board:
 *
 *     1 + cells 3 to 7 + 256 * cells 0 to 2 + 256 * 27 * cell 8 */
#define POWERS_OF_3 UINT64_C(0x511B090301)
enum { FIRST_THREE = 256, NINTH = 27 * FIRST_THREE };

/* What the ninth cell adds to the number, and 1; 0 if the byte is not a mark. A table, because a
 * branch would be unpredictable. */
static const uint16_t ninth_cell[256] = {['X'] = 1, ['O'] = 1 + NINTH, ['.'] = 1 + 2 * NINTH};

/* The number of the board in nine bytes, or 0 if they are not a board. */
static inline unsigned number_of(const unsigned char *at)
{
    uint64_t word = load_8(at) ^ EIGHT_OF('X');
    uint64_t bits_4 = word >> 4 & EIGHT_OF(1);
    uint64_t bits_5 = word >> 5 & EIGHT_OF(1);
    uint64_t digits = bits_4 + bits_5;
    unsigned ninth = ninth_cell[at[LOAD_SIZE]];
    if (word != 24 * (bits_4 + 4 * bits_5) - digits || ninth == 0) {
        return 0;
    }
    uint64_t product = digits * POWERS_OF_3;
    return (unsigned)(product >> 56) + (unsigned)(product >> 8 & 0xFF00) + ninth;
}

/* The size of the gap after a board: 2 for CR LF, 1 for other white space, or 0. */
static inline size_t gap_size(const unsigned char *gap)
{
    if (gap[0] == '\r' && gap[1] == '\n') {
        return 2;
    }
    return is_space(gap[0]) ? 1 : 0;
}

/* Reads boards as long as the gap after each is the same as after the first. The place of the
 * next board then depends on no byte just loaded, so the processor reads several at a time. */
static inline size_t read_run(const unsigned char **at, const unsigned char *stop,
                              uint16_t *numbers, size_t size)
{
    const unsigned char *from = *at;
    const unsigned char first = from[TTTJUDGE_CELLS];
    size_t count = 0;
    while (from < stop && from[TTTJUDGE_CELLS] == first &&
           (size == 1 || from[TTTJUDGE_CELLS + 1] == '\n')) {
        unsigned number = number_of(from);
        if (number == 0) {
            break;
        }
        numbers[count++] = (uint16_t)number;
        from += TTTJUDGE_CELLS + size;
    }
    *at = from;
    return count;
}

size_t plain_boards(const unsigned char **at, const unsigned char *end, uint16_t *numbers)
{
    enum { SEEN = TTTJUDGE_CELLS + 2 }; /* bytes that must be there for a board */
    const unsigned char *stop = end - *at < SEEN ? *at : end - (SEEN - 1);
    size_t count = 0;
    size_t more = 1;
    while (*at < stop && more > 0) {
        if (is_space(**at)) {
            ++*at;
            continue;
        }
        size_t size = gap_size(*at + TTTJUDGE_CELLS);
        more = 0;
        if (size == 1) { /* apart, so that the compiler knows the size */
            more = read_run(at, stop, numbers + count, 1);
        } else if (size == 2) {
            more = read_run(at, stop, numbers + count, 2);
        }
        count += more;
    }
    return count;
}

tttjudge_board plain_board_of(unsigned number)
{
    /* The cells of each part, from its last digit to its first. */
    static const unsigned char cells[] = {7, 6, 5, 4, 3, 2, 1, 0, 8};
    unsigned from_0 = number - 1;
    unsigned parts[] = {from_0 % FIRST_THREE, from_0 % NINTH / FIRST_THREE, from_0 / NINTH};
    unsigned sets[3] = {0, 0, 0}; /* the cells of each digit */
    for (int i = 0; i < TTTJUDGE_CELLS; i++) {
        unsigned *part = &parts[i < 5 ? 0 : i < 8 ? 1 : 2];
        sets[*part % 3] |= 1U << cells[i];
        *part /= 3;
    }
    return (tttjudge_board){.x = (uint16_t)sets[0], .o = (uint16_t)sets[1]};
}
