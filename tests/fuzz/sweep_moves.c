/* sweep_moves.c - moves, text by text. */
#include "sweep.h"

static const char lists[] = "[[0,0],[2,0],[1,1],[2,1],[2,2]]\n[[1,1]]\n[]\n[[0,1],[2,2]]\n";
static const char with_blanks[] = "[[0, 0], [2, 0], [1, 1]]\n[[1, 1]]\n[[2, 1], [0, 2]]\n";
static const char with_prefix[] = "[[2,1],[0,2]]\nmoves = [[1,0]]\n";

/* Good with --strict, up to the change. */
static const char plain[] = "[[0,0],[1,0],[0,1],[1,1],[0,2]]\n[[2,2]]\n[[1,0],[0,2]]\n";
static const char open_end[] = "[[2,2]]\n[[1,2],[2,1]]";

int main(void)
{
    sweep_bytes(lists);
    sweep_bytes(with_blanks);
    sweep_bytes(with_prefix);
    sweep_bytes(plain);
    sweep_bytes(open_end);
    sweep_cuts(lists);
    sweep_cuts(with_blanks);
    sweep_cuts(with_prefix);
    sweep_numbers("[[#,1],[1,0],[2,2]]\n[[0,0]]\n", BOARD_SIZE_USUAL);
    sweep_numbers("[[1,#],[1,0],[2,2]]\n[[0,0]]\n", BOARD_SIZE_USUAL);
    sweep_numbers("[[0,0],[#,1],[2,2]]\n[[0,0]]\n", BOARD_SIZE_USUAL);
    sweep_numbers("[[0,0],[2,2],[1,#]]\n[[0,0]]\n", BOARD_SIZE_USUAL);
    sweep_numbers("[[0,0],[#", BOARD_SIZE_USUAL);
    sweep_numbers("[[#, 1], [1, 0], [2, 2]]\n[[0, 0]]\n", BOARD_SIZE_USUAL);
    sweep_numbers("[[0, 0], [2, 2], [1, #]]\n[[0, 0]]\n", BOARD_SIZE_USUAL);
    sweep_numbers("[[1,0],\n [# ,1]]\n", BOARD_SIZE_USUAL);
    sweep_answers(plain, "A\nPending\nPending\n");
    sweep_answers(with_blanks, "Pending\nPending\r\n\tB\n");
    sweep_long();
    sweep_end();
    return 0;
}
