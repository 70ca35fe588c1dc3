/* program.c - a process for each run, and what the tests share. */
#define _DEFAULT_SOURCE
#include "program.h"
#include "testing.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

enum { TEXT_MAX = 4096, SECONDS_MAX = 120 };

int program_main(int argc, char **argv); /* src/cli/main.c */

const struct sample samples[SAMPLES] = {
    {"validate",
     {{"XXXOO....\n", "valid\n"},
      {".........\n", "invalid\n"},
      {"XOXOXOXOX\n", "valid\n"},
      {"OOOXX.XX.\n", "invalid\n"},
      {"OOOXX.X..\n", "valid\n"},
      {"XXXXXXXXX\n", "invalid\n"},
      {"XOXXOOOXX\n", "valid\n"}},
     "XXXOO...x\n",
     0},
    {"moves",
     {{"[[0,0],[2,0],[1,1],[2,1],[2,2]]\n", "A\n"},
      {"[[1,1]]\n", "Pending\n"},
      {"[[0,0],[1,1],[0,1],[0,2],[1,0],[2,0]]\n", "B\n"},
      {"[]\n", "Pending\n"},
      {"[[0,0],[1,1],[2,0],[1,0],[1,2],[2,1],[0,1],[0,2],[2,2]]\n", "Draw\n"}},
     "[[0,0],[0,0]]\n",
     1},
    {"gomoku",
     {{"9\n1 1\n2 1\n1 2\n2 2\n1 3\n2 3\n1 4\n2 4\n1 5\n", "A 9\n"},
      {"0\n", "Tie\n"},
      {"3\n8 8\n12 9\n10 10\n", "Tie\n"},
      {"10\n9 9\n1 1\n10 11\n2 2\n1 15\n3 3\n15 1\n4 4\n15 15\n5 5\n", "B 10\n"}},
     "2\n1 1\n1 1\n",
     0},
};

const char *good_text(const struct sample *sample)
{
    static char text[TEXT_MAX];
    text[0] = '\0';
    for (const struct record *record = sample->records; record->text != NULL; record++) {
        strcat(text, record->text);
    }
    return text;
}

const char *mixed_text(const struct sample *sample)
{
    static char text[TEXT_MAX];
    text[0] = '\0';
    for (int i = 0; sample->records[i].text != NULL; i++) {
        strcat(text, sample->records[i].text);
        strcat(text, i % 2 == 1 ? sample->bad : "");
    }
    return text;
}

const char *verdicts_of(const struct sample *sample, size_t bytes)
{
    static char text[TEXT_MAX];
    size_t end = 0;
    text[0] = '\0';
    for (const struct record *record = sample->records; record->text != NULL; record++) {
        end += strlen(record->text);
        strcat(text, end - sample->after <= bytes ? record->verdict : "");
    }
    return text;
}

void program_prepare(void)
{
    if (kernel == NULL) {
        kernel =
            mmap(NULL, sizeof *kernel, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        assert_true(kernel != MAP_FAILED);
    }
    memset(kernel, 0, sizeof *kernel);
}

static void run_here(const char *const *words)
{
    static char name[] = "tttjudge";
    char copies[8][64];
    char *argv[9] = {name};
    int argc = 1;
    for (; words[argc - 1] != NULL; argc++) {
        argv[argc] = strcpy(copies[argc - 1], words[argc - 1]);
    }
    alarm(SECONDS_MAX);
    kernel_enter();
    exit(program_main(argc, argv));
}

struct ending program_run(const char *const *words, bool ignore_sigpipe)
{
    fflush(NULL); /* or the child would write it again */
    pid_t child = fork();
    if (child == 0) {
        signal(SIGPIPE, ignore_sigpipe ? SIG_IGN : SIG_DFL);
        run_here(words);
    }
    int status = 0;
    assert_true(child > 0 && waitpid(child, &status, 0) == child);
    assert_string_equal(kernel->misuse, "");
    kernel->out[kernel->out_length] = '\0';
    kernel->err[kernel->err_length] = '\0';
    if (WIFSIGNALED(status)) {
        return (struct ending){-1, WTERMSIG(status)};
    }
    return (struct ending){WEXITSTATUS(status), 0};
}

struct ending program_run_sample(const struct sample *sample, const char *text, const char *option,
                                 const struct fault *fault, size_t read_most, size_t write_most)
{
    program_prepare();
    kernel->files[0] = (struct memory_file){"one", text};
    kernel->fault = *fault;
    kernel->read_most = read_most;
    kernel->write_most = write_most;
    return program_run((const char *const[]){sample->command, option, "one", NULL}, true);
}

void check_out(const char *wanted)
{
    assert_string_equal(kernel->out, wanted);
}

void check_err(const char *wanted)
{
    assert_string_equal(kernel->err, wanted);
}

void check_ending(struct ending ending, int status)
{
    assert_int_equal(ending.signal, 0);
    assert_int_equal(ending.status, status);
}
