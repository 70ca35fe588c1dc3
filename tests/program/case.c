/* case.c - finds the folders of the golden cases and reads what is in them. */
#define _POSIX_C_SOURCE 200809L

#include "case.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static char *joined(const char *a, const char *b)
{
    bytes text = {0};
    bytes_print(&text, "%s%s%s", a, a[0] != '\0' ? "/" : "", b);
    return text.data;
}

static bool is_folder(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const golden_case *)a)->name, ((const golden_case *)b)->name);
}

/* Adds a case and takes over its two strings. */
static void add(golden_list *list, char *name, char *folder)
{
    golden_case *cases = realloc(list->cases, (list->count + 1) * sizeof *cases);
    if (cases == NULL) {
        perror("tests");
        exit(EXIT_FAILURE);
    }
    list->cases = cases;
    list->cases[list->count++] = (golden_case){name, folder};
}

/* Adds the folders in a folder: those of the commands are gone into, those within
 * them are the cases. */
static void gather(golden_list *list, const char *folder, const char *command)
{
    DIR *entries = opendir(folder);
    for (struct dirent *entry; entries != NULL && (entry = readdir(entries)) != NULL;) {
        char *path = joined(folder, entry->d_name);
        char *name = joined(command, entry->d_name);
        if (entry->d_name[0] != '.' && is_folder(path)) {
            if (command[0] != '\0') {
                add(list, name, path);
                continue;
            }
            gather(list, path, name);
        }
        free(path);
        free(name);
    }
    if (entries != NULL) {
        closedir(entries);
    }
}

golden_list golden_find(const char *folder)
{
    golden_list list = {0};
    gather(&list, folder, "");
    if (list.count > 0) {
        qsort(list.cases, list.count, sizeof *list.cases, by_name);
    }
    return list;
}

/* Appends a file of the case; false if it has none of this name. */
static bool read_part(const golden_case *one, const char *file, bytes *into)
{
    char *path = joined(one->folder, file);
    bool found = bytes_read_file(into, path);
    free(path);
    bytes_reserve(into, 0);
    return found;
}

/* One argument a line; without the file, the command's name is the only one. */
static bool read_arguments(const golden_case *one, golden_text *text)
{
    if (!read_part(one, "args", &text->args_file)) {
        bytes_add(&text->args_file, one->name, strcspn(one->name, "/"));
        bytes_add_byte(&text->args_file, '\n');
    }
    size_t count = 0;
    char *line = text->args_file.data;
    for (char *end; count < CASE_ARGUMENTS && (end = strchr(line, '\n')) != NULL; line = end + 1) {
        *end = '\0';
        text->arguments[count++] = line;
    }
    return *line == '\0';
}

bool golden_read(const golden_case *one, golden_text *text)
{
    *text = (golden_text){0};
    text->has_input = read_part(one, "stdin", &text->input);
    read_part(one, "stdout", &text->out);
    bool has_err = read_part(one, "stderr", &text->err);
    text->err_starts = read_part(one, "stderr-starts", &text->err);
    bytes number = {0};
    text->only_lf = read_part(one, "only-lf", &number);
    bool good = number.size == 0 && !(has_err && text->err_starts);
    if (read_part(one, "status", &number)) {
        good = good && number.size == 2 && number.data[0] >= '0' && number.data[0] <= '9';
        text->status = number.data[0] - '0';
    }
    bytes_free(&number);
    good = read_arguments(one, text) && good;
    if (!good) {
        fprintf(stderr, "%s: the files of this case make no sense\n", one->name);
    }
    return good;
}

void golden_free(golden_text *text)
{
    bytes_free(&text->args_file);
    bytes_free(&text->input);
    bytes_free(&text->out);
    bytes_free(&text->err);
}
