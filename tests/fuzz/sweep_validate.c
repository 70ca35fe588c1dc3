/* sweep_validate.c - validate, text by text. */
#include "sweep.h"

int main(void)
{
    /* The fast path takes four boards at a time: one time, and two times and a half. With
     * its last newline gone, a text ends where the one before it had that newline. */
    sweep_bytes("XXXOO....\nXOXOXOOXO\nOOOXX.X..\n.........\n");
    sweep_bytes("XXXOO....\nXXXOO....\nXXXOO....\nXXXOO....\nXOXXOOOXX\nX.O.X.O.X\nO........\n"
                "XXXOOO...\nXOX.O.XOX\nXXXXXXXXX\nend\n");
    sweep_long();
    sweep_end();
    return 0;
}
