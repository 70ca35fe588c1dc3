/* main.c - the table of commands, and the one ending that all of them share.
 * Knows which command does what; knows nothing of how. */
#include "commands.h"
#include "help.h"
#include "os.h"
#include "tttjudge.h"

static const struct command {
    const char *name;
    enum judge judge;
    judge_function *function;
    const char *help;
    const char *usage;
} commands[] = {
    {"validate", JUDGE_VALIDATE, judge_validate, help_validate,
     "validate [-eksr] [--strict] [file ...]"},
    {"moves", JUDGE_MOVES, judge_moves, help_moves, "moves [-eks] [--strict] [file ...]"},
    {"gomoku", JUDGE_GOMOKU, judge_gomoku, help_gomoku,
     "gomoku [-eks] [--strict] [--size N] [--exact] [file ...]"},
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static const char general_usage[] = "validate|moves|gomoku|help [option ...] [file ...]";

static const struct command *command_named(const char *name)
{
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(commands[i].name, name) == 0) {
            return &commands[i];
        }
    }
    return NULL;
}

/* The line after the one that named the wrong word. */
static enum status wrong_call(const char *usage)
{
    static const char start[] = "usage: tttjudge ";
    char line[sizeof start + 80];
    char *at = put_text(put_text(put_text(line, start), usage), "\n");
    (void)os_write(OS_STDERR, line, (size_t)(at - line));
    return STATUS_TROUBLE;
}

static enum status print(struct output *output, const char *text)
{
    output->used = 0;
    output_text(output, text);
    output_flush(output);
    return STATUS_OK;
}

static enum status print_version(struct output *output)
{
    char line[80];
    *put_text(put_text(put_text(line, "tttjudge "), tttjudge_version()), "\n") = '\0';
    return print(output, line);
}

/* "help" and "help COMMAND"; the words after them. */
static enum status help(struct output *output, int count, char **words)
{
    bool of_itself =
        count == 1 && (strcmp(words[0], "help") == 0 || strcmp(words[0], "--help") == 0);
    if (count == 0 || of_itself) {
        return print(output, help_program);
    }
    const struct command *command = command_named(words[0]);
    if (command == NULL || count > 1) {
        const char *wrong = command == NULL ? words[0] : words[1];
        message("there is no help on '%s'", quote(wrong, strlen(wrong)).text);
        return wrong_call("help [validate|moves|gomoku]");
    }
    return print(output, command->help);
}

static enum status judge(struct session *session, const struct command *command, int count,
                         char **words)
{
    int files;
    if (!options_read(&session->options, command->judge, count, words, &files)) {
        return wrong_call(command->usage);
    }
    if (session->options.help) {
        return print(&session->output, command->help);
    }
    session_judge(session, command->function, files, words);
    return session->status;
}

int main(int argc, char **argv)
{
    static struct session session; /* not on the stack: it holds both blocks */
    os_start();
    if (argc < 2) {
        message("expected a command");
        return (int)wrong_call(general_usage);
    }
    const char *name = argv[1];
    const struct command *command = command_named(name);
    if (command != NULL) {
        return (int)judge(&session, command, argc - 2, argv + 2);
    }
    if (strcmp(name, "help") == 0) {
        return (int)help(&session.output, argc - 2, argv + 2);
    }
    if (strcmp(name, "--help") == 0) {
        return (int)print(&session.output, help_program);
    }
    if (strcmp(name, "--version") == 0) {
        return (int)print_version(&session.output);
    }
    message("unknown command '%s'", quote(name, strlen(name)).text);
    return (int)wrong_call(general_usage);
}
