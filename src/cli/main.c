/* main.c - runs the command that the first argument names, or prints help or the version. */
#include "help.h"
#include "session.h"
#include "tttjudge.h"

const struct command *const commands[] = {&command_validate, &command_moves, &command_gomoku, NULL};

static const struct command *command_named(const char *name)
{
    int i = 0;
    while (commands[i] != NULL && strcmp(commands[i]->name, name) != 0) {
        i++;
    }
    return commands[i];
}

static enum status wrong_call(const struct message *usage, const char *why, const char *argument)
{
    output_message(NULL, "%s '%s'", why, quote(argument, strlen(argument)).text);
    output_line(NULL, usage);
    return STATUS_FAILED;
}

/* "help" or "help COMMAND"; count and arguments are what follows "help". */
static enum status help(struct output *output, int count, char **arguments)
{
    struct message usage = {.length = 0};
    message_add(&usage, "usage: tttjudge help [");
    help_add_names(&usage);
    message_add(&usage, "]");
    const struct command *command = count == 0 ? NULL : command_named(arguments[0]);
    bool about_program = count == 0 || strcmp(arguments[0], "help") == 0 ||
                         strcmp(arguments[0], "-h") == 0 || strcmp(arguments[0], "--help") == 0;
    if (command == NULL && !about_program) {
        return wrong_call(&usage, "there is no help on", arguments[0]);
    }
    if (count > 1) {
        return wrong_call(&usage, "unexpected word", arguments[1]);
    }
    if (command == NULL) {
        help_print_general(output);
    } else {
        help_print(output, command);
    }
    return STATUS_OK;
}

static enum status version(struct output *output, int count, char **arguments)
{
    if (count > 0) {
        struct message usage = {.length = 0};
        message_add(&usage, "usage: tttjudge --version");
        return wrong_call(&usage, "unexpected word", arguments[0]);
    }
    output_text(output, "tttjudge ");
    output_text(output, tttjudge_version());
    output_text(output, "\n");
    return STATUS_OK;
}

static enum status judge(struct session *session, const struct command *command, int count,
                         char **arguments)
{
    int files;
    if (!options_read(&session->options, command, count, arguments, &files)) {
        struct message usage = {.length = 0};
        help_add_usage(&usage, command);
        output_line(NULL, &usage);
        return STATUS_FAILED;
    }
    if (session->options.help) {
        help_print(&session->output, command);
        return STATUS_OK;
    }
    session_judge(session, command, files, arguments);
    return session->status;
}

static enum status run(struct session *session, int count, char **arguments)
{
    if (count == 0) {
        struct message usage = {.length = 0};
        help_add_general_usage(&usage);
        output_message(NULL, "expected a command");
        output_line(NULL, &usage);
        return STATUS_FAILED;
    }
    const char *name = arguments[0];
    const struct command *command = command_named(name);
    if (command != NULL) {
        return judge(session, command, count - 1, arguments + 1);
    }
    if (strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        return help(&session->output, count - 1, arguments + 1);
    }
    if (strcmp(name, "--version") == 0) {
        return version(&session->output, count - 1, arguments + 1);
    }
    struct message usage = {.length = 0};
    help_add_general_usage(&usage);
    return wrong_call(
        &usage, name[0] == '-' ? "expected a command before the option" : "unknown command", name);
}

int main(int argc, char **argv)
{
    static struct session session; /* not on the stack: it is large */
    os_start();
    enum status status = run(&session, argc > 0 ? argc - 1 : 0, argv + 1);
    output_finish(&session.output);
    return (int)status;
}
