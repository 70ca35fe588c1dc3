#!/bin/sh
# machines.sh - the unit tests and the golden cases on other machines (under qemu where they
# are foreign): s390x, which is big-endian, armhf and i386, which have 32 bits, and aarch64;
# with the C library musl; and the golden cases with the program on standard C alone.
set -eu
cd "$(dirname "$0")/../.."
. tests/checks/need.sh
need cmake cmake make
need gcc gcc libc6-dev
need qemu-s390x qemu-user
need s390x-linux-gnu-gcc gcc-s390x-linux-gnu libc6-dev-s390x-cross
need arm-linux-gnueabihf-gcc gcc-arm-linux-gnueabihf libc6-dev-armhf-cross
need aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross
need i686-linux-gnu-gcc gcc-i686-linux-gnu libc6-dev-i386-cross
need musl-gcc musl-tools

build=$PWD/build/machines
mkdir -p "$build"

# The source of cmocka, to be built for each machine. In this folder alone, apt-get also
# gets source packages.
if [ ! -d "$build/cmocka" ]; then
    apt=$build/apt
    mkdir -p "$apt/parts" "$apt/lists/partial"
    for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list \
        /etc/apt/sources.list.d/*.sources; do
        if [ -f "$list" ]; then
            sed 's/^deb /deb-src /; s/^Types:.*/Types: deb-src/' "$list" \
                >"$apt/parts/$(basename "$list")"
        fi
    done
    (
        cd "$apt"
        set -- -qq -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$apt/parts" \
            -o "Dir::State::Lists=$apt/lists" -o Dir::Cache::srcpkgcache= -o Dir::Cache::pkgcache=
        apt-get update "$@"
        apt-get source "$@" --download-only --tar-only cmocka
        mkdir cmocka
        tar -xf cmocka_*.orig.tar.* -C cmocka --strip-components 1
        mv cmocka ..
    ) 2>"$apt/log" || {
        cat "$apt/log" >&2
        exit 1
    }
fi

# The host's build of the tests that start the program.
configure "$build/host" -DTTTJUDGE_WERROR=ON
make -s -C "$build/host/tests/program" -j 2 >/dev/null

# golden NAME PROGRAM [RUNNER ...] - the golden cases with a program of another machine.
golden() {
    name=$1
    TTTJUDGE_PROGRAM=$2
    shift 2
    export TTTJUDGE_PROGRAM
    TTTJUDGE_RUNNER="$*" "$build/host/tests/program/test_program_golden" tests/cases \
        >"$build/golden.log" 2>&1 || {
        grep -vE '^\[( RUN |       OK )' "$build/golden.log" | tail -n 60 >&2
        echo "machines: golden cases failed on $name" >&2
        exit 1
    }
    echo "$name: $(grep -c '\[       OK \]' "$build/golden.log") golden cases passed"
}

# machine NAME COMPILER TESTS [RUNNER ...] - builds statically for a machine; runs the unit
# tests whose names match, then the golden cases.
machine() {
    name=$1
    compiler=$2
    tests=$3
    shift 3
    emulator=
    if [ "$#" -gt 0 ]; then
        emulator=$(command -v "$1")
    fi
    set -- "$@"
    cmake -S "$build/cmocka" -B "$build/$name/cmocka" -DCMAKE_SYSTEM_NAME=Linux \
        -DCMAKE_C_COMPILER="$compiler" -DCMAKE_C_FLAGS=-w -DWITH_STATIC_LIB=ON \
        -DUNIT_TESTING=OFF -DWITH_EXAMPLES=OFF -Wno-dev >/dev/null 2>&1
    make -s -C "$build/$name/cmocka" cmocka-static >/dev/null
    cmake -S . -B "$build/$name/tttjudge" -DCMAKE_SYSTEM_NAME=Linux \
        -DCMAKE_C_COMPILER="$compiler" -DCMAKE_EXE_LINKER_FLAGS=-static -DTTTJUDGE_WERROR=ON \
        -DBUILD_TESTING=ON -DCMAKE_DISABLE_FIND_PACKAGE_cmocka=ON -DCMAKE_CROSSCOMPILING_EMULATOR="$emulator" \
        -DTTTJUDGE_CMOCKA_INCLUDE="$build/cmocka/include" \
        -DTTTJUDGE_CMOCKA_LIBRARY="$(find "$build/$name/cmocka" -name 'libcmocka*.a')" >/dev/null
    make -s -C "$build/$name/tttjudge" -j 2 tttjudge_program >/dev/null
    make -s -C "$build/$name/tttjudge/tests/unit" -j 2 >/dev/null
    (cd "$build/$name/tttjudge" && ctest --parallel 2 -R "^unit_($tests)\$" --output-on-failure) \
        >"$build/$name/log" 2>&1 || {
        tail -n 60 "$build/$name/log" >&2
        exit 1
    }
    echo "$name: $(grep 'tests passed' "$build/$name/log")"
    golden "$name" "$build/$name/tttjudge/tttjudge" "$@"
}

# Under qemu the tests that go through millions of games would take minutes.
quick='board|lines|finished|gomoku_errors|gomoku_mirrors|plain'
machine s390x s390x-linux-gnu-gcc "$quick" qemu-s390x
machine armhf arm-linux-gnueabihf-gcc "$quick" qemu-arm
machine aarch64 aarch64-linux-gnu-gcc "$quick" qemu-aarch64
machine musl musl-gcc "$quick"
if [ "$(uname -m)" = x86_64 ]; then
    machine i386 i686-linux-gnu-gcc '.*'
else
    machine i386 i686-linux-gnu-gcc "$quick" qemu-i386
fi

cmake -S . -B "$build/standard-c" -DTTTJUDGE_STANDARD_C=ON -DTTTJUDGE_WERROR=ON >/dev/null
make -s -C "$build/standard-c" -j 2 tttjudge_program >/dev/null
golden "standard C alone" "$build/standard-c/tttjudge"
echo "machines: s390x, armhf, aarch64, i386, musl and standard C alone"
