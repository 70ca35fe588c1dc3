/* seeds.h - what the golden cases give the program, as inputs for check_bytes. */
#ifndef SEEDS_H
#define SEEDS_H

#include <stddef.h>

struct seed {
    unsigned char *bytes;
    size_t length;
};

struct seeds {
    struct seed *seeds;
    size_t count;
};

/* Reads a whole file, after room for some bytes; ends the program if it cannot. */
struct seed seed_read(const char *path, size_t before);

/* The texts of the target's cases in a folder: standard input and the files, each with the
 * options of the case. Ends the program if there are none. */
struct seeds seeds_of_cases(const char *folder);

void seeds_free(struct seeds *seeds);

#endif
