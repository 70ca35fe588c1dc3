/* cases.c - reads the golden cases from their text. */
#define _POSIX_C_SOURCE 200809L

#include "cases.h"

#include "bytes.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Where the reader is. Texts are decoded in place: a decoded line is never longer than the line,
 * so it fits behind the decoded lines before it, as long as the lines of a text are consecutive. */
typedef struct reader {
    case_list *list;
    const char *file;
    size_t line;
    size_t first;    /* the first case of this file */
    case_text *open; /* the text that the last line belongs to */
} reader;

static void *checked(void *memory)
{
    if (memory == NULL) {
        perror("cases");
        exit(EXIT_FAILURE);
    }
    return memory;
}

static bool bad(const reader *at, const char *reason)
{
    fprintf(stderr, "%s:%zu: %s\n", at->file, at->line, reason);
    return false;
}

static char *keep(case_list *list, char *memory)
{
    list->kept = checked(realloc(list->kept, (list->kept_count + 1) * sizeof *list->kept));
    list->kept[list->kept_count++] = memory;
    return memory;
}

static int hex_digit(char digit)
{
    static const char digits[] = "0123456789ABCDEF";
    const char *found = digit == '\0' ? NULL : strchr(digits, digit);
    return found == NULL ? -1 : (int)(found - digits);
}

/* Decodes the escape whose backslash is before *from, and steps over it; -1 if it is not one. */
static int decode_escape(const char **from)
{
    static const char escapes[] = "\\\\n\nr\rt\t";
    char letter = *(*from)++;
    for (const char *escape = escapes; *escape != '\0'; escape += 2) {
        if (letter == escape[0]) {
            return escape[1];
        }
    }
    if (letter != 'x' || hex_digit((*from)[0]) < 0 || hex_digit((*from)[1]) < 0) {
        return -1;
    }
    int byte = 16 * hex_digit((*from)[0]) + hex_digit((*from)[1]);
    *from += 2;
    return byte;
}

enum kind { WORD, LINE, MESSAGE };

/* Appends a decoded word, or a decoded line with its newline. */
static bool decode(const reader *at, const char *from, enum kind kind, case_text *text)
{
    while (*from != '\0') {
        int byte = (unsigned char)*from++;
        if (byte == '\\' && kind != WORD && strcmp(from, "c") == 0) {
            return true;
        }
        if (byte == '\\' && kind == MESSAGE && *from == '*') {
            byte = CASE_GAP;
            from++;
        } else if (byte == '\\' && (byte = decode_escape(&from)) < 0) {
            return bad(at, "unknown escape");
        }
        text->data[text->size++] = (char)byte;
    }
    if (kind != WORD) {
        text->data[text->size++] = '\n';
    }
    return true;
}

static bool add_line(reader *at, char *line, enum kind kind, case_text *text)
{
    if (line[1] != '\0' && line[1] != ' ') {
        return bad(at, "no blank after the mark");
    }
    if (at->open != text && text->data != NULL) {
        return bad(at, "lines of the same kind must be consecutive");
    }
    at->open = text;
    if (text->data == NULL) {
        text->data = line;
    }
    return decode(at, line[1] == '\0' ? line + 1 : line + 2, kind, text);
}

/* Splits the call, after the program's name. */
static bool add_call(const reader *at, golden_case *one, char *call)
{
    size_t count = 0;
    one->status = 0;
    char *word = strtok(call, " ");
    for (; word != NULL && strcmp(word, "->") != 0; word = strtok(NULL, " ")) {
        case_text text = {word, 0};
        if (count == CASE_WORDS) {
            return bad(at, "too many words");
        }
        if (strcmp(word, "''") != 0 && !decode(at, word, WORD, &text)) {
            return false;
        }
        word[text.size] = '\0';
        one->words[count++] = word;
    }
    if (word != NULL) {
        const char *status = strtok(NULL, " ");
        if (status == NULL || strlen(status) != 1 || *status < '1' || *status > '9' ||
            strtok(NULL, " ") != NULL) {
            return bad(at, "expected only a status from 1 to 9 after \"->\"");
        }
        one->status = *status - '0';
    }
    return true;
}

static bool add_title(reader *at, const char *title)
{
    case_list *list = at->list;
    for (size_t i = at->first; i < list->count; i++) {
        if (strcmp(title, list->cases[i].title) == 0) {
            return bad(at, "another case of this file has the same title");
        }
    }
    list->cases = checked(realloc(list->cases, (list->count + 1) * sizeof *list->cases));
    list->cases[list->count++] =
        (golden_case){.file = at->file, .line = at->line, .title = title, .status = -1};
    at->open = NULL;
    return true;
}

static bool add_file(reader *at, golden_case *one, const char *name)
{
    if (one->file_count == CASE_FILES) {
        return bad(at, "too many files");
    }
    one->files[one->file_count++].name = name;
    return true;
}

/* Adds a line after the title to its case. */
static bool add_to_case(reader *at, golden_case *one, char *line)
{
    static const char program[] = "$ tttjudge";
    const size_t length = sizeof program - 1;
    if (one->status < 0) {
        return strncmp(line, program, length) == 0 && (line[length] == ' ' || line[length] == '\0')
                   ? add_call(at, one, line + length)
                   : bad(at, "expected the call, \"$ tttjudge ...\", after the title");
    }
    if (strcmp(line, "LF only") == 0) {
        one->only_lf = true;
        return true;
    }
    if (strncmp(line, "file ", 5) == 0) {
        return add_file(at, one, line + 5);
    }
    switch (line[0]) {
    case '<':
        return add_line(at, line, LINE, &one->in);
    case '>':
        return add_line(at, line, LINE, &one->out);
    case '!':
        return add_line(at, line, MESSAGE, &one->err);
    case '|':
        return one->file_count > 0 ? add_line(at, line, LINE, &one->files[one->file_count - 1].text)
                                   : bad(at, "expected \"file NAME\" before lines of a file");
    default:
        return bad(at, "a kind of line that the README does not describe");
    }
}

/* The case that is being read, NULL before the first title. */
static golden_case *last_case(const reader *at)
{
    return at->list->count > at->first ? &at->list->cases[at->list->count - 1] : NULL;
}

/* Whether a new case or the end of the file may follow. */
static bool is_whole(const reader *at)
{
    const golden_case *last = last_case(at);
    return last == NULL || last->status >= 0 || bad(at, "the case before has no call");
}

static bool take_line(reader *at, char *line)
{
    size_t length = strlen(line);
    for (size_t i = 0; i < length; i++) {
        if (line[i] < ' ' || line[i] > '~') {
            return bad(at, "a byte that does not print: write \\xNN");
        }
    }
    if (length == 0 || strncmp(line, "##", 2) == 0) {
        return true;
    }
    if (line[length - 1] == ' ') {
        return bad(at, "a blank at the end of the line: write \\x20");
    }
    if (strncmp(line, "# ", 2) == 0) {
        return is_whole(at) && add_title(at, line + 2);
    }
    golden_case *last = last_case(at);
    return last != NULL ? add_to_case(at, last, line) : bad(at, "a line before the first title");
}

static bool read_file(case_list *list, const char *path)
{
    bytes text = {0};
    bool is_read = bytes_read_file(&text, path);
    keep(list, text.data);
    if (!is_read) {
        perror(path);
        return false;
    }
    const char *slash = strrchr(path, '/');
    char *name = keep(list, checked(strdup(slash != NULL ? slash + 1 : path)));
    reader at = {.list = list, .file = name, .first = list->count};
    char *line = text.data;
    for (char *end; (end = memchr(line, '\n', text.size - (size_t)(line - text.data))) != NULL;
         line = end + 1) {
        *end = '\0';
        at.line++;
        if (strlen(line) != (size_t)(end - line)) {
            return bad(&at, "a NUL: write \\x00");
        }
        if (!take_line(&at, line)) {
            return false;
        }
    }
    return (*line == '\0' || bad(&at, "no newline at the end of the file")) && is_whole(&at);
}

static int is_cases_file(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > 4 && strcmp(entry->d_name + length - 4, ".txt") == 0;
}

bool cases_read(case_list *list, const char *path)
{
    struct stat about;
    if (stat(path, &about) != 0 || !S_ISDIR(about.st_mode)) {
        return read_file(list, path);
    }
    struct dirent **entries;
    int count = scandir(path, &entries, is_cases_file, alphasort);
    if (count < 0) {
        perror(path);
        return false;
    }
    bool good = true;
    for (int i = 0; i < count; i++) {
        size_t room = strlen(path) + strlen(entries[i]->d_name) + 2;
        char *file = checked(malloc(room));
        snprintf(file, room, "%s/%s", path, entries[i]->d_name);
        good = good && read_file(list, file);
        free(file);
        free(entries[i]);
    }
    free(entries);
    return good;
}

void cases_free(case_list *list)
{
    for (size_t i = 0; i < list->kept_count; i++) {
        free(list->kept[i]);
    }
    free(list->kept);
    free(list->cases);
    *list = (case_list){0};
}
