/* seeds.c - takes the texts of the golden cases. */
#include "seeds.h"

#include "answers.h"
#include "cases.h"
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static bool has_word(const golden_case *one, const char *name)
{
    bool found = false;
    for (size_t i = 0; one->words[i] != NULL; i++) {
        found = found || strcmp(one->words[i], name) == 0;
    }
    return found;
}

static bool has_option(const golden_case *one, char letter, const char *name)
{
    bool found = has_word(one, name);
    for (size_t i = 0; one->words[i] != NULL; i++) {
        const char *word = one->words[i];
        found = found || (word[0] == '-' && word[1] != '-' && strchr(word, letter) != NULL);
    }
    return found;
}

/* The size given as --size=N or --size N, if there is one that can be. */
static int size_of(const golden_case *one)
{
    static const char option[] = "--size";
    const size_t length = sizeof option - 1;
    long size = BOARD_SIZE_USUAL;
    for (size_t i = 0; one->words[i] != NULL; i++) {
        const char *word = one->words[i];
        if (strcmp(word, option) == 0 && one->words[i + 1] != NULL) {
            size = strtol(one->words[i + 1], NULL, 10);
        } else if (strncmp(word, option, length) == 0 && word[length] == '=') {
            size = strtol(word + length + 1, NULL, 10);
        }
    }
    return size < BOARD_SIZE_MIN || size > BOARD_SIZE_MAX ? BOARD_SIZE_USUAL : (int)size;
}

static void put_choices(const golden_case *one, unsigned char *data)
{
    unsigned choices = 0;
    choices |= has_option(one, 'e', "--explain") ? CHOOSE_EXPLAIN : 0U;
    choices |= has_option(one, 'k', "--keep-going") ? CHOOSE_KEEP_GOING : 0U;
    choices |= has_option(one, 's', "--show") ? CHOOSE_SHOW : 0U;
    choices |= has_option(one, 'c', "--count") ? CHOOSE_COUNT : 0U;
    choices |= has_word(one, "--check") ? CHOOSE_CHECK : 0U;
    choices |= has_option(one, 'r', "--reachable") ? CHOOSE_REACHABLE : 0U;
    choices |= has_word(one, "--strict") ? CHOOSE_STRICT : 0U;
    choices |= has_word(one, "--exact") ? CHOOSE_EXACT : 0U;
    data[CHOICES] = (unsigned char)choices_together(choices);
    data[BOARD] = (unsigned char)(size_of(one) - BOARD_SIZE_MIN);
    data[PIECES] = 0;
    data[SECOND_AT] = 0;
    data[ANSWERS] = ANSWERS_RIGHT;
}

static void add_text(struct seeds *seeds, const golden_case *one, const case_text *text)
{
    struct seed seed = {checked(malloc(TEXT + text->size)), TEXT + text->size};
    put_choices(one, seed.bytes);
    if (text->size > 0) {
        memcpy(seed.bytes + TEXT, text->data, text->size);
    }
    seeds->seeds = checked(realloc(seeds->seeds, (seeds->count + 1) * sizeof *seeds->seeds));
    seeds->seeds[seeds->count++] = seed;
}

struct seeds seeds_of_cases(const char *folder)
{
    struct seeds seeds = {NULL, 0};
    case_list list = {0};
    if (!cases_read(&list, folder)) {
        exit(EXIT_FAILURE);
    }
    for (size_t i = 0; i < list.count; i++) {
        const golden_case *one = &list.cases[i];
        if (one->words[0] == NULL || strcmp(one->words[0], target.command->name) != 0) {
            continue;
        }
        if (one->in.size > 0) {
            add_text(&seeds, one, &one->in);
        }
        for (size_t k = 0; k < one->file_count; k++) {
            add_text(&seeds, one, &one->files[k].text);
        }
    }
    cases_free(&list);
    if (seeds.count == 0) {
        fprintf(stderr, "%s: no case of %s\n", folder, target.command->name);
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
