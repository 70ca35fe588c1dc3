#!/bin/sh
# fuzz.sh [SECONDS [COMMAND ...]] - fuzzes the commands, each for that long (default 60),
# with libFuzzer and the address and undefined-behaviour sanitizers, starting from the
# golden cases; fails if it finds anything. Finds and the corpus stay in build/fuzz.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-60}
if [ $# -gt 0 ]; then
    shift
fi
if [ $# -eq 0 ]; then
    set -- validate moves gomoku
fi
case $seconds in
*[!0-9]* | '')
    echo "usage: fuzz.sh [SECONDS [validate|moves|gomoku ...]]" >&2
    exit 2
    ;;
esac

. tests/checks/need.sh
need cmake cmake make
need clang clang
links_fuzzer() {
    echo 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }' |
        clang -fsanitize=fuzzer,address,undefined -x c - -o /dev/null 2>/dev/null
}
if ! links_fuzzer; then
    version=$(clang -dumpversion)
    need libclang-rt "libclang-rt-${version%%.*}-dev"
fi

build=build/fuzz
configure $build -DCMAKE_C_COMPILER=clang -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DTTTJUDGE_FUZZ=ON -DCMAKE_C_FLAGS="-fsanitize=address,undefined \
-fsanitize=fuzzer-no-link -fno-sanitize-recover=undefined -fno-omit-frame-pointer"

failed=
for command in "$@"; do
    cmake --build $build --parallel 2 --target fuzz_"$command" fuzz_"${command}"_plain >/dev/null
    corpus=$build/corpus/$command
    mkdir -p "$corpus" "$build/finds"
    $build/tests/fuzz/fuzz_"${command}"_plain write tests/cases "$corpus"
    echo "fuzz.sh: $command, $seconds seconds"
    log=$build/$command.log
    if $build/tests/fuzz/fuzz_"$command" -max_total_time="$seconds" -max_len=700 \
        -print_final_stats=1 -artifact_prefix="$build/finds/$command-" "$corpus" >"$log" 2>&1; then
        grep -E 'number_of_executed_units' "$log"
    else
        grep -v -E '^#[0-9]+[[:space:]]+(NEW|REDUCE|pulse|INITED|RELOAD)' "$log" | tail -n 60
        failed="$failed $command"
    fi
done
if [ -n "$failed" ]; then
    echo "fuzz.sh: found something in:$failed (see $build/finds)" >&2
    exit 1
fi
