/* harness.c - judges one text whole, byte by byte, in pieces, and by the naive judge. Calls the
 * program's functions as main does. */
#include "harness.h"

#include "answers.h"
#include "session.h"
#include "trial.h"

#include <stdio.h>

static struct session session;
static struct trial trial;

/* Puts the arguments, for which words has room; returns how many. */
static int put_words(const struct input_text *input, char **words, char *size)
{
    static char explain[] = "--explain", keep[] = "-k", strict[] = "--strict", show[] = "-s",
                reachable[] = "-r", exact[] = "--exact", size_word[] = "--size",
                count_word[] = "-c", check_word[] = "--check", answers[] = "answers",
                standard[] = "-", first[] = "one", second[] = "two";
    int count = 0;
    unsigned choices = input->choices;
    bool of_gomoku = target.command == &command_gomoku;
    const struct {
        bool chosen;
        char *word;
    } table[] = {
        {(choices & CHOOSE_FILES) != 0, first},
        {(choices & CHOOSE_EXPLAIN) != 0, explain},
        {(choices & CHOOSE_KEEP_GOING) != 0, keep},
        {(choices & CHOOSE_CHECK) != 0, check_word},
        {(choices & CHOOSE_CHECK) != 0, (choices & CHOOSE_FILES) != 0 ? standard : answers},
        {(choices & CHOOSE_STRICT) != 0, strict},
        {(choices & CHOOSE_SHOW) != 0, show},
        {(choices & CHOOSE_COUNT) != 0, count_word},
        {(choices & CHOOSE_REACHABLE) != 0 && target.command == &command_validate, reachable},
        {(choices & CHOOSE_EXACT) != 0 && of_gomoku, exact},
        {input->size != BOARD_SIZE_USUAL && of_gomoku, size_word},
        {input->size != BOARD_SIZE_USUAL && of_gomoku, size},
        {(choices & CHOOSE_FILES) != 0, second},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (table[i].chosen) {
            words[count++] = table[i].word;
        }
    }
    return count;
}

/* A session begins as all 0, but it would take too long to clear its blocks of bytes. */
static void clear_session(void)
{
    memset(&session, 0, offsetof(struct session, answers));
    memset(&session.answers, 0, offsetof(struct answers, input.bytes));
    memset(&session.input, 0, offsetof(struct input, bytes));
    memset(&session.output, 0, offsetof(struct output, bytes));
}

/* What main does. */
static void run(struct pieces records, struct pieces answers, struct recording *recording)
{
    char size[8];
    char *words[16];
    snprintf(size, sizeof size, "%d", trial.input->size);
    int count = put_words(trial.input, words, size);
    int names = 0;
    for (int i = 0; i < trial.file_count; i++) {
        trial.files[i].pieces = trial.files[i].answers ? answers : records;
    }
    double_start(trial.files, trial.file_count, recording);
    clear_session();
    if (!options_read(&session.options, target.command, count, words, &names)) {
        trial_fail(&trial, "the options are refused", recording);
    }
    session_judge(&session, target.command, names, words);
    trial.status = (int)session.status;
    trial_compare(&trial, recording);
}

static struct naive_text text_of(const struct memory_file *file)
{
    return (struct naive_text){file->name == NULL ? "<stdin>" : file->name, file->bytes,
                               file->length};
}

static void run_naive(bool with_answers)
{
    unsigned choices = trial.input->choices;
    struct naive *naive = &trial.naive;
    static struct naive_text texts[DOUBLE_FILES];
    int texts_count = 0;
    naive->options = (struct naive_options){
        .explain = (choices & CHOOSE_EXPLAIN) != 0,
        .keep_going = (choices & CHOOSE_KEEP_GOING) != 0,
        .strict = (choices & CHOOSE_STRICT) != 0,
        .count = (choices & CHOOSE_COUNT) != 0,
        .check = with_answers,
        .reachable = (choices & CHOOSE_REACHABLE) != 0,
        .exact = (choices & CHOOSE_EXACT) != 0,
        .size = trial.input->size,
    };
    for (int i = 0; i < trial.file_count; i++) {
        texts[i] = text_of(&trial.files[i]);
        texts_count += trial.files[i].answers ? 0 : 1;
    }
    naive_run(naive, target.naive, texts, texts_count, &texts[texts_count]);
    naive_put(naive, "%s", ""); /* so that it is not NULL */
}

static void set_files(const struct input_text *input)
{
    trial.file_count = (input->choices & CHOOSE_FILES) != 0 ? 2 : 1;
    if (trial.file_count == 1) {
        trial.files[0] =
            (struct memory_file){.name = NULL, .bytes = input->text, .length = input->length};
        return;
    }
    trial.files[0] =
        (struct memory_file){.name = "one", .bytes = input->text, .length = input->second_at};
    trial.files[1] = (struct memory_file){.name = "two",
                                          .bytes = input->text + input->second_at,
                                          .length = input->length - input->second_at};
}

/* Adds the file of answers: the given ones, or some made from the verdicts. */
static void set_answers(const struct input_text *input)
{
    static bytes made; /* its memory is used again */
    if (input->answers == NULL) {
        run_naive(false);
        answers_make(&trial.naive, input->answers_seed, &made);
    } else {
        bytes_clear(&made);
        bytes_add(&made, input->answers, input->answers_length);
    }
    trial.files[trial.file_count++] = (struct memory_file){
        .name = (input->choices & CHOOSE_FILES) != 0 ? NULL : "answers",
        .bytes = (const unsigned char *)made.data,
        .length = made.size,
        .answers = true,
    };
}

void check(const struct input_text *input)
{
    static struct recording whole, other; /* their memory is used again */
    const struct pieces all = {.most = WHOLE};
    const struct pieces by_bytes = {.most = 1};
    bool answers = (input->choices & CHOOSE_CHECK) != 0;
    trial.input = input;
    set_files(input);
    if (answers) {
        set_answers(input);
    }
    run_naive(answers);
    run(all, all, &whole);
    run(by_bytes, by_bytes, &other);
    trial_compare_runs(&trial, &whole, &other, "another answer byte by byte");
    if (input->pieces.most > 1 || input->pieces.first != 0 || input->answers_pieces.first != 0) {
        run(input->pieces, input->answers_pieces, &other);
        trial_compare_runs(&trial, &whole, &other, "another answer in pieces");
    }
    if (answers) {
        run(all, by_bytes, &other);
        trial_compare_runs(&trial, &whole, &other, "another answer if answers come slowly");
        run(by_bytes, all, &other);
        trial_compare_runs(&trial, &whole, &other, "another answer if records come slowly");
    }
}

void check_bytes(const unsigned char *data, size_t length)
{
    static const size_t most[] = {2, 3, 7, 16, 40, 100, 200, 500};
    if (length < TEXT) {
        return;
    }
    struct input_text made = {
        .choices = choices_together(data[CHOICES]),
        .size = BOARD_SIZE_MIN + data[BOARD] % (BOARD_SIZE_MAX - BOARD_SIZE_MIN + 1),
        .pieces = {.most = most[data[PIECES] % 8], .seed = data[PIECES]},
        .text = data + TEXT,
        .length = length - TEXT,
        .second_at = data[SECOND_AT] % (length - TEXT + 1),
        .answers_seed = data[ANSWERS],
        .answers_pieces = {.most = most[data[PIECES] / 8 % 8], .seed = data[PIECES]},
    };
    if (data[PIECES] % 16 == 0) {
        made.pieces = (struct pieces){.most = WHOLE, .first = made.second_at};
    }
    check(&made);
}
