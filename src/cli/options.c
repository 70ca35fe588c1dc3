/* options.c - reads the words after a command by the tables of its options. */
#include "options.h"

#include "command.h"
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

/* Whether a word is a decimal number that a board's size can be. */
static bool read_size(const char *word, int *size)
{
    struct number number = {.value = 0};
    size_t i = 0;
    for (; is_digit((unsigned char)word[i]); i++) {
        number_add_digit(&number, (unsigned char)word[i]);
    }
    *size = number.value;
    return i > 0 && word[i] == '\0' &&
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
        message(NULL, "--%s must be %d to %d, not '%s'", option->name, TTTJUDGE_GOMOKU_MIN,
                TTTJUDGE_GOMOKU_MAX, quote(value, strlen(value)).text);
        return false;
    }
    return true;
}

/* Reads "-ek". */
static bool read_letters(const struct reading *reading)
{
    const char *word = *reading->words;
    for (const char *letter = word + 1; *letter != '\0'; letter++) {
        const struct option *own = with_letter(reading->command->options, *letter);
        const struct option *option = own != NULL ? own : with_letter(common_options, *letter);
        if (option == NULL) {
            return refuse("unknown option", word);
        }
        set_flag(reading->options, option);
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
    const struct option *own = with_name(reading->command->options, name, length);
    const struct option *option = own != NULL ? own : with_name(common_options, name, length);
    if (option == NULL) {
        return refuse("unknown option", word);
    }
    if (option->kind == OPTION_FLAG) {
        if (value != NULL) {
            return refuse("unexpected value in", word);
        }
        set_flag(reading->options, option);
        return true;
    }
    if (value == NULL) {
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
        message(NULL, "--count cannot be combined with '--%s'", other);
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
