/* load.h - loads eight bytes of text as one number, the same on every machine: byte i is bits 8 i
 * to 8 i + 7. They need no alignment, and compilers make it one load. */
#ifndef LOAD_H
#define LOAD_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { LOAD_SIZE = 8 };

/* Compilers know the answer, so there is no branch. */
static inline bool is_little_endian(void)
{
    const uint64_t one = 1;
    unsigned char first;
    memcpy(&first, &one, sizeof first);
    return first == 1;
}

static inline uint64_t load_8(const unsigned char *at)
{
    uint64_t word;
    memcpy(&word, at, sizeof word);
    if (is_little_endian()) {
        return word;
    }
    return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 |
           (uint64_t)at[4] << 32 | (uint64_t)at[5] << 40 | (uint64_t)at[6] << 48 |
           (uint64_t)at[7] << 56;
}

/* The same byte in all eight places. */
#define EIGHT_OF(byte) (UINT64_C(0x0101010101010101) * (byte))

#endif
