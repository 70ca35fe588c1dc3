#!/bin/sh
# run.sh - builds the program and passes the tests; installs cmocka if it is missing.
# Words after it go to ctest, for example: sh tests/run.sh -R golden
set -eu
cd "$(dirname "$0")/.."
. tests/checks/need.sh
need cmake cmake make
need /usr/include/cmocka.h libcmocka-dev
cmake -S . -B build/check -DTTTJUDGE_WERROR=ON
cmake --build build/check --parallel 2
cd build/check
exec ctest --output-on-failure --parallel 2 "$@"
