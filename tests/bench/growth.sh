#!/bin/sh
# growth.sh - how time and memory grow with the input: well-formed and hostile input of 1,
# 10, 100 and 1000 MB (at most MOST). Time should grow in proportion, memory not at all.
# Needs 2 * MOST MB of disk.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
build=build/bench
mkdir -p "$build"
if [ -z "${TTTJUDGE:-}" ]; then
    cmake -S . -B "$build" >"$build/log"
    cmake --build "$build" >>"$build/log"
    TTTJUDGE=$build/tttjudge
fi
for tool in make_data measure; do
    cc -std=gnu11 -O2 -o "$build/$tool" "tests/bench/$tool.c"
done
file=$build/growing

# many TEXT BYTES: repeats the text.
many() {
    yes "$1" | head -c "$2"
}

# row TITLE COMMAND [OPTION ...]: prints a line for the current file, even if it is
# malformed.
row() {
    title=$1
    shift
    # shellcheck disable=SC2016 # the words are for the inner shell
    "$build/measure" 2 1 sh -c '"$0" "$@" 2>/dev/null || test $? -eq 1' \
        "$TTTJUDGE" "$@" -k "$file" |
        awk -v title="$title" -v bytes="$(wc -c <"$file")" '{
            printf "%-34s %7.0f MB %9.3f s %7.0f MB/s %6d KiB\n", title, bytes / 1e6, $1,
                   bytes / $1 / 1e6, $2 }'
}

for megabytes in 1 10 100 1000; do
    if [ "$megabytes" -gt "${MOST:-1000}" ]; then
        break
    fi
    bytes=${megabytes}000000
    for pair in boards:validate lists:moves games:gomoku; do
        "$build/make_data" "${pair%:*}" "$bytes" >"$file" 3>"$file.answers"
        row "${pair#*:}" "${pair#*:}"
        row "${pair#*:} --count" "${pair#*:}" --count
        row "${pair#*:} --check" "${pair#*:}" --check "$file.answers"
    done
    head -c "$bytes" /dev/zero | tr '\0' X >"$file"
    row 'validate, one line of X' validate
    head -c "$bytes" /dev/zero | tr '\0' ' ' >"$file"
    row 'gomoku, blanks' gomoku
    { printf '1 8 ' && head -c "$bytes" /dev/zero | tr '\0' 0 && echo 8; } >"$file"
    row 'gomoku, one long number' gomoku
    { printf '[' && many '' "$bytes" && echo ']'; } >"$file"
    row 'moves, a list over many lines' moves
    many 'XXXOO...' "$bytes" >"$file"
    row 'validate, an error on every line' validate
done
rm -f "$file" "$file.answers"
