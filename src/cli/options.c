/* options.c - reads the arguments after a command, with its table of options. */
#include "options.h"

#include "command.h"
#include "output.h"
#include "text.h"
#include "tttjudge.h"

#include <string.h>

const struct option common_options[] = {
    {'e', OPTION_FLAG, "explain", NULL, offsetof(struct options, explain),
     "add a tab and the reason to each verdict"},
    {'s', OPTION_FLAG, "show", NULL, offsetof(struct options, show),
     "draw each position, with the winning stones in brackets"},
    {'k', OPTION_FLAG, "keep-going", NULL, offsetof(struct options, keep_going),
     "print \"error\" for a malformed record and go on"},
    {'c', OPTION_FLAG, "count", NULL, offsetof(struct options, count),
     "print the number of each verdict instead of the verdicts"},
    {0, OPTION_FILE, "check", "ANSWERS", offsetof(struct options, check),
     "print where the answers of a file differ from the verdicts"},
    {0, OPTION_FLAG, "strict", NULL, offsetof(struct options, strict),
     "accept only what the problem promises, to the byte"},
    {'h', OPTION_FLAG, "help", NULL, offsetof(struct options, help), "print this page"},
    {0, OPTION_FLAG, NULL, NULL, 0, NULL},
};

/* How far the arguments of a command have been read. */
struct reading {
    const struct command *command;
    struct options *options;
    char **arguments; /* the next one and those after it */
    int left;         /* how many that is */
};

static bool refuse(const char *why, const char *argument)
{
    output_message(NULL, "%s '%s'", why, quote(argument, strlen(argument)).text);
    return false;
}

static const struct option *with_letter(const struct option *table, char letter)
{
    while (table->name != NULL && table->letter != letter) {
        table++;
    }
    return table->name != NULL ? table : NULL;
}

static const struct option *with_name(const struct option *table, const char *name, size_t length)
{
    while (table->name != NULL &&
           (strlen(table->name) != length || strncmp(table->name, name, length) != 0)) {
        table++;
    }
    return table->name != NULL ? table : NULL;
}

/* Reads a board's size; false if the text is not a decimal number in its range. */
static bool read_size(const char *text, int *size)
{
    struct number number = {.value = 0};
    size_t i = 0;
    for (; is_digit((unsigned char)text[i]); i++) {
        number_add_digit(&number, (unsigned char)text[i]);
    }
    *size = number.value;
    return i > 0 && text[i] == '\0' &&
           number_is_within(&number, TTTJUDGE_GOMOKU_MIN, TTTJUDGE_GOMOKU_MAX);
}

static void set_flag(struct options *options, const struct option *option)
{
    *(bool *)((char *)options + option->member) = true;
}

static bool store(struct options *options, const struct option *option, const char *value)
{
    void *member = (char *)options + option->member;
    if (option->kind == OPTION_FILE) {
        *(const char **)member = value;
        return true;
    }
    if (!read_size(value, member)) {
        output_message(NULL, "--%s must be %d to %d, not '%s'", option->name, TTTJUDGE_GOMOKU_MIN,
                       TTTJUDGE_GOMOKU_MAX, quote(value, strlen(value)).text);
        return false;
    }
    return true;
}

/* Reads "-ek". */
static bool read_letters(const struct reading *reading)
{
    const char *argument = *reading->arguments;
    for (const char *letter = argument + 1; *letter != '\0'; letter++) {
        const struct option *own = with_letter(reading->command->options, *letter);
        const struct option *option = own != NULL ? own : with_letter(common_options, *letter);
        if (option == NULL) {
            return refuse("unknown option", argument);
        }
        set_flag(reading->options, option);
    }
    return true;
}

/* Reads "--name", "--name=value" or "--name" and the next argument. */
static bool read_name(struct reading *reading)
{
    const char *argument = *reading->arguments;
    const char *name = argument + 2;
    size_t length = strcspn(name, "=");
    const char *value = name[length] == '=' ? name + length + 1 : NULL;
    const struct option *own = with_name(reading->command->options, name, length);
    const struct option *option = own != NULL ? own : with_name(common_options, name, length);
    if (option == NULL) {
        return refuse("unknown option", argument);
    }
    if (option->kind == OPTION_FLAG) {
        if (value != NULL) {
            return refuse("unexpected value in", argument);
        }
        set_flag(reading->options, option);
        return true;
    }
    if (value == NULL) {
        if (reading->left == 1) {
            output_message(NULL, "expected %s after '%s'", option->value, argument);
            return false;
        }
        value = *++reading->arguments;
        reading->left--;
    }
    return store(reading->options, option, value);
}

/* Whether the options and files make sense together. */
static bool are_compatible(const struct options *options, int files, char **names)
{
    const char *other = options->explain         ? "explain"
                        : options->show          ? "show"
                        : options->check != NULL ? "check"
                                                 : NULL;
    if (options->count && other != NULL) {
        output_message(NULL, "--count cannot be combined with '--%s'", other);
        return false;
    }
    bool on_stdin = files == 0;
    for (int i = 0; i < files; i++) {
        on_stdin = on_stdin || strcmp(names[i], "-") == 0;
    }
    if (options->check != NULL && strcmp(options->check, "-") == 0 && on_stdin) {
        return refuse("answers and records cannot both be standard input:", options->check);
    }
    return true;
}

bool options_read(struct options *options, const struct command *command, int count,
                  char **arguments, int *files)
{
    struct reading reading = {command, options, arguments, count};
    bool options_over = false; /* "--" was seen */
    *options = (struct options){.size = TTTJUDGE_GOMOKU_SIZE};
    *files = 0;
    for (; reading.left > 0; reading.arguments++, reading.left--) {
        char *argument = *reading.arguments;
        bool good = true;
        if (options_over || argument[0] != '-' || argument[1] == '\0') {
            arguments[(*files)++] = argument;
        } else if (strcmp(argument, "--") == 0) {
            options_over = true;
        } else {
            good = argument[1] == '-' ? read_name(&reading) : read_letters(&reading);
        }
        if (!good || options->help) {
            return good;
        }
    }
    return are_compatible(options, *files, arguments);
}
