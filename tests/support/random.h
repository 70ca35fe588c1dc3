/* random.h - numbers that look random and are the same on every machine (xorshift64*). */
#ifndef TTTJUDGE_TESTS_RANDOM_H
#define TTTJUDGE_TESTS_RANDOM_H

#include <stddef.h>
#include <stdint.h>

struct random {
    uint64_t state; /* any number but 0 */
};

static inline struct random random_start(uint64_t seed)
{
    return (struct random){(seed + 1) * UINT64_C(0x9E3779B97F4A7C15) | 1};
}

/* A number from 0 to below - 1. */
static inline size_t random_below(struct random *random, size_t below)
{
    random->state ^= random->state >> 12;
    random->state ^= random->state << 25;
    random->state ^= random->state >> 27;
    return (size_t)((random->state * UINT64_C(0x2545F4914F6CDD1D) >> 33) % below);
}

/* The same from least to most. */
static inline int random_from(struct random *random, int least, int most)
{
    size_t numbers = (size_t)(most - least) + 1;
    return least + (int)random_below(random, numbers);
}

#endif
