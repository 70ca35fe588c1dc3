/* options.c - one table of options and one switch.
 * Knows words; knows nothing of what the choices lead to. */
#include "options.h"

#include "message.h"
#include "tttjudge.h"

#include <string.h>

enum choice { EXPLAIN, SHOW, KEEP_GOING, STRICT, REACHABLE, EXACT, SIZE, HELP };

enum { EVERY_JUDGE = JUDGE_VALIDATE | JUDGE_MOVES | JUDGE_GOMOKU };

struct option {
    char letter; /* or 0 */
    const char *name;
    unsigned judges;
    enum choice choice;
};

static const struct option table[] = {
    {'e', "explain", EVERY_JUDGE, EXPLAIN},
    {'s', "show", EVERY_JUDGE, SHOW},
    {'k', "keep-going", EVERY_JUDGE, KEEP_GOING},
    {0, "strict", EVERY_JUDGE, STRICT},
    {'r', "reachable", JUDGE_VALIDATE, REACHABLE},
    {0, "exact", JUDGE_GOMOKU, EXACT},
    {0, "size", JUDGE_GOMOKU, SIZE},
    {0, "help", EVERY_JUDGE, HELP},
};
enum { OPTIONS = sizeof table / sizeof table[0] };

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

static bool choose_size(struct options *options, const char *value)
{
    options->size = size_of(value);
    if (options->size < TTTJUDGE_GOMOKU_MIN || options->size > TTTJUDGE_GOMOKU_MAX) {
        message("--size is %d to %d, not '%s'", TTTJUDGE_GOMOKU_MIN, TTTJUDGE_GOMOKU_MAX,
                quote(value, strlen(value)).text);
        return false;
    }
    return true;
}

static void choose(struct options *options, enum choice choice)
{
    switch (choice) {
    case EXPLAIN:
        options->explain = true;
        break;
    case SHOW:
        options->show = true;
        break;
    case KEEP_GOING:
        options->keep_going = true;
        break;
    case STRICT:
        options->strict = true;
        break;
    case REACHABLE:
        options->reachable = true;
        break;
    case EXACT:
        options->exact = true;
        break;
    case HELP:
        options->help = true;
        break;
    case SIZE: /* which has a value: choose_size */
        break;
    }
}

static bool refuse(const char *why, const char *word)
{
    message("%s '%s'", why, quote(word, strlen(word)).text);
    return false;
}

/* Reads "-ek". */
static bool read_letters(struct options *options, enum judge judge, const char *word)
{
    for (const char *letter = word + 1; *letter != '\0'; letter++) {
        int i = 0;
        while (i < OPTIONS && (table[i].letter != *letter || (table[i].judges & judge) == 0)) {
            i++;
        }
        if (i == OPTIONS) {
            return refuse("unknown option", word);
        }
        choose(options, table[i].choice);
    }
    return true;
}

/* Reads "--name" or "--name=value"; *used becomes 2 if the next word, which may
 * be NULL, was the value. */
static bool read_name(struct options *options, enum judge judge, const char *word, const char *next,
                      int *used)
{
    const char *name = word + 2;
    size_t length = strcspn(name, "=");
    const char *value = name[length] == '=' ? name + length + 1 : NULL;
    for (int i = 0; i < OPTIONS; i++) {
        if (strlen(table[i].name) != length || strncmp(table[i].name, name, length) != 0 ||
            (table[i].judges & judge) == 0) {
            continue;
        }
        if (table[i].choice != SIZE) {
            if (value != NULL) {
                return refuse("a value is not expected in", word);
            }
            choose(options, table[i].choice);
            return true;
        }
        if (value == NULL && next == NULL) {
            return refuse("a number is missing after", word);
        }
        *used = value == NULL ? 2 : 1;
        return choose_size(options, value == NULL ? next : value);
    }
    return refuse("unknown option", word);
}

bool options_read(struct options *options, enum judge judge, int count, char **words, int *files)
{
    *options = (struct options){.size = TTTJUDGE_GOMOKU_SIZE};
    *files = 0;
    bool options_over = false; /* "--" was seen */
    for (int i = 0; i < count && !options->help;) {
        char *word = words[i];
        int used = 1;
        bool good = true;
        if (options_over || word[0] != '-' || word[1] == '\0') {
            words[(*files)++] = word;
        } else if (strcmp(word, "--") == 0) {
            options_over = true;
        } else if (word[1] == '-') {
            good = read_name(options, judge, word, i + 1 < count ? words[i + 1] : NULL, &used);
        } else {
            good = read_letters(options, judge, word);
        }
        if (!good) {
            return false;
        }
        i += used;
    }
    return true;
}
