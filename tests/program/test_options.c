/* test_options.c - every set of options: each must add or change exactly what it stands for. And
 * the pages of help. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum option { EXPLAIN, SHOW, KEEP_GOING, COUNT, STRICT, OWN, CHECK, OPTIONS };
enum { SETS = 1 << OPTIONS };

/* A record that every option accepts, and what each prints for it. */
typedef struct command {
    const char *name;
    const char *own;  /* an option that does not change this record's verdict, or none */
    const char *size; /* one that is always there, or none */
    const char *input;
    const char *verdict, *reason, *drawing, *table;
} command;

static const command commands[COMMANDS] = {
    {"validate", "-r", NULL, "XXXOO....\nend\n", "valid", "X won: row 1",
     "[X][X][X]\n"
     " O  O  .\n"
     " .  .  .\n",
     "1\tvalid\n0\tinvalid\n"},
    {"moves", NULL, NULL, "[[1,1]]\n", "Pending", "1 move, B to move",
     "    0  1  2\n"
     " 0  .  .  .\n"
     " 1  .  X  .\n"
     " 2  .  .  .\n",
     "0\tA\n0\tB\n0\tDraw\n1\tPending\n"},
    {"gomoku", "--exact", "--size=5", "1\n3 3\n", "Tie", "1 move, no five",
     "x\\y 1  2  3  4  5\n"
     " 1  .  .  .  .  .\n"
     " 2  .  .  .  .  .\n"
     " 3  .  . (X) .  .\n"
     " 4  .  .  .  .  .\n"
     " 5  .  .  .  .  .\n",
     "0\tA\n0\tB\n1\tTie\n"},
};

static bool has(unsigned set, int option)
{
    return (set >> option) % 2 == 1;
}

/* The line of a verdict or wrong answer, with the reason beside it and the drawing below. */
static void add_line(bytes *out, const command *one, unsigned set, const char *line)
{
    bool explain = has(set, EXPLAIN);
    bytes_print(out, "%s%s%s\n", line, explain ? "\t" : "", explain ? one->reason : "");
    if (has(set, SHOW)) {
        bytes_print(out, "%s\n", one->drawing);
    }
}

/* Runs a set of options; the answers are right or wrong, for those sets that check them. */
static void try_set(const command *one, unsigned set, const char *answer)
{
    char *answers = temp_text("answers", answer);
    const char *const words[OPTIONS] = {"-e", "-s", "-k", "-c", "--strict", one->own, answers};
    const char *arguments[OPTIONS + 4] = {one->name, one->size};
    int count = one->size != NULL ? 2 : 1;
    for (int i = 0; i < OPTIONS; i++) {
        if (has(set, i) && i == CHECK) {
            arguments[count++] = "--check";
        }
        if (has(set, i) && words[i] != NULL) {
            arguments[count++] = words[i];
        }
    }
    bytes out = {0};
    bytes_reserve(&out, 0);
    bool is_right = strncmp(answer, one->verdict, strlen(one->verdict)) == 0;
    if (has(set, COUNT)) {
        bytes_print(&out, "%s%s", one->table, has(set, KEEP_GOING) ? "0\terror\n" : "");
    } else if (!has(set, CHECK)) {
        add_line(&out, one, set, one->verdict);
    } else if (!is_right) {
        bytes line = {0};
        bytes_print(&line, "%s:1: <stdin>:1: expected '%s', found 'x'", answers, one->verdict);
        add_line(&out, one, set, line.data);
        bytes_free(&line);
    }
    piece input = {one->input, strlen(one->input), 1};
    check_about(one->name);
    check_run(&(run_call){.arguments = arguments, .input = &input, .pieces = 1}, out.data, "",
              has(set, CHECK) && !is_right ? 3 : 0);
    bytes_free(&out);
    free(answers);
}

/* All but wrong calls, which are among the golden cases. */
static void test_every_set_of_options(void **state)
{
    (void)state;
    for (int i = 0; i < COMMANDS; i++) {
        bytes right = {0};
        bytes_print(&right, "%s\n", commands[i].verdict);
        for (unsigned set = 0; set < SETS; set += child_is_slow() ? 11 : 1) {
            if (has(set, COUNT) && (has(set, EXPLAIN) || has(set, SHOW) || has(set, CHECK))) {
                continue;
            }
            try_set(&commands[i], set, right.data);
            if (has(set, CHECK)) {
                try_set(&commands[i], set, "x\n");
            }
        }
        bytes_free(&right);
    }
}

/* What a call prints, which must succeed. */
static bytes page(const char *const arguments[])
{
    run_result result = run_with(arguments, "", 0);
    check_about(arguments[0]);
    check_text("standard error", "", &result.err);
    check_status(0, &result);
    if (result.out.size == 0 || result.out.data[result.out.size - 1] != '\n') {
        check_failed("no whole line on standard output", &result.out);
    }
    bytes_free(&result.err);
    return result.out;
}

static void check_same(const bytes *wanted, const char *const arguments[])
{
    bytes other = page(arguments);
    check_bytes("the page", wanted->data, wanted->size, other.data, other.size);
    bytes_free(&other);
}

/* A page is the same however it is asked for, and nothing is read or judged. */
static void test_pages_of_help(void **state)
{
    (void)state;
    bytes general = page(ARGS("help"));
    check_same(&general, ARGS("--help"));
    check_same(&general, ARGS("-h"));
    check_same(&general, ARGS("help", "help"));
    for (int i = 0; i < COMMANDS; i++) {
        const char *name = commands[i].name;
        bytes one = page(ARGS("help", name));
        check_same(&one, ARGS(name, "--help"));
        check_same(&one, ARGS(name, "-h"));
        check_same(&one, ARGS(name, "-eskh", "missing.txt"));
        check_same(&one, ARGS(name, "missing.txt", "--check", "missing.txt", "-c", "--help"));
        if (strstr(general.data, name) == NULL || strstr(one.data, name) == NULL) {
            check_failed("the page does not name its command", &one);
        }
        bytes_free(&one);
    }
    bytes_free(&general);
}

static void test_the_version(void **state)
{
    (void)state;
    bytes one = page(ARGS("--version"));
    if (bytes_count(&one, '\n') != 1 || strpbrk(one.data, "0123456789") == NULL) {
        check_failed("no line with a version", &one);
    }
    bytes_free(&one);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_every_set_of_options),
        TEST(test_pages_of_help),
        TEST(test_the_version),
    };
    return CHECK_ALL("options", tests);
}
