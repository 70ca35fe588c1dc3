#!/bin/sh
# parallel.sh RECIPES.md - runs the recipes for many cores on inputs of many blocks: the
# joined output must be that of one process. TTTJUDGE_PROGRAM is the program. Exits with 77
# if there is no GNU parallel.
set -eu
document=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
here=$(cd "$(dirname "$0")" && pwd)
if ! parallel --version 2> /dev/null | grep -q '^GNU parallel'; then
    echo 'skipped: there is no GNU parallel'
    exit 77
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$scratch/bin" "$scratch/blocks"
ln -s "$TTTJUDGE_PROGRAM" "$scratch/bin/tttjudge"
PATH=$scratch/bin:$PATH
export HOME="$scratch" LC_ALL=C
count=$(awk -v folder="$scratch/blocks" -f "$here/blocks.awk" "$document")
cd "$scratch"

# Boards, some on one line with others; more boards after "end", which do not count.
awk 'BEGIN { srand(1)
    for (i = 0; i < 30000; i++) {
        board = ""
        for (j = 0; j < 9; j++) board = board substr("XO.", 1 + int(3 * rand()), 1)
        printf "%s%s", board, (rand() < 0.2 ? "  " : "\n")
        if (i == 10000) print "\nend"
    } }' > boards.txt

# A list a line, of distinct cells; a game of distinct points over many lines. With the
# last of n places put where one was taken from, the first n - 1 are those not yet taken.
shuffle='function take(n,    i, place) {
        i = int(n * rand()); place = left[i]; left[i] = left[n - 1]; return place
    }
    BEGIN { srand(2) }'
awk "$shuffle"'BEGIN {
    for (i = 0; i < 20000; i++) {
        moves = int(10 * rand())
        for (j = 0; j < 9; j++) left[j] = "[" int(j / 3) "," j % 3 "]"
        printf "["
        for (j = 0; j < moves; j++) printf "%s%s", j ? "," : "", take(9 - j)
        print "]"
    } }' > moves.txt
awk "$shuffle"'BEGIN {
    for (i = 0; i < 1000; i++) {
        moves = int(226 * rand())
        for (j = 0; j < 225; j++) left[j] = 1 + int(j / 15) (rand() < 0.1 ? "\n" : " ") 1 + j % 15
        print moves
        for (j = 0; j < moves; j++) print take(225 - j)
    } }' > gomoku.txt

# The document's commands for a judge: those with "parallel", those that make their input,
# and one that joins their output.
run_recipe() {
    number=0
    while [ "$number" -lt "$count" ]; do
        number=$((number + 1))
        recipe=$(cat "blocks/$number.command")
        case $1:$recipe in
        *:"parallel --pipepart"*"tttjudge $1"* | validate:*'> cut.txt' | moves:'cat part.'* | gomoku:*'> lines.txt')
            eval "$recipe"
            ;;
        esac
    done
}

check() {
    [ -s one.txt ] || { echo "$1: there are no verdicts"; exit 1; }
    cmp one.txt many.txt
    echo "$1: $(($(wc -l < one.txt))) verdicts, the same"
}

tttjudge validate boards.txt > one.txt
run_recipe validate > many.txt
check validate
tttjudge moves moves.txt > one.txt
run_recipe moves > many.txt
check moves
tttjudge gomoku gomoku.txt > one.txt
run_recipe gomoku > many.txt
check gomoku
