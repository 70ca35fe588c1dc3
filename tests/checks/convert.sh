#!/bin/sh
# convert.sh - tests the converters under each awk, in two locales; installs the awks that
# are missing.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need mawk mawk
need gawk gawk
need busybox busybox
need original-awk original-awk

cmake -S . -B build/convert
cmake --build build/convert --parallel 2 --target tttjudge_program
TTTJUDGE_PROGRAM=$PWD/build/convert/tttjudge
TTTJUDGE_LOCALES='C C.UTF-8'
export TTTJUDGE_PROGRAM TTTJUDGE_LOCALES
for awk in mawk gawk 'gawk --posix' 'busybox awk' original-awk; do
    echo "== $awk"
    sh tests/convert/run.sh "$awk"
done
