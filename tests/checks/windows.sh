#!/bin/sh
# windows.sh - builds for Windows (64 and 32 bits) without a warning and, if there is Wine,
# runs golden cases with the 64-bit program: every third, or all with "all". Then tests what
# PowerShell is known for: UTF-16, byte order marks, CR LF.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need gcc gcc libc6-dev
need x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
need i686-w64-mingw32-gcc gcc-mingw-w64-i686

build=$PWD/build/windows
for machine in x86_64 i686; do
    cmake -S . -B "$build/$machine" -DCMAKE_SYSTEM_NAME=Windows -DBUILD_TESTING=OFF \
        -DCMAKE_C_COMPILER="$machine-w64-mingw32-gcc" -DTTTJUDGE_WERROR=ON >/dev/null
    make -s -C "$build/$machine" -j 2 tttjudge_program >/dev/null
done

wine=/usr/lib/wine/wine64
if [ "$(uname -m)" != x86_64 ] || ! need "$wine" wine64; then
    echo "windows: it builds for 64 and 32 bits; without Wine it was not run"
    exit 0
fi
export WINEPREFIX="$build/prefix" WINEDEBUG=-all
mkdir -p "$WINEPREFIX"
program=$build/x86_64/tttjudge.exe

# One program waits all the time, so that the servers that Wine starts with the first
# program do not hold a test's output open.
rm -f "$build/hold"
mkfifo "$build/hold"
"$wine" "$program" validate <"$build/hold" >"$build/log" 2>&1 &
waiting=$!
exec 3>"$build/hold"
echo 'XXXOO....' >&3
tries=0
until grep -q '^valid$' "$build/log"; do
    tries=$((tries + 1))
    if [ "$tries" -gt 120 ] || ! kill -0 "$waiting" 2>/dev/null; then
        exec 3>&-
        echo "windows: it builds for 64 and 32 bits; Wine does not work here"
        exit 0
    fi
    sleep 1
done

# The tests run on the host.
configure "$build/host"
make -s -C "$build/host/tests/program" -j 2 >/dev/null
step=3
if [ "${1:-}" = all ]; then
    step=1
fi
failed=0
# golden HALF - half of the cases that are run: half 0 or half 1.
golden() {
    TTTJUDGE_PROGRAM=$program TTTJUDGE_RUNNER=$wine TTTJUDGE_CASES=tests/cases \
        "$build/host/tests/program/test_program_golden" "$(($1 * step))/$((2 * step))" \
        >"$build/golden$1.log" 2>&1
}
golden 0 &
half=$!
golden 1 || failed=1
wait "$half" || failed=1
if [ "$failed" -ne 0 ]; then
    grep -hvE '^\[( RUN |       OK )' "$build"/golden?.log | tail -n 60 >&2
fi

# check NAME STATUS OUTPUT COMMAND INPUT - input and output as printf writes them.
check() {
    status=0
    # shellcheck disable=SC2059 # they are formats
    printf "$5" | "$wine" "$program" "$4" >"$build/out" 2>"$build/err" || status=$?
    # shellcheck disable=SC2059
    printf "$3" >"$build/wanted"
    cat "$build/out" "$build/err" >"$build/both"
    if [ "$status" -ne "$2" ] || ! cmp "$build/both" "$build/wanted"; then
        echo "windows: $1: exit status $status and:" >&2
        od -c "$build/both" >&2
        failed=1
    fi
}
check 'no CR on output' 0 'valid\ninvalid\n' validate 'XXXOO....\nXX.OO....\nend\n'
check 'a byte order mark and CR LF' 0 'A 9\n' gomoku \
    '\357\273\2779\r\n1 1\r\n2 1\r\n1 2\r\n2 2\r\n1 3\r\n2 3\r\n1 4\r\n2 4\r\n1 5\r\n'
check 'UTF-16' 1 'tttjudge: <stdin>:1:1: expected plain ASCII text, found UTF-16\n' moves \
    '\377\376[\000[\0000\000,\0000\000]\000]\000\r\000\n\000'
check 'Control-Z is a byte like any other' 1 \
    "valid\ntttjudge: <stdin>:2:1: expected 'X', 'O' or '.', found '\\\\x1A'\n" validate \
    'XXXOO....\n\032\n'

exec 3>&-
wait "$waiting" || failed=1
passed=$(cat "$build"/golden?.log | grep -c '\[       OK \]')
echo "windows: it builds for 64 and 32 bits; under Wine $passed golden cases passed"
exit "$failed"
