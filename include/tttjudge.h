/* tttjudge.h - judges tic-tac-toe boards, tic-tac-toe games and gomoku games.
 *
 * This header is the whole library and its manual. The library is ISO C11: it does no input or
 * output, allocates nothing, keeps no state and ignores the locale, so the same input has the
 * same answer in any thread.
 *
 * What the three judges share comes first, then a section for each of them:
 *
 *   1  errors                 what is wrong, and where
 *   2  boards                 nine cells as two sets of bits
 *   3  lines                  which of the eight lines a player owns
 *   4  finished boards        valid or invalid          (BOJ 7682, LeetCode 794)
 *   5  games of tic-tac-toe   A, B, Draw or Pending     (LeetCode 1275)
 *   6  games of gomoku        who made five, and when   (AcWing 1324)
 */
#ifndef TTTJUDGE_H
#define TTTJUDGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* TTTJUDGE_API marks what a shared library exports. Define
 * TTTJUDGE_SHARED to link the shared library on Windows (the CMake package does). */
#if defined(_WIN32) && defined(TTTJUDGE_BUILD)
#define TTTJUDGE_API __declspec(dllexport)
#elif defined(_WIN32) && defined(TTTJUDGE_SHARED)
#define TTTJUDGE_API __declspec(dllimport)
#elif defined(__GNUC__)
#define TTTJUDGE_API __attribute__((visibility("default")))
#else
#define TTTJUDGE_API
#endif

/* The library's version, "MAJOR.MINOR.PATCH". */
TTTJUDGE_API const char *tttjudge_version(void);

/* ---- 1  Errors -----------------------------------------------------------
 *
 * An error is a value. A function that can refuse its input returns one; its
 * fault is TTTJUDGE_OK, which is 0, when there is nothing to report. */

typedef enum tttjudge_fault {
    TTTJUDGE_OK = 0,
    TTTJUDGE_BAD_CELL,   /* a byte that is neither 'X', 'O' nor '.' */
    TTTJUDGE_BAD_LENGTH, /* a board that does not have nine cells */
    TTTJUDGE_BAD_SIZE,   /* an unsupported size of a gomoku board */
    TTTJUDGE_BAD_ROW,    /* the row, or in gomoku x, is off the board */
    TTTJUDGE_BAD_COLUMN, /* the column, or in gomoku y, is off the board */
    TTTJUDGE_TAKEN       /* the cell or point was played before */
} tttjudge_fault;

typedef struct tttjudge_error {
    tttjudge_fault fault;
    size_t at;   /* for BAD_CELL the index of the byte, from 0; for a move its number, from 1;
                    otherwise 0 */
    int earlier; /* for TAKEN the number of the move that took the place, from 1; otherwise 0 */
} tttjudge_error;

/* ---- 2  Boards -----------------------------------------------------------
 *
 * The nine cells are numbered row by row, and cell i is bit i of a set:
 *
 *            column
 *            1 2 3
 *     row 1  0 1 2        the set of the middle row is 1<<3 | 1<<4 | 1<<5
 *     row 2  3 4 5
 *     row 3  6 7 8
 */

enum {
    TTTJUDGE_SIDE = 3,
    TTTJUDGE_CELLS = 9,
    TTTJUDGE_FULL = (1 << TTTJUDGE_CELLS) - 1 /* the set of all cells */
};

typedef enum tttjudge_mark {
    TTTJUDGE_EMPTY,  /* '.' */
    TTTJUDGE_X,      /* 'X', who moves first */
    TTTJUDGE_O,      /* 'O', the letter */
    TTTJUDGE_NO_MARK /* any other byte */
} tttjudge_mark;

typedef struct tttjudge_board {
    uint16_t x; /* the cells with an X: bits 0 to 8, the others 0 */
    uint16_t o; /* the cells with an O: likewise, and none of x's */
} tttjudge_board;

/* The mark that a byte stands for; NO_MARK for any other value, even a negative one or one above
 * 255. */
TTTJUDGE_API tttjudge_mark tttjudge_mark_of(int byte);

/* The mark in a cell, 0 to 8. */
TTTJUDGE_API tttjudge_mark tttjudge_board_at(tttjudge_board board, int cell);

/* Reads a board from text that is exactly nine marks, row by row. A wrong byte (BAD_CELL, at its
 * index) is reported before a wrong length (BAD_LENGTH). *board is written only if the fault is
 * OK. */
TTTJUDGE_API tttjudge_error tttjudge_board_parse(const char *text, size_t length,
                                                 tttjudge_board *board);

/* ---- 3  Lines ------------------------------------------------------------
 *
 * A set of lines is a set of bits too, in this order. */

enum {
    TTTJUDGE_ROW_1 = 1 << 0,
    TTTJUDGE_ROW_2 = 1 << 1,
    TTTJUDGE_ROW_3 = 1 << 2,
    TTTJUDGE_COLUMN_1 = 1 << 3,
    TTTJUDGE_COLUMN_2 = 1 << 4,
    TTTJUDGE_COLUMN_3 = 1 << 5,
    TTTJUDGE_DIAGONAL = 1 << 6,     /* cells 0 4 8 */
    TTTJUDGE_ANTI_DIAGONAL = 1 << 7 /* cells 2 4 6 */
};

enum { TTTJUDGE_LINE_COUNT = 8 };

/* The lines of a player who has these cells. Bits above bit 8 are ignored. */
TTTJUDGE_API unsigned tttjudge_lines(unsigned marks);

/* The cells of a set of lines. Bits above bit 7 are ignored. */
TTTJUDGE_API unsigned tttjudge_line_cells(unsigned lines);

/* The number of cells in a set. Bits above bit 8 are ignored. */
TTTJUDGE_API int tttjudge_count_cells(unsigned marks);

/* ---- 4  Finished boards --------------------------------------------------
 *
 * Judges a board as a position, without its history. X moves first, the players take turns, and
 * the game ends with the first line. An impossible board occurs in no game; of several reasons,
 * the first in the list is given. The list has finished boards first, then unfinished ones, then
 * impossible ones. */

typedef enum tttjudge_standing {
    TTTJUDGE_X_WON,         /* X has a line and moved last */
    TTTJUDGE_O_WON,         /* O has a line and moved last */
    TTTJUDGE_NO_WINNER,     /* full, and nobody has a line */
    TTTJUDGE_X_TO_MOVE,     /* unfinished, as many X as O */
    TTTJUDGE_O_TO_MOVE,     /* unfinished, one X more */
    TTTJUDGE_BAD_COUNTS,    /* impossible: counts that no game has */
    TTTJUDGE_BOTH_WON,      /* impossible: X and O both have a line */
    TTTJUDGE_O_AFTER_X_WON, /* impossible: O moved after X had won */
    TTTJUDGE_X_AFTER_O_WON, /* impossible: X moved after O had won */
    TTTJUDGE_STANDINGS      /* how many there are */
} tttjudge_standing;

/* Judges a board, whose two sets must not share a cell. */
TTTJUDGE_API tttjudge_standing tttjudge_judge_board(tttjudge_board board);

/* Whether a game can end with the board (valid in BOJ 7682 and SPOJ TOE2): 958 of the 19,683
 * boards, 626 won by X, 316 by O and 16 drawn. */
TTTJUDGE_API bool tttjudge_is_finished(tttjudge_standing standing);

/* Whether the board can occur in a game, finished or not (LeetCode 794): 5,478
 * boards. */
TTTJUDGE_API bool tttjudge_is_reachable(tttjudge_standing standing);

/* ---- 5  Games of tic-tac-toe (LeetCode 1275) ------------------------------
 *
 * A game is the list of its moves. Player A has the X and moves first. Moves after
 * the end have to be legal too, but change neither the outcome nor the board. */

/* The functions below build it. A caller that knows a whole game to be legal, with no cell played
 * twice, may fill it in directly. */
typedef struct tttjudge_game {
    tttjudge_board played;         /* all cells played: A's as x, B's as o */
    uint8_t moves;                 /* how many moves were played: 0 to 9 */
    uint8_t cells[TTTJUDGE_CELLS]; /* the cell, 0 to 8, of each move; the rest is not read */
} tttjudge_game;

/* A move, 0-based: row and column 0 to 2. */
typedef struct tttjudge_move {
    int row;
    int column;
} tttjudge_move;

typedef enum tttjudge_outcome {
    TTTJUDGE_PENDING, /* nobody has won, and there are empty cells */
    TTTJUDGE_A,       /* the first player won */
    TTTJUDGE_B,       /* the second player won */
    TTTJUDGE_DRAW     /* nobody has won, and the board is full */
} tttjudge_outcome;

typedef struct tttjudge_result {
    tttjudge_outcome outcome;
    int won_at;           /* the number, from 1, of the move that completed the first line;
                             0 if there is none */
    unsigned lines;       /* the set of lines that this move completed: one or two */
    tttjudge_board board; /* the position when the game ended, or now */
} tttjudge_result;

/* Starts a game. */
TTTJUDGE_API void tttjudge_game_start(tttjudge_game *game);

/* Plays the next move. An illegal one (BAD_ROW, else BAD_COLUMN, else TAKEN) leaves the game as
 * it was. */
TTTJUDGE_API tttjudge_error tttjudge_game_play(tttjudge_game *game, tttjudge_move move);

/* Finds who has won, and when. */
TTTJUDGE_API void tttjudge_judge_game(const tttjudge_game *game, tttjudge_result *result);

/* ---- 6  Games of gomoku (AcWing 1324) -------------------------------------
 *
 * A game on size x size points, x and y from 1 to size, played move by move; player A (black)
 * moves first. The first five ends it: five or more stones of one colour in a row, a column or a
 * diagonal (freestyle), or exactly five (exact: an overline, six or more, does not win). Moves
 * after the end are still checked, but change neither the outcome nor what tttjudge_gomoku_at
 * returns. */

enum {
    TTTJUDGE_GOMOKU_MIN = 5,
    TTTJUDGE_GOMOKU_MAX = 32,
    TTTJUDGE_GOMOKU_SIZE = 15,                     /* the problem's size */
    TTTJUDGE_GOMOKU_ROWS = TTTJUDGE_GOMOKU_MAX + 4 /* the last four stay empty */
};

typedef enum tttjudge_rule { TTTJUDGE_FREESTYLE, TTTJUDGE_EXACT } tttjudge_rule;

/* The four directions, in the order in which runs are reported. */
typedef enum tttjudge_direction {
    TTTJUDGE_ALONG_Y, /* x constant */
    TTTJUDGE_ALONG_X, /* y constant */
    TTTJUDGE_RISING,  /* x and y rise together */
    TTTJUDGE_FALLING, /* x rises as y falls */
    TTTJUDGE_DIRECTIONS
} tttjudge_direction;

/* About 2.4 KB; the caller provides the storage. Read the members down to last_y; the others are
 * internal (src/lib/gomoku.c explains them). */
typedef struct tttjudge_gomoku {
    int size;
    tttjudge_rule rule;
    int moves;          /* how many moves were played: 0 to size * size */
    int won_at;         /* the number, from 1, of the move that made the first five; 0
                           while there is none */
    int last_x, last_y; /* the last stone on the board: the winning one, once there
                           is one; 0 before the first move */
    uint64_t stones[TTTJUDGE_GOMOKU_ROWS];
    uint16_t number[TTTJUDGE_GOMOKU_MAX][TTTJUDGE_GOMOKU_MAX];
} tttjudge_gomoku;

/* A point, 1-based: x and y from 1 to size. */
typedef struct tttjudge_point {
    int x;
    int y;
} tttjudge_point;

/* A run of stones of one colour, 1-based, from its end with the smaller x, or
 * the smaller y where x is constant. */
typedef struct tttjudge_run {
    int from_x, from_y;
    int to_x, to_y;
} tttjudge_run;

/* Starts a game. BAD_SIZE, with *game unchanged, unless size is TTTJUDGE_GOMOKU_MIN to
 * TTTJUDGE_GOMOKU_MAX. */
TTTJUDGE_API tttjudge_error tttjudge_gomoku_start(tttjudge_gomoku *game, int size,
                                                  tttjudge_rule rule);

/* Plays the next stone at x, y. An illegal move (BAD_ROW, else BAD_COLUMN, else TAKEN) leaves the
 * game as it was. */
TTTJUDGE_API tttjudge_error tttjudge_gomoku_play(tttjudge_gomoku *game, int x, int y);

/* Plays count stones, A's and B's in turn, up to the first illegal one. The stones before it
 * stay, and the error's at is its number in the game. */
TTTJUDGE_API tttjudge_error tttjudge_gomoku_play_all(tttjudge_gomoku *game,
                                                     const tttjudge_point *points, size_t count);

/* The outcome so far: A or B if won_at is set, else DRAW on a full board, else PENDING. */
TTTJUDGE_API tttjudge_outcome tttjudge_gomoku_outcome(const tttjudge_gomoku *game);

/* The stone at x, y, each 1 to size, when the game ended, or now if it has not: TTTJUDGE_X for
 * A's, TTTJUDGE_O for B's, TTTJUDGE_EMPTY for none. */
TTTJUDGE_API tttjudge_mark tttjudge_gomoku_at(const tttjudge_gomoku *game, int x, int y);

/* Gets the runs that the winning move made, in full, at most one for each direction and in their
 * order. Returns how many there are: 0 while nobody has won. */
TTTJUDGE_API int tttjudge_gomoku_runs(const tttjudge_gomoku *game,
                                      tttjudge_run runs[TTTJUDGE_DIRECTIONS]);

#ifdef __cplusplus
}
#endif

#endif
