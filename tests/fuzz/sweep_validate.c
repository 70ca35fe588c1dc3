/* sweep_validate.c - validate, text by text. */
#include "sweep.h"

/* The fast path takes four boards at a time: one time, and two times and a half. */
static const char four[] = "XXXOO....\nXOXOXOOXO\nOOOXX.X..\n.........\n";
static const char ten[] = "XXXOO....\nXXXOO....\nXXXOO....\nXXXOO....\nXOXXOOOXX\n"
                          "X.O.X.O.X\nO........\nXXXOOO...\nXOX.O.XOX\nXXXXXXXXX\nend\n";

int main(void)
{
    sweep_bytes(four);
    sweep_bytes(ten);
    sweep_cuts(ten);
    sweep_long();
    sweep_end();
    return 0;
}
