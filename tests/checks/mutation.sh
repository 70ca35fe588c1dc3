#!/bin/sh
# mutation.sh - changes the library and the readers one token at a time; a test must notice
# each change (tests/mutation/mutate.py says how). Without arguments, a fixed sample of 100
# changes; with "full", all; with other words, those whose names have one of them.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need gcc gcc libc6-dev
need python3 python3

configure build/mutation -DCMAKE_C_COMPILER=gcc
make -s -C build/mutation -j 2 >/dev/null
case ${1:-quick} in
quick) set -- --sample 100 ;;
full) shift ;;
esac
python3 tests/mutation/mutate.py build/mutation "$@"
