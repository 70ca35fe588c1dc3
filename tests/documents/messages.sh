#!/bin/sh
# messages.sh MANUAL COMMAND ... - compares the list of messages in the man page's source
# with those of the golden cases, which the command prints: each message must be in the
# list, and each entry of the list in some case. TTTJUDGE_PROGRAM is the program.
set -u
: "${TTTJUDGE_PROGRAM:?}"
manual=$1
shift
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM
export LC_ALL=C

"$@" > "$scratch/messages" || exit 1

# Messages that no case has.
echo 'XXXOO....' > "$scratch/boards"
# shellcheck disable=SC2094 # that is the point
"$TTTJUDGE_PROGRAM" validate "$scratch/boards" 2>> "$scratch/messages" >> "$scratch/boards"
if [ -c /dev/full ]; then
    "$TTTJUDGE_PROGRAM" help 2>> "$scratch/messages" > /dev/full
else
    echo 'tttjudge: write error: there is no /dev/full' >> "$scratch/messages"
fi

# An entry becomes a pattern: what is between two capital letters or words of capitals
# stands as it is. Messages with a place are in other sections than those without.
awk '
    function pattern_of(text,    result, word) {
        gsub(/\\\(aq/, "\047", text)
        gsub(/\\-/, "-", text)
        result = ""
        while (match(text, /[A-Za-z0-9]+/)) {
            word = substr(text, RSTART, RLENGTH)
            result = result quoted(substr(text, 1, RSTART - 1)) \
                (word ~ /^[A-Z]$|^FILE$|^REASON$/ ? ".*" : word)
            text = substr(text, RSTART + RLENGTH)
        }
        return "^" result quoted(text) "$"
    }
    function quoted(text) {
        gsub(/[][(){}.*+?|^$\\]/, "\\\\&", text)
        return text
    }
    FNR == NR {
        if (/^\.S[hs]/) {
            in_list = /^\.Sh DIAGNOSTICS/ || (in_list && !/^\.Sh/)
            placeless = /^\.Ss Without a place/
        } else if (in_list && sub(/^\.It Li "/, "")) {
            sub(/"$/, "")
            entries++
            entry[entries] = $0
            pattern[entries] = pattern_of($0)
            without[entries] = placeless
        }
        next
    }
    /^usage: / { next }
    {
        text = $0
        sub(/^tttjudge: /, "", text)
        has_place = sub(/^.*:[0-9]+:[0-9]+: /, "", text)
        known = 0
        for (i = 1; i <= entries; i++) {
            if (without[i] != has_place && text ~ pattern[i]) {
                known = 1
                used[i]++
            }
        }
        messages++
        if (!known) {
            print "not in the list: " $0
            faults++
        }
    }
    END {
        for (i = 1; i <= entries; i++) {
            if (!used[i]) {
                print "no case prints: " entry[i]
                faults++
            }
        }
        print entries + 0 " entries, " messages + 0 " messages, " faults + 0 " faults"
        exit entries == 0 || messages == 0 || faults > 0
    }' "$manual" "$scratch/messages"
