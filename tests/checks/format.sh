#!/bin/sh
# format.sh - every C file stands as clang-format puts it (see .clang-format).
# To put them so: clang-format -i FILE.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need clang-format clang-format

find src include tests -name '*.[ch]' -exec clang-format --dry-run -Werror {} +
echo "format: $(find src include tests -name '*.[ch]' | wc -l) files are as clang-format puts them"
