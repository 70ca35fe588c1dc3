/* consumer.c - judges a board, a list of moves and a game of gomoku that are in memory, in C.
 * Includes the public header first, so that it must stand alone. */
#include <tttjudge.h>

#include <stdio.h>

static int wrong;

static void expect(const char *what, bool holds)
{
    printf("%s: %s\n", holds ? "right" : "wrong", what);
    wrong += !holds;
}

static bool is_finished(const char *text)
{
    tttjudge_board board;
    tttjudge_error error = tttjudge_board_parse(text, 9, &board);
    return error.fault == TTTJUDGE_OK && tttjudge_is_finished(tttjudge_judge_board(board));
}

static void judge_boards(void)
{
    tttjudge_board board;
    tttjudge_error error = tttjudge_board_parse("XXxOO....", 9, &board);

    expect("X's row ends a game", is_finished("XXXOO...."));
    expect("an unfinished game is not at its end", !is_finished("XX.OO...."));
    expect("a small x is not a mark", error.fault == TTTJUDGE_BAD_CELL && error.at == 2);
}

static void judge_moves(void)
{
    static const tttjudge_move moves[] = {{0, 0}, {2, 0}, {1, 1}, {2, 1}, {2, 2}};
    tttjudge_game game;
    tttjudge_result result;
    tttjudge_error error = {.fault = TTTJUDGE_OK};
    tttjudge_game_start(&game);
    for (size_t i = 0; i < sizeof moves / sizeof moves[0] && error.fault == TTTJUDGE_OK; i++) {
        error = tttjudge_game_play(&game, moves[i]);
    }
    tttjudge_judge_game(&game, &result);

    expect("five legal moves", error.fault == TTTJUDGE_OK);
    expect("A has won", result.outcome == TTTJUDGE_A && result.won_at == 5);
    expect("on the diagonal", result.lines == TTTJUDGE_DIAGONAL);
}

static void judge_gomoku(void)
{
    tttjudge_gomoku game;
    tttjudge_run runs[TTTJUDGE_DIRECTIONS];
    tttjudge_error error = tttjudge_gomoku_start(&game, TTTJUDGE_GOMOKU_SIZE, TTTJUDGE_FREESTYLE);
    for (int y = 1; y <= 5 && error.fault == TTTJUDGE_OK; y++) {
        error = tttjudge_gomoku_play(&game, 1, y);
        if (error.fault == TTTJUDGE_OK && y < 5) {
            error = tttjudge_gomoku_play(&game, 2, y);
        }
    }

    expect("nine legal moves", error.fault == TTTJUDGE_OK);
    expect("A has won", tttjudge_gomoku_outcome(&game) == TTTJUDGE_A && game.won_at == 9);
    expect("with one run", tttjudge_gomoku_runs(&game, runs) == 1);
    expect("from (1,1) to (1,5)",
           runs[0].from_x == 1 && runs[0].from_y == 1 && runs[0].to_x == 1 && runs[0].to_y == 5);
}

int main(void)
{
    printf("C, tttjudge %s\n", tttjudge_version());
    judge_boards();
    judge_moves();
    judge_gomoku();
    return wrong == 0 ? 0 : 1;
}
