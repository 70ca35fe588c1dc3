/* sweep_gomoku.c - gomoku, text by text. */
#include "sweep.h"

static const char games[] = "12\n8 8\n10 7\n9 9\n10 10\n11 11\n1 15\n7 7\n15 1\n10 9\n2 3\n"
                            "12 12\n3 2\n1\n8 8\n";

int main(void)
{
    static const int sizes[] = {5, 15, 32};
    sweep_bytes(games);
    sweep_cuts(games);
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
