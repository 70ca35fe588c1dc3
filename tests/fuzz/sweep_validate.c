/* sweep_validate.c - validate, text by text. */
#include "sweep.h"

int main(void)
{
    /* the fast path takes four boards at a time */
    sweep_bytes("XXXOO....\nXOXOXOOXO\nOOOXX.X..\n.........\nXOXXOOOXX\nX.O.X.O.X\n");
    sweep_bytes("XXXOO....\nXXXOO....\nXXXOO....\nXXXOO....\nend\n");
    sweep_long();
    sweep_end();
    return 0;
}
