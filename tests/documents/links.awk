# links.awk README.md - checks that every file that the page names, in a link or otherwise,
# is in the folder root, that every script in its list of checks is in tests/checks, and
# that every other link is well formed. Nothing is fetched.

function wrong(what) {
    print FILENAME ":" FNR ": " what
    faults++
}

function there(name,    found) {
    found = system("test -e '" root "/" name "'") == 0
    return found
}

# Takes the next part of the line that matches into part.
function next_part(pattern) {
    if (!match(rest, pattern)) {
        return 0
    }
    part = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    return 1
}

{
    rest = $0
    while (next_part("\\]\\([^)]*\\)?")) {
        target = substr(part, 3)
        links++
        if (!sub(/\)$/, "", target)) {
            wrong("a link without an end: " target)
        } else if (target !~ /^https?:/ && !there(target)) {
            wrong("there is no " target)
        }
    }
    rest = $0
    while (next_part("https?:[^ )>`\"]*")) {
        if (part !~ /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/[A-Za-z0-9_.~\/%#?=&-]*$/) {
            wrong("no well-formed address: " part)
        }
    }
    rest = $0
    while (next_part("(src|include|tests)/[A-Za-z0-9_./-]*")) {
        sub(/\.$/, "", part)
        files++
        if (part !~ /NAME/ && !there(part)) {
            wrong("there is no " part)
        }
    }
    rest = $0
    while (next_part("`[a-z]+\\.sh`")) {
        gsub(/`/, "", part)
        files++
        if (!there("tests/checks/" part)) {
            wrong("there is no tests/checks/" part)
        }
    }
}

END {
    print links + 0 " links, " files + 0 " files, " faults + 0 " faults"
    exit links == 0 || files == 0 || faults > 0
}
