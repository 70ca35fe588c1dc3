/* bytes.c - strings of bytes that grow. A test that gets no memory ends. */
#include "bytes.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 1600 }; /* bytes of a long text that are shown */

void bytes_reserve(bytes *string, size_t more)
{
    size_t needed = string->size + more + 1;
    if (needed <= string->room) {
        return;
    }
    size_t room = string->room * 2 > needed ? string->room * 2 : needed;
    char *data = realloc(string->data, room);
    if (data == NULL) {
        perror("tests");
        exit(EXIT_FAILURE);
    }
    string->data = data;
    string->room = room;
    string->data[string->size] = '\0';
}

void bytes_add(bytes *string, const void *data, size_t size)
{
    bytes_reserve(string, size);
    if (size > 0) {
        memcpy(string->data + string->size, data, size);
    }
    string->size += size;
    string->data[string->size] = '\0';
}

void bytes_add_text(bytes *string, const char *text)
{
    bytes_add(string, text, strlen(text));
}

void bytes_add_byte(bytes *string, int byte)
{
    char one = (char)byte;
    bytes_add(string, &one, 1);
}

void bytes_print(bytes *string, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    va_list again;
    va_copy(again, values);
    int length = vsnprintf(NULL, 0, format, values);
    va_end(values);
    if (length > 0) {
        size_t size = (size_t)length;
        bytes_reserve(string, size);
        vsnprintf(string->data + string->size, size + 1, format, again);
        string->size += size;
    }
    va_end(again);
}

void bytes_clear(bytes *string)
{
    string->size = 0;
    bytes_reserve(string, 0);
    string->data[0] = '\0';
}

void bytes_free(bytes *string)
{
    free(string->data);
    *string = (bytes){0};
}

bool bytes_read_file(bytes *string, const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        return false;
    }
    size_t got;
    do {
        enum { BLOCK = 4096 };
        bytes_reserve(string, BLOCK);
        got = fread(string->data + string->size, 1, BLOCK, file);
        string->size += got;
        string->data[string->size] = '\0';
    } while (got > 0);
    bool whole = !ferror(file);
    return fclose(file) == 0 && whole;
}

bool bytes_equal(const bytes *string, const void *data, size_t size)
{
    return string->size == size && (size == 0 || memcmp(string->data, data, size) == 0);
}

size_t bytes_count(const bytes *string, int byte)
{
    size_t count = 0;
    for (size_t i = 0; i < string->size; i++) {
        count += string->data[i] == (char)byte;
    }
    return count;
}

static void show_byte(bytes *line, unsigned char byte)
{
    static const char escapes[] = "\aa\bb\tt\nn\vv\ff\rr\\\\\"\"";
    for (size_t i = 0; i + 1 < sizeof escapes; i += 2) {
        if (byte == (unsigned char)escapes[i]) {
            bytes_add_byte(line, '\\');
            bytes_add_byte(line, escapes[i + 1]);
            return;
        }
    }
    if (byte < 0x20 || byte > 0x7e) {
        bytes_print(line, "\\x%02X", (unsigned)byte);
    } else {
        bytes_add_byte(line, byte);
    }
}

void show_bytes(const char *what, const void *data, size_t size, size_t at)
{
    const unsigned char *shown = data;
    size_t from = 0;
    size_t to = size;
    if (size > SHOWN) {
        from = at > SHOWN / 2 ? at - SHOWN / 2 : 0;
        to = size - from > SHOWN ? from + SHOWN : size;
    }
    bytes text = {0};
    bytes_print(&text, "%s (%zu bytes)%s\n    \"", what, size, from > 0 ? ", from the middle" : "");
    for (size_t i = from; i < to; i++) {
        show_byte(&text, shown[i]);
        if (shown[i] == '\n' && i + 1 < to) {
            bytes_add_text(&text, "\"\n    \"");
        }
    }
    bytes_add_text(&text, to < size ? "\" and so on\n" : "\"\n");
    fwrite(text.data, 1, text.size, stderr);
    bytes_free(&text);
}
