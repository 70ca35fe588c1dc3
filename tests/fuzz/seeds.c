/* seeds.c - reads the folders of golden cases. */
#define _POSIX_C_SOURCE 200809L
#include "seeds.h"

#include "harness.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_MAX = 4096 };

_Noreturn static void give_up(const char *path)
{
    perror(path);
    exit(EXIT_FAILURE);
}

static void *checked(void *memory)
{
    if (memory == NULL) {
        abort();
    }
    return memory;
}

struct seed seed_read(const char *path, size_t before)
{
    struct seed seed = {NULL, before};
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        give_up(path);
    }
    size_t room = before + 1;
    size_t got = 1;
    seed.bytes = checked(calloc(room, 1));
    while (got > 0) {
        room *= 2;
        seed.bytes = checked(realloc(seed.bytes, room));
        got = fread(seed.bytes + seed.length, 1, room - seed.length, file);
        seed.length += got;
    }
    if (ferror(file) != 0) {
        give_up(path);
    }
    fclose(file);
    return seed;
}

/* The word of a case's arguments that starts so, or NULL. */
static const char *word_starting(const char *arguments, const char *start)
{
    const char *at = arguments;
    while (at != NULL && strncmp(at, start, strlen(start)) != 0) {
        at = strchr(at, '\n');
        at = at == NULL ? NULL : at + 1;
    }
    return at;
}

static bool has_option(const char *arguments, char letter, const char *name)
{
    const char *at = arguments;
    for (; at != NULL && *at != '\0'; at = strchr(at, '\n'), at = at == NULL ? NULL : at + 1) {
        if (at[0] == '-' && at[1] != '-' && memchr(at, letter, strcspn(at, "\n")) != NULL) {
            return true;
        }
    }
    return word_starting(arguments, name) != NULL;
}

static void put_choices(const char *arguments, unsigned char *bytes)
{
    unsigned choices = 0;
    choices |= has_option(arguments, 'e', "--explain") ? CHOOSE_EXPLAIN : 0U;
    choices |= has_option(arguments, 'k', "--keep-going") ? CHOOSE_KEEP_GOING : 0U;
    choices |= has_option(arguments, 's', "--show") ? CHOOSE_SHOW : 0U;
    choices |= word_starting(arguments, "--strict") != NULL ? CHOOSE_STRICT : 0U;
    choices |= has_option(arguments, 'r', "--reachable") ? CHOOSE_REACHABLE : 0U;
    choices |= word_starting(arguments, "--exact") != NULL ? CHOOSE_EXACT : 0U;
    const char *word = word_starting(arguments, "--size");
    int size = word == NULL ? BOARD_SIZE_USUAL : atoi(word + strlen("--size="));
    size = size < BOARD_SIZE_MIN || size > BOARD_SIZE_MAX ? BOARD_SIZE_USUAL : size;
    bytes[CHOICES] = (unsigned char)choices;
    bytes[BOARD] = (unsigned char)(size - BOARD_SIZE_MIN);
    bytes[PIECES] = 0;
    bytes[SECOND_AT] = 0;
}

static bool is_text(const char *name)
{
    static const char *const others[] = {"args",   "stdout",  "stderr", "stderr-starts",
                                         "status", "only-lf", NULL};
    for (int i = 0; others[i] != NULL; i++) {
        if (strcmp(name, others[i]) == 0) {
            return false;
        }
    }
    return name[0] != '.';
}

static void join(char *path, const char *folder, const char *name)
{
    if (snprintf(path, PATH_MAX, "%s/%s", folder, name) >= PATH_MAX) {
        abort();
    }
}

static void add_case(struct seeds *seeds, const char *folder)
{
    char path[PATH_MAX];
    struct stat status;
    join(path, folder, "args");
    struct seed arguments = {(unsigned char *)checked(calloc(1, 1)), 0};
    if (stat(path, &status) == 0) {
        free(arguments.bytes);
        arguments = seed_read(path, 0);
        arguments.bytes = checked(realloc(arguments.bytes, arguments.length + 1));
        arguments.bytes[arguments.length] = '\0';
    }
    DIR *entries = opendir(folder);
    const struct dirent *entry;
    while (entries != NULL && (entry = readdir(entries)) != NULL) {
        join(path, folder, entry->d_name);
        if (is_text(entry->d_name) && stat(path, &status) == 0 && S_ISREG(status.st_mode)) {
            struct seed seed = seed_read(path, TEXT);
            put_choices((const char *)arguments.bytes, seed.bytes);
            seeds->seeds =
                checked(realloc(seeds->seeds, (seeds->count + 1) * sizeof *seeds->seeds));
            seeds->seeds[seeds->count++] = seed;
        }
    }
    if (entries != NULL) {
        closedir(entries);
    }
    free(arguments.bytes);
}

struct seeds seeds_of_cases(const char *folder)
{
    struct seeds seeds = {NULL, 0};
    struct dirent **entries;
    int count = scandir(folder, &entries, NULL, alphasort);
    if (count < 0) {
        give_up(folder);
    }
    for (int i = 0; i < count; i++) {
        if (entries[i]->d_name[0] != '.') {
            char path[PATH_MAX];
            join(path, folder, entries[i]->d_name);
            add_case(&seeds, path);
        }
        free(entries[i]);
    }
    free(entries);
    if (seeds.count == 0) {
        fprintf(stderr, "%s: no texts\n", folder);
        exit(EXIT_FAILURE);
    }
    return seeds;
}

void seeds_free(struct seeds *seeds)
{
    for (size_t i = 0; i < seeds->count; i++) {
        free(seeds->seeds[i].bytes);
    }
    free(seeds->seeds);
}
