#!/bin/sh
# consumer.sh - installs the library, static and shared, moves the installation to
# another folder, and there builds and runs tests/consumer against it: by find_package
# and by pkg-config, in C and, where there is a C++ compiler, in C++.
. "$(dirname "$0")/common.sh"

with_cmake() {
    build "$consumer" "$work/$kind-cmake" -DCMAKE_PREFIX_PATH="$moved"
    "$work/$kind-cmake/consumer_c"
    if [ -x "$work/$kind-cmake/consumer_cpp" ]; then
        "$work/$kind-cmake/consumer_cpp"
    fi
}

with_pkg_config() {
    PKG_CONFIG_LIBDIR=$(dirname "$(find "$moved" -name tttjudge.pc)")
    export PKG_CONFIG_LIBDIR
    cflags=$(pkg-config --cflags tttjudge)
    libs=$(pkg-config --libs tttjudge)
    # A shared library that is in no usual place must be named to the linker.
    export LD_LIBRARY_PATH="${PKG_CONFIG_LIBDIR%/pkgconfig}"
    export DYLD_LIBRARY_PATH="$LD_LIBRARY_PATH"
    echo "${CC:-cc} consumer.c $cflags $libs"
    # shellcheck disable=SC2086 # lists of words
    quietly ${CC:-cc} "$consumer/consumer.c" $cflags $libs -o "$work/$kind-c"
    "$work/$kind-c"
    if command -v "${CXX:-c++}" >/dev/null; then
        # shellcheck disable=SC2086
        quietly ${CXX:-c++} -std=c++11 "$consumer/consumer.cpp" $cflags $libs -o "$work/$kind-cpp"
        "$work/$kind-cpp"
    fi
}

# A shared library exports what the header declares, and nothing else.
check_symbols() {
    library=$(find "$moved" -name 'libtttjudge.so.*.*')
    nm -D --defined-only "$library" | sed 's/.* //' | sort >"$work/exported"
    tr '\n' ' ' <"$moved/include/tttjudge.h" |
        grep -o 'TTTJUDGE_API [A-Za-z0-9_* ]*tttjudge_[a-z_]*(' |
        sed 's/($//; s/.*[ *]//' | sort >"$work/declared"
    quietly diff "$work/declared" "$work/exported"
    echo "$(wc -l <"$work/exported") symbols are exported, all of them declared"
}

command -v "${CXX:-c++}" >/dev/null || echo "skipped, without a C++ compiler: C++"
command -v pkg-config >/dev/null || echo "skipped, without pkg-config: pkg-config"

for kind in static shared; do
    shared=OFF
    if [ $kind = shared ]; then
        shared=ON
    fi
    echo "== $kind"
    build "$source" "$work/$kind-build" -DBUILD_SHARED_LIBS=$shared -DCMAKE_INSTALL_PREFIX="$work/first"
    quietly "$cmake" --install "$work/$kind-build"
    rm -rf "$work/$kind-build"
    moved=$work/moved-$kind
    mv "$work/first" "$moved"
    if grep -rl "$work" "$moved"; then
        fail "the files above name the folder of the build or of the installation"
    fi

    "$moved/bin/tttjudge" --version
    with_cmake
    if command -v pkg-config >/dev/null; then
        (with_pkg_config)
    fi
    if [ $kind = shared ] && [ "$(uname)" = Linux ]; then
        check_symbols
    fi
done
