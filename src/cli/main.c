/* main.c - the table of commands, and the one ending that all of them share.
 * Knows which command does what; knows nothing of how. */
#include "commands.h"
#include "help.h"
#include "message.h"
#include "options.h"
#include "os.h"
#include "tttjudge.h"

#include <string.h>

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

static enum status wrong_call(const char *why, const char *word, const char *usage)
{
    message("%s '%s'", why, quote(word, strlen(word)).text);
    message_usage(usage);
    return STATUS_TROUBLE;
}

/* "help" and "help COMMAND"; the words after "help". */
static enum status help(struct output *output, int count, char **words)
{
    static const char usage[] = "help [validate|moves|gomoku]";
    const struct command *command = count == 0 ? NULL : command_named(words[0]);
    bool of_itself =
        count > 0 && (strcmp(words[0], "help") == 0 || strcmp(words[0], "--help") == 0);
    if (count > 0 && command == NULL && !of_itself) {
        return wrong_call("there is no help on", words[0], usage);
    }
    if (count > 1) {
        return wrong_call("unexpected word", words[1], usage);
    }
    output_text(output, command == NULL ? help_program : command->help);
    return STATUS_OK;
}

static enum status version(struct output *output, int count, char **words)
{
    if (count > 0) {
        return wrong_call("unexpected word", words[0], "--version");
    }
    output_text(output, "tttjudge ");
    output_text(output, tttjudge_version());
    output_text(output, "\n");
    return STATUS_OK;
}

static enum status judge(struct session *session, const struct command *command, int count,
                         char **words)
{
    int files;
    if (!options_read(&session->options, command->judge, count, words, &files)) {
        message_usage(command->usage);
        return STATUS_TROUBLE;
    }
    if (session->options.help) {
        output_text(&session->output, command->help);
        return STATUS_OK;
    }
    session_judge(session, command->function, files, words);
    return session->status;
}

/* Does what the first word says with those after it. */
static enum status run(struct session *session, int count, char **words)
{
    if (count == 0) {
        message("expected a command");
        message_usage(general_usage);
        return STATUS_TROUBLE;
    }
    const char *name = words[0];
    const struct command *command = command_named(name);
    if (command != NULL) {
        return judge(session, command, count - 1, words + 1);
    }
    if (strcmp(name, "help") == 0 || strcmp(name, "--help") == 0) {
        return help(&session->output, count - 1, words + 1);
    }
    if (strcmp(name, "--version") == 0) {
        return version(&session->output, count - 1, words + 1);
    }
    return wrong_call("unknown command", name, general_usage);
}

int main(int argc, char **argv)
{
    static struct session session; /* not on the stack: it holds both blocks */
    os_start();
    enum status status = run(&session, argc > 0 ? argc - 1 : 0, argv + 1);
    output_finish(&session.output);
    return (int)status;
}
