/* main.c - finds the command that the first word names and runs it; help and version; the
 * one ending that all of them share. */
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

static enum status wrong_call(const struct message *usage, const char *why, const char *word)
{
    message(NULL, "%s '%s'", why, quote(word, strlen(word)).text);
    message_write(NULL, usage);
    return STATUS_TROUBLE;
}

/* "help" and "help COMMAND"; the words after "help". */
static enum status help(struct output *output, int count, char **words)
{
    struct message usage = {.length = 0};
    message_add(&usage, "usage: tttjudge help [");
    help_add_names(&usage);
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
        help_print_general(output);
    } else {
        help_print(output, command);
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
        help_add_usage(&usage, command);
        message_write(NULL, &usage);
        return STATUS_TROUBLE;
    }
    if (session->options.help) {
        help_print(&session->output, command);
        return STATUS_OK;
    }
    session_judge(session, command, files, words);
    return session->status;
}

/* Does what the first word says with those after it. */
static enum status run(struct session *session, int count, char **words)
{
    if (count == 0) {
        struct message usage = {.length = 0};
        help_add_general_usage(&usage);
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
    struct message usage = {.length = 0};
    help_add_general_usage(&usage);
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
