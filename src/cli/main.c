/* main.c - finds the command that the first word names and runs it; help and version; the
 * one ending that all of them share. */
#include "command.h"
#include "message.h"
#include "os.h"
#include "session.h"
#include "tttjudge.h"

#include <stdarg.h>
#include <string.h>

const struct command *const commands[] = {&command_validate, &command_moves, &command_gomoku, NULL};

static const char general_end[] = "\n"
                                  "  tttjudge help COMMAND    the formats and options of one\n"
                                  "  tttjudge --version       the version\n";
static const char exit_statuses[] =
    "\n"
    "Exit status: 0 every record was judged, 1 some input was malformed, 2 the call\n"
    "was wrong, or reading or writing failed, 3 with --check, some answer was wrong.\n";

static const struct command *command_named(const char *name)
{
    int i = 0;
    while (commands[i] != NULL && strcmp(commands[i]->name, name) != 0) {
        i++;
    }
    return commands[i];
}

/* Appends "validate|moves|gomoku". */
static void add_names(struct message *line)
{
    for (int i = 0; commands[i] != NULL; i++) {
        message_add(line, "%s%s", i == 0 ? "" : "|", commands[i]->name);
    }
}

/* "usage: tttjudge validate|moves|gomoku [option ...] [file ...]" */
static void add_general_usage(struct message *line)
{
    message_add(line, "usage: tttjudge ");
    add_names(line);
    message_add(line, " [option ...] [file ...]");
}

/* " [--size N]", or for an option with a letter nothing: the letters stand together. */
static void add_option_names(struct message *line, const struct option *table)
{
    for (const struct option *option = table; option->name != NULL; option++) {
        if (option->letter == 0) {
            message_add(line, " [--%s%s%s]", option->name, option->value == NULL ? "" : " ",
                        option->value == NULL ? "" : option->value);
        }
    }
}

static void add_option_letters(struct message *line, const struct option *table)
{
    for (const struct option *option = table; option->name != NULL; option++) {
        if (option->letter != 0) {
            message_add(line, "%c", option->letter);
        }
    }
}

/* "usage: tttjudge gomoku [-eskch] [--check ANSWERS] [--strict] [--size N] [file ...]" */
static void add_usage(struct message *line, const struct command *command)
{
    message_add(line, "usage: tttjudge %s [-", command->name);
    add_option_letters(line, common_options);
    add_option_letters(line, command->options);
    message_add(line, "]");
    add_option_names(line, common_options);
    add_option_names(line, command->options);
    message_add(line, " [file ...]");
}

static enum status wrong_call(const struct message *usage, const char *why, const char *word)
{
    message(NULL, "%s '%s'", why, quote(word, strlen(word)).text);
    message_write(NULL, usage);
    return STATUS_TROUBLE;
}

enum { HELP_COLUMN = 23 }; /* where the help of an option begins */

static void print_options(struct output *output, const struct option *table)
{
    for (const struct option *option = table; option->name != NULL; option++) {
        char letter[] = {option->letter == 0 ? ' ' : '-', option->letter, '\0'};
        struct message line = {.length = 0};
        message_add(&line, "  %s%s --%s%s%s", letter[1] == 0 ? "  " : letter,
                    letter[1] == 0 ? " " : ",", option->name, option->value == NULL ? "" : " ",
                    option->value == NULL ? "" : option->value);
        message_add(&line, "%*s%s\n", (int)(HELP_COLUMN - line.length), "", option->help);
        output_text(output, line.text);
    }
}

static void print_general_help(struct output *output)
{
    struct message usage = {.length = 0};
    add_general_usage(&usage);
    output_text(output, usage.text);
    output_text(output, "\n"
                        "\n"
                        "Judges tic-tac-toe boards, tic-tac-toe games and gomoku games: reads\n"
                        "files, or standard input (also named -), and prints one verdict a line.\n"
                        "\n");
    for (int i = 0; commands[i] != NULL; i++) {
        struct message line = {.length = 0};
        message_add(&line, "  %-8s  %s\n", commands[i]->name, commands[i]->summary);
        output_text(output, line.text);
    }
    output_text(output, general_end);
    output_text(output, exit_statuses);
}

static void print_help(struct output *output, const struct command *command)
{
    struct message usage = {.length = 0};
    message_add(&usage, "usage: tttjudge %s [option ...] [file ...]\n\n", command->name);
    output_text(output, usage.text);
    output_text(output, command->about);
    output_text(output, "\n");
    print_options(output, common_options);
    print_options(output, command->options);
    output_text(output, "\nExample:\n");
    output_text(output, command->example);
    output_text(output, exit_statuses);
}

/* "help" and "help COMMAND"; the words after "help". */
static enum status help(struct output *output, int count, char **words)
{
    struct message usage = {.length = 0};
    message_add(&usage, "usage: tttjudge help [");
    add_names(&usage);
    message_add(&usage, "]");
    const struct command *command = count == 0 ? NULL : command_named(words[0]);
    bool of_itself = count == 0 || strcmp(words[0], "help") == 0 || strcmp(words[0], "-h") == 0 ||
                     strcmp(words[0], "--help") == 0;
    if (command == NULL && !of_itself) {
        return wrong_call(&usage, "there is no help on", words[0]);
    }
    if (count > 1) {
        return wrong_call(&usage, "unexpected word", words[1]);
    }
    if (command == NULL) {
        print_general_help(output);
    } else {
        print_help(output, command);
    }
    return STATUS_OK;
}

static enum status version(struct output *output, int count, char **words)
{
    if (count > 0) {
        struct message usage = {.length = 0};
        message_add(&usage, "usage: tttjudge --version");
        return wrong_call(&usage, "unexpected word", words[0]);
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
    if (!options_read(&session->options, command, count, words, &files)) {
        struct message usage = {.length = 0};
        add_usage(&usage, command);
        message_write(NULL, &usage);
        return STATUS_TROUBLE;
    }
    if (session->options.help) {
        print_help(&session->output, command);
        return STATUS_OK;
    }
    session_judge(session, command, files, words);
    return session->status;
}

/* Does what the first word says with those after it. */
static enum status run(struct session *session, int count, char **words)
{
    struct message usage = {.length = 0};
    add_general_usage(&usage);
    if (count == 0) {
        message(NULL, "expected a command");
        message_write(NULL, &usage);
        return STATUS_TROUBLE;
    }
    const char *name = words[0];
    const struct command *command = command_named(name);
    if (command != NULL) {
        return judge(session, command, count - 1, words + 1);
    }
    if (strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        return help(&session->output, count - 1, words + 1);
    }
    if (strcmp(name, "--version") == 0) {
        return version(&session->output, count - 1, words + 1);
    }
    return wrong_call(
        &usage, name[0] == '-' ? "expected a command before the option" : "unknown command", name);
}

int main(int argc, char **argv)
{
    static struct session session; /* not on the stack: it holds whole blocks */
    os_start();
    enum status status = run(&session, argc > 0 ? argc - 1 : 0, argv + 1);
    output_finish(&session.output);
    return (int)status;
}
