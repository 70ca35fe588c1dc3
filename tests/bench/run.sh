#!/bin/sh
# run.sh - the benchmark: makes its data, checks the answers, and compares the program's
# speed with 'LC_ALL=C wc -w' and 'cat FILE | cat' on the same bytes, best of ROUNDS
# interleaved runs (default 7). TTTJUDGE names another binary to measure.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
rounds=${ROUNDS:-7}
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

LC_ALL=C
export LC_ALL

# data NAME KIND MEGABYTES - makes the records NAME.lf, and their answers.
data() {
    if [ ! -e "$build/$1.lf" ]; then
        "$build/make_data" "$2" "${3}000000" >"$build/new" 3>"$build/$1.answers"
        mv "$build/new" "$build/$1.lf"
    fi
}

# form NAME FORM COMMAND ... - filters the records into another form, NAME.FORM.
form() {
    from=$build/$1.lf
    to=$build/$1.$2
    shift 2
    if [ ! -e "$to" ]; then
        "$@" <"$from" >"$build/new"
        mv "$build/new" "$to"
    fi
}

# row TITLE BAR COMMAND NAME FORM [OPTION ...] - checks the answers, measures, and prints a
# line of the table. BAR is the required speed, in multiples of wc -w's.
row() {
    title=$1
    bar=$2
    command=$3
    answers=$build/$4.answers
    file=$build/$4.$5
    shift 5
    if ! "$TTTJUDGE" "$command" "$file" | cmp - "$answers"; then
        echo "wrong answers: $command on $file" >&2
        exit 1
    fi
    # shellcheck disable=SC2016 # the words are for the inner shell
    "$build/measure" "$rounds" 1 "$TTTJUDGE" "$command" "$@" "$file" -- wc -w "$file" -- \
        sh -c 'cat "$0" | cat' "$file" |
        awk -v title="$title" -v bar="$bar" -v bytes="$(wc -c <"$file")" \
            -v records="$(wc -l <"$answers")" '
            { time[NR] = $1; memory[NR] = $2 }
            END {
                printf "%-28s %6.0f %10.1f %8.1f %6s %10.2f %6d\n", title, bytes / time[1] / 1e6,
                       records / time[1] / 1e6, time[2] / time[1], bar, time[3] / time[1],
                       memory[1]
            }'
}

# cost COMMAND NAME - the time of --count relative to judging, and of --check relative to
# judging and printing the answers.
cost() {
    # shellcheck disable=SC2016 # the words are for the inner shell
    "$build/measure" "$rounds" 1 "$TTTJUDGE" "$1" "$build/$2.lf" -- \
        "$TTTJUDGE" "$1" --count "$build/$2.lf" -- \
        "$TTTJUDGE" "$1" --check "$build/$2.answers" "$build/$2.lf" -- \
        sh -c '"$0" "$1" "$2" && cat "$3"' "$TTTJUDGE" "$1" "$build/$2.lf" "$build/$2.answers" |
        awk -v title="$1" '{ time[NR] = $1 } END {
            printf "%-28s %6.2f %6s %14.2f %6s\n", title, time[2] / time[1], 1,
                   time[3] / time[4], 1.5 }'
}

data boards boards 200
data lists lists 90
data games games 40
data sparse sparse 40
data full full 40
data few_boards boards 40
data few_lists lists 40
for name in boards lists games; do
    # shellcheck disable=SC2016 # these are awk's
    form $name crlf awk '{ printf "%s\r\n", $0 }'
done
form few_boards two paste -d ' ' - -
form few_boards gaps sed G
form few_lists gaps sed G
form few_lists python sed 's/,/, /g'
form few_lists indented sed 's/\[\[/[\n  [/; s/\],\[/],\n  [/g; s/\]\]/]\n]/'
form games blanks sed 's/ /  /'
# shellcheck disable=SC2016
form games line awk '{ left-- } left < 0 { if (NR > 1) print line; line = $0; left = $0; next }
    { line = line " " $0 } END { print line }'

printf '%-28s %6s %10s %8s %6s %10s %6s\n' '' MB/s Mrecords/s 'x wc -w' '(bar)' 'x cat|cat' KiB
row 'validate' 12 validate boards lf
row 'validate, CR LF' 9.2 validate boards crlf
row 'validate, two a line' 1.5 validate few_boards two
row 'validate, blank lines' 1.5 validate few_boards gaps
row 'validate --explain' - validate boards lf --explain
row 'moves' 8 moves lists lf
row 'moves, CR LF' 6.2 moves lists crlf
row 'moves, blank lines' 1.5 moves few_lists gaps
row 'moves, a blank after commas' 1.5 moves few_lists python
row 'moves, a pair a line' 1.5 moves few_lists indented
row 'moves --explain' - moves lists lf --explain
row 'gomoku, 30 to 225 moves' 4 gomoku games lf
row 'gomoku, CR LF' 3.1 gomoku games crlf
row 'gomoku, two blanks' 1.5 gomoku games blanks
row 'gomoku, one game a line' 1.5 gomoku games line
row 'gomoku --explain' - gomoku games lf --explain
row 'gomoku, 30 to 60 moves' - gomoku sparse lf
row 'gomoku, 225 moves' - gomoku full lf

printf '\n%-28s %6s %6s %14s %6s\n' 'times as long' --count '(bar)' --check '(bar)'
cost validate boards
cost moves lists
cost gomoku games

head -n 10 "$build/boards.lf" >"$build/ten"
"$build/measure" "$rounds" 200 "$TTTJUDGE" validate "$build/ten" -- wc -l "$build/ten" |
    awk '{ time[NR] = $1 } END {
        printf "\none run on ten lines: %.0f us; wc -l: %.0f us\n", time[1] * 1e6, time[2] * 1e6 }'
