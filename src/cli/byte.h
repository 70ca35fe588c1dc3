/* byte.h - classes of bytes, the same in every locale. */
#ifndef BYTE_H
#define BYTE_H

#include <stdbool.h>

/* The white space of scanf and isspace. */
static inline bool is_space(int byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

/* The white space of JSON. */
static inline bool is_json_space(int byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

static inline bool is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

#endif
