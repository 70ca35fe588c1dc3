#!/bin/sh
# places.sh - where 'cmake --install' puts each file: below the prefix, below DESTDIR,
# and in the folders that CMAKE_INSTALL_* name, absolute ones too.
. "$(dirname "$0")/common.sh"

version=$(sed -n 's/^project(tttjudge VERSION \([0-9.]*\).*/\1/p' "$source/CMakeLists.txt")

# expect_files FOLDER: the files below it are those of standard input.
expect_files() {
    (cd "$1" && find . -type f -o -type l) | sed 's,^\./,,' | sort >"$work/found"
    sort >"$work/expected"
    diff "$work/expected" "$work/found" || fail "files below $1 (<: missing, >: unexpected)"
}

# The files that have one place below a prefix, whatever the library's folder.
common_files() {
    cat <<END
bin/tttjudge
include/tttjudge.h
share/bash-completion/completions/tttjudge
share/doc/tttjudge/LICENSE
share/doc/tttjudge/README.md
share/doc/tttjudge/RECIPES.md
share/fish/vendor_completions.d/tttjudge.fish
share/man/man1/tttjudge.1
share/tttjudge/boards.awk
share/tttjudge/lists.awk
share/tttjudge/pos.awk
share/tttjudge/psq.awk
share/tttjudge/sgf.awk
share/zsh/site-functions/_tttjudge
END
}

library_files() {
    cat <<END
$1/cmake/tttjudge/tttjudge-config-version.cmake
$1/cmake/tttjudge/tttjudge-config.cmake
$1/cmake/tttjudge/tttjudge-targets-release.cmake
$1/cmake/tttjudge/tttjudge-targets.cmake
$1/pkgconfig/tttjudge.pc
END
}

# Static, with a prefix that is given at installation only, and DESTDIR before it.
build "$source" "$work/build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_LIBDIR=lib
DESTDIR=$work/stage quietly "$cmake" --install "$work/build" --prefix /opt/tttjudge
{
    common_files
    library_files lib
    echo lib/libtttjudge.a
} | expect_files "$work/stage/opt/tttjudge"
[ "$("$work/stage/opt/tttjudge/bin/tttjudge" --version)" = "tttjudge $version" ] ||
    fail "the program's version is not $version"
grep -q "version $version" "$work/stage/opt/tttjudge/share/man/man1/tttjudge.1" ||
    fail "the man page's version is not $version"

# Shared, the library and the header in absolute folders.
build "$source" "$work/build" -DBUILD_SHARED_LIBS=ON -DCMAKE_INSTALL_PREFIX="$work/prefix" \
    -DCMAKE_INSTALL_LIBDIR="$work/libraries" -DCMAKE_INSTALL_INCLUDEDIR="$work/headers"
quietly "$cmake" --install "$work/build"
common_files | grep -v '^include' | expect_files "$work/prefix"
echo tttjudge.h | expect_files "$work/headers"
if [ "$(uname)" = Linux ]; then
    {
        library_files . | sed 's,^\./,,'
        echo libtttjudge.so
        echo "libtttjudge.so.${version%%.*}"
        echo "libtttjudge.so.$version"
    } | expect_files "$work/libraries"
fi
rm -rf "$work/build"
"$work/prefix/bin/tttjudge" --version
build "$consumer" "$work/consumer" -DCMAKE_PREFIX_PATH="$work/libraries/cmake"
"$work/consumer/consumer_c"
if command -v pkg-config >/dev/null; then
    flags=$(PKG_CONFIG_LIBDIR=$work/libraries/pkgconfig pkg-config --cflags --libs tttjudge)
    # pkg-config may end its line with a blank.
    [ "${flags% }" = "-I$work/headers -L$work/libraries -ltttjudge" ] || fail "pkg-config: $flags"
fi
