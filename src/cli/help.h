/* help.h - what the program says of itself. */
#ifndef HELP_H
#define HELP_H

/* The pages; the general one first, then the commands' own. */
extern const char help_program[];
extern const char help_validate[];
extern const char help_moves[];
extern const char help_gomoku[];

#endif
