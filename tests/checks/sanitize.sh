#!/bin/sh
# sanitize.sh - the tests of the library and the program with a build that stops at
# undefined behaviour, at a wrong address, and at a conversion that changes a value. With
# "quick", only a quarter of the golden cases.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need clang clang
need "$(clang -print-file-name=libclang_rt.asan-x86_64.a)" libclang-rt-dev

build=build/sanitize/clang
configure "$build" -DCMAKE_C_COMPILER=clang -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS="-O1 -g \
-fno-sanitize-recover=all -fsanitize=address,undefined,implicit-conversion,local-bounds"
make -s -C "$build" -j 2 tttjudge_program >/dev/null
make -s -C "$build/tests/unit" -j 2 >/dev/null
make -s -C "$build/tests/program" -j 2 >/dev/null

# Neither library nor program allocates, so there are no leaks to find. With any runner,
# tests that start the program very often take a sample.
cd "$build"
export ASAN_OPTIONS=detect_leaks=0
export TTTJUDGE_RUNNER="env"
golden=
if [ "${1:-}" = quick ]; then
    golden='-E golden'
    TTTJUDGE_PROGRAM=$PWD/tttjudge TTTJUDGE_CASES=../../../tests/cases \
        tests/program/test_program_golden 1/4 >golden.log 2>&1 || {
        tail -n 80 golden.log >&2
        exit 1
    }
fi
# shellcheck disable=SC2086 # an option and its argument
ctest --parallel 2 -L '^(unit|program)$' $golden --output-on-failure >log 2>&1 || {
    tail -n 80 log >&2
    exit 1
}
echo "sanitize: $(grep 'tests passed' log)"
