#!/bin/sh
# examples.sh DOCUMENT - runs every command that a document shows, in order, in a new folder
# with the samples, and compares the output with what is shown. Commands that need missing
# tools are skipped, with a message. The document "help" is the program's own pages.
#
# TTTJUDGE_PROGRAM is the program, TTTJUDGE_SAMPLES the folder of samples. If TTTJUDGE_CC
# is set, "cc" is that command, and "pkg-config" answers with the header of the folder
# TTTJUDGE_INCLUDE and the library of TTTJUDGE_LIB, by names without blanks.
set -u
doc_here=$(cd "$(dirname "$0")" && pwd)
doc_scratch=$(mktemp -d)
trap 'rm -rf "$doc_scratch"' EXIT
trap 'exit 1' HUP INT TERM
doc_blocks=$doc_scratch/blocks
export HOME="$doc_scratch/home" LC_ALL=C
unset CDPATH

# Lays out the folder as the documents expect: for README.md the clone with its build, for
# others the samples; and the converters as if installed.
mkdir "$doc_blocks" "$HOME" "$doc_scratch/bin" "$doc_scratch/share" "$doc_scratch/clone" || exit 1
cp -R "$TTTJUDGE_SAMPLES" "$doc_scratch/samples"
mkdir -p "$doc_scratch/clone/build" "$doc_scratch/clone/tests"
cp -R "$TTTJUDGE_SAMPLES" "$doc_scratch/clone/tests/sample"
ln -s "$TTTJUDGE_PROGRAM" "$doc_scratch/bin/tttjudge"
ln -s "$TTTJUDGE_PROGRAM" "$doc_scratch/clone/build/tttjudge"
ln -s "$doc_here/../../src/convert" "$doc_scratch/share/tttjudge"
if [ -n "${TTTJUDGE_CC:-}" ]; then
    printf '#!/bin/sh\nexec %s "$@"\n' "$TTTJUDGE_CC" > "$doc_scratch/bin/cc"
    ln -s "$TTTJUDGE_INCLUDE" "$doc_scratch/include"
    ln -s "$TTTJUDGE_LIB" "$doc_scratch/lib"
    printf '#!/bin/sh\necho "%s"\n' "-I$doc_scratch/include -L$doc_scratch/lib -ltttjudge \
-Wl,-rpath,$doc_scratch/lib" > "$doc_scratch/bin/pkg-config"
    chmod +x "$doc_scratch/bin/cc" "$doc_scratch/bin/pkg-config"
fi
PATH=$doc_scratch/bin:$PATH
if [ "$1" = help ]; then
    doc_document=$doc_scratch/help
    for doc_judge in validate moves gomoku; do
        tttjudge help "$doc_judge"
    done > "$doc_document"
else
    doc_document=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
fi
case $doc_document in
*/README.md)
    cd "$doc_scratch/clone" || exit 1
    # The C program of the page is board.c, beside the samples that are copied later.
    awk '/^```c$/ { on = 1; next } /^```$/ { on = 0 } on' "$doc_document" > tests/sample/board.c
    ;;
*)
    cd "$doc_scratch/samples" || exit 1
    ;;
esac

# A tool that the command needs and that not every machine has.
doc_missing_tool() {
    case $1 in
    *'pv '*) command -v pv > /dev/null || echo pv ;;
    *'parallel '*) parallel --version 2> /dev/null | grep -q '^GNU parallel' || echo 'GNU parallel' ;;
    esac
}

# The width of uniq's column of counts may vary.
doc_unpadded() {
    case $1 in
    *'uniq -c'*) sed 's/^ *//' "$2" ;;
    *) cat "$2" ;;
    esac
}

doc_count=$(awk -v folder="$doc_blocks" -f "$doc_here/blocks.awk" "$doc_document") || exit 1
doc_number=0
doc_failed=0
doc_skipped=0
doc_status=0
while [ "$doc_number" -lt "$doc_count" ]; do
    doc_number=$((doc_number + 1))
    doc_block=$doc_blocks/$doc_number
    doc_command=$(cat "$doc_block.command")
    doc_tool=$(doc_missing_tool "$doc_command")
    if [ -n "$doc_tool" ]; then
        echo "skipped, for want of $doc_tool: $doc_command"
        doc_skipped=$((doc_skipped + 1))
        continue
    fi
    # The build is there already; the rest of that line is run.
    doc_command=${doc_command#'cmake -S . -B build && cmake --build build && '}
    (exit "$doc_status")
    eval "$doc_command" > "$doc_block.output" 2>&1 < /dev/null
    doc_status=$?
    doc_unpadded "$doc_command" "$doc_block.shown" > "$doc_block.1"
    doc_unpadded "$doc_command" "$doc_block.output" > "$doc_block.2"
    if ! diff "$doc_block.1" "$doc_block.2" > "$doc_block.diff"; then
        echo "$doc_document:$(cat "$doc_block.line"): what is shown (<) is not what comes (>):"
        echo "\$ $doc_command"
        cat "$doc_block.diff"
        doc_failed=$((doc_failed + 1))
    fi
done
echo "$doc_count commands, $doc_failed failed, $doc_skipped skipped"
[ "$doc_count" -gt 0 ] && [ "$doc_failed" -eq 0 ]
