/* game_list.h - lists of the cells played, their results worked out on nine characters, and a
 * walk through all 986,410 lists. */
#ifndef TTTJUDGE_TESTS_GAME_LIST_H
#define TTTJUDGE_TESTS_GAME_LIST_H

#include "support.h"

#include <string.h>

/* The cells played, in order; no cell twice. */
struct list {
    int cell[9];
    int moves;
};

/* The wanted result of a list. */
struct wanted {
    char cells[9];
    int won_at;
    unsigned lines;
    tttjudge_outcome outcome;
};

/* The lines of a mark, in the order of their bits. */
static inline unsigned lines_of(const char cells[9], char mark)
{
    static const char lines[8][4] = {"012", "345", "678", "036", "147", "258", "048", "246"};
    unsigned owned = 0;
    for (int i = 7; i >= 0; i--) {
        owned = 2 * owned + (cells[lines[i][0] - '0'] == mark && cells[lines[i][1] - '0'] == mark &&
                             cells[lines[i][2] - '0'] == mark);
    }
    return owned;
}

/* Plays a list on characters, up to the first line. */
static inline void replay(const struct list *list, struct wanted *wanted)
{
    memset(wanted->cells, '.', sizeof wanted->cells);
    wanted->won_at = 0;
    wanted->lines = 0;
    wanted->outcome = list->moves == 9 ? TTTJUDGE_DRAW : TTTJUDGE_PENDING;
    for (int i = 0; i < list->moves; i++) {
        char mark = "XO"[i % 2];
        wanted->cells[list->cell[i]] = mark;
        wanted->lines = lines_of(wanted->cells, mark);
        if (wanted->lines != 0) {
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

/* Starts a game, in memory full of ones, and plays a list. */
static inline void play(tttjudge_game *game, const struct list *list)
{
    memset(game, 0xFF, sizeof *game);
    tttjudge_game_start(game);
    for (int i = 0; i < list->moves; i++) {
        assert_ok(tttjudge_game_play(game, move_to(list->cell[i])));
    }
}

/* Writes a game, in memory full of ones, without playing it. */
static inline void write_game(tttjudge_game *game, const struct list *list)
{
    memset(game, 0xFF, sizeof *game);
    game->played = (tttjudge_board){0, 0};
    game->moves = (uint8_t)list->moves;
    for (int i = 0; i < list->moves; i++) {
        uint16_t *player = i % 2 == 0 ? &game->played.x : &game->played.o;
        *player = (uint16_t)(*player + (1 << list->cell[i]));
        game->cells[i] = (uint8_t)list->cell[i];
    }
}

/* Whether two games are the same. */
static inline void assert_same_game(const tttjudge_game *game, const tttjudge_game *wanted)
{
    assert_int_equal(game->played.x, wanted->played.x);
    assert_int_equal(game->played.o, wanted->played.o);
    assert_int_equal(game->moves, wanted->moves);
    assert_memory_equal(game->cells, wanted->cells, wanted->moves);
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

/* Judges a game and expects the result of a list. */
static inline void check(const tttjudge_game *game, const struct list *list)
{
    struct wanted wanted;
    tttjudge_result result;
    memset(&result, 0xFF, sizeof result);
    replay(list, &wanted);
    tttjudge_judge_game(game, &result);
    tttjudge_board board = board_of(wanted.cells);
    assert_int_equal(result.outcome, wanted.outcome);
    assert_int_equal(result.won_at, wanted.won_at);
    assert_int_equal(result.lines, wanted.lines);
    assert_int_equal(result.board.x, board.x);
    assert_int_equal(result.board.o, board.o);
}

/* Visits a list and all that begin with it. */
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
