/* game_list.h - the order in which the cells of a board are played, what should come
 * of it on nine characters, and the way through all 986,410 such lists. */
#ifndef TTTJUDGE_TESTS_GAME_LIST_H
#define TTTJUDGE_TESTS_GAME_LIST_H

#include "support.h"

#include <string.h>

/* The cells played, in their order; no cell is played twice. */
struct list {
    int cell[9];
    int moves;
};

/* What should come of a list. */
struct wanted {
    char cells[9];
    int won_at;
    tttjudge_outcome outcome;
};

/* Plays a list on characters, up to the first line. */
static inline void replay(const struct list *list, struct wanted *wanted)
{
    memset(wanted->cells, '.', sizeof wanted->cells);
    wanted->won_at = 0;
    wanted->outcome = list->moves == 9 ? TTTJUDGE_DRAW : TTTJUDGE_PENDING;
    for (int i = 0; i < list->moves; i++) {
        char mark = "XO"[i % 2];
        wanted->cells[list->cell[i]] = mark;
        if (owns_line(wanted->cells, mark)) {
            wanted->won_at = i + 1;
            wanted->outcome = mark == 'X' ? TTTJUDGE_A : TTTJUDGE_B;
            return;
        }
    }
}

static inline tttjudge_move move_to(int cell)
{
    return (tttjudge_move){.row = cell / 3, .column = cell % 3};
}

static inline void copy_moves(tttjudge_move *moves, const struct list *list)
{
    for (int i = 0; i < list->moves; i++) {
        moves[i] = move_to(list->cell[i]);
    }
}

/* Starts the game anew, on memory that was used before, and plays a list. */
static inline void play(tttjudge_game *game, const struct list *list)
{
    memset(game, 0xFF, sizeof *game);
    tttjudge_game_start(game);
    for (int i = 0; i < list->moves; i++) {
        assert_ok(tttjudge_game_play(game, move_to(list->cell[i])));
    }
}

/* The move, from 1, that took a cell, or 0. */
static inline int taken_by(const struct list *list, int cell)
{
    for (int i = 0; i < list->moves; i++) {
        if (list->cell[i] == cell) {
            return i + 1;
        }
    }
    return 0;
}

/* Whether a game has everything as wanted after a list. */
static inline void check(const tttjudge_game *game, const struct list *list)
{
    struct wanted wanted;
    replay(list, &wanted);
    tttjudge_board board = board_of(wanted.cells);
    assert_int_equal(tttjudge_game_outcome(game), wanted.outcome);
    assert_int_equal(game->won_at, wanted.won_at);
    assert_int_equal(game->moves, list->moves);
    assert_int_equal(game->board.x, board.x);
    assert_int_equal(game->board.o, board.o);
    unsigned winner = 0;
    winner += wanted.outcome == TTTJUDGE_A ? board.x : 0U;
    winner += wanted.outcome == TTTJUDGE_B ? board.o : 0U;
    assert_int_equal(tttjudge_game_winner(game), winner);
    for (int cell = 0; cell < 9; cell++) {
        int number = taken_by(list, cell);
        assert_int_equal(game->taken >> cell & 1, number != 0);
        assert_true(number == 0 || game->number[cell] == number);
    }
    assert_int_equal(game->taken >> 9, 0);
}

/* Visits a list and everything that can be made of it by further moves. */
static inline void walk(struct list *list, void (*visit)(const struct list *list))
{
    visit(list);
    for (int cell = 0; cell < 9; cell++) {
        if (taken_by(list, cell) == 0) {
            list->cell[list->moves++] = cell;
            walk(list, visit);
            list->moves--;
        }
    }
}

#endif
