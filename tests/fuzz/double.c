/* double.c - the functions of os.h over memory. */
#include "double.h"

#include "os.h"
#include "room.h"

#include <errno.h>
#include <string.h>

enum { FIRST_FILE = 3 };

static const struct memory_file *files;
static int file_count;
static size_t given[DOUBLE_FILES];
static struct random lengths[DOUBLE_FILES];
static int records; /* the last of its files that was read */
static struct recording *recording;

void double_start(const struct memory_file *new_files, int count, struct recording *new_recording)
{
    files = new_files;
    file_count = count;
    memset(given, 0, sizeof given);
    for (int i = 0; i < count; i++) {
        lengths[i] = random_start(files[i].pieces.seed);
    }
    records = 0;
    recording = new_recording;
    bytes_clear(&recording->out);
    bytes_clear(&recording->err);
    recording->event_count = 0;
    recording->misuse = NULL;
}

static void record(enum event_kind kind, size_t length)
{
    bool answers = files[file_count - 1].answers;
    recording->events = with_room(recording->events, recording->event_count, 1,
                                  &recording->event_room, sizeof *recording->events);
    recording->events[recording->event_count++] = (struct event){
        .kind = kind,
        .file = records,
        .given = given[records],
        .answers = answers ? given[file_count - 1] : 0,
        .out = recording->out.size,
        .err = recording->err.size,
        .length = length,
    };
}

/* The index of an open file; ends the test if there is none. */
static int index_of(os_file file)
{
    for (int i = 0; i < file_count; i++) {
        if (file == (files[i].name == NULL ? OS_STDIN : FIRST_FILE + i)) {
            return i;
        }
    }
    abort();
}

os_file os_open(const char *path)
{
    record(EVENT_OPEN, 0); /* it may have to wait for a pipe's writer */
    for (int i = 0; i < file_count; i++) {
        if (files[i].name != NULL && strcmp(files[i].name, path) == 0) {
            return FIRST_FILE + i;
        }
    }
    errno = ENOENT;
    return OS_NO_FILE;
}

bool os_is_output(os_file file)
{
    (void)index_of(file);
    return false;
}

static size_t least(size_t one, size_t other)
{
    return one < other ? one : other;
}

/* Nobody may look at the rest of the buffer. It gets the bytes of the next read, so that a
 * program that does look takes them for input, and then gets them again. */
static void spill(unsigned char *rest, size_t size, const struct memory_file *file, size_t from)
{
    enum { SPILLED = 64 };
    size = least(size, SPILLED);
    memset(rest, '\n', size);
    memcpy(rest, file->bytes + from, least(size, file->length - from));
}

ptrdiff_t os_read(os_file file, void *data, size_t size)
{
    int index = index_of(file);
    const struct memory_file *memory = &files[index];
    if (!memory->answers) {
        records = index;
    }
    record(memory->answers ? EVENT_READ_ANSWERS : EVENT_READ, 0);
    ((unsigned char *)data)[size - 1] = '\n'; /* there has to be room for all of it */
    if (given[index] >= memory->length) {
        given[index] = memory->length + 1;
        return 0;
    }
    size_t length = memory->length - given[index];
    size_t piece = length;
    if (given[index] == 0 && memory->pieces.first != 0) {
        piece = memory->pieces.first;
    } else if (memory->pieces.most != WHOLE) {
        piece = 1 + random_below(&lengths[index], memory->pieces.most);
    }
    length = least(least(piece, length), size);
    memcpy(data, memory->bytes + given[index], length);
    given[index] += length;
    spill((unsigned char *)data + length, size - length, memory, given[index]);
    return (ptrdiff_t)length;
}

bool os_write(os_file file, const void *data, size_t size)
{
    if (file == OS_STDERR) {
        record(EVENT_MESSAGES, size);
        bytes_add(&recording->err, data, size);
    } else if (file == OS_STDOUT) {
        bytes_add(&recording->out, data, size);
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
