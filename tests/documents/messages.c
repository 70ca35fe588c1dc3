/* messages.c - prints the messages of all golden cases in a folder, with "..." for what the
 * system says. */
#include "cases.h"

#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    case_list list = {0};
    bool read = argc == 2 && cases_read(&list, argv[1]);
    for (size_t i = 0; read && i < list.count; i++) {
        const case_text *err = &list.cases[i].err;
        for (size_t k = 0; k < err->size; k++) {
            if (err->data[k] == CASE_GAP) {
                fputs("...", stdout);
            } else {
                putchar(err->data[k]);
            }
        }
    }
    cases_free(&list);
    return read ? EXIT_SUCCESS : EXIT_FAILURE;
}
