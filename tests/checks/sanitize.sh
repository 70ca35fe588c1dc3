#!/bin/sh
# sanitize.sh - passes all tests on builds of both compilers that stop at undefined
# behaviour, at a wrong address and at a leak; clang's also at a lossy conversion and at
# an unsigned shift that loses bits.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need gcc gcc libc6-dev
need clang clang
need "$(clang -print-file-name=libclang_rt.asan-x86_64.a)" libclang-rt-dev
need /usr/include/cmocka.h libcmocka-dev

sanitize() {
    cmake -S . -B "build/sanitize/$1" -DCMAKE_C_COMPILER="$1" -DCMAKE_BUILD_TYPE=None \
        -DTTTJUDGE_STATIC_PROGRAM=OFF \
        -DCMAKE_C_FLAGS="-O1 -g -fsanitize=$2 -fno-sanitize-recover=all" >/dev/null
    cmake --build "build/sanitize/$1" --parallel 2 >/dev/null
    # With a runner, be it one that does nothing, the tests that start the program tens of
    # thousands of times take a sample.
    (cd "build/sanitize/$1" && TTTJUDGE_RUNNER="env" ctest --output-on-failure --parallel 2 |
        grep -v '^ *Start ')
}

sanitize gcc address,undefined
sanitize clang address,undefined,implicit-conversion,local-bounds
echo "sanitize: the tests pass with AddressSanitizer and UBSan, of gcc and of clang"
