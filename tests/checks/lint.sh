#!/bin/sh
# lint.sh - no compiler or analyser may warn: gcc and clang, with -O0 and -O3, for 64 and 32
# bits; clang-tidy (.clang-tidy chooses its checks); cppcheck; and shellcheck for the
# scripts. With "quick", one build with clang, and clang-tidy without the tests.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need gcc gcc libc6-dev
need clang clang
need clang-tidy clang-tidy
need cppcheck cppcheck
need shellcheck shellcheck
kind=${1:-all}
if [ "$kind" = all ]; then
    need i686-linux-gnu-gcc gcc-i686-linux-gnu libc6-dev-i386-cross
fi

# build NAME FLAGS OPTION ... - builds everything; a warning is an error.
build() {
    folder=build/lint/$1
    flags=$2
    shift 2
    configure "$folder" -DCMAKE_BUILD_TYPE=None -DTTTJUDGE_WERROR=ON -DCMAKE_C_FLAGS="$flags" "$@"
    cmake --build "$folder" --parallel 2 >"$folder/log" 2>&1 || {
        tail -n 40 "$folder/log" >&2
        exit 1
    }
}
if [ "$kind" = all ]; then
    for level in 0 3; do
        build "gcc-O$level" "-O$level" -DCMAKE_C_COMPILER=gcc
        build "gcc-32-O$level" "-O$level" -DCMAKE_C_COMPILER=i686-linux-gnu-gcc -DBUILD_TESTING=OFF
        build "clang-32-O$level" "-O$level --target=i686-linux-gnu -isystem /usr/i686-linux-gnu/include" \
            -DCMAKE_C_COMPILER=clang -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY \
            -DCMAKE_EXE_LINKER_FLAGS='-fuse-ld=/usr/bin/i686-linux-gnu-ld' -DBUILD_TESTING=OFF
    done
    build clang-O3 -O3 -DCMAKE_C_COMPILER=clang
fi
build clang-O0 -O0 -DCMAKE_C_COMPILER=clang -DCMAKE_EXPORT_COMPILE_COMMANDS=ON

tidy() {
    compiled=build/lint/clang-O0/compile_commands.json
    for file in "$@"; do
        if grep -q "\"file\": .*/$file\"" "$compiled"; then
            echo "$file"
        fi
    done | xargs -n 1 -P 2 clang-tidy --quiet -p build/lint/clang-O0 ${checks:+"--checks=$checks"} \
        2>/dev/null
}
checks=
# shellcheck disable=SC2046 # names without blanks
tidy $(find src -name '*.c')
# Left out in the tests: clang-analyzer sees one file, and not what functions of another do
# with memory; atoi and the like read only what the tests wrote; execvp needs arguments
# without const; the linker needs names like __wrap_read; a naive reader is long on purpose;
# and 1u is as good as 1U.
checks=-clang-analyzer-unix.Malloc,-clang-analyzer-core.UndefinedBinaryOperatorResult
checks=$checks,-clang-analyzer-core.DivideZero
checks=$checks,-cert-err34-c,-performance-no-int-to-ptr,-bugprone-reserved-identifier
checks=$checks,-readability-function-cognitive-complexity,-readability-uppercase-literal-suffix
if [ "$kind" = all ]; then
    # shellcheck disable=SC2046
    tidy $(find tests -name '*.c')
fi

# Left out: it does not see that quote fills its text through a pointer, nor how long the
# text may be; "a & b ? c : d" needs no brackets; a name may mean one thing in the program
# and another in a test; and tables of tests need not be const.
cppcheck --std=c11 --enable=warning,style,performance,portability --error-exitcode=1 --quiet \
    --inline-suppr -j 2 -I include -I src/cli \
    --suppress=uninitvar:src/cli/message.c --suppress=knownConditionTrueFalse:src/cli/message.c \
    --suppress=clarifyCalculation --suppress=shadowFunction:tests/* \
    --suppress=constVariable:tests/* src tests

find .ci src tests -type f \( -name '*.sh' -o -path '.ci/*' \) -exec shellcheck -x -P SCRIPTDIR -P . {} +
echo "lint: gcc, clang, clang-tidy, cppcheck and shellcheck have nothing to say"
