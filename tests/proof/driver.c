/* driver.c - where the analyser of proof.sh starts: calls every function of the library on every
 * input that its documentation allows. unknown_int stands for all ints at once, and an unknown
 * state for all states, so nothing here is a sample. */
#include "tttjudge.h"

#include "__fc_builtin.h"

#include <limits.h>

enum { TEXT_MAX = 12, MOVES_MAX = 4, KINDS = 3 };
enum { MOST_STONES = TTTJUDGE_GOMOKU_MAX * TTTJUDGE_GOMOKU_MAX };

static int unknown_int(void)
{
    return Frama_C_interval(INT_MIN, INT_MAX);
}

static int unknown_to(int least, int most)
{
    return Frama_C_interval(least, most);
}

/* Any bytes, fewer than nine, nine or more. */
static void texts(void)
{
    char text[TEXT_MAX];
    tttjudge_board board;
    Frama_C_make_unknown(text, sizeof text);
    tttjudge_board_parse(text, (size_t)unknown_to(0, TEXT_MAX), &board);
    tttjudge_mark_of(unknown_int());
}

/* Any sets, even if they share a cell or have bits that are not cells. */
static void boards(void)
{
    tttjudge_board board = {(uint16_t)unknown_int(), (uint16_t)unknown_int()};
    tttjudge_judge_board(board);
    tttjudge_board_at(board, unknown_to(0, TTTJUDGE_CELLS - 1));
    tttjudge_lines((unsigned)unknown_int());
    tttjudge_line_cells((unsigned)unknown_int());
    tttjudge_count_cells((unsigned)unknown_int());
    tttjudge_standing standing = (tttjudge_standing)unknown_to(0, TTTJUDGE_STANDINGS - 1);
    tttjudge_is_finished(standing);
    tttjudge_is_reachable(standing);
}

static void judge_game(const tttjudge_game *game)
{
    tttjudge_result result;
    tttjudge_judge_game(game, &result);
    //@ check 0 <= result.won_at <= TTTJUDGE_CELLS;
}

/* Any game, even with illegal moves, and one more move. The analyser does not know that nine
 * different cells are all the cells, so a full board is a case of its own. */
static void games(void)
{
    tttjudge_game game;
    tttjudge_game_start(&game);
    judge_game(&game);
    game.played.x = (uint16_t)unknown_to(0, TTTJUDGE_FULL);
    game.played.o = (uint16_t)unknown_to(0, TTTJUDGE_FULL);
    for (int i = 0; i < TTTJUDGE_CELLS; i++) {
        game.cells[i] = (uint8_t)unknown_to(0, TTTJUDGE_CELLS - 1);
    }
    game.moves = (uint8_t)unknown_to(0, TTTJUDGE_CELLS);
    judge_game(&game);
    game.moves = (uint8_t)unknown_to(0, TTTJUDGE_CELLS - 1);
    tttjudge_game_play(&game, (tttjudge_move){unknown_int(), unknown_int()});
    for (int i = 0; i < TTTJUDGE_CELLS; i++) {
        game.cells[i] = (uint8_t)i;
    }
    game.moves = TTTJUDGE_CELLS;
    tttjudge_game_play(&game, (tttjudge_move){unknown_int(), unknown_int()});
    //@ check game.moves == TTTJUDGE_CELLS;
}

static void ask_gomoku(const tttjudge_gomoku *game)
{
    tttjudge_run runs[TTTJUDGE_DIRECTIONS];
    tttjudge_gomoku_outcome(game);
    tttjudge_gomoku_at(game, unknown_to(1, game->size), unknown_to(1, game->size));
    tttjudge_gomoku_runs(game, runs);
}

/* A game with at least one stone: any size, any stones, any numbers, over or not. This includes
 * more than moves can lead to, so what holds for one more move holds for all games. */
static void some_gomoku(tttjudge_gomoku *game)
{
    Frama_C_make_unknown((char *)game->stones, sizeof game->stones);
    game->size = unknown_to(TTTJUDGE_GOMOKU_MIN, TTTJUDGE_GOMOKU_MAX);
    game->rule = unknown_to(0, 1) == 0 ? TTTJUDGE_FREESTYLE : TTTJUDGE_EXACT;
    game->moves = unknown_to(1, MOST_STONES);
    game->won_at = unknown_to(0, MOST_STONES);
    game->last_x = unknown_to(1, TTTJUDGE_GOMOKU_MAX);
    game->last_y = unknown_to(1, TTTJUDGE_GOMOKU_MAX);
    for (int row = 0; row < TTTJUDGE_GOMOKU_MAX; row++) {
        for (int column = 0; column < TTTJUDGE_GOMOKU_MAX; column++) {
            game->number[row][column] = (uint16_t)unknown_to(0, MOST_STONES);
        }
    }
}

/* One more move, after which the game is again such a one. */
static void move_in_gomoku(int x, int y)
{
    static tttjudge_gomoku game;
    some_gomoku(&game);
    tttjudge_gomoku_play(&game, x, y);
    //@ check 0 <= game.won_at <= MOST_STONES + 1;
    //@ check 1 <= game.last_x <= TTTJUDGE_GOMOKU_MAX;
    //@ check 1 <= game.last_y <= TTTJUDGE_GOMOKU_MAX;
}

/* All numbers that are not an x or y on the largest board, in separate kinds: as unsigned
 * numbers, they would be one long range to the analyser. */
static int off_board(int kind)
{
    switch (kind) {
    case 0:
        return 0;
    case 1:
        return unknown_to(INT_MIN, -1);
    default:
        return unknown_to(TTTJUDGE_GOMOKU_MAX + 1, INT_MAX);
    }
}

static int on_board(void)
{
    return unknown_to(1, TTTJUDGE_GOMOKU_MAX);
}

static void gomokus(void)
{
    static tttjudge_gomoku game;
    tttjudge_point points[MOVES_MAX];
    if (tttjudge_gomoku_start(&game, unknown_int(), TTTJUDGE_EXACT).fault == TTTJUDGE_OK) {
        tttjudge_gomoku_play(&game, on_board(), on_board());
    }
    some_gomoku(&game);
    ask_gomoku(&game);
    Frama_C_make_unknown((char *)points, sizeof points);
    tttjudge_gomoku_play_all(&game, points, (size_t)unknown_to(0, MOVES_MAX));

    move_in_gomoku(on_board(), on_board());
    //@ loop unroll 3;
    for (int kind = 0; kind < KINDS; kind++) {
        move_in_gomoku(off_board(kind), unknown_int());
        move_in_gomoku(on_board(), off_board(kind));
    }
}

int main(void)
{
    tttjudge_version();
    texts();
    boards();
    games();
    gomokus();
    return 0;
}
