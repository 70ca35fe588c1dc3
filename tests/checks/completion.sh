#!/bin/sh
# completion.sh - tests completion in bash, zsh and fish; installs those that are missing.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need bash bash
need zsh zsh
need fish fish

cmake -S . -B build/completion
cmake --build build/completion --parallel 2 --target tttjudge_program
TTTJUDGE_PROGRAM=$PWD/build/completion/tttjudge
export TTTJUDGE_PROGRAM
for shell in bash zsh fish; do
    echo "== $shell"
    sh tests/completion/run.sh "$shell"
done
