/* sweep_validate.c - validate, text by text. */
#include "sweep.h"

/* The fast path reads boards with equal gaps in one go: here four, and ten. Boards with other
 * gaps are read one by one. */
static const char four[] = "XXXOO....\nXOXOXOOXO\nOOOXX.X..\n.........\n";
static const char ten[] = "XXXOO....\nXXXOO....\nXXXOO....\nXXXOO....\nXOXXOOOXX\n"
                          "X.O.X.O.X\nO........\nXXXOOO...\nXOX.O.XOX\nXXXXXXXXX\nend\n";
static const char apart[] = "XXXOO.... XOXOXOOXO\n\n.........\t \n OOOXX.X..\vX.O.X.O.X end\n";

/* The file ends with the last board, or with "end". */
static const char open_end[] = "XXXOO....\n XO.XO.X..";
static const char shut_end[] = "XXXOO....\nXO.XO.X..\nend";

int main(void)
{
    sweep_bytes(four);
    sweep_bytes(ten);
    sweep_bytes(apart);
    sweep_bytes(open_end);
    sweep_bytes(shut_end);
    sweep_cuts(ten);
    sweep_cuts(apart);
    sweep_answers(four, "valid\ninvalid\ninvalid\ninvalid\n");
    sweep_answers(apart, " valid\n\ninvalid \ninvalid\nvalid\ninvalid");
    sweep_long();
    sweep_end();
    return 0;
}
