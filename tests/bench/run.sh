#!/bin/sh
# run.sh - the benchmark: makes its data, checks the answers, and prints how fast the
# program is beside 'LC_ALL=C wc -w' and 'cat FILE | cat' on the same bytes, best of ROUNDS
# interleaved runs (7 if not set). TTTJUDGE measures another binary than its own build's.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
rounds=${ROUNDS:-7}
build=build/bench
mkdir -p "$build"
if [ -z "${TTTJUDGE:-}" ]; then
    cmake -S . -B "$build" -DBUILD_TESTING=OFF >"$build/log"
    cmake --build "$build" >>"$build/log"
    TTTJUDGE=$build/tttjudge
fi
for tool in make_data measure; do
    cc -std=gnu11 -O2 -o "$build/$tool" "tests/bench/$tool.c"
done

LC_ALL=C
export LC_ALL

# data NAME KIND MEGABYTES: the records NAME.lf, the same with CR LF, and the answers.
data() {
    if [ ! -e "$build/$1.crlf" ]; then
        "$build/make_data" "$2" "${3}000000" >"$build/$1.lf" 3>"$build/$1.answers"
        awk '{ printf "%s\r\n", $0 }' "$build/$1.lf" >"$build/new"
        mv "$build/new" "$build/$1.crlf"
    fi
}

# check COMMAND NAME FORM: whether the answers are right.
check() {
    if ! "$TTTJUDGE" "$1" "$build/$2.$3" | cmp - "$build/$2.answers"; then
        echo "wrong answers: $1 on $2.$3" >&2
        exit 1
    fi
}

# row TITLE BAR COMMAND NAME FORM [OPTION]: measures, and prints a line of the table. BAR is
# how many times as fast as wc -w it is meant to be.
row() {
    title=$1
    bar=$2
    command=$3
    file=$build/$4.$5
    records=$(wc -l <"$build/$4.answers")
    bytes=$(wc -c <"$file")
    check "$command" "$4" "$5"
    shift 5
    # shellcheck disable=SC2016 # the words are for the inner shell
    "$build/measure" "$rounds" 1 "$TTTJUDGE" "$command" "$@" "$file" -- wc -w "$file" -- \
        sh -c 'cat "$0" | cat' "$file" |
        awk -v title="$title" -v bar="$bar" -v bytes="$bytes" -v records="$records" '
            { time[NR] = $1; memory[NR] = $2 }
            END {
                printf "%-26s %6.0f %10.1f %8.1f %6s %10.2f %6d\n", title, bytes / time[1] / 1e6,
                       records / time[1] / 1e6, time[2] / time[1], bar, time[3] / time[1],
                       memory[1]
            }'
}

data boards boards 200
data lists lists 90
data games games 40
data sparse sparse 40
data full full 40
awk '{ left-- } left < 0 { if (NR > 1) print line; line = $0; left = $0; next }
     { line = line " " $0 } END { print line }' "$build/games.lf" >"$build/games.line"

printf '%-26s %6s %10s %8s %6s %10s %6s\n' '' MB/s Mrecords/s 'x wc -w' '(bar)' 'x cat|cat' KiB
row 'validate' 8 validate boards lf
row 'validate, CR LF' 4 validate boards crlf
row 'validate --explain' - validate boards lf --explain
row 'moves' 4 moves lists lf
row 'moves, CR LF' 2 moves lists crlf
row 'moves --explain' - moves lists lf --explain
row 'gomoku, 30 to 225 moves' 2.5 gomoku games lf
row 'gomoku, CR LF' 1.25 gomoku games crlf
row 'gomoku, one game a line' - gomoku games line
row 'gomoku --explain' - gomoku games lf --explain
row 'gomoku, 30 to 60 moves' - gomoku sparse lf
row 'gomoku, 225 moves' - gomoku full lf

head -n 10 "$build/boards.lf" >"$build/ten"
"$build/measure" "$rounds" 200 "$TTTJUDGE" validate "$build/ten" -- wc -l "$build/ten" |
    awk '{ time[NR] = $1 } END {
        printf "\none run on ten lines: %.0f us; wc -l: %.0f us\n", time[1] * 1e6, time[2] * 1e6 }'
