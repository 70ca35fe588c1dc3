/* output.c - gathers verdicts and messages, and writes them in blocks. */
#include "output.h"

#include <errno.h>
#include <stdlib.h>

static void give_up(void)
{
    output_message(NULL, "write error: %s", strerror(errno));
    exit(STATUS_FAILED);
}

void output_flush(struct output *output)
{
    size_t size = output->used;
    bool are_verdicts = output->limit != 0;
    output->used = 0;
    if (size > 0 && !os_write(are_verdicts ? OS_STDOUT : OS_STDERR, output->bytes, size) &&
        are_verdicts) {
        give_up();
    }
}

/* Some file systems report only now that there was no room. If standard output was closed from
 * the start (EBADF), there was nothing to write. */
void output_finish(struct output *output)
{
    output_flush(output);
    if (!os_close(OS_STDOUT) && errno != EBADF) {
        give_up();
    }
}

void output_make_room(struct output *output)
{
    output_flush(output);
    output->limit = OUTPUT_BLOCK;
}

/* Each message in one piece, so that those of several programs do not run into each other. */
void output_line(struct output *output, const struct message *line)
{
    char text[MESSAGE_ESCAPED_MAX];
    size_t size = message_escape(line, text);
    text[size++] = '\n';
    if (output == NULL) {
        (void)os_write(OS_STDERR, text, size); /* nobody is left to tell */
        return;
    }
    if (output->limit != 0 || OUTPUT_BLOCK - output->used < size) {
        output_flush(output);
        output->limit = 0;
    }
    memcpy(output->bytes + output->used, text, size);
    output->used += size;
}

void output_message(struct output *output, const char *format, ...)
{
    struct message line = {.length = 0};
    message_add(&line, "tttjudge: ");
    va_list values;
    va_start(values, format);
    message_add_values(&line, format, values);
    va_end(values);
    output_line(output, &line);
}

void output_text(struct output *output, const char *text)
{
    size_t size = strlen(text);
    while (size > 0) {
        size_t piece = size < OUTPUT_ROOM ? size : OUTPUT_ROOM;
        char *at = output_room(output, piece);
        output_took(output, put_bytes(at, text, piece));
        text += piece;
        size -= piece;
    }
}

char *put_text(char *at, const char *text)
{
    return put_bytes(at, text, strlen(text));
}

char *put_count(char *at, uint64_t number)
{
    char digits[20]; /* no number of 64 bits has more */
    int count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0) {
        *at++ = digits[--count];
    }
    return at;
}
