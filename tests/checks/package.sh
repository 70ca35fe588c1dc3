#!/bin/sh
# package.sh - makes and tests two packages in build/package: the .deb, with Debian's flags,
# in which lintian must find no error, and the .tar.gz, whose static program must run
# without even a C library.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need dpkg-buildflags dpkg-dev
need lintian lintian
need file file

packages=$PWD/build/package
rm -rf "$packages"
mkdir -p "$packages"
version=$(sed -n 's/^project(tttjudge VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# package GENERATOR [option ...]: builds afresh and leaves the package in $packages.
package() {
    generator=$1
    shift
    cmake -S . -B "$work/$generator" "$@"
    cmake --build "$work/$generator" --parallel 2
    (cd "$work/$generator" && umask 022 && cpack -G "$generator" -B "$packages")
    rm -rf "$packages/_CPack_Packages"
}

# works PROGRAM: checks that an unpacked program runs.
works() {
    [ "$("$1" --version)" = "tttjudge $version" ] || fail "$1: wrong version"
    verdict=$(echo '[[0,0],[2,0],[1,1],[2,1],[2,2]]' | "$1" moves --explain)
    [ "$verdict" = "$(printf 'A\tmove 5: diagonal')" ] || fail "$1: wrong verdict: $verdict"
}

echo "== the .deb"
flags() {
    DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get "$1"
}
package DEB -DCMAKE_INSTALL_PREFIX=/usr -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_C_FLAGS="$(flags CPPFLAGS) $(flags CFLAGS) -O3" \
    -DCMAKE_EXE_LINKER_FLAGS="$(flags LDFLAGS)"
deb=$(echo "$packages"/tttjudge_"$version"_*.deb)
# Only packages of the distribution need what these tags want.
lintian --suppress-tags no-changelog,no-copyright-file,uncompressed-manual-page "$deb"
dpkg-deb --info "$deb"
dpkg-deb --extract "$deb" "$work/deb"
works "$work/deb/usr/bin/tttjudge"
file -b "$work/deb/usr/bin/tttjudge" | grep 'dynamically linked.* stripped'
dpkg-deb --field "$deb" Depends | grep libc6
[ -e "$work/deb/usr/share/zsh/vendor-completions/_tttjudge" ] || fail "zsh does not look there"

echo "== the .tar.gz"
package TGZ -DCMAKE_INSTALL_PREFIX=/usr/local -DCMAKE_EXE_LINKER_FLAGS=-static
tar=$(echo "$packages"/tttjudge-"$version"-*.tar.gz)
tar -tvzf "$tar"
mkdir "$work/tar"
tar -xzf "$tar" -C "$work/tar" --strip-components=1
works "$work/tar/bin/tttjudge"
file -b "$work/tar/bin/tttjudge" | grep 'statically linked.* stripped'
# Within a folder that has nothing but the program.
if [ "$(id -u)" -eq 0 ] && chroot "$work/tar" /bin/tttjudge --version; then
    echo "it runs on its own"
elif [ "$(id -u)" -eq 0 ]; then
    fail "the program of $tar needs more than itself"
fi

ls -l "$packages"
