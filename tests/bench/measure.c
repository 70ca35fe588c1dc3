/* measure.c - compares the times of commands.
 *
 *     measure ROUNDS TIMES PROGRAM ARGUMENT ... [-- PROGRAM ARGUMENT ...] ...
 *
 * Runs each command TIMES times in a row, and all of that ROUNDS times, so that other load hits
 * all commands alike. Prints a line for each: the best time of one run in seconds, and its peak
 * memory in KiB. The commands' standard output is dropped; a command that fails ends the
 * measuring. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { COMMANDS_MAX = 8 };

struct command {
    char **words;
    double best;
    long memory; /* KiB */
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void run(struct command *command)
{
    pid_t child = vfork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        execvp(command->words[0], command->words);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0) {
        fprintf(stderr, "measure: %s failed\n", command->words[0]);
        exit(1);
    }
    if (usage.ru_maxrss > command->memory) {
        command->memory = usage.ru_maxrss;
    }
}

int main(int argc, char **argv)
{
    struct command commands[COMMANDS_MAX] = {{0}};
    int count = 0;
    if (argc < 4) {
        fprintf(stderr, "usage: measure ROUNDS TIMES PROGRAM ARGUMENT ... [-- ...] ...\n");
        return 2;
    }
    int rounds = atoi(argv[1]);
    int times = atoi(argv[2]);
    for (int i = 3; i < argc; i++) {
        if (count == COMMANDS_MAX) {
            fprintf(stderr, "measure: more than %d commands\n", COMMANDS_MAX);
            return 2;
        }
        commands[count].words = &argv[i];
        commands[count++].best = 1e9;
        while (i < argc && strcmp(argv[i], "--") != 0) {
            i++;
        }
        argv[i] = NULL;
    }
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < count; i++) {
            double start = now();
            for (int j = 0; j < times; j++) {
                run(&commands[i]);
            }
            double each = (now() - start) / times;
            commands[i].best = each < commands[i].best ? each : commands[i].best;
        }
    }
    for (int i = 0; i < count; i++) {
        printf("%.6f %ld\n", commands[i].best, commands[i].memory);
    }
    return 0;
}
