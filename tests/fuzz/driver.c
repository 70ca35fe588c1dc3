/* driver.c - the targets without libFuzzer, for any compiler:
 *
 *     PROGRAM FILE ...                 what libFuzzer found, again
 *     PROGRAM seeds FOLDER             the golden cases' texts, with every set of options
 *     PROGRAM mutate FOLDER COUNT SEED as many random mutations of those texts
 *     PROGRAM write FOLDER TO          the texts as files, for libFuzzer to start from
 */
#include "harness.h"
#include "mutate.h"
#include "seeds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MUTATED_MAX = 2048, CHANGES_MAX = 6 };

static void judge_files(int count, char **paths)
{
    for (int i = 0; i < count; i++) {
        struct seed seed = seed_read(paths[i], 0);
        check_bytes(seed.bytes, seed.length);
        free(seed.bytes);
    }
    printf("%d inputs\n", count);
}

static void judge_seeds(const struct seeds *seeds)
{
    for (size_t i = 0; i < seeds->count; i++) {
        struct seed seed = seeds->seeds[i];
        for (unsigned choices = 0; choices < CHOICE_SETS; choices++) {
            if (choices != choices_together(choices)) {
                continue;
            }
            seed.bytes[CHOICES] = (unsigned char)choices;
            seed.bytes[PIECES] = (unsigned char)(choices + i);
            seed.bytes[SECOND_AT] = (unsigned char)(31 * choices + i);
            seed.bytes[ANSWERS] = (unsigned char)(7 * i + choices / CHOOSE_FILES);
            check_bytes(seed.bytes, seed.length);
        }
    }
    printf("%zu texts with every set of options each\n", seeds->count);
}

static void judge_mutations(const struct seeds *seeds, long count, long number)
{
    unsigned char data[MUTATED_MAX];
    struct random random = random_start((uint64_t)number);
    for (long i = 0; i < count; i++) {
        const struct seed *seed = &seeds->seeds[random_below(&random, seeds->count)];
        size_t length = seed->length < sizeof data ? seed->length : sizeof data;
        memcpy(data, seed->bytes, length);
        data[CHOICES] = (unsigned char)random_below(&random, CHOICE_SETS);
        data[PIECES] = (unsigned char)random_below(&random, 256);
        data[ANSWERS] = (unsigned char)random_below(&random, 256);
        for (size_t changes = 1 + random_below(&random, CHANGES_MAX); changes > 0; changes--) {
            length = mutate(&random, data, length, sizeof data);
        }
        check_bytes(data, length);
    }
    printf("%ld mutations\n", count);
}

static void write_seeds(const struct seeds *seeds, const char *folder)
{
    for (size_t i = 0; i < seeds->count; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/case-%zu", folder, i);
        FILE *file = fopen(path, "wb");
        const struct seed *seed = &seeds->seeds[i];
        if (file == NULL || fwrite(seed->bytes, 1, seed->length, file) != seed->length ||
            fclose(file) != 0) {
            perror(path);
            exit(EXIT_FAILURE);
        }
    }
}

int main(int argc, char **argv)
{
    struct seeds seeds = {NULL, 0};
    if (argc == 3 && strcmp(argv[1], "seeds") == 0) {
        seeds = seeds_of_cases(argv[2]);
        judge_seeds(&seeds);
    } else if (argc == 5 && strcmp(argv[1], "mutate") == 0) {
        seeds = seeds_of_cases(argv[2]);
        judge_mutations(&seeds, atol(argv[3]), atol(argv[4]));
    } else if (argc == 4 && strcmp(argv[1], "write") == 0) {
        seeds = seeds_of_cases(argv[2]);
        write_seeds(&seeds, argv[3]);
    } else {
        judge_files(argc - 1, argv + 1);
    }
    seeds_free(&seeds);
    return EXIT_SUCCESS;
}
