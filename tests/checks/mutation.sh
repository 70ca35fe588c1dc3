#!/bin/sh
# mutation.sh - changes the library and the readers one token at a time and wants a test to
# notice each change (tests/mutation/mutate.py says how): a fixed sample of 100 changes, with
# the word "full" all of them, or with other words those that have one of them in their names.
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
