#!/bin/sh
# sanitize.sh - the tests of the library and of the program on a build that stops at
# undefined behaviour, at a wrong address, and also at a conversion that loses something.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need clang clang
need "$(clang -print-file-name=libclang_rt.asan-x86_64.a)" libclang-rt-dev
need /usr/include/cmocka.h libcmocka-dev

build=build/sanitize/clang
cmake -S . -B "$build" -DCMAKE_C_COMPILER=clang -DCMAKE_BUILD_TYPE=None \
    -DBUILD_TESTING=ON -DCMAKE_C_FLAGS="-O1 -g -fno-sanitize-recover=all \
-fsanitize=address,undefined,implicit-conversion,local-bounds" >/dev/null
make -s -C "$build" -j 2 tttjudge_program >/dev/null
make -s -C "$build/tests/unit" -j 2 >/dev/null
make -s -C "$build/tests/program" -j 2 >/dev/null

# Neither library nor program allocates, so there is no leak to look for. With a runner, be
# it one that does nothing, the tests that start the program very often take a sample.
cd "$build"
export ASAN_OPTIONS=detect_leaks=0
export TTTJUDGE_RUNNER="env"
ctest --parallel 2 -L '^(unit|program)$' --output-on-failure >log 2>&1 || {
    tail -n 80 log >&2
    exit 1
}
echo "sanitize: $(grep 'tests passed' log)"
