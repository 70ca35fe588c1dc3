#!/usr/bin/env python3
"""mutate.py - makes mutants of the source (mutants.py) and checks that a test notices each.

A mutant that compiles to the very same object code is not counted. Each of the others must
make a test fail or run for too long, in a build that stops at undefined behaviour, or be named
in equivalent.txt with the reason why no test can notice it.

    mutate.py BUILD [--sample N] [--list] [--jobs N] [PART-OF-A-NAME ...]

BUILD is a build of the tests (mutation.sh makes it); its tests and link commands are used. A
mutant of the library is tested by the unit tests; one of the program by the tests that it is
linked into, fuzz tests among them, and those that start it, but a command's own file not by
tests named after another command. Tests that have noticed much in that file for the time they
take come first. BUILD/results.txt has the result for each mutant.
"""
import argparse
import collections
import hashlib
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time

from mutants import mutants_of

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NOT_LINKED = {"src/cli/main.c", "src/cli/os.c", "src/lib/version.c"}
# Also left out: texts, options and output, which golden cases test better.
LEFT_OUT = NOT_LINKED | {"src/cli/" + name for name in (
    "help.c", "help.h", "options.c", "options.h", "message.c", "message.h", "os.h", "output.c", "output.h",
    "show.c", "show.h")}
ARCHIVES = {"src/lib": "libtttjudge.a", "src/cli": "libtttjudge_cli.a"}
COMMANDS = ("validate", "moves", "gomoku")
GOLDEN_PARTS = 8
FLAGS = ["-std=c11", "-O2", "-w", "-Iinclude", "-Isrc/cli", "-fsanitize=undefined,bounds-strict",
         "-fsanitize-undefined-trap-on-error"]

# Of a test, "link" is the command that links the product into it, if it is linked in.
Test = collections.namedtuple("Test", "name label command link environment")


def run(command, cpu=60, wall=120, environment=None, folder=None):
    """Runs a command within its time; whether it passed, and how long it computed."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu + 1))
        resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
        resource.setrlimit(resource.RLIMIT_FSIZE, (64 << 20, 64 << 20))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                             stdin=subprocess.DEVNULL, env=environment, cwd=folder,
                             start_new_session=True, preexec_fn=limit)
    try:
        passed = child.wait(wall) == 0
    except subprocess.TimeoutExpired:
        passed = False
    try:  # what it has started, too
        os.killpg(child.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    child.wait()
    return passed, time.monotonic() - start


def files_of(folder):
    return sorted(folder + "/" + name for name in os.listdir(os.path.join(ROOT, folder))
                  if name.endswith((".c", ".h")))


def link_command(program):
    """What CMake links a program with, and where; None if the product is not in it."""
    folder, name = os.path.split(program)
    target = {"tttjudge": "tttjudge_program"}.get(name, name)
    with open(os.path.join(folder, "CMakeFiles", target + ".dir", "link.txt")) as stream:
        command = stream.read()
    return (folder, command) if any(archive in command for archive in ARCHIVES.values()) else None


def read_tests(build):
    listed = subprocess.run(["ctest", "--show-only=json-v1"], cwd=build, check=True, capture_output=True)
    for test in json.loads(listed.stdout)["tests"]:
        of = {each["name"]: each["value"] for each in test["properties"]}
        label, command = of["LABELS"][0], test["command"]
        if label not in ("unit", "fuzz", "faults", "program") or test["name"].endswith(".sweep"):
            continue  # a sweep takes as long as the others, and notices no more than they do
        environment = dict(each.split("=", 1) for each in of.get("ENVIRONMENT", []))
        link = link_command(command[0])
        if test["name"] == "program.golden":
            for part in range(GOLDEN_PARTS):
                words = command + ["%d/%d" % (part, GOLDEN_PARTS)]
                yield Test("golden %d" % part, label, words, link, environment)
            continue
        if label == "program":  # with any runner, it takes a sample
            environment["TTTJUDGE_RUNNER"] = "env"
        yield Test(test["name"], label, command, link, environment)


class Bench:
    """A copy of the source and its objects, to change, compile and link one file at a time."""

    def __init__(self, build, number):
        self.build = build
        self.folder = os.path.join(build, "bench%d" % number)
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in ("src/lib", "src/cli", "include"):
            shutil.copytree(os.path.join(ROOT, name), os.path.join(self.folder, name))
        self.objects, self.needs = {}, {}  # of each source as it is: the code, and what it includes
        for folder, archive in ARCHIVES.items():
            shutil.copy(os.path.join(build, archive), self.folder)
            files = [file for file in files_of(folder) if file.endswith(".c") and file not in NOT_LINKED]
            for file in files:
                self.objects[file] = self.compile(file)
                self.needs[file] = subprocess.run(["gcc", *FLAGS, "-MM", file], cwd=self.folder, text=True,
                                                  check=True, capture_output=True).stdout.split()
            self.archive(folder, files)

    def object(self, file):
        return os.path.join(self.folder, file + ".o")

    def compile(self, file):
        """The object code; None if it does not compile."""
        if not run(["gcc", *FLAGS, "-c", file, "-o", self.object(file)], folder=self.folder)[0]:
            return None
        with open(self.object(file), "rb") as stream:
            return stream.read()

    def archive(self, folder, files):
        """Puts the objects of some files in the place of those in the archive."""
        run(["ar", "r", os.path.join(self.folder, ARCHIVES[folder]), *map(self.object, files)])

    def link(self, folder, command):
        for archive in ARCHIVES.values():
            command = re.sub(r"\S*" + re.escape(archive), "'%s/%s'" % (self.folder, archive), command)
        command = re.sub(r" -o (\S+)", r" -o '%s/\1'" % self.folder, command)
        return run(["sh", "-c", command], folder=folder)[0]

    def passes(self, test, cpu=60, wall=300):
        """Whether a test passes, and how long it takes."""
        command = list(test.command)
        environment = dict(os.environ, LC_ALL="C", **test.environment)
        if test.link is not None:
            command[0] = os.path.join(self.folder, os.path.basename(command[0]))
            if not self.link(*test.link):
                return False, 0
        if test.label == "program":
            environment["TTTJUDGE_PROGRAM"] = os.path.join(self.folder, "tttjudge")
        return run(command, cpu, wall, environment)

    def judge(self, mutant, tests):
        """What becomes of a mutant: 'no code', 'same code', 'survived' or the test that noticed it."""
        path = os.path.join(self.folder, mutant.file)
        folder = os.path.dirname(mutant.file)
        users = [file for file in self.objects if mutant.file in self.needs[file]]
        try:
            with open(path, "w") as stream:
                stream.write(mutant.source)
            code = {file: self.compile(file) for file in users}
            if None in code.values():
                return "no code"
            if all(code[file] == self.objects[file] for file in users):
                return "same code"
            self.archive(folder, users)
            if folder == "src/cli" and not self.link(*link_command(os.path.join(self.build, "tttjudge"))):
                return "the linker"
            return tests.fallen(self, mutant.file) or "survived"
        finally:
            shutil.copy(os.path.join(ROOT, mutant.file), path)
            for file in users:
                with open(self.object(file), "wb") as stream:
                    stream.write(self.objects[file])
            self.archive(folder, users)


class Tests:
    """The tests, what each takes, and what it has noticed in each file."""

    def __init__(self, bench, build):
        self.tests = list(read_tests(build))
        self.runs, self.falls = collections.Counter(), collections.Counter()
        bench.link(*link_command(os.path.join(build, "tttjudge")))
        self.seconds = {}
        for test in self.tests:  # every one passes before anything is changed
            passed, self.seconds[test.name] = bench.passes(test)
            if not passed:
                sys.exit("mutate: fails as it is: " + test.name)

    def of(self, file):
        """The tests of a file, the most promising first."""
        def promise(test):
            key = (file, test.name)
            return (self.falls[key] + 1) / (self.runs[key] + 2) / (self.seconds[test.name] + 0.1)
        if file.startswith("src/lib/"):
            tests = [test for test in self.tests if test.label == "unit"]
        else:
            others = COMMANDS if any(name in file for name in COMMANDS) else ()
            others = [name for name in others if name not in file]
            tests = [test for test in self.tests if not any(name in test.name for name in others) and
                     (test.label == "program" or test.link is not None and ARCHIVES["src/cli"] in test.link[1])]
        return sorted(tests, key=promise, reverse=True)

    def fallen(self, bench, file):
        """The first test that does not pass, or None."""
        for test in self.of(file):
            seconds = self.seconds[test.name]
            self.runs[file, test.name] += 1
            if not bench.passes(test, int(2 + 3 * seconds), 30 + 5 * seconds)[0]:
                self.falls[file, test.name] += 1
                return test.name
        return None


def read_mutants(parts):
    """The mutants whose names have one of the parts, how many equivalent ones were set aside,
    and the names of equivalent.txt that no mutant has."""
    mutants = []
    for file in files_of("src/lib") + files_of("src/cli"):
        if file not in LEFT_OUT:
            with open(os.path.join(ROOT, file)) as stream:
                mutants += mutants_of(file, stream.read())
    with open(os.path.join(ROOT, "tests/mutation/equivalent.txt")) as stream:
        known = {line.rstrip("\n") for line in stream if line.strip() and line[0] != "#"}
    stale = sorted(known - {mutant.name for mutant in mutants})
    mutants = [each for each in mutants if not parts or any(part in each.name for part in parts)]
    left = [mutant for mutant in mutants if mutant.name not in known]
    # In an order without meaning, so that the first ones are a fair sample of all.
    left.sort(key=lambda mutant: hashlib.sha256(mutant.name.encode()).digest())
    return left, len(mutants) - len(left), stale


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=os.path.abspath)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("parts", nargs="*")
    options = parser.parse_intermixed_args()
    mutants, set_aside, stale = read_mutants(options.parts)
    mutants = mutants[:options.sample]
    for name in stale:
        print("equivalent.txt names a mutant that no longer exists: " + name)
    if options.list:
        print("\n".join(mutant.name for mutant in mutants))
        return 0

    benches = [Bench(options.build, i) for i in range(options.jobs)]
    tests = Tests(benches[0], options.build)
    results = collections.Counter()
    queue = iter(mutants)
    lock = threading.Lock()

    def work(bench, log):
        while True:
            with lock:
                mutant = next(queue, None)
            if mutant is None:
                return
            result = bench.judge(mutant, tests)
            with lock:
                results[result] += 1
                print(result, mutant.name, sep="\t", file=log, flush=True)
                if result == "survived":
                    print("survived: line %d of %s" % (mutant.line, mutant.name), flush=True)

    with open(os.path.join(options.build, "results.txt"), "w") as log:
        threads = [threading.Thread(target=work, args=(bench, log)) for bench in benches]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    nothing, same, survived = (results.pop(key, 0) for key in ("no code", "same code", "survived"))
    print("killed by: " + ", ".join("%s %d" % pair for pair in results.most_common()))
    print("mutation: %d mutants: %d killed, %d survived; besides, %d make the same code, %d do not "
          "compile, and %d are named as equivalent"
          % (sum(results.values()) + survived, sum(results.values()), survived, same, nothing, set_aside))
    return 1 if survived or stale else 0


if __name__ == "__main__":
    sys.exit(main())
