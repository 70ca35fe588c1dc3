#!/bin/sh
# run.sh SHELL - compares what a shell offers for each line of lines.txt with what is
# expected. offers.SHELL reads lines and prints the words offered, one line for each.
# TTTJUDGE_PROGRAM is the program whose pages name the options.
set -eu
shell=$1
here=$(cd "$(dirname "$0")" && pwd)
program=${TTTJUDGE_PROGRAM:-$here/../../build/tttjudge}
if ! command -v "$shell" >/dev/null; then
    echo "skipped: $shell is not installed"
    exit 77
fi
if [ ! -x "$program" ]; then
    echo "$program is not there: build it, or set TTTJUDGE_PROGRAM" >&2
    exit 2
fi

LC_ALL=C
TTTJUDGE_COMPLETION=$(cd "$here/../../src/packaging" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
TMPDIR=$work
HOME=$work/home # nobody's settings
XDG_CONFIG_HOME=$HOME
XDG_DATA_HOME=$HOME
XDG_CACHE_HOME=$HOME
PATH=$(cd "$(dirname "$program")" && pwd):$PATH # fish completes for programs that exist
export PATH LC_ALL TTTJUDGE_COMPLETION TMPDIR HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
mkdir "$HOME" "$work/folder"
touch "$work/folder/boards.txt" "$work/folder/games.txt"

# Standard input's words in one order, on one line.
in_order() {
    tr ' ' '\n' | sed '/^$/d' | sort | tr '\n' ' '
}

# The options that a command's page names.
options_of() {
    "$program" help "$1" | sed -n 's/^  *\(-[a-z]\), \(--[a-z-]*\) .*/\1 \2/p; s/^  *\(--[a-z-]*\) .*/\1/p'
}

sed -n '/^#/d; s/ : *.*//; s/ :$//; s/\.$//; p' "$here/lines.txt" >"$work/typed"
(cd "$work/folder" && "$shell" "$here/offers.$shell" <"$work/typed") >"$work/offered"

failed=0
passed=0
sed '/^#/d' "$here/lines.txt" >"$work/lines"
exec 3<"$work/lines" 4<"$work/offered"
while read -r line <&3; do
    offered=
    read -r offered <&4 || true
    expected=${line#* :}
    case $expected in
    *@*) expected=$(options_of "${expected#*@}") ;;
    esac
    expected=$(printf '%s' "$expected" | in_order)
    offered=$(printf '%s' "$offered" | in_order)
    if [ "$expected" = "$offered" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$shell: ${line%% :*}"
        echo "  expected: $expected"
        echo "  offered:  $offered"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
