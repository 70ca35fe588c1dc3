/* sweep_numbers.c - numbers in every place for one: those in range and near its limits, and those
 * that would wrap into the range in 8, 16, 32, 64 or 128 bits. */
#include "sweep.h"

#include <stdio.h>
#include <string.h>

static void try_number(const char *text, const char *number, int size)
{
    char changed[TEXT_MAX];
    const char *place = strchr(text, '#');
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(place - text), text, number, place + 1);
    sweep_text(changed, size);
}

void sweep_numbers(const char *text, int size)
{
    static const char *const others[] = {
        "264",
        "1024",
        "1025",
        "9999",
        "10000",
        "10001",
        "32768",
        "65536",
        "65537",
        "65544",
        "2147483647",
        "2147483648",
        "2147483649",
        "4294967295",
        "4294967296",
        "4294967297",
        "4294967304",
        "9223372036854775807",
        "9223372036854775808",
        "18446744073709551615",
        "18446744073709551616",
        "9223372036854775816",
        "18446744073709551617",
        "18446744073709551624",
        "10000000000000000000",
        "99999999999999999999",
        "36893488147419103240",
        "0000000000000000000264",
        "10000000000000000000000000000000000000008",
        "00000000000000000001",
        "00000000000000000000",
        "340282366920938463463374607431768211464",
        "",
        "-",
        "--1",
        "+1",
        "-0",
        "-00",
        "1.0",
        "1e0",
        "1a",
        "0x1",
    };
    static const struct {
        const char *format;
        int numbers;
    } forms[] = {{"%d", 1000}, {"0%d", 100}, {"0000000000000000000%d", 250}, {"-%d", 20}};
    for (size_t form = 0; form < sizeof forms / sizeof *forms; form++) {
        for (int number = 0; number < forms[form].numbers; number++) {
            char digits[32];
            snprintf(digits, sizeof digits, forms[form].format, number);
            try_number(text, digits, size);
        }
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        try_number(text, others[i], size);
    }
}
