# shellcheck shell=sh
# need.sh - sourced by the other checks: need COMMAND-OR-FILE PACKAGE ... installs Debian
# packages unless the command or file is there already.
need() {
    if command -v "$1" >/dev/null 2>&1 || [ -e "$1" ]; then
        return 0
    fi
    missing=$1
    shift
    if said=$({ apt_get install "$@" || { apt_get update && apt_get install "$@"; }; } 2>&1); then
        return 0
    fi
    echo "$said" >&2
    echo "$missing is missing: please install it (in Debian: apt-get install $*)" >&2
    return 1
}

# Without a question, and one at a time, since checks run side by side.
apt_get() {
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        as_root='sudo -n'
    fi
    $as_root env DEBIAN_FRONTEND=noninteractive flock /var/lib/dpkg \
        apt-get -qq -y -o DPkg::Lock::Timeout=300 --no-install-recommends "$@"
}

# configure FOLDER [OPTION ...] - configures a build with the tests; installs cmocka if
# CMake does not find it.
configure() {
    folder=$1
    shift
    mkdir -p "$folder"
    need cmake cmake make
    need cc gcc libc6-dev
    set -- -S . -B "$folder" -DBUILD_TESTING=ON "$@"
    cmake "$@" >"$folder/log" 2>&1 && return
    if ! grep -q 'need cmocka' "$folder/log"; then
        cat "$folder/log" >&2
        return 1
    fi
    need cmocka.h libcmocka-dev || {
        echo 'All else works without: cmake -S . -B build -DBUILD_TESTING=OFF' >&2
        return 1
    }
    cmake "$@" >"$folder/log"
}
