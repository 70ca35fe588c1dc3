#!/bin/sh
# subproject.sh - builds tests/consumer with the source of tttjudge as a part of it
# (add_subdirectory), where it must bring no tests, no packages and no settings along.
. "$(dirname "$0")/common.sh"

build "$consumer" "$work/build" -DTTTJUDGE_SOURCE="$source" -DBUILD_TESTING=ON
"$work/build/consumer_c"
quietly "$cmake" --install "$work/build" --prefix "$work/prefix"
[ ! -e "$work/prefix" ] || fail "it installs: $(find "$work/prefix" -type f)"
[ ! -e "$work/build/CPackConfig.cmake" ] || fail "it packages"
[ ! -e "$work/build/tttjudge/tests" ] || fail "it has tests"
if grep '^CMAKE_BUILD_TYPE:STRING=.' "$work/build/CMakeCache.txt"; then
    fail "it sets the build type"
fi
