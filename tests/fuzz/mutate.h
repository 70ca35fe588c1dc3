/* mutate.h - changes texts at random, in ways that may trip a reader. */
#ifndef MUTATE_H
#define MUTATE_H

#include "random.h"

/* Changes, in place, what check_bytes takes; returns the new length, at most `most`. */
size_t mutate(struct random *random, unsigned char *data, size_t length, size_t most);

#endif
