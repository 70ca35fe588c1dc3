#!/bin/sh
# run.sh AWK [NAME ...] - runs the cases of the converters (all, or those named) under one
# awk ("mawk", "gawk --posix"), and lets tttjudge judge the output. Exits with 77 if that awk is not
# installed. TTTJUDGE_PROGRAM is the program, TTTJUDGE_LOCALES the locales (C.UTF-8 if not
# set). A case:
#
#     # what it is about
#     $ awk -f psq.awk a.psq  -> 1             a command, its status if it is not 0
#     < ...                                    standard input
#     file a.psq                               a file, beside the converter
#     < ...                                    what is in it
#     > 1 0 0                                  standard output
#     ! psq.awk: a.psq:1: ...                  standard error
#     = error                                  what tttjudge -k says of standard output
#
# \r, \t, \\ and \x0A stand for bytes, and \c for no newline at the end; any other backslash
# is itself.
set -u
: "${TTTJUDGE_PROGRAM:?}"
tool=$1
shift
[ $# -gt 0 ] || set -- psq sgf pos boards lists
here=$(cd "$(dirname "$0")" && pwd)
scripts=$here/../../src/convert
if ! command -v "${tool%% *}" >/dev/null; then
    echo "skipped: ${tool%% *} is not installed"
    exit 77
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

# shellcheck disable=SC2086 # a command and its options
awk() {
    env LC_ALL="$locale" $tool "$@"
}

# What a case expects, as far as it came. Other awks count letters of UTF-8 without a word
# when some are malformed.
found() {
    echo "status $1"
    sed 's/^/> /' "$scratch/stdout"
    sed '/^g*awk: .*warning: Invalid multibyte data/d; s/^/! /' "$scratch/stderr"
    # shellcheck disable=SC2086 # a command and its options
    case $command in
    *size=1\ -f*) ;;
    *) "$TTTJUDGE_PROGRAM" $judge -k <"$scratch/stdout" 2>/dev/null | sed 's/^/= /' ;;
    esac
}

check_case() {
    read -r command <"$case/command"
    cp "$scripts/$name.awk" "$case/files"
    (cd "$case/files" && eval "$command") <"$case/stdin" >"$scratch/stdout" 2>"$scratch/stderr"
    found $? >"$scratch/found"
    if ! diff "$case/expected" "$scratch/found" >"$scratch/diff"; then
        echo "$here/$name.txt:$(cat "$case/line"), LC_ALL=$locale (<: expected, >: found)"
        cat "$scratch/diff"
        failed=$((failed + 1))
    fi
}

failed=0
run=0
for name; do
    case $name in
    boards) judge=validate ;;
    lists) judge=moves ;;
    *) judge='gomoku --size 32' ;;
    esac
    count=$(LC_ALL=C command awk -v folder="$scratch/$name" -f "$here/split.awk" "$here/$name.txt") || exit 1
    [ "$count" -gt 0 ] || exit 1
    for locale in ${TTTJUDGE_LOCALES:-C.UTF-8}; do
        number=0
        while [ $number -lt "$count" ]; do
            number=$((number + 1))
            case=$scratch/$name/$number
            check_case
            run=$((run + 1))
        done
    done
done
echo "$run cases, $failed failed"
[ $failed -eq 0 ]
