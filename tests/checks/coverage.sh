#!/bin/sh
# coverage.sh - the tests must run all lines and branches of the library, and at least 95 %
# of the lines of the program. Prints both for each file, and what is missing.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need gcc gcc libc6-dev
need gcovr gcovr

build=$PWD/build/coverage
rm -rf "$build" # what is left of older code would be counted too
configure "$build" -DCMAKE_C_COMPILER=gcc -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS='-O0 --coverage'
cmake --build "$build" --parallel 2 >/dev/null
# With any runner, tests that start the program tens of thousands of times take a sample.
(cd "$build" && TTTJUDGE_RUNNER="env" ctest --parallel 2 -L 'unit|program' --output-on-failure) \
    >"$build/log" 2>&1 || {
    tail -n 60 "$build/log" >&2
    exit 1
}

# gcovr leaves files where it is run, while it runs.
failed=0
report() {
    (cd "$build" && gcovr --root ../.. "$@" .) || failed=1
}
echo 'Lines:'
report --filter '../../src/lib/' --fail-under-line 100
echo 'Branches:'
report --filter '../../src/lib/' --branches --fail-under-branch 100
echo 'Lines of the program:'
report --filter '../../src/cli/' --fail-under-line 95
if [ "$failed" -ne 0 ]; then
    exit 1
fi
echo "coverage: all of the library; of the program $(report --filter '../../src/cli/' |
    awk '/^TOTAL/ { print $4 }') of the lines"
