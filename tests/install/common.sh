# common.sh - sourced by the scripts beside it: places, a temporary folder, and functions to
# test with. CMAKE and CC may be set.
# shellcheck shell=sh disable=SC2034
set -eu
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
consumer=$source/tests/consumer
cmake=${CMAKE:-cmake}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset DESTDIR

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# Runs a command; shows what it printed only if it fails.
quietly() {
    "$@" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        fail "$*"
    }
}

# build FROM TO [option ...]: configures and builds a project.
build() {
    from=$1
    to=$2
    shift 2
    quietly "$cmake" -S "$from" -B "$to" -DBUILD_TESTING=OFF "$@"
    quietly "$cmake" --build "$to"
}
