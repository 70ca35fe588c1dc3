/* plain_validate.c - validate's fast paths: four boards at a time, or one.
 * Knows the plain form of a board, to the byte; knows no rule. */
#include "layout.h"
#include "plain.h"
#include "word.h"

enum { FOUR = 4 }; /* boards that are read in one go */

/* Four empty boards in the plain form: nine cells and a line end. Every byte of four
 * boards, ^ the byte in its place here, is 0 where they agree, and otherwise
 *
 *     bit               7 6 5 4 3 2 1 0
 *     'X' ^ '.'  0x76   0 1 1 1 0 1 1 0      bit 1 of the two is set in an X alone,
 *     'O' ^ '.'  0x61   0 1 1 0 0 0 0 1      bit 0 in an O alone
 *
 * Of eight bytes at once, x and o get a 1 in the lowest bit of each byte that looks like
 * the mark. If the bytes put together again from these bits are the same, and none looks
 * like both (as 0xF9 would), there was nothing else in them. */
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

/* Each of size bytes becomes one bit of x and one of o; other gets a bit if one differs from
 * the byte in its place in empty otherwise than X or O from '.'. Where that is a cell, three
 * marks are left; where it is a line end, some bytes still look like marks. */
static inline struct bits read_bits(const unsigned char *at, const unsigned char *empty,
                                    unsigned size)
{
    struct bits bits = {0, 0, 0};
    for (unsigned i = 0; i < size; i += WORD) {
        unsigned from = i + WORD <= size ? i : size - WORD; /* the last word may overlap */
        struct bits eight = classify(word_load(at + from) ^ word_load(empty + from));
        bits.x |= gather(eight.x) << from;
        bits.o |= gather(eight.o) << from;
        bits.other |= eight.other;
    }
    bits.other |= bits.x & bits.o;
    return bits;
}

/* Reads four boards; false if not all of them stand in the plain form. Of the bits, nine
 * in a row are a board:
 *
 *     bits    0 ... 8   9   10 ... 18   19   20 ...      (eol == 1)
 *             board 0   -   board 1     -    board 2
 */
static inline bool read_four(const unsigned char *at, const unsigned char *empty, unsigned eol,
                             struct bits *four)
{
    *four = read_bits(at, empty, FOUR * plain_size(eol));
    uint64_t ends = 0; /* the bits of the line ends, which are neither X nor O */
    for (unsigned i = 0; i < FOUR; i++) {
        ends |= ((UINT64_C(1) << eol) - 1) << (i * plain_size(eol) + TTTJUDGE_CELLS);
    }
    return (four->other | ((four->x | four->o) & ends)) == 0;
}

/* Judges boards as long as four stand in the plain form. Anything else, in any of the
 * four, is left to the caller, untouched. */
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
            unsigned x = four.x >> i * plain_size(eol) & TTTJUDGE_FULL;
            unsigned o = four.o >> i * plain_size(eol) & TTTJUDGE_FULL;
            out = put_answer(out, answers, board_number(x, o), most);
        }
        at += size;
        fours--;
    }
    output_took(&session->output, out);
    input->next = at;
}

/* Chooses the loop for the line end and the answers at hand: where these are constants, the
 * compiler makes straight code of it. */
void plain_boards(struct session *session, struct answers *answers)
{
    struct input *input = &session->input;
    const struct options *options = &session->options;
    bool crlf = input->end - input->next > TTTJUDGE_CELLS && input->next[TTTJUDGE_CELLS] == '\r';
    if (options->show || (options->strict && crlf)) {
        return;
    }
    if (crlf && options->explain) {
        judge_plain(session, answers, empty_crlf, 2, ANSWER_MAX);
    } else if (crlf) {
        judge_plain(session, answers, empty_crlf, 2, ANSWER_SHORT);
    } else if (options->explain) {
        judge_plain(session, answers, empty_lf, 1, ANSWER_MAX);
    } else {
        judge_plain(session, answers, empty_lf, 1, ANSWER_SHORT);
    }
}

bool plain_board(struct input *input, tttjudge_board *board)
{
    const unsigned char *at = input->next;
    if (input->end - at <= TTTJUDGE_CELLS || !is_space(at[TTTJUDGE_CELLS])) {
        return false;
    }
    struct bits bits = read_bits(at, empty_lf, TTTJUDGE_CELLS);
    if (bits.other != 0) {
        return false;
    }
    *board = (tttjudge_board){(uint16_t)bits.x, (uint16_t)bits.o};
    input->next = at + TTTJUDGE_CELLS;
    return true;
}
