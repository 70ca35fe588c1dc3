/* help.h - usage lines and help pages. */
#ifndef HELP_H
#define HELP_H

#include "command.h"
#include "output.h"

/* Append "validate|moves|gomoku", the usage of the program, or that of a command. */
void help_add_names(struct message *line);
void help_add_general_usage(struct message *line);
void help_add_usage(struct message *line, const struct command *command);

void help_print_general(struct output *output);
void help_print(struct output *output, const struct command *command);

#endif
