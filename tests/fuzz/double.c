/* double.c - the functions of os.h over memory. */
#include "double.h"

#include "os.h"
#include "room.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_FILE = 3 };

static const struct memory_file *files;
static int file_count;
static size_t given[DOUBLE_FILES];
static struct pieces pieces;
static struct random lengths;
static struct recording *recording;

void bytes_add(struct bytes *bytes, const void *data, size_t length)
{
    bytes->data = with_room(bytes->data, bytes->length, length + 1, &bytes->room, 1);
    memcpy(bytes->data + bytes->length, data, length);
    bytes->length += length;
}

void double_start(const struct memory_file *new_files, int count, struct pieces new_pieces,
                  struct recording *new_recording)
{
    files = new_files;
    file_count = count;
    memset(given, 0, sizeof given);
    pieces = new_pieces;
    lengths = random_start(pieces.seed);
    recording = new_recording;
    recording->out.length = 0;
    recording->err.length = 0;
    recording->event_count = 0;
    recording->misuse = NULL;
}

static void record(enum event_kind kind, int file, size_t bytes)
{
    recording->events = with_room(recording->events, recording->event_count, 1,
                                  &recording->event_room, sizeof *recording->events);
    recording->events[recording->event_count++] =
        (struct event){kind, file, bytes, recording->out.length, recording->err.length};
}

/* Which of the files a number stands for; ends the test if none. */
static int index_of(os_file file)
{
    int index = file == OS_STDIN ? 0 : file - FIRST_FILE;
    if (index < 0 || index >= file_count || (file == OS_STDIN) != (files[index].name == NULL)) {
        abort();
    }
    return index;
}

os_file os_open(const char *path)
{
    for (int i = 0; i < file_count; i++) {
        if (files[i].name != NULL && strcmp(files[i].name, path) == 0) {
            return FIRST_FILE + i;
        }
    }
    errno = ENOENT;
    return OS_NO_FILE;
}

/* What stands in the rest of the buffer is nobody's business. It is what the next read will
 * give, so that a program that looks at it takes it for good, and then gets it once more. */
static void spill(unsigned char *rest, size_t size, const struct memory_file *file, size_t from)
{
    enum { SPILLED = 64 };
    for (size_t i = 0; i < size && i < SPILLED; i++) {
        rest[i] = from + i < file->length ? file->bytes[from + i] : '\n';
    }
}

ptrdiff_t os_read(os_file file, void *bytes, size_t size)
{
    int index = index_of(file);
    record(EVENT_READ, index, given[index]);
    ((unsigned char *)bytes)[size - 1] = '\n'; /* there has to be room for all of it */
    if (given[index] >= files[index].length) {
        given[index] = files[index].length + 1;
        return 0;
    }
    size_t length = files[index].length - given[index];
    size_t piece = length;
    if (given[index] == 0 && pieces.first != 0) {
        piece = pieces.first;
    } else if (pieces.most != WHOLE) {
        piece = 1 + random_below(&lengths, pieces.most);
    }
    length = piece < length ? piece : length;
    length = length < size ? length : size;
    memcpy(bytes, files[index].bytes + given[index], length);
    given[index] += length;
    spill((unsigned char *)bytes + length, size - length, &files[index], given[index]);
    return (ptrdiff_t)length;
}

bool os_write(os_file file, const void *bytes, size_t size)
{
    if (file == OS_STDERR) {
        record(EVENT_MESSAGE, 0, 0);
        bytes_add(&recording->err, bytes, size);
    } else if (file == OS_STDOUT) {
        bytes_add(&recording->out, bytes, size);
    } else {
        abort();
    }
    return true;
}

void os_unread(os_file file, size_t count)
{
    if (count > given[index_of(file)]) {
        recording->misuse = "more bytes are given back than were read";
    }
}

bool os_close(os_file file)
{
    (void)index_of(file);
    return true;
}

void os_start(void)
{
}
