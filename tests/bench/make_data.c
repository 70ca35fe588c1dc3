/* make_data.c - makes the benchmark's records and, beside them, the right answers.
 *
 *     make_data KIND BYTES > records 3> answers
 *
 * KIND is boards, lists, games (of 30 to 225 moves), sparse (30 to 60) or full (225). The answers
 * come from a second, plain version of the rules. The seed is fixed: the same call makes the same
 * bytes on every machine. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 9, SIDE = 15, POINTS = SIDE * SIDE, FIVE = 5, ANSWERS = 3 };

static FILE *answers;

static uint32_t draw(uint32_t below)
{
    static uint64_t state = UINT64_C(88172645463325252); /* xorshift, Marsaglia's shifts */
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)((state >> 32) % below);
}

static void shuffle(int *items, int count)
{
    for (int i = 0; i < count; i++) {
        items[i] = i;
    }
    for (int i = count - 1; i > 0; i--) {
        int j = (int)draw((uint32_t)i + 1);
        int kept = items[i];
        items[i] = items[j];
        items[j] = kept;
    }
}

static bool owns_line(const char *cells, char mark)
{
    static const char lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                     {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    for (int i = 0; i < 8; i++) {
        const char *line = lines[i];
        if (cells[(int)line[0]] == mark && cells[(int)line[1]] == mark &&
            cells[(int)line[2]] == mark) {
            return true;
        }
    }
    return false;
}

static int write_board(void)
{
    char cells[CELLS + 1] = {0};
    int x = 0;
    int o = 0;
    for (int i = 0; i < CELLS; i++) {
        cells[i] = "XO."[draw(3)];
        x += cells[i] == 'X';
        o += cells[i] == 'O';
    }
    bool x_line = owns_line(cells, 'X');
    bool o_line = owns_line(cells, 'O');
    bool valid = (x_line && !o_line && x == o + 1) || (o_line && !x_line && x == o) ||
                 (!x_line && !o_line && x == 5 && o == 4);
    fprintf(answers, "%s\n", valid ? "valid" : "invalid");
    return printf("%s\n", cells);
}

static int write_list(void)
{
    char cells[CELLS] = {0};
    int order[CELLS];
    int written = printf("[");
    const char *verdict = "Draw";
    shuffle(order, CELLS);
    for (int i = 0; i < CELLS; i++) {
        char mark = i % 2 == 0 ? 'A' : 'B';
        cells[order[i]] = mark;
        written += printf("%s[%d,%d]", i == 0 ? "" : ",", order[i] / 3, order[i] % 3);
        if (owns_line(cells, mark)) {
            verdict = mark == 'A' ? "A" : "B";
            break;
        }
        if (i < CELLS - 1 && draw(20) == 0) {
            verdict = "Pending";
            break;
        }
    }
    fprintf(answers, "%s\n", verdict);
    return written + printf("]\n");
}

/* How many stones of its colour follow the one at x, y. */
static int reach(char board[SIDE][SIDE], int x, int y, int step_x, int step_y)
{
    char stone = board[x][y];
    int count = 0;
    for (x += step_x, y += step_y; x >= 0 && x < SIDE && y >= 0 && y < SIDE && board[x][y] == stone;
         x += step_x, y += step_y) {
        count++;
    }
    return count;
}

static bool makes_five(char board[SIDE][SIDE], int x, int y)
{
    static const int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int i = 0; i < 4; i++) {
        int step_x = steps[i][0];
        int step_y = steps[i][1];
        if (reach(board, x, y, step_x, step_y) + 1 + reach(board, x, y, -step_x, -step_y) >= FIVE) {
            return true;
        }
    }
    return false;
}

static int write_game(int moves)
{
    char board[SIDE][SIDE] = {{0}};
    int order[POINTS];
    int won_at = 0;
    int written = printf("%d\n", moves);
    shuffle(order, POINTS);
    for (int i = 0; i < moves; i++) {
        int x = order[i] / SIDE;
        int y = order[i] % SIDE;
        board[x][y] = i % 2 == 0 ? 'A' : 'B';
        if (won_at == 0 && makes_five(board, x, y)) {
            won_at = i + 1;
        }
        written += printf("%d %d\n", x + 1, y + 1);
    }
    if (won_at == 0) {
        fprintf(answers, "Tie\n");
    } else {
        fprintf(answers, "%c %d\n", won_at % 2 == 1 ? 'A' : 'B', won_at);
    }
    return written;
}

static int write_record(const char *kind)
{
    if (strcmp(kind, "boards") == 0) {
        return write_board();
    }
    if (strcmp(kind, "lists") == 0) {
        return write_list();
    }
    if (strcmp(kind, "games") == 0) {
        return write_game(30 + (int)draw(POINTS - 30 + 1));
    }
    if (strcmp(kind, "sparse") == 0) {
        return write_game(30 + (int)draw(31));
    }
    if (strcmp(kind, "full") == 0) {
        return write_game(POINTS);
    }
    fprintf(stderr, "make_data: unknown kind '%s'\n", kind);
    exit(2);
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: make_data boards|lists|games|sparse|full BYTES\n");
        return 2;
    }
    char path[32];
    snprintf(path, sizeof path, "/dev/fd/%d", ANSWERS);
    answers = fopen(path, "w");
    if (answers == NULL) {
        perror(path);
        return 2;
    }
    for (long long left = atoll(argv[2]); left > 0;) {
        left -= write_record(argv[1]);
    }
    if (strcmp(argv[1], "boards") == 0) {
        printf("end\n");
    }
    bool bad = ferror(answers) || ferror(stdout);
    return fclose(answers) == 0 && fclose(stdout) == 0 && !bad ? 0 : 1;
}
