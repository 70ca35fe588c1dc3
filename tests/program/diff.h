/* diff.h - compares texts line by line, and shows where they differ. */
#ifndef TTTJUDGE_TESTS_DIFF_H
#define TTTJUDGE_TESTS_DIFF_H

#include "bytes.h"
#include "cases.h"

/* Whether the lines are the wanted ones, which may have gaps. */
bool lines_match(const case_text *want, const bytes *got);

/* Shows the lines that differ and their neighbours, as in a file of cases: "-" marks what was
 * wanted, "+" what was got. */
void lines_show(char mark, const case_text *want, const bytes *got);

#endif
