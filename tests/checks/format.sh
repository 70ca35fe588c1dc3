#!/bin/sh
# format.sh - every C file is formatted by clang-format (see .clang-format). To format one:
# clang-format -i FILE.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need clang-format clang-format

find src include tests -name '*.[ch]' -exec clang-format --dry-run -Werror {} +
echo "format: $(find src include tests -name '*.[ch]' | wc -l) files are formatted"
