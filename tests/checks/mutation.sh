#!/bin/sh
# mutation.sh - changes the library and the readers one token at a time and wants a test to
# notice each change (tests/mutation/mutate.py says how): a fixed sample of 100 changes, or
# with the word "full" all of them, which takes an hour or two; with other words those
# mutants that have one of the words in their names.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need gcc gcc libc6-dev
need python3 python3
need /usr/include/cmocka.h libcmocka-dev

cmake -S . -B build/mutation -DCMAKE_C_COMPILER=gcc -DBUILD_SHARED_LIBS=ON \
    -DCMAKE_SKIP_RPATH=ON >/dev/null
make -s -C build/mutation/tests/unit -j 2 >/dev/null
make -s -C build/mutation/tests/program -j 2 >/dev/null
case ${1:-quick} in
quick) set -- --sample 100 ;;
full) shift ;;
esac
python3 tests/mutation/mutate.py build/mutation "$@"
