/* testing.h - cmocka, after the headers that it needs. */
#ifndef TTTJUDGE_TESTS_TESTING_H
#define TTTJUDGE_TESTS_TESTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* One test of a group, under the name of its function. */
#define TEST(function) cmocka_unit_test(function)

#endif
