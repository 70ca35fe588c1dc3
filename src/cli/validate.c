/* validate.c - reads boards of nine cells until "end" and writes how they stand.
 * Knows the format and the two words of the verdict; the rules are the library's. */
#include "commands.h"
#include "explain.h"
#include "layout.h"
#include "show.h"
#include "tttjudge.h"
#include "word.h"

/* What is written for a board depends on the board alone, and of the 19,683 boards only
 * some hundred lines of output come: each is made once, and each board's is remembered.
 * Of a board, x | o << 9 is the number. */
enum {
    BOARD_NUMBERS = 1 << 2 * TTTJUDGE_CELLS,
    LINES_MOST = 256, /* 2 without --explain, 94 with it */
    LINE_MOST = 64,
    SHORT_LINE = 8 /* without --explain */
};

struct answers {
    const struct options *options;
    unsigned count;
    char text[LINES_MOST][LINE_MOST]; /* from 1 to count */
    uint8_t length[LINES_MOST];
    uint8_t line_of[BOARD_NUMBERS]; /* the index of its line, or 0 for not yet */
};

static char *put_line(char *at, const struct options *options, tttjudge_board board)
{
    tttjudge_standing standing = tttjudge_judge_board(board);
    bool valid =
        options->reachable ? tttjudge_is_reachable(standing) : tttjudge_is_finished(standing);
    at = put_text(at, valid ? "valid" : "invalid");
    at = options->explain ? explain_board(at, board, standing) : at;
    return put_text(at, "\n");
}

/* Makes the line of a board, and finds it among those that there are or adds it. */
static uint8_t learn(struct answers *answers, unsigned number)
{
    tttjudge_board board = {
        .x = number & TTTJUDGE_FULL,
        .o = number >> TTTJUDGE_CELLS & TTTJUDGE_FULL,
    };
    char text[EXPLAIN_MOST];
    size_t length = (size_t)(put_line(text, answers->options, board) - text);
    unsigned i = 1;
    while (i <= answers->count &&
           (answers->length[i] != length || memcmp(answers->text[i], text, length) != 0)) {
        i++;
    }
    if (i > answers->count) {
        memcpy(answers->text[i], text, length);
        answers->length[i] = (uint8_t)length;
        answers->count = i;
    }
    return (uint8_t)i;
}

/* Puts the line of a board; most bytes, at least its length, are copied. */
static inline char *put_answer(char *at, struct answers *answers, unsigned number, size_t most)
{
    unsigned line = answers->line_of[number];
    if (line == 0) {
        line = learn(answers, number);
        answers->line_of[number] = (uint8_t)line;
    }
    memcpy(at, answers->text[line], most);
    return at + answers->length[line];
}

enum { FOUR = 4 }; /* boards that are read in one go */

/* Four empty boards in the plain form: nine cells and a line end. Every byte of four
 * boards, ^ the byte in its place here, is 0 where they agree, and otherwise
 *
 *     bit               7 6 5 4 3 2 1 0
 *     'X' ^ '.'  0x76   0 1 1 1 0 1 1 0      bit 1 of the two is set in an X alone,
 *     'O' ^ '.'  0x61   0 1 1 0 0 0 0 1      bit 0 in an O alone
 *
 * Of eight bytes at once, x and o get a 1 in the lowest bit of each byte that looks like
 * the mark. If the bytes put together again from these bits are the same, there was
 * nothing else in them. */
static const unsigned char empty_lf[] = ".........\n.........\n.........\n.........\n";
static const unsigned char empty_crlf[] = ".........\r\n.........\r\n.........\r\n.........\r\n";

struct bits {
    uint64_t x;
    uint64_t o;
    uint64_t other; /* not 0 if there was another byte */
};

static inline struct bits classify(uint64_t difference)
{
    struct bits bits = {.x = difference >> 1 & WORD_OF(1), .o = difference & WORD_OF(1)};
    bits.other = difference ^ (bits.x * ('X' ^ '.') + bits.o * ('O' ^ '.'));
    return bits;
}

/* The lowest bits of the eight bytes, byte i's as bit i. The factor has a 1 at bit
 * 56 - 7 i for every i, which takes bit 8 i to bit 56 + i; no two of the products meet
 * at the same bit, so nothing is carried.
 *
 *     bits of the factor   56 49 42 35 28 21 14 7 */
static inline uint64_t gather(uint64_t lowest)
{
    return lowest * UINT64_C(0x0102040810204080) >> 56;
}

/* The length of a plain board with its line end of eol bytes. */
static inline unsigned plain_size(unsigned eol)
{
    return TTTJUDGE_CELLS + eol;
}

/* Reads four boards; false if not all of them stand in the plain form. What is the same
 * in every byte becomes one bit of x and o, and of those, nine in a row are a board:
 *
 *     bits    0 ... 8   9   10 ... 18   19   20 ...      (eol == 1)
 *             board 0   -   board 1     -    board 2
 */
static inline bool read_four(const unsigned char *at, const unsigned char *empty, unsigned eol,
                             struct bits *four)
{
    const unsigned size = FOUR * plain_size(eol);
    *four = (struct bits){0, 0, 0};
    for (unsigned i = 0; i < size; i += WORD) {
        unsigned from = i + WORD <= size ? i : size - WORD; /* the last word may overlap */
        struct bits eight = classify(word_load(at + from) ^ word_load(empty + from));
        four->x |= gather(eight.x) << from;
        four->o |= gather(eight.o) << from;
        four->other |= eight.other;
    }
    uint64_t ends = 0; /* the bits of the line ends, which are neither X nor O */
    for (unsigned i = 0; i < FOUR; i++) {
        ends |= ((UINT64_C(1) << eol) - 1) << (i * plain_size(eol) + TTTJUDGE_CELLS);
    }
    return (four->other | (four->x & four->o) | ((four->x | four->o) & ends)) == 0;
}

/* Judges boards as long as four stand in the plain form. Anything else, in any of the
 * four, is left to read_board, untouched. */
static inline void judge_plain(struct session *session, struct answers *answers,
                               const unsigned char *empty, unsigned eol, size_t most)
{
    struct input *input = &session->input;
    const unsigned char *at = input->next;
    const unsigned char *end = input->end;
    const unsigned size = FOUR * plain_size(eol);
    size_t fours = 0; /* for how many more there is room in the output */
    char *out = output_room(&session->output, 0);
    struct bits four;
    while (end - at >= (ptrdiff_t)size && read_four(at, empty, eol, &four)) {
        if (fours == 0) {
            output_took(&session->output, out);
            out = output_room(&session->output, OUTPUT_ROOM);
            fours = OUTPUT_ROOM / (FOUR * most);
        }
        for (unsigned i = 0; i < FOUR; i++) {
            uint64_t x = four.x >> i * plain_size(eol) & TTTJUDGE_FULL;
            uint64_t o = four.o >> i * plain_size(eol) & TTTJUDGE_FULL;
            out = put_answer(out, answers, (unsigned)(x | o << TTTJUDGE_CELLS), most);
        }
        at += size;
        fours--;
    }
    output_took(&session->output, out);
    input->next = at;
}

/* Chooses the loop for the line end and the lines at hand. */
static void judge_plain_boards(struct session *session, struct answers *answers)
{
    struct input *input = &session->input;
    const struct options *options = &session->options;
    bool crlf = input->end - input->next > TTTJUDGE_CELLS && input->next[TTTJUDGE_CELLS] == '\r';
    if (options->show || options->strict) {
        return;
    }
    if (crlf && options->explain) {
        judge_plain(session, answers, empty_crlf, 2, LINE_MOST);
    } else if (crlf) {
        judge_plain(session, answers, empty_crlf, 2, SHORT_LINE);
    } else if (options->explain) {
        judge_plain(session, answers, empty_lf, 1, LINE_MOST);
    } else {
        judge_plain(session, answers, empty_lf, 1, SHORT_LINE);
    }
}

/* A token, up to the white space after it: its marks, MARK_RECORD at its first byte,
 * and MARK_TOKEN at the first that is no mark. */
struct token {
    uint64_t length;
    char cells[TTTJUDGE_CELLS];
    int wrong; /* the first byte that is no mark, or INPUT_END */
    bool end;  /* whether it is the word "end" */
};

static struct token read_token(struct input *input)
{
    static const char end[] = "end";
    struct token token = {.wrong = INPUT_END, .end = true};
    input_mark(input, MARK_RECORD);
    int byte = input_peek(input);
    while (byte != INPUT_END && !is_space(byte)) {
        if (token.wrong == INPUT_END && tttjudge_mark_of(byte) == TTTJUDGE_NO_MARK) {
            token.wrong = byte;
            input_mark(input, MARK_TOKEN);
        }
        token.end &= token.length < sizeof end && byte == end[token.length];
        if (token.length < TTTJUDGE_CELLS) {
            token.cells[token.length] = (char)byte;
        }
        token.length++;
        input_use(input);
        byte = input_peek(input);
    }
    token.end &= token.length == sizeof end - 1;
    return token;
}

/* At "end" the file is over; with --strict it has to be. */
static void read_end(struct session *session)
{
    struct input *input = &session->input;
    if (!session->options.strict) {
        return;
    }
    int byte = input_peek(input);
    if (byte != '\n') {
        file_error(session, HERE, "expected a newline after 'end', found %s", found(byte).text);
        return;
    }
    input_use(input);
    byte = input_peek(input);
    if (byte != INPUT_END) {
        file_error(session, HERE, "expected the end of the file after 'end', found %s",
                   found(byte).text);
    }
}

/* Reads a board in any form and writes its verdict; false when the file is over. */
static bool read_board(struct session *session, struct answers *answers)
{
    struct input *input = &session->input;
    if (layout_next_record(session, is_space) == INPUT_END) {
        if (session->options.strict) {
            file_error(session, HERE, "expected 'end', found the end of the file");
        }
        return false;
    }
    struct token token = read_token(input);
    if (token.end) {
        read_end(session);
        return false;
    }
    tttjudge_board board = {0, 0};
    if (token.wrong != INPUT_END) {
        record_error(session, MARK_TOKEN, "expected 'X', 'O' or '.', found %s",
                     found(token.wrong).text);
    } else if (token.length != TTTJUDGE_CELLS) {
        record_error(session, MARK_RECORD, "expected nine cells, found %llu",
                     (unsigned long long)token.length);
    } else {
        (void)tttjudge_board_parse(token.cells, TTTJUDGE_CELLS, &board);
    }
    layout_end_record(session);
    if (record_is_good(session)) {
        struct output *output = &session->output;
        unsigned number = board.x | (unsigned)board.o << TTTJUDGE_CELLS;
        output_took(output, put_answer(output_room(output, LINE_MOST), answers, number, LINE_MOST));
        if (session->options.show) {
            show_board(output, board);
        }
    }
    return true;
}

void judge_validate(struct session *session)
{
    static struct answers answers; /* kept from file to file: the options stay the same */
    answers.options = &session->options;
    do {
        layout_skip_in_block(session, is_space);
        judge_plain_boards(session, &answers);
    } while (read_board(session, &answers));
}
