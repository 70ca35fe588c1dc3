/* room.h - arrays that grow, for the naive judge and the double of the system. */
#ifndef ROOM_H
#define ROOM_H

#include <stddef.h>
#include <stdlib.h>

/* Makes room for more things after count of them. */
static inline void *with_room(void *things, size_t count, size_t more, size_t *room, size_t size)
{
    if (count + more <= *room) {
        return things;
    }
    *room = 2 * (count + more) + 64;
    things = realloc(things, *room * size);
    if (things == NULL) {
        abort();
    }
    return things;
}

#endif
