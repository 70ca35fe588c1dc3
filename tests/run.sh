#!/bin/sh
# run.sh - builds the program and its tests, runs them, and prints a summary; installs
# cmocka if CMake does not find it. Arguments go to ctest: sh tests/run.sh -R golden
set -eu
cd "$(dirname "$0")/.."
. tests/checks/need.sh

build=build/check
configure $build -DTTTJUDGE_WERROR=ON
cmake --build $build --parallel 2 >$build/log 2>&1 || {
    grep -v '^\[ *[0-9]*%]' $build/log >&2
    exit 1
}
cd $build
if ctest --parallel 2 --output-on-failure --no-tests=error --no-label-summary "$@" >log 2>&1; then
    sed -n '/tests passed/,$p' log
else
    grep -vE ' (Start +[0-9]+:|  Passed) |^\[( RUN |       OK )' log >&2
    echo "To run one of them again: sh tests/run.sh -R '^NAME\$'" >&2
    exit 1
fi
