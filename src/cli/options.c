/* options.c - reads the words after a command by the tables of its options. */
#include "options.h"

#include "command.h"
#include "message.h"
#include "tttjudge.h"

#include <string.h>

const struct option common_options[] = {
    {'e', "explain", OPTION_FLAG, NULL, offsetof(struct options, explain),
     "add a tab and the reason to each verdict"},
    {'s', "show", OPTION_FLAG, NULL, offsetof(struct options, show),
     "draw each position, with the winning stones in brackets"},
    {'k', "keep-going", OPTION_FLAG, NULL, offsetof(struct options, keep_going),
     "print \"error\" for a malformed record and go on"},
    {'c', "count", OPTION_FLAG, NULL, offsetof(struct options, count),
     "print how often each verdict came, instead of the verdicts"},
    {0, "check", OPTION_FILE, "ANSWERS", offsetof(struct options, check),
     "print where the answers of a file differ from the verdicts"},
    {0, "strict", OPTION_FLAG, NULL, offsetof(struct options, strict),
     "accept only what the problem promises, to the byte"},
    {'h', "help", OPTION_FLAG, NULL, offsetof(struct options, help), "print this page"},
    {0, NULL, OPTION_FLAG, NULL, 0, NULL},
};

/* The reading of one command's words. */
struct reading {
    const struct command *command;
    struct options *options;
    char **words; /* the next one, and those after it */
    int left;     /* how many they are */
};

static bool refuse(const char *why, const char *word)
{
    message(NULL, "%s '%s'", why, quote(word, strlen(word)).text);
    return false;
}

/* The option with a letter, or else with a name of some length; NULL if there is none. */
static const struct option *option_in(const struct option *table, char letter, const char *name,
                                      size_t length)
{
    for (const struct option *option = table; option->name != NULL; option++) {
        if (letter != 0
                ? option->letter == letter
                : strlen(option->name) == length && strncmp(option->name, name, length) == 0) {
            return option;
        }
    }
    return NULL;
}

static const struct option *find_option(const struct reading *reading, char letter,
                                        const char *name, size_t length)
{
    const struct option *own = option_in(reading->command->options, letter, name, length);
    return own != NULL ? own : option_in(common_options, letter, name, length);
}

/* The number of one or two digits, after any zeros, that a word stands for, or -1. */
static int size_of(const char *word)
{
    int size = 0;
    while (word[0] == '0' && word[1] != '\0') {
        word++;
    }
    size_t length = strlen(word);
    if (length == 0 || length > 2) {
        return -1;
    }
    for (size_t i = 0; i < length; i++) {
        if (word[i] < '0' || word[i] > '9') {
            return -1;
        }
        size = 10 * size + (word[i] - '0');
    }
    return size;
}

/* Stores what an option was given; a flag is given nothing. */
static bool store(struct options *options, const struct option *option, const char *value)
{
    void *member = (char *)options + option->member;
    switch (option->kind) {
    case OPTION_FLAG:
        *(bool *)member = true;
        return true;
    case OPTION_FILE:
        *(const char **)member = value;
        return true;
    case OPTION_SIZE:
        break;
    }
    int size = size_of(value);
    if (size < TTTJUDGE_GOMOKU_MIN || size > TTTJUDGE_GOMOKU_MAX) {
        message(NULL, "--%s is %d to %d, not '%s'", option->name, TTTJUDGE_GOMOKU_MIN,
                TTTJUDGE_GOMOKU_MAX, quote(value, strlen(value)).text);
        return false;
    }
    *(int *)member = size;
    return true;
}

/* Reads "-ek". None of the options with letters takes a value. */
static bool read_letters(struct reading *reading)
{
    const char *word = *reading->words;
    for (const char *letter = word + 1; *letter != '\0'; letter++) {
        const struct option *option = find_option(reading, *letter, NULL, 0);
        if (option == NULL) {
            return refuse("unknown option", word);
        }
        (void)store(reading->options, option, NULL);
    }
    return true;
}

/* Reads "--name", "--name=value" or "--name" and the next word. */
static bool read_name(struct reading *reading)
{
    const char *word = *reading->words;
    const char *name = word + 2;
    size_t length = strcspn(name, "=");
    const char *value = name[length] == '=' ? name + length + 1 : NULL;
    const struct option *option = find_option(reading, 0, name, length);
    if (option == NULL) {
        return refuse("unknown option", word);
    }
    if (option->kind == OPTION_FLAG && value != NULL) {
        return refuse("a value is not expected in", word);
    }
    if (option->kind != OPTION_FLAG && value == NULL) {
        if (reading->left == 1) {
            message(NULL, "expected %s after '%s'", option->value, word);
            return false;
        }
        value = *++reading->words;
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
        message(NULL, "--count prints a table alone and does not go with '--%s'", other);
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

bool options_read(struct options *options, const struct command *command, int count, char **words,
                  int *files)
{
    struct reading reading = {command, options, words, count};
    bool options_over = false; /* "--" was seen */
    *options = (struct options){.size = TTTJUDGE_GOMOKU_SIZE};
    *files = 0;
    for (; reading.left > 0; reading.words++, reading.left--) {
        char *word = *reading.words;
        bool good = true;
        if (options_over || word[0] != '-' || word[1] == '\0') {
            words[(*files)++] = word;
        } else if (strcmp(word, "--") == 0) {
            options_over = true;
        } else {
            good = word[1] == '-' ? read_name(&reading) : read_letters(&reading);
        }
        if (!good || options->help) {
            return good;
        }
    }
    return are_compatible(options, *files, words);
}
