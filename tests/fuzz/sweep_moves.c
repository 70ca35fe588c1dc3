/* sweep_moves.c - moves, text by text. */
#include "sweep.h"

int main(void)
{
    sweep_bytes("[[0,0],[2,0],[1,1],[2,1],[2,2]]\n[[1,1]]\n[]\n[[0,1],[2,2]]\n");
    sweep_bytes("[[2,1],[0,2]]\nmoves = [[1,0]]\n");
    sweep_numbers("[[#,1],[1,0],[2,2]]\n[[0,0]]\n", SIZE_USUAL);
    sweep_numbers("[[1,#],[1,0],[2,2]]\n[[0,0]]\n", SIZE_USUAL);
    sweep_numbers("[[0,0],[#,1],[2,2]]\n[[0,0]]\n", SIZE_USUAL);
    sweep_numbers("[[0,0],[2,2],[1,#]]\n[[0,0]]\n", SIZE_USUAL);
    sweep_numbers("[[0,0],[#", SIZE_USUAL);
    sweep_long();
    sweep_end();
    return 0;
}
