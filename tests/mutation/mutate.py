#!/usr/bin/env python3
"""mutate.py - changes the source one token at a time and looks whether a test notices.

A mutant is one change of one token or one statement: an operator becomes another one, a
number one more or less, a negation goes, a statement goes. A mutant that compiles to the
very same object code is no mutant. The others must make a test fail, or hang, be it only
on a build that stops at undefined behaviour; but for those that equivalent.txt names with
the reason why no test can tell them apart.

    mutate.py BUILD [--sample N] [--list] [--jobs N] [PART-OF-A-NAME ...]

BUILD is a build of the tests with a shared library (mutation.sh makes it). A mutant's
name is "FILE: LINE OF TEXT: CHANGE", so that it does not change with line numbers.
"""
import argparse
import hashlib
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# The rest of the program is words, files and calls, for which the golden cases, being data,
# are the better proof.
NO_READERS = {"main.c", "help.c", "help.h", "options.c", "options.h", "message.c", "message.h",
              "os.c", "os.h", "output.c", "output.h", "show.c", "show.h"}
UNIT_TESTS = {  # the quickest to notice, by file; all the others follow
    "board.c": ["board"],
    "lines.c": ["lines"],
    "finished.c": ["finished"],
    "game.c": ["game"],
    "gomoku.c": ["gomoku_errors", "gomoku_mirrors", "gomoku_fives", "gomoku_games", "gomoku_rows"],
}
QUICK = [  # likewise a test and the golden cases of a command, by what is in a file's name
    ("validate", "boards", "validate"), ("answer", "boards", "validate"),
    ("moves", None, "moves"), ("gomoku", "games", "gomoku"), ("number", "games", "gomoku"),
]
PARTS = 8  # in which the golden cases are run, to be done at the first that fails
PLAIN_TEST = "tests/unit/CMakeFiles/test_plain.dir/test_plain.c.o"  # of the fast paths, linked anew
PROGRAM_TESTS = ["boards", "lists", "games", "numbers", "streaming", "faults", "files",
                 "strict"]
TRAPS = ["-fsanitize=undefined,bounds-strict", "-fsanitize-undefined-trap-on-error"]
FLAGS = ["-std=c11", "-O2", "-fPIC", "-fvisibility=hidden", "-w", "-DTTTJUDGE_VERSION=\"1.0.0\""]

# ---- the mutants

TOKEN = re.compile(r"""
    (?P<comment>/\*.*?\*/|//[^\n]*) | (?P<text>"(?:\\.|[^"\\])*") | (?P<char>'(?:\\.|[^'\\])+')
  | (?P<directive>^[ \t]*\#[ \t]*(?!define\b)\w+(?:\\\n|[^\n])*)
  | (?P<define>^[ \t]*\#[ \t]*define[ \t]+\w+(?:\([^)\n]*\))?)
  | (?P<number>\b(?:0[xX][0-9a-fA-F]+|\d+)[uUlL]*\b) | (?P<word>[A-Za-z_]\w*)
  | (?P<operator><<=|>>=|\+\+|--|->|\+=|-=|\*=|/=|%=|&=|\|=|\^=|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^~!<>=?:;,.(){}\[\]])
""", re.X | re.S | re.M)

BINARY = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["*"],
    "+=": ["-="], "-=": ["+="], "|=": ["&=", "="], "&=": ["|=", "="], "^=": ["|=", "="],
    "<<=": [">>="], ">>=": ["<<="], "++": ["--"], "--": ["++"],
}
TYPES = {"void", "bool", "char", "int", "unsigned", "signed", "short", "long", "size_t", "ptrdiff_t",
         "uint8_t", "uint16_t", "uint32_t", "uint64_t", "const", "struct", "static", "inline", "enum",
         "tttjudge_error", "tttjudge_mark", "tttjudge_move", "tttjudge_point", "tttjudge_run",
         "tttjudge_board", "tttjudge_game", "tttjudge_gomoku", "tttjudge_direction", "tttjudge_rule",
         "tttjudge_outcome", "tttjudge_standing", "va_list", "os_file", "judge_function"}
NO_STATEMENT = {"return", "if", "for", "while", "switch", "do", "case", "default", "else", "typedef"}


class Token:
    def __init__(self, kind, text, at):
        self.kind, self.text, self.at = kind, text, at
        self.end = at + len(text)


def tokens_of(source):
    return [Token(m.lastgroup, m.group(), m.start()) for m in TOKEN.finditer(source)
            if m.lastgroup not in ("comment", "directive", "define")]


def is_operand(token):
    return token.kind in ("number", "char", "text", "word") and token.text not in NO_STATEMENT \
        or token.text in (")", "]")


def is_pointer(tokens, i):
    """Whether a * or & at i belongs to a type or has one operand only."""
    before, after = tokens[i - 1], tokens[i + 1]
    return not is_operand(before) or before.text in TYPES \
        or (before.kind == "word" and tokens[i - 2].text in ("struct", "const", "enum")) \
        or (before.text == ")" and tokens[i - 2].text in TYPES | {"*"}) or after.text in ("const", ")")


def number_changes(text):
    digits, suffix = re.match(r"(0[xX][0-9a-fA-F]+|\d+)([uUlL]*)", text).groups()
    base = 16 if digits[:2] in ("0x", "0X") else 8 if digits[0] == "0" and len(digits) > 1 else 10
    write = {16: "0x%X", 8: "0%o", 10: "%d"}[base]
    value = int(digits, base)
    changes = [write % (value + 1) + suffix]
    if value > 0:
        changes.append(write % (value - 1) + suffix)
    return changes


def token_changes(tokens, i):
    token = tokens[i]
    before = tokens[i - 1] if i > 0 else Token("operator", ";", 0)
    if token.kind == "number":
        changes = number_changes(token.text)
        if token.text == "0" and before.text not in ("(", "["):
            changes.append("-1")
        return changes
    if token.kind == "char":
        return ["(" + token.text + " + 1)"]
    if token.text in ("true", "false"):
        return ["false" if token.text == "true" else "true"]
    if token.text in ("continue", "break"):
        return ["continue" if token.text == "break" else "break"]
    if token.kind != "operator":
        return []
    if token.text in ("!", "~"):
        return [""]
    if token.text == "-" and not is_operand(before):
        return [""]
    if token.text in ("*", "&") and is_pointer(tokens, i):
        return []
    if token.text in ("++", "--", "+", "-") or is_operand(before):
        return BINARY.get(token.text, [])
    return []


def statement_at(tokens, i):
    """The end of the statement that starts at token i, if it is one that may go."""
    if i == 0 or tokens[i - 1].text not in (";", "{", "}", ":", "else", ")"):
        return None
    if tokens[i - 1].text == ":":  # of a label, or of a ?
        back = i - 1
        while back > 0 and tokens[back].text not in (";", "{", "}", "?", "case", "default"):
            back -= 1
        if tokens[back].text not in ("case", "default"):
            return None
    first, second = tokens[i], tokens[i + 1]
    if first.text in TYPES | NO_STATEMENT or second.kind == "word" and first.kind == "word":
        return None
    if first.kind != "word" and first.text not in ("*", "("):
        return None
    depth = 0
    for token in tokens[i:]:
        if token.text in ("(", "[", "{"):
            depth += 1
        elif token.text in (")", "]", "}"):
            depth -= 1
            if depth < 0:
                return None
        elif token.text == ";" and depth == 0:
            return token.at
        elif token.text == "," and depth == 0:
            return None
    return None


def condition_at(tokens, i):
    """The brackets of the condition of an if or a while at token i."""
    if tokens[i].text not in ("if", "while") or tokens[i + 1].text != "(":
        return None
    depth = 0
    for token in tokens[i + 1:]:
        depth += {"(": 1, ")": -1}.get(token.text, 0)
        if depth == 0:
            return tokens[i + 1].end, token.at
    return None


class Mutant:
    def __init__(self, file, source, start, end, new, what, nth=""):
        self.file = file
        self.text = source[:start] + new + source[end:]
        self.line = source.count("\n", 0, start) + 1
        begin = source.rfind("\n", 0, start) + 1
        line = re.sub(r"/\*.*?(\*/|$)", "", source[begin:source.find("\n", start)])
        old = source[start:end]
        change = what or "%s -> %s" % (old, new or "nothing")
        self.name = "%s: %s: %s%s" % (file, " ".join(line.split()), change, nth)


def mutants_of(file):
    with open(os.path.join(ROOT, file)) as stream:
        source = stream.read()
    tokens = tokens_of(source)
    found = []
    depth = 0
    body = [False]  # whether the braces at hand are code
    for i, token in enumerate(tokens):
        if token.text == "{":
            body.append(i > 0 and (tokens[i - 1].text in (")", "else", "do", "}", ";", ":", "{")
                                   and (body[-1] or depth == 0)) and
                        not (tokens[i - 1].text == ")" and is_literal(tokens, i - 1)))
            depth += 1
        elif token.text == "}":
            body.pop()
            depth -= 1
        alike = [other.at for other in tokens if other.text == token.text
                 and "\n" not in source[min(other.at, token.at):max(other.at, token.at)]]
        nth = " (%d)" % (alike.index(token.at) + 1) if len(alike) > 1 else ""
        for new in token_changes(tokens, i):
            found.append(Mutant(file, source, token.at, token.end, new, "", nth))
        if body[-1] and i + 1 < len(tokens):
            end = statement_at(tokens, i)
            if end is not None:
                found.append(Mutant(file, source, token.at, end, "", "deleted"))
            span = condition_at(tokens, i)
            if span is not None:
                condition = source[span[0]:span[1]]
                found.append(Mutant(file, source, span[0], span[1], "!(" + condition + ")", "negated"))
    seen = {}
    for mutant in found:  # the same line twice in a file has two names
        seen[mutant.name] = seen.get(mutant.name, 0) + 1
        if seen[mutant.name] > 1:
            mutant.name += " [%d]" % seen[mutant.name]
    return found


def is_literal(tokens, i):
    """Whether the ) at i ends the type of a compound literal."""
    depth = 0
    while i >= 0:
        depth += {")": 1, "(": -1}.get(tokens[i].text, 0)
        if depth == 0:
            break
        i -= 1
    return tokens[i - 1].text not in ("if", "for", "while", "switch") and tokens[i - 1].kind != "word"


def all_files():
    library = sorted("src/lib/" + name for name in os.listdir(os.path.join(ROOT, "src/lib"))
                     if name.endswith((".c", ".h")) and name != "version.c")
    program = sorted("src/cli/" + name for name in os.listdir(os.path.join(ROOT, "src/cli"))
                     if name.endswith((".c", ".h")) and name not in NO_READERS)
    return library + program


def read_known():
    """The names of equivalent.txt. Lines that start with # are the reasons."""
    with open(os.path.join(ROOT, "tests/mutation/equivalent.txt")) as stream:
        return [line.rstrip("\n") for line in stream if line.strip() and line[0] != "#"]

# ---- a place to build and test in


def limit():
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    resource.setrlimit(resource.RLIMIT_FSIZE, (64 << 20, 64 << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def succeeds(command, seconds, environment=None, folder=None):
    """Runs a command; ends it, and all that it started, after some seconds."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                             stdin=subprocess.DEVNULL, env=environment, cwd=folder, preexec_fn=limit)
    try:
        return child.wait(seconds) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        child.wait()


class Bench:
    """A copy of the source, its objects, and the tests in the order of their speed."""

    def __init__(self, build, number):
        self.folder = os.path.join(build, "bench%d" % number)
        self.build = build
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in ("src/lib", "src/cli", "include"):
            shutil.copytree(os.path.join(ROOT, name), os.path.join(self.folder, name))
        self.library = os.path.join(self.folder, "libtttjudge.so.1")
        self.program = os.path.join(self.folder, "tttjudge")
        self.plain = os.path.join(self.folder, "test_plain")
        self.environment = dict(os.environ, LD_LIBRARY_PATH=self.folder, TTTJUDGE_PROGRAM=self.program, LC_ALL="C",
                                TTTJUDGE_CASES=os.path.join(ROOT, "tests/cases"))
        self.seconds = {}
        self.parts = {part: [part + "/" + name for name in sorted(os.listdir(
            os.path.join(self.folder, part))) if name.endswith(".c")] for part in ("src/lib", "src/cli")}
        for part in self.parts.values():
            for file in part:
                if not self.compile(file):
                    sys.exit("mutate: %s does not compile" % file)
        self.whole = {}
        for part in self.parts.values():
            for file in part:
                with open(self.object(file), "rb") as stream:
                    self.whole[file] = stream.read()
        for part in self.parts:
            if not self.link(part):
                sys.exit("mutate: %s does not link" % part)

    def object(self, file):
        return os.path.join(self.folder, file.replace("/", "_") + ".o")

    def compile(self, file, flags=()):
        return succeeds(["gcc", *FLAGS, *flags, "-Iinclude", "-c", file, "-o", self.object(file)], 60,
                        folder=self.folder)

    def link(self, part):
        objects = [self.object(file) for file in self.parts[part]]
        if part == "src/lib":
            return succeeds(["gcc", "-shared", "-Wl,-soname,libtttjudge.so.1", *objects,
                             "-o", self.library], 60)
        parts = [one for one in objects if one != self.object("src/cli/main.c")]
        return succeeds(["gcc", *objects, self.library, "-o", self.program], 60) and \
            succeeds(["gcc", os.path.join(self.build, PLAIN_TEST), *parts, self.library, "-lcmocka",
                      "-o", self.plain], 60)

    def users(self, file):
        """The files that are compiled anew when this one changes."""
        if file.endswith(".c"):
            return [file]
        part = os.path.dirname(file)
        headers = {os.path.basename(file)}
        while True:
            more = set()
            for name in os.listdir(os.path.join(self.folder, part)):
                with open(os.path.join(self.folder, part, name), errors="replace") as stream:
                    included = set(re.findall(r'#include "([^"]+)"', stream.read()))
                if included & headers:
                    more.add(name)
            if more <= headers:
                return sorted(part + "/" + name for name in headers if name.endswith(".c"))
            headers |= more

    def tests(self, file):
        """The commands of the tests of a file, the quickest first."""
        name = os.path.basename(file)
        if file.startswith("src/lib/"):
            folder = os.path.join(self.build, "tests/unit")
            every = sorted(test[5:] for test in os.listdir(folder)
                           if test.startswith("test_") and "." not in test)
            first = UNIT_TESTS.get(name, [])
            return [[os.path.join(folder, "test_" + test)]
                    for test in first + [test for test in every if test not in first]]
        folder = os.path.join(self.build, "tests/program")
        cases = os.path.join(ROOT, "tests/cases")
        first, files = [], sorted(name for name in os.listdir(cases) if name.endswith(".txt"))
        for part, test, command in QUICK:
            if part in name:
                first = [test] if test is not None else []
                files.sort(key=lambda one: not one.startswith(command))
                break
        golden = [[os.path.join(folder, "test_program_golden"),
                   os.path.join(cases, file), "%d/%d" % (part, PARTS)]
                  for file in files for part in range(PARTS)]
        rest = [test for test in PROGRAM_TESTS if test not in first]
        plain = [[self.plain]] if name.startswith(("plain", "word")) else []
        return plain + [[os.path.join(folder, "test_program_" + test)] for test in first] + golden \
            + [[os.path.join(folder, "test_program_" + test)] for test in rest]

    def environment_of(self, command):
        """With a runner, be it one that does nothing, long tests take a sample."""
        if command[0].endswith("golden"):
            return self.environment
        return dict(self.environment, TTTJUDGE_RUNNER="env")

    def measure(self, files):
        """Every test passes before anything is changed; how long it takes is its limit."""
        for file in files:
            for command in self.tests(file):
                if tuple(command) in self.seconds:
                    continue
                start = time.monotonic()
                if not succeeds(command, 300, self.environment_of(command)):
                    sys.exit("mutate: fails as it is: " + " ".join(command))
                self.seconds[tuple(command)] = 5 + 8 * (time.monotonic() - start)

    def fallen(self, file):
        """Links what was compiled. The first test that fails, or None."""
        if not self.link("src/lib" if file.startswith("src/lib/") else "src/cli"):
            return "the linker"
        for command in self.tests(file):
            if not succeeds(command, self.seconds.get(tuple(command), 10), self.environment_of(command)):
                return os.path.basename(command[0])
        return None

    def judge(self, mutant):
        """What became of a mutant: 'no code', 'same code', 'survived' or the test that fell."""
        path = os.path.join(self.folder, mutant.file)
        with open(path) as stream:
            source = stream.read()
        users = self.users(mutant.file)
        try:
            with open(path, "w") as stream:
                stream.write(mutant.text)
            if not all(self.compile(file) for file in users):
                return "no code"
            same = True
            for file in users:
                with open(self.object(file), "rb") as stream:
                    same = same and stream.read() == self.whole[file]
            if same:
                return "same code"
            if not all(self.compile(file, TRAPS) for file in users):
                return "no code"
            return self.fallen(mutant.file) or "survived"
        finally:
            with open(path, "w") as stream:
                stream.write(source)
            for file in users:
                with open(self.object(file), "wb") as stream:
                    stream.write(self.whole[file])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("parts", nargs="*")
    options = parser.parse_intermixed_args()

    files = all_files()
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    known = read_known()
    names = {mutant.name for mutant in mutants}
    for name in known:
        if name not in names:
            print("equivalent.txt names what there is no more: " + name)
    known = set(known)
    set_aside = sum(mutant.name in known for mutant in mutants)
    mutants = [mutant for mutant in mutants if mutant.name not in known and
               (not options.parts or any(part in mutant.name for part in options.parts))]
    # In an order without meaning, so that the first ones are a fair sample of all.
    mutants.sort(key=lambda mutant: hashlib.sha256(mutant.name.encode()).digest())
    if options.sample:
        mutants = mutants[:options.sample]
    if options.list:
        print("\n".join(mutant.name for mutant in mutants))
        return 0

    build = os.path.abspath(options.build)
    benches = [Bench(build, i) for i in range(options.jobs)]
    benches[0].measure(sorted({mutant.file for mutant in mutants}))
    for bench in benches:
        bench.seconds = benches[0].seconds

    results = {}
    survivors = []
    lock = threading.Lock()
    queue = list(reversed(mutants))

    def work(bench):
        while True:
            with lock:
                if not queue:
                    return
                mutant = queue.pop()
            result = bench.judge(mutant)
            with lock:
                results[result] = results.get(result, 0) + 1
                if result == "survived":
                    survivors.append(mutant)
                    print("survived: line %d of %s" % (mutant.line, mutant.name), flush=True)
                with open(os.path.join(build, "results.txt"), "a") as stream:
                    stream.write("%s\t%s\n" % (result, mutant.name))

    open(os.path.join(build, "results.txt"), "w").close()
    threads = [threading.Thread(target=work, args=(bench,)) for bench in benches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    nothing = results.pop("no code", 0)
    same = results.pop("same code", 0)
    results.pop("survived", None)
    killed = sum(results.values())
    print("killed by: " + ", ".join("%s %d" % pair for pair in sorted(results.items())))
    print("mutation: %d mutants: %d killed, %d survived; besides, %d make the same code, %d do "
          "not compile, and %d are named as equivalent"
          % (killed + len(survivors), killed, len(survivors), same, nothing, set_aside))
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
