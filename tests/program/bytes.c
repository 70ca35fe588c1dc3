/* bytes.c - strings of bytes that grow. A test that gets no memory has nothing
 * sensible left to do, and ends. */
#include "bytes.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

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
