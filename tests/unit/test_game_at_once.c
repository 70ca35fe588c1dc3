/* test_game_at_once.c - games of tic-tac-toe played many moves at a time: whole lists,
 * lists in two parts, and lists with an illegal move. */
#include "game_list.h"

static void check_whole(const struct list *list)
{
    tttjudge_game game;
    tttjudge_move moves[9];
    copy_moves(moves, list);
    tttjudge_game_start(&game);
    assert_ok(tttjudge_game_play_all(&game, moves, (size_t)list->moves));
    check(&game, list);
}

static void play_all_plays_every_list(void **state)
{
    (void)state;
    walk(&(struct list){.moves = 0}, check_whole);
}

/* Some of nine moves at once, then the others; either part may be empty. */
static void play_in_two_parts(const struct list *list)
{
    for (int first = 0; first <= 9 && list->moves == 9; first++) {
        tttjudge_game game;
        tttjudge_move moves[9];
        copy_moves(moves, list);
        struct list part = *list;
        part.moves = first;
        tttjudge_game_start(&game);
        assert_ok(tttjudge_game_play_all(&game, moves, (size_t)first));
        check(&game, &part);
        assert_ok(tttjudge_game_play_all(&game, moves + first, (size_t)(9 - first)));
        check(&game, list);
    }
}

static void play_all_goes_on_where_the_game_is(void **state)
{
    (void)state;
    walk(&(struct list){.moves = 0}, play_in_two_parts);
}

/* A list with an illegal move put in at every place: what stands before it is
 * played, what stands after it is not, whatever follows. */
static void put_in_illegal_moves(const struct list *list)
{
    for (int place = 0; place <= list->moves && list->moves <= 6; place++) {
        tttjudge_move moves[10];
        for (int i = 0; i < list->moves; i++) {
            moves[i < place ? i : i + 1] = move_to(list->cell[i]);
        }
        struct list played = *list;
        played.moves = place;
        for (int earlier = -1; earlier <= place; earlier++) {
            tttjudge_fault fault = TTTJUDGE_TAKEN;
            if (earlier > 0) {
                moves[place] = moves[earlier - 1];
            } else {
                fault = earlier == 0 ? TTTJUDGE_BAD_ROW : TTTJUDGE_BAD_COLUMN;
                moves[place] = earlier == 0 ? (tttjudge_move){3, 0} : (tttjudge_move){0, 3};
            }
            tttjudge_game game;
            tttjudge_game_start(&game);
            assert_error(tttjudge_game_play_all(&game, moves, (size_t)list->moves + 1), fault,
                         place + 1, earlier > 0 ? earlier : 0);
            check(&game, &played);
        }
    }
}

static void play_all_stops_at_the_first_illegal_move(void **state)
{
    (void)state;
    walk(&(struct list){.moves = 0}, put_in_illegal_moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(play_all_plays_every_list),
        TEST(play_all_goes_on_where_the_game_is),
        TEST(play_all_stops_at_the_first_illegal_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
