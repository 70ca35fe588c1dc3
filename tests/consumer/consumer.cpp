// consumer.cpp - judges a board, a list of moves and a game of gomoku that are in
// memory, in C++. Includes the public header first, so that it must stand alone.
#include <tttjudge.h>

#include <array>
#include <iostream>
#include <string>
#include <vector>

static int wrong = 0;

static void expect(const std::string &what, bool holds)
{
    std::cout << (holds ? "right: " : "wrong: ") << what << '\n';
    wrong += holds ? 0 : 1;
}

static tttjudge_standing standing_of(const std::string &text)
{
    tttjudge_board board;
    const tttjudge_error error = tttjudge_board_parse(text.data(), text.size(), &board);
    return error.fault == TTTJUDGE_OK ? tttjudge_judge_board(board) : TTTJUDGE_STANDINGS;
}

int main()
{
    std::cout << "C++, tttjudge " << tttjudge_version() << '\n';

    expect("a draw", standing_of("XOXXOOOXX") == TTTJUDGE_NO_WINNER);
    expect("both cannot win", standing_of("XXXOOO...") == TTTJUDGE_BOTH_WON);

    const std::vector<tttjudge_move> moves = {{0, 0}, {1, 1}, {0, 1}, {0, 2}, {1, 0}, {2, 0}};
    tttjudge_game game;
    tttjudge_result result;
    bool legal = true;
    tttjudge_game_start(&game);
    for (const tttjudge_move &move : moves) {
        legal = legal && tttjudge_game_play(&game, move).fault == TTTJUDGE_OK;
    }
    tttjudge_judge_game(&game, &result);
    expect("six legal moves", legal);
    expect("B has won", result.outcome == TTTJUDGE_B);

    const std::vector<tttjudge_point> points = {{8, 8}, {1, 1}, {8, 8}};
    tttjudge_gomoku gomoku;
    std::array<tttjudge_run, TTTJUDGE_DIRECTIONS> runs;
    tttjudge_gomoku_start(&gomoku, 19, TTTJUDGE_EXACT);
    const tttjudge_error taken = tttjudge_gomoku_play_all(&gomoku, points.data(), points.size());
    expect("a point can be taken once",
           taken.fault == TTTJUDGE_TAKEN && taken.at == 3 && taken.earlier == 1);
    expect("nobody has five", tttjudge_gomoku_runs(&gomoku, runs.data()) == 0);

    return wrong == 0 ? 0 : 1;
}
