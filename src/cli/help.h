/* help.h - the lines of usage and the pages of help. */
#ifndef HELP_H
#define HELP_H

#include "command.h"
#include "message.h"

/* Append to a line "validate|moves|gomoku", and how the program or a command is called. */
void help_add_names(struct message *line);
void help_add_general_usage(struct message *line);
void help_add_usage(struct message *line, const struct command *command);

void help_print_general(struct output *output);
void help_print(struct output *output, const struct command *command);

#endif
