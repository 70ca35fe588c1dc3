/* harness.c - one text, judged whole, byte by byte, in pieces, and by the naive judge.
 * Calls the program's functions as main does. */
#include "harness.h"

#include "trial.h"

#include <stdio.h>

static struct session session;
static struct trial trial;

/* The words of the command line; they are as many as words has room for, or fewer. */
static int put_words(const struct input_text *input, char **words, char *size)
{
    static char explain[] = "--explain", keep[] = "-k", strict[] = "--strict", show[] = "-s",
                reachable[] = "-r", exact[] = "--exact", size_word[] = "--size", first[] = "one",
                second[] = "two";
    int count = 0;
    unsigned choices = input->choices;
    const struct {
        bool chosen;
        char *word;
    } table[] = {
        {(choices & CHOOSE_FILES) != 0, first},
        {(choices & CHOOSE_EXPLAIN) != 0, explain},
        {(choices & CHOOSE_KEEP_GOING) != 0, keep},
        {(choices & CHOOSE_STRICT) != 0, strict},
        {(choices & CHOOSE_SHOW) != 0, show},
        {(choices & CHOOSE_REACHABLE) != 0 && target.judge == JUDGE_VALIDATE, reachable},
        {(choices & CHOOSE_EXACT) != 0 && target.judge == JUDGE_GOMOKU, exact},
        {input->size != BOARD_SIZE_USUAL && target.judge == JUDGE_GOMOKU, size_word},
        {input->size != BOARD_SIZE_USUAL && target.judge == JUDGE_GOMOKU, size},
        {(choices & CHOOSE_FILES) != 0, second},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (table[i].chosen) {
            words[count++] = table[i].word;
        }
    }
    return count;
}

/* What main does. */
static void run(struct pieces pieces, struct recording *recording)
{
    char size[8];
    char *words[16];
    snprintf(size, sizeof size, "%d", trial.input->size);
    int count = put_words(trial.input, words, size);
    int names = 0;
    double_start(trial.files, trial.file_count, pieces, recording);
    if (!options_read(&session.options, target.judge, count, words, &names)) {
        trial_fail(&trial, "the options are refused", recording);
    }
    session_judge(&session, target.function, names, words);
    trial.status = (int)session.status;
    bytes_add(&recording->out, "", 1); /* so that neither is NULL */
    bytes_add(&recording->err, "", 1);
    recording->out.length--;
    recording->err.length--;
    trial_compare(&trial, recording);
}

static void run_naive(void)
{
    unsigned choices = trial.input->choices;
    struct naive *naive = &trial.naive;
    struct naive_text texts[DOUBLE_FILES];
    naive->options = (struct naive_options){
        .explain = (choices & CHOOSE_EXPLAIN) != 0,
        .keep_going = (choices & CHOOSE_KEEP_GOING) != 0,
        .strict = (choices & CHOOSE_STRICT) != 0,
        .reachable = (choices & CHOOSE_REACHABLE) != 0,
        .exact = (choices & CHOOSE_EXACT) != 0,
        .size = trial.input->size,
    };
    for (int i = 0; i < trial.file_count; i++) {
        const struct memory_file *file = &trial.files[i];
        texts[i] = (struct naive_text){file->name == NULL ? "<stdin>" : file->name, file->bytes,
                                       file->length};
    }
    naive_run(naive, target.naive, texts, trial.file_count, NULL);
    naive_put(naive, "%s", ""); /* so that it is not NULL */
}

static void set_files(const struct input_text *input)
{
    trial.file_count = (input->choices & CHOOSE_FILES) != 0 ? 2 : 1;
    if (trial.file_count == 1) {
        trial.files[0] = (struct memory_file){NULL, input->text, input->length};
        return;
    }
    trial.files[0] = (struct memory_file){"one", input->text, input->second_at};
    trial.files[1] = (struct memory_file){"two", input->text + input->second_at,
                                          input->length - input->second_at};
}

void check(const struct input_text *input)
{
    static struct recording whole, bytewise, pieced; /* their memory is used again */
    trial.input = input;
    set_files(input);
    run_naive();
    run((struct pieces){.most = WHOLE}, &whole);
    run((struct pieces){.most = 1}, &bytewise);
    trial_compare_runs(&trial, &whole, &bytewise, "another answer byte by byte");
    if (input->pieces.most > 1 || input->pieces.first != 0) {
        run(input->pieces, &pieced);
        trial_compare_runs(&trial, &whole, &pieced, "another answer in pieces");
    }
}

void check_bytes(const unsigned char *bytes, size_t length)
{
    static const size_t most[] = {2, 3, 7, 16, 40, 100, 200, 500};
    if (length < TEXT) {
        return;
    }
    struct input_text made = {
        .choices = bytes[CHOICES] % CHOICE_SETS,
        .size = BOARD_SIZE_MIN + bytes[BOARD] % (BOARD_SIZE_MAX - BOARD_SIZE_MIN + 1),
        .pieces = {.most = most[bytes[PIECES] % 8], .seed = bytes[PIECES]},
        .text = bytes + TEXT,
        .length = length - TEXT,
        .second_at = bytes[SECOND_AT] % (length - TEXT + 1),
    };
    if (bytes[PIECES] % 16 == 0) {
        made.pieces = (struct pieces){.most = WHOLE, .first = made.second_at};
    }
    check(&made);
}
