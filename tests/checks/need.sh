# shellcheck shell=sh
# need.sh - read by the other checks ('. tests/checks/need.sh'): need COMMAND-OR-FILE
# PACKAGE ... installs Debian packages unless the command or file is there already.
need() {
    found=$1
    shift
    if command -v "$found" >/dev/null 2>&1 || [ -e "$found" ]; then
        return 0
    fi
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "please install $found (in Debian: $*)" >&2
        return 1
    fi
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        as_root=sudo
    fi
    if [ -z "${apt_is_fresh:-}" ]; then
        $as_root apt-get -o DPkg::Lock::Timeout=300 update -qq
        apt_is_fresh=yes
    fi
    $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends "$@" >/dev/null
}
