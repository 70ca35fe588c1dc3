#!/bin/sh
# documents.sh - what the README, the recipes and the man page say is true. The README's
# commands that build, install and pack are run as they stand, in a fresh clone, and the
# examples with the program that they installed. mandoc and groff check the man page,
# codespell the whole tree.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need git git
need cmake cmake make
need cc gcc libc6-dev
need mandoc mandoc
need groff groff-base
need col bsdextrautils
need codespell codespell
need pkg-config pkg-config
need dpkg-shlibdeps dpkg-dev
need pv pv
parallel --version 2>/dev/null | grep -q '^GNU parallel' || need 'GNU parallel' parallel

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

echo '-- the man page is well formed'
version=$(sed -n 's/^project(tttjudge VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
page=$scratch/tttjudge.1
sed "s/@PROJECT_VERSION@/$version/" src/cli/tttjudge.1.in >"$page"
if grep -n '@' "$page"; then
    echo 'the page has a variable that is not known here' >&2
    exit 1
fi
mandoc -T lint "$page"

echo '-- its commands can be copied from what readers see'
mkdir "$scratch/blocks"
awk -v folder="$scratch/blocks" -f tests/documents/blocks.awk src/cli/tttjudge.1.in >/dev/null
mandoc -T utf8 "$page" | col -bx | sed 's/^ *//' >"$scratch/mandoc"
groff -Tutf8 -P-c -mdoc "$page" | col -bx | sed 's/^ *//' >"$scratch/groff"
cat "$scratch/blocks/"*.command | sed 's/^ *//' >"$scratch/commands"
for reader in mandoc groff; do
    while IFS= read -r line; do
        if ! sed 's/^[$] //' "$scratch/$reader" | grep -Fxq -e "$line"; then
            echo "$reader does not show: $line" >&2
            exit 1
        fi
    done <"$scratch/commands"
done

echo '-- links and files'
awk -v root=. -f tests/documents/links.awk README.md src/convert/RECIPES.md

echo '-- spelling'
# Nd is a macro of the man page; in the cases, spelling is not the point.
codespell --ignore-words-list nd --skip './.git,./build,./tests/cases/*.txt'

echo '-- the commands of the README, in a fresh clone'
git clone --quiet . "$scratch/clone"
cd "$scratch/clone"
HOME=$scratch/home
export HOME
mkdir "$HOME" "$scratch/readme"
awk -v folder="$scratch/readme" -f tests/documents/blocks.awk README.md >/dev/null
read -r build <"$scratch/readme/1.command"
case $build in
'cmake -S . -B build && cmake --build build && '*) ;;
*)
    echo "the first command of the README is not the build: $build" >&2
    exit 1
    ;;
esac
echo "\$ $build"
eval "$build" >"$scratch/output"
tail -n "$(wc -l <"$scratch/readme/1.shown")" "$scratch/output" | diff "$scratch/readme/1.shown" -
awk '/^```sh$/ { on = 1; next } /^```$/ { on = 0 } on' README.md >"$scratch/commands"
while IFS= read -r command; do
    if [ "$command" = 'sh tests/run.sh' ]; then
        continue # .ci/run begins with it
    fi
    echo "\$ $command"
    eval "$command" </dev/null
done <"$scratch/commands"

echo '-- the examples, with what is installed'
PATH=$HOME/.local/bin:$PATH
PKG_CONFIG_PATH=$(dirname "$(find "$HOME/.local" -name tttjudge.pc)")
TTTJUDGE_PROGRAM=$HOME/.local/bin/tttjudge
TTTJUDGE_SAMPLES=$PWD/tests/sample
export PKG_CONFIG_PATH TTTJUDGE_PROGRAM TTTJUDGE_SAMPLES
for document in README.md src/convert/RECIPES.md src/cli/tttjudge.1.in help; do
    sh tests/documents/examples.sh "$document"
done
sh tests/documents/parallel.sh src/convert/RECIPES.md
echo 'documents: what they say is true'
