/* test_golden.c - runs the golden cases. Each is a test of its own: as it is, byte by byte, and
 * with CR LF for LF.
 *
 *     test_program_golden [FILE or FOLDER ...] [WORD ...] [M/N]
 *
 * The cases come from these files, or from the folder TTTJUDGE_CASES. Words select the cases that
 * have all of them in the title or the arguments; 3/8 selects every eighth of these, after the
 * first three. */
#include "check.h"
#include "diff.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void show_end(char sign, const run_result *result, int status)
{
    if (result->hung) {
        fprintf(stderr, "%c hung, and was ended\n", sign);
    } else if (result->end.signal != 0) {
        fprintf(stderr, "%c signal %d\n", sign, result->end.signal);
    } else {
        fprintf(stderr, "%c -> %d\n", sign, status);
    }
}

/* Runs the case; false, after a message, if the answer is wrong. */
static bool try_case(const golden_case *one, const char *how, const run_call *call)
{
    run_result result = run(call);
    bool ended = !result.hung && result.end.signal == 0 && result.end.status == one->status;
    bool out = lines_match(&one->out, &result.out);
    bool err = lines_match(&one->err, &result.err);
    bool good = ended && out && err;
    if (!good) {
        fprintf(stderr, "%s:%zu: %s (%s)\n  $ tttjudge", one->file, one->line, one->title, how);
        for (size_t i = 0; one->words[i] != NULL; i++) {
            fprintf(stderr, " %s", one->words[i]);
        }
        fputc('\n', stderr);
        if (!ended) {
            fprintf(stderr, "- -> %d\n", one->status);
            show_end('+', &result, result.end.status);
        }
        lines_show('>', &one->out, &result.out);
        lines_show('!', &one->err, &result.err);
    }
    run_free(&result);
    return good;
}

static bytes with_cr(const case_text *input)
{
    bytes lines = {0};
    bytes_reserve(&lines, 2 * input->size);
    for (size_t i = 0; i < input->size; i++) {
        if (input->data[i] == '\n') {
            bytes_add_byte(&lines, '\r');
        }
        bytes_add_byte(&lines, input->data[i]);
    }
    return lines;
}

static bool has_argument(const golden_case *one, const char *word)
{
    bool found = false;
    for (size_t i = 0; one->words[i] != NULL; i++) {
        found = found || strcmp(one->words[i], word) == 0;
    }
    return found;
}

static void test_case(void **state)
{
    const golden_case *one = *state;
    char *folder = one->file_count > 0 ? temp_path("") : NULL;
    for (size_t i = 0; i < one->file_count; i++) {
        const case_text *text = &one->files[i].text;
        free(temp_file(one->files[i].name, text->data, text->size));
    }
    piece input = {one->in.data, one->in.size, 1};
    run_call call = {.arguments = one->words, .folder = folder, .input = &input, .pieces = 1};
    bool good = try_case(one, "as it is", &call);
    if (good && input.size > 0) {
        call.by_bytes = true;
        good = try_case(one, "byte by byte", &call);
        call.by_bytes = false;
    }
    if (good && input.size > 0 && !one->only_lf && !has_argument(one, "--strict")) {
        bytes lines = with_cr(&one->in);
        input = (piece){lines.data, lines.size, 1};
        good = try_case(one, "with CR LF", &call);
        bytes_free(&lines);
    }
    free(folder);
    temp_remove();
    if (!good) {
        fail();
    }
}

/* Keeps only the cases that have the word. */
static void select_by_word(case_list *list, const char *word)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        const golden_case *one = &list->cases[i];
        if (strstr(one->title, word) != NULL || has_argument(one, word)) {
            list->cases[kept++] = *one;
        }
    }
    list->count = kept;
}

static void select_every(case_list *list, size_t first, size_t step)
{
    size_t kept = 0;
    for (size_t i = first; i < list->count; i += step) {
        list->cases[kept++] = list->cases[i];
    }
    list->count = kept;
}

/* Reads and selects cases as the arguments say. */
static bool choose(case_list *list, int count, char **words)
{
    bool named = false;
    unsigned first = 0;
    unsigned step = 1;
    for (int i = 1; i < count; i++) {
        if (access(words[i], F_OK) == 0) {
            named = true;
            if (!cases_read(list, words[i])) {
                return false;
            }
        }
    }
    const char *folder = getenv("TTTJUDGE_CASES");
    if (!named && (folder == NULL || !cases_read(list, folder))) {
        fprintf(stderr, "name a file of cases, or set TTTJUDGE_CASES to their folder\n");
        return false;
    }
    for (int i = 1; i < count; i++) {
        unsigned numbers[2];
        if (sscanf(words[i], "%u/%u", &numbers[0], &numbers[1]) == 2 && numbers[1] > 0) {
            first = numbers[0];
            step = numbers[1];
        } else if (access(words[i], F_OK) != 0) {
            select_by_word(list, words[i]);
        }
    }
    select_every(list, first, step);
    if (list->count == 0) {
        fprintf(stderr, "there are no such cases\n");
    }
    return list->count > 0;
}

int main(int count, char **words)
{
    case_list list = {0};
    if (!choose(&list, count, words)) {
        cases_free(&list);
        return EXIT_FAILURE;
    }
    struct CMUnitTest *tests = calloc(list.count, sizeof *tests);
    bytes *names = calloc(list.count, sizeof *names);
    if (tests == NULL || names == NULL) {
        return EXIT_FAILURE;
    }
    for (size_t i = 0; i < list.count; i++) {
        golden_case *one = &list.cases[i];
        bytes_print(&names[i], "%s:%zu: %s", one->file, one->line, one->title);
        tests[i] = (struct CMUnitTest){
            .name = names[i].data, .test_func = test_case, .initial_state = one};
    }
    int failed = check_all("golden", tests, list.count);
    for (size_t i = 0; i < list.count; i++) {
        bytes_free(&names[i]);
    }
    free(names);
    free(tests);
    cases_free(&list);
    return failed;
}
