/* help.c - usage lines and help pages, made from the tables of commands and options. The man page
 * says more. */
#include "help.h"

static const char general_end[] = "\n"
                                  "  tttjudge help COMMAND    the formats and options of one\n"
                                  "  tttjudge --version       the version\n";
static const char exit_statuses[] =
    "\n"
    "Exit status: 0 every record was judged, 1 some input was malformed, 2 the call\n"
    "was wrong, or reading or writing failed, 3 with --check, some answer was wrong.\n";

/* Appends "validate|moves|gomoku". */
void help_add_names(struct message *line)
{
    for (int i = 0; commands[i] != NULL; i++) {
        message_add(line, "%s%s", i == 0 ? "" : "|", commands[i]->name);
    }
}

/* "usage: tttjudge validate|moves|gomoku [option ...] [file ...]" */
void help_add_general_usage(struct message *line)
{
    message_add(line, "usage: tttjudge ");
    help_add_names(line);
    message_add(line, " [option ...] [file ...]");
}

/* " [--size N]", but nothing for options with a letter, whose letters stand together. */
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
void help_add_usage(struct message *line, const struct command *command)
{
    message_add(line, "usage: tttjudge %s [-", command->name);
    add_option_letters(line, common_options);
    add_option_letters(line, command->options);
    message_add(line, "]");
    add_option_names(line, common_options);
    add_option_names(line, command->options);
    message_add(line, " [file ...]");
}

enum { HELP_COLUMN = 23 }; /* where the help of an option begins */

static void print_options(struct output *output, const struct option *table)
{
    for (const struct option *option = table; option->name != NULL; option++) {
        struct message line = {.length = 0};
        if (option->letter != 0) {
            message_add(&line, "  -%c, ", option->letter);
        } else {
            message_add(&line, "      ");
        }
        message_add(&line, "--%s%s%s", option->name, option->value == NULL ? "" : " ",
                    option->value == NULL ? "" : option->value);
        message_add(&line, "%*s%s\n", (int)(HELP_COLUMN - line.length), "", option->help);
        output_text(output, line.text);
    }
}

void help_print_general(struct output *output)
{
    struct message usage = {.length = 0};
    help_add_general_usage(&usage);
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

void help_print(struct output *output, const struct command *command)
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
