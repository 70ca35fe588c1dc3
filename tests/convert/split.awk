# split.awk - reads a file of cases (run.sh describes them) and writes each into a folder of
# its own below folder: 1/command, 1/line, 1/stdin, 1/expected (all that the case expects,
# with its marks) and, in 1/files, its files. Prints how many there are.

# A line with its escapes replaced, and a newline unless it ends in \c. A backslash before
# anything else is itself.
function plain(line,    result, at, next_one) {
    result = ""
    while (at = index(line, "\\")) {
        next_one = substr(line, at + 1, 1)
        result = result substr(line, 1, at - 1)
        line = substr(line, at + 2)
        if (next_one == "r") {
            result = result "\r"
        } else if (next_one == "t") {
            result = result "\t"
        } else if (next_one == "\\") {
            result = result "\\"
        } else if (next_one == "x" && substr(line, 1, 2) in byte) {
            result = result byte[substr(line, 1, 2)]
            line = substr(line, 3)
        } else if (next_one == "c" && line == "") {
            return result
        } else {
            result = result "\\"
            line = next_one line
        }
    }
    return result line "\n"
}

function wrong(what) {
    print FILENAME ":" FNR ": " what | "cat 1>&2"
    faults++
}

function start_file(name, text) {
    printf "%s", text > name
    return name
}

BEGIN {
    for (i = 1; i < 256; i++) {
        byte[sprintf("%02X", i)] = sprintf("%c", i)
    }
}

/^$/ || /^#/ {
    next
}

/^\$ / {
    close(expected)
    close(input)
    here = folder "/" ++count
    system("mkdir -p " here "/files")
    status = 0
    if (match($0, / +-> [0-9]+$/)) {
        status = $NF
        $0 = substr($0, 1, RSTART - 1)
    }
    start_file(here "/command", substr($0, 3) "\n")
    close(here "/command")
    start_file(here "/line", FNR "\n")
    close(here "/line")
    input = start_file(here "/stdin", "")
    expected = start_file(here "/expected", "status " status "\n")
    next
}

/^file / {
    close(input)
    input = start_file(here "/files/" substr($0, 6), "")
    next
}

/^</ {
    printf "%s", plain(substr($0, 3)) > input
    next
}

# Marks stay, so expected output always ends in a newline.
/^[>!=] / {
    printf "%s", substr($0, 1, 2) plain(substr($0, 3)) > expected
    next
}

{
    wrong("neither a command nor '<', '>', '!', '=' or 'file'")
}

END {
    print count + 0
    exit faults > 0
}
