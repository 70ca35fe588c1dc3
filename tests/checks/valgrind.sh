#!/bin/sh
# valgrind.sh - every eighth golden case and the streaming tests, with the program under
# valgrind, which stops at a byte that is used but was never written, and at a wrong
# address. (The sanitizers of sanitize.sh do not see the former.)
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need gcc gcc libc6-dev
need valgrind valgrind libc6-dbg
need /usr/include/cmocka.h libcmocka-dev

build=$PWD/build/valgrind
cmake -S . -B "$build" -DCMAKE_C_COMPILER=gcc -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DBUILD_TESTING=ON >/dev/null
cmake --build "$build" --parallel 2 >/dev/null

export TTTJUDGE_PROGRAM="$build/tttjudge"
export TTTJUDGE_CASES=tests/cases
export TTTJUDGE_RUNNER="valgrind -q --error-exitcode=99"
# Every eighth case, in two halves, for two processes.
"$build/tests/program/test_program_golden" 3/16 >"$build/golden.log" 2>&1 &
half=$!
failed=0
for test in 'golden 11/16' streaming; do
    # shellcheck disable=SC2086 # a test and its argument
    "$build/tests/program/test_program_"$test >"$build/test.log" 2>&1 || {
        failed=1
        tail -n 40 "$build/test.log" >&2
    }
done
wait "$half" || {
    failed=1
    tail -n 40 "$build/golden.log" >&2
}
echo "valgrind: every eighth golden case and the streaming tests"
exit "$failed"
