/* help.c - the texts of help and --help. The man page beside this file says more. */
#include "help.h"

#define COMMON_OPTIONS                                                                             \
    "  -e, --explain     add a tab and the reason to each verdict\n"                               \
    "  -s, --show        draw each position, with the winning stones in brackets\n"                \
    "  -k, --keep-going  print \"error\" for a malformed record and go on\n"                       \
    "      --strict      accept only what the problem promises, to the byte\n"                     \
    "      --help        print this page\n"

#define COMMON_END                                                                                 \
    "\n"                                                                                           \
    "Exit status: 0 every record was judged, 1 some input was malformed, 2 the call\n"             \
    "was wrong, or reading or writing failed.\n"

const char help_program[] =
    "usage: tttjudge validate|moves|gomoku [option ...] [file ...]\n"
    "\n"
    "Judges tic-tac-toe boards, tic-tac-toe games and gomoku games: reads files, or\n"
    "standard input (also named -), and prints one verdict a line, in order.\n"
    "\n"
    "  validate  finished tic-tac-toe boards -> valid, invalid          (BOJ 7682)\n"
    "  moves     tic-tac-toe move lists      -> A, B, Draw, Pending (LeetCode 1275)\n"
    "  gomoku    gomoku game records         -> A k, B k, Tie         (AcWing 1324)\n"
    "\n"
    "  tttjudge help COMMAND    the formats and options of one of them\n"
    "  tttjudge --version       the version\n" COMMON_END;

const char help_validate[] =
    "usage: tttjudge validate [option ...] [file ...]\n"
    "\n"
    "Reads boards of nine cells, row by row, X, O (the letters) or . (empty), with\n"
    "white space between them, until the word \"end\" or the end of the file. X moves\n"
    "first. Prints valid if the board can be the end of a game, else invalid.\n"
    "\n" COMMON_OPTIONS
    "  -r, --reachable   valid for all boards that occur in games, finished or not\n"
    "\n"
    "Example:\n"
    "  $ printf 'XXXOO....\\nXX.OO....\\nend\\n' | tttjudge validate --explain\n"
    "  valid\tX won: row 1\n"
    "  invalid\tunfinished: X to move\n" COMMON_END;

const char help_moves[] =
    "usage: tttjudge moves [option ...] [file ...]\n"
    "\n"
    "Reads lists of [row,column] pairs, 0 to 2, as JSON has them; \"moves =\" may\n"
    "stand before a list. A (X) moves first. Prints A or B for who first completes a\n"
    "line, Draw if nine moves did not, else Pending.\n"
    "\n" COMMON_OPTIONS "\n"
    "Example:\n"
    "  $ echo '[[0,0],[2,0],[1,1],[2,1],[2,2]]' | tttjudge moves --explain\n"
    "  A\tmove 5: diagonal\n" COMMON_END;

const char help_gomoku[] =
    "usage: tttjudge gomoku [option ...] [file ...]\n"
    "\n"
    "Reads games: the number of moves, then as many pairs x y, counted from 1, all\n"
    "separated by white space. A (black, drawn as X) moves first. Prints A k or B k\n"
    "if move k first makes five or more in a row, a column or a diagonal, else Tie.\n"
    "--show draws x downwards and y across, and the last stone in round brackets.\n"
    "\n" COMMON_OPTIONS "      --size N      a board of N x N points, 5 to 32 (15 if not given)\n"
    "      --exact       exactly five in a row win, six or more do not\n"
    "\n"
    "Example:\n"
    "  $ echo '9  1 1  2 1  1 2  2 2  1 3  2 3  1 4  2 4  1 5' | tttjudge gomoku -e\n"
    "  A 9\t(1,1)-(1,5)\n" COMMON_END;
