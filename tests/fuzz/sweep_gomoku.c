/* sweep_gomoku.c - gomoku, text by text. */
#include "sweep.h"

#include <stdio.h>

static const char games[] = "12\n8 8\n10 7\n9 9\n10 10\n11 11\n1 15\n7 7\n15 1\n10 9\n2 3\n"
                            "12 12\n3 2\n1\n8 8\n";

/* Good with --strict, up to the change. */
static const char one_game[] = "3\n1 15\n15 1\n10 10\n";
static const char open_end[] = "2 9 10 12 7\n1\n15 11";
static const char won[] = "9\n1 1\n2 1\n1 2\n2 2\n1 3\n2 3\n1 4\n2 4\n1 5\n0\n";

/* Every number of moves that a game may have, row by row: from the 61st on, A has won. */
static void sweep_lengths(const char *zeros)
{
    char text[TEXT_MAX];
    for (int moves = 0; moves <= BOARD_SIZE_USUAL * BOARD_SIZE_USUAL; moves++) {
        int length = snprintf(text, sizeof text, "%s%d\n", zeros, moves);
        for (int i = 0; i < moves; i++) {
            length += snprintf(text + length, sizeof text - (size_t)length, "%d %d\n",
                               i % BOARD_SIZE_USUAL + 1, i / BOARD_SIZE_USUAL + 1);
        }
        sweep_text(text, BOARD_SIZE_USUAL);
    }
}

int main(void)
{
    static const int sizes[] = {5, 15, 32};
    sweep_bytes(games);
    sweep_bytes(one_game);
    sweep_bytes(open_end);
    sweep_cuts(games);
    sweep_lengths("");
    sweep_lengths("00000000000000000000");
    sweep_answers(won, "A  9\nTie\n");
    sweep_answers(open_end, "Tie\n\nTie");
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        sweep_numbers("#\n1 1\n2 2\n3 3\n0\n", sizes[i]);
        sweep_numbers("3\n# 1\n2 2\n3 3\n0\n", sizes[i]);
        sweep_numbers("3\n1 #\n2 2\n3 3\n0\n", sizes[i]);
        sweep_numbers("3\n1 1\n2 2\n# 3\n0\n", sizes[i]);
        sweep_numbers("3\n1 1\n2 2\n3 #\n0\n", sizes[i]);
        sweep_numbers("3\n1 1 # 2 3 3 2 1 1 2 2", sizes[i]);
        sweep_numbers("1\n1 #", sizes[i]);
    }
    sweep_long();
    sweep_end();
    return 0;
}
