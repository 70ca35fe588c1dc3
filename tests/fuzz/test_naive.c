/* test_naive.c - the naive judge itself, by which all else here is measured, on a few texts whose
 * answers can be seen by looking. */
#include "naive.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Options by letter: c k e s(trict) a(nswers); messages as places, a line each. */
struct example {
    const struct naive_command *command;
    const char *options;
    const char *text;
    const char *answers;
    const char *out;
    const char *places;
    int status;
};

#define LONG "123456789.123456789.1234"

static const struct example examples[] = {
    {&naive_validate, "", "XXXOO....\n.........\nend\n", "", "valid\ninvalid\n", "", 0},
    {&naive_moves, "", "[[0,0]]\n[", "", "Pending\n", "2:2\n", 1},
    {&naive_gomoku, "e", "1 8 8", "", "Tie\t1 move, no five\n", "", 0},

    /* Counted. */
    {&naive_validate, "c", "", "", "0\tvalid\n0\tinvalid\n", "", 0},
    {&naive_validate, "c", "XXXOO....\n\n..", "", "1\tvalid\n0\tinvalid\n", "3:1\n", 1},
    {&naive_moves, "ck", "x\n[]\n[[0,0]]", "", "0\tA\n0\tB\n0\tDraw\n2\tPending\n1\terror\n",
     "1:1\n", 1},
    {&naive_gomoku, "c", "9 1 1 2 1 1 2 2 2 1 3 2 3 1 4 2 4 1 5 0", "", "1\tA\n0\tB\n1\tTie\n", "",
     0},

    /* Given up. */
    {&naive_gomoku, "k", "0\nx\n0\n", "", "Tie\nerror\n", "2:1\n2:1\n", 1},
    {&naive_gomoku, "k", "1\n-0 1\n0\n", "", "error\nTie\n", "2:1\n", 1},
    {&naive_gomoku, "k", "-0\n0\n", "", "error\n", "1:1\n1:1\n", 1},
    {&naive_gomoku, "k", "3\n1 1\n1 1\nx", "", "error\n", "3:1\n4:1\n4:1\n", 1},
    {&naive_gomoku, "k", "1\n-1 1\n0\n", "", "error\nTie\n", "2:1\n", 1},
    {&naive_gomoku, "k", "2\n1 1\n1 1\n0\nx", "", "error\nTie\nerror\n", "3:1\n5:1\n5:1\n", 1},
    {&naive_moves, "k", "\xFF\xFE[\n]", "", "error\n", "1:1\n1:1\n", 1},
    {&naive_moves, "k", "[[-0,1]]\n[[-1,1]][]\n", "", "error\nerror\nPending\n", "1:3\n2:3\n", 1},

    /* Strict. */
    {&naive_validate, "s", "end\n", "", "", "", 0},
    {&naive_validate, "s", "", "", "", "1:1\n", 1},
    {&naive_moves, "s", "", "", "", "1:1\n", 1},
    {&naive_moves, "sk", "moves = [[0,0]]\n[[0,0]]\n", "", "error\nPending\n", "1:1\n", 1},
    {&naive_gomoku, "sk", "\n", "", "", "1:1\n2:1\n", 1},
    {&naive_gomoku, "s", "1\n8 8\n9 9\n", "", "Tie\n", "3:1\n", 1},
    {&naive_gomoku, "s", "0\n0\n", "", "Tie\n", "2:1\n", 1},
    {&naive_gomoku, "sk", "0\n\n \n 0\n", "", "Tie\n", "2:1\n3:1\n4:2\n", 1},
    {&naive_gomoku, "s", "2\n8 8\n", "", "", "3:1\n", 1},

    /* Answers that are right. */
    {&naive_moves, "a", "[]\n[[0,0]]\n", "Pending\nPending\n", "", "", 0},
    {&naive_moves, "a", "[]\n[[0,0]]\n", "\xEF\xBB\xBF\n Pending\r\n\t\n\vPending ", "", "", 0},
    {&naive_gomoku, "a", "9 1 1 2 1 1 2 2 2 1 3 2 3 1 4 2 4 1 5", "A \t 9", "", "", 0},
    {&naive_moves, "as", "[[0,0]]\n", "Pending\n", "", "", 0},
    {&naive_validate, "a", "end", "", "", "", 0},

    /* Answers that are wrong. */
    {&naive_validate, "ae", "\n XXXOO....\n.........\n", "\ninvalid\nvalid\n",
     "answers:2: records:2: expected 'valid', found 'invalid'\tX won: row 1\n", "", 3},
    {&naive_validate, "ak", "XXXOO....\n.........\n", "invalid\nvalid\n",
     "answers:1: records:1: expected 'valid', found 'invalid'\n"
     "answers:2: records:2: expected 'invalid', found 'valid'\n",
     "", 3},
    {&naive_gomoku, "a", "9 1 1 2 1 1 2 2 2 1 3 2 3 1 4 2 4 1 5", "A 09",
     "answers:1: records:1: expected 'A 9', found 'A 09'\n", "", 3},
    {&naive_gomoku, "a", "0", "tie", "answers:1: records:1: expected 'Tie', found 'tie'\n", "", 3},
    {&naive_gomoku, "a", "0", "  a\x01\tb\r c\x80  ",
     "answers:1: records:1: expected 'Tie', found 'a\\x01\\tb\\r c\\x80'\n", "", 3},
    {&naive_gomoku, "a", "0", LONG "  \n",
     "answers:1: records:1: expected 'Tie', found '" LONG "'\n", "", 3},
    {&naive_gomoku, "a", "0", LONG "5",
     "answers:1: records:1: expected 'Tie', found '" LONG "...'\n", "", 3},
    {&naive_gomoku, "ak", "0 0 0", "Tie\n\n",
     "answers:3: records:1: expected 'Tie', found the end of the file\n", "", 3},
    {&naive_gomoku, "ak", "0\n0\n\n0", "Tie",
     "answers:1: records:2: expected 'Tie', found the end of the file\n", "", 3},
    {&naive_gomoku, "ak", "0\n0\n\n", "Tie Tie\nTie\n\nx\ny\n",
     "answers:1: records:1: expected 'Tie', found 'Tie Tie'\n"
     "answers:4: records:4: expected the end of the file, found 'x'\n",
     "", 3},
    {&naive_validate, "a", "XXXOO....\nend\n", "valid\nvalid",
     "answers:2: records:2: expected the end of the file, found 'valid'\n", "", 3},

    /* To the byte. */
    {&naive_moves, "as", "[[0,0]]\n", "Pending\r\n",
     "answers:1: records:1: expected 'Pending', found 'Pending\\r'\n", "", 3},
    {&naive_moves, "as", "[[0,0]]\n", "\nPending\n",
     "answers:1: records:1: expected 'Pending', found ''\n", "", 3},
    {&naive_moves, "as", "[[0,0]]\n", "Pending",
     "answers:1: records:1: expected 'Pending', found 'Pending' without a newline\n", "", 3},
    {&naive_moves, "as", "[[0,0]]\n", "Pending\nx",
     "answers:2: records:2: expected the end of the file, found 'x' without a newline\n", "", 3},
    {&naive_moves, "as", "[[0,0]]\n", "\xEF\xBB\xBFPending\n",
     "answers:1: records:1: expected 'Pending', found '\\xEF\\xBB\\xBFPending'\n", "", 3},
    {&naive_moves, "as", "[[0,0]]\n", "Pending\n\n",
     "answers:2: records:2: expected the end of the file, found ''\n", "", 3},

    /* Answers and malformed records. */
    {&naive_validate, "a", "XXXOO....\nx\n.........\n", "valid\nx\nvalid\n", "", "2:1\n", 1},
    {&naive_validate, "a", "XXXOO....\nx\n", "invalid\n",
     "answers:1: records:1: expected 'valid', found 'invalid'\n", "", 3},
    {&naive_validate, "ak", "XXXOO....\nx\n.........\n", "valid\n\nx\nvalid\n",
     "answers:4: records:3: expected 'invalid', found 'valid'\n", "2:1\n", 1},
    {&naive_validate, "ak", "XXXOO....\nx\n", "valid\n", "", "2:1\n", 1},
    {&naive_gomoku, "ak", "0\nx\n", "Tie\nTie\nTie\nTie\n", "", "2:1\n2:1\n", 1},
};

static void print_places(const struct naive *naive, char *places)
{
    places[0] = '\0';
    for (size_t i = 0; i < naive->answer.message_count; i++) {
        const struct naive_message *message = &naive->answer.messages[i];
        sprintf(places + strlen(places), "%zu:%zu\n", message->line, message->column);
    }
}

static bool is_answered(struct naive *naive, const struct example *example)
{
    char places[256];
    const struct naive_text text = {"records", (const unsigned char *)example->text,
                                    strlen(example->text)};
    const struct naive_text answers = {"answers", (const unsigned char *)example->answers,
                                       strlen(example->answers)};
    naive->options = (struct naive_options){
        .count = strchr(example->options, 'c') != NULL,
        .keep_going = strchr(example->options, 'k') != NULL,
        .explain = strchr(example->options, 'e') != NULL,
        .strict = strchr(example->options, 's') != NULL,
        .check = strchr(example->options, 'a') != NULL,
        .size = 15,
    };
    naive_run(naive, example->command, &text, 1, &answers);
    naive_put(naive, "%s", ""); /* so that it is not NULL */
    print_places(naive, places);
    bool same = naive->answer.out_length == strlen(example->out) &&
                memcmp(naive->answer.out, example->out, strlen(example->out)) == 0 &&
                strcmp(places, example->places) == 0 && naive->answer.status == example->status;
    if (!same) {
        printf("options '%s', text:\n%s\nanswers:\n%s\nout:\n%.*s\nplaces:\n%s\nstatus %d\n\n",
               example->options, example->text, example->answers, (int)naive->answer.out_length,
               naive->answer.out, places, naive->answer.status);
    }
    return same;
}

int main(void)
{
    static struct naive naive;
    bool same = true;
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
        same &= is_answered(&naive, &examples[i]);
    }
    return same ? EXIT_SUCCESS : EXIT_FAILURE;
}
