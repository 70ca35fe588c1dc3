/* sweep_validate.c - validate, text by text. */
#include "sweep.h"

/* The fast path takes four boards at a time: one time, and two times and a half. Boards
 * with other gaps between them are taken one by one. */
static const char four[] = "XXXOO....\nXOXOXOOXO\nOOOXX.X..\n.........\n";
static const char ten[] = "XXXOO....\nXXXOO....\nXXXOO....\nXXXOO....\nXOXXOOOXX\n"
                          "X.O.X.O.X\nO........\nXXXOOO...\nXOX.O.XOX\nXXXXXXXXX\nend\n";
static const char apart[] = "XXXOO.... XOXOXOOXO\n\n.........\t \n OOOXX.X..\vX.O.X.O.X end\n";

int main(void)
{
    sweep_bytes(four);
    sweep_bytes(ten);
    sweep_bytes(apart);
    sweep_cuts(ten);
    sweep_cuts(apart);
    sweep_long();
    sweep_end();
    return 0;
}
