"""mutants.py - the mutants of a C file: each is one change of one token or one statement.

An operator is replaced by another, a number is one more or less, a negation or a statement is
deleted, a condition is negated unless another change does just that. In source as clang-format
writes it, the blanks around "*", "&", "-" and "{" tell their kinds apart. A mutant is named
"FILE: LINE OF TEXT: CHANGE", so that its name does not depend on line numbers.
"""
import collections
import re

TOKEN = re.compile(r"""
    (?P<comment>/\*.*?\*/|//[^\n]*) | (?P<text>"(?:\\.|[^"\\])*") | (?P<char>'(?:\\.|[^'\\])+')
  | (?P<directive>^[ \t]*\#[ \t]*(?!define\b)\w+(?:\\\n|[^\n])*)
  | (?P<define>^[ \t]*\#[ \t]*define[ \t]+\w+(?:\([^)\n]*\))?)
  | (?P<number>\b(?:0[xX][0-9a-fA-F]+|\d+)[uUlL]*\b) | (?P<word>[A-Za-z_]\w*)
  | (?P<operator><<=|>>=|\+\+|--|->|[-+*/%&|^<>=!]=|<<|>>|&&|\|\||[-+*/%&|^~!<>=?:;,.(){}\[\]])
""", re.X | re.S | re.M)

BINARY = {
    "<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["*"],
    "+=": ["-="], "-=": ["+="], "|=": ["&=", "="], "&=": ["|=", "="], "^=": ["|=", "="],
    "<<=": [">>="], ">>=": ["<<="], "++": ["--"], "--": ["++"],
}
# With one of these alone in a condition, its own change negates the condition.
NEGATED = ("==", "!=", "!")
CHOICES = NEGATED + ("<", "<=", ">", ">=", "&&", "||", "?")
WORDS = {"true": ["false"], "false": ["true"], "continue": ["break"], "break": ["continue"]}
NO_EXPRESSION = {"return", "if", "for", "while", "switch", "do", "case", "default", "else",
                 "typedef"}

Token = collections.namedtuple("Token", "kind text at end spaced")  # a blank before, one after
Mutant = collections.namedtuple("Mutant", "file name line source")


def tokens_of(source):
    def blank(i):
        return source[i:i + 1] in (" ", "\n")
    return [Token(m.lastgroup, m.group(), m.start(), m.end(), (blank(m.start() - 1), blank(m.end())))
            for m in TOKEN.finditer(source) if m.lastgroup not in ("comment", "directive", "define")]


def number_changes(text):
    digits, suffix = re.match(r"(0[xX][0-9a-fA-F]+|\d+)([uUlL]*)", text).groups()
    base = 16 if digits[:2] in ("0x", "0X") else 8 if digits[0] == "0" and len(digits) > 1 else 10
    value = int(digits, base)
    return [{16: "0x%X", 8: "0%o", 10: "%d"}[base] % other + suffix
            for other in (value + 1, value - 1) if other >= 0]


def token_changes(token):
    if token.kind == "number":
        return number_changes(token.text)
    if token.kind == "char":
        return ["(" + token.text + " + 1)"]
    if token.text in ("!", "~") or token.text == "-" and not token.spaced[1]:
        return [""]
    if token.text in ("*", "&", "+") and not token.spaced[1]:  # of a pointer, of an address
        return []
    return WORDS.get(token.text) or BINARY.get(token.text, [])


def end_of(tokens, i, ends):
    """The index of the first of some tokens from i on that is within no bracket, or None."""
    depth = 0
    for j in range(i, len(tokens)):
        depth -= tokens[j].text in (")", "]", "}")
        if depth == 0 and tokens[j].text in ends:
            return j
        if depth < 0:
            return None
        depth += tokens[j].text in ("(", "[", "{")
    return None


def expression_at(tokens, i):
    """The end of the expression statement that starts at token i, or None."""
    first, second, before = tokens[i], tokens[i + 1], tokens[i - 1].text
    if before == ":":  # of a label, or of a ?
        before = next((t.text for t in reversed(tokens[:i - 1])
                       if t.text in (";", "{", "}", "?", "case", "default")), "")
        if before not in ("case", "default"):
            return None
    elif before not in (";", "{", "}", "else", ")"):
        return None
    declares = second.kind == "word" or second.text == "*" and not second.spaced[1]
    if first.text in NO_EXPRESSION or first.kind == "word" and declares \
            or first.kind != "word" and first.text not in ("*", "("):
        return None
    end = end_of(tokens, i, (";", ","))
    return tokens[end].at if end is not None and tokens[end].text == ";" else None


def changes_of(source):
    """What may change: (start, end, new text, what to call it)."""
    tokens = tokens_of(source)
    is_code = [False]  # whether the braces at hand are statements
    for i, token in enumerate(tokens):
        before = tokens[i - 1].text if i > 0 else ";"
        if token.text == "{":
            is_code.append((is_code[-1] or len(is_code) == 1) and token.spaced[0]
                           and before in (")", "else", "do", "}", ";", ":", "{"))
        elif token.text == "}":
            is_code.pop()
        for new in token_changes(token):
            yield token.at, token.end, new, None
        if is_code[-1] and i + 1 < len(tokens):
            end = expression_at(tokens, i) if token.text != "{" else None
            if end is not None:
                yield token.at, end, "", "deleted"
            if token.text in ("if", "while") and tokens[i + 1].text == "(":
                last = end_of(tokens, i + 1, (")",))
                choices = [t.text for t in tokens[i + 2:last] if t.text in CHOICES]
                if len(choices) != 1 or choices[0] not in NEGATED:
                    start, end = tokens[i + 1].end, tokens[last].at
                    yield start, end, "!(" + source[start:end] + ")", "negated"


def mutants_of(file, source):
    found = []
    seen = collections.Counter()
    starts = [t.at for t in tokens_of(source)]
    for start, end, new, what in changes_of(source):
        begin = source.rfind("\n", 0, start) + 1
        stop = source.find("\n", start)
        old = source[start:end]
        name = what or "%s -> %s" % (old, new or "nothing")
        if what is None:
            alike = [at for at in starts if begin <= at < stop and TOKEN.match(source, at).group() == old]
            if len(alike) > 1:
                name += " (%d)" % (alike.index(start) + 1)
        line = " ".join(re.sub(r"/\*.*?(\*/|$)", "", source[begin:stop]).split())
        name = "%s: %s: %s" % (file, line, name)
        seen[name] += 1
        if seen[name] > 1:  # the same line twice in a file
            name += " [%d]" % seen[name]
        found.append(Mutant(file, name, source.count("\n", 0, start) + 1, source[:start] + new + source[end:]))
    return found
