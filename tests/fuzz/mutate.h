/* mutate.h - changes texts at random, in ways that readers of such texts may trip over. */
#ifndef MUTATE_H
#define MUTATE_H

#include "random.h"

/* Changes what check_bytes takes, in place; returns its new length, most at the most. */
size_t mutate(struct random *random, unsigned char *data, size_t length, size_t most);

#endif
