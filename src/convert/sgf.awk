# sgf.awk - converts games of gomoku and renju in SGF (FF[3] and FF[4], GM[4]) for tttjudge
# gomoku, one game a line:
#
#     awk -f sgf.awk *.sgf | tttjudge gomoku --size 19
#     awk -v size=1 -f sgf.awk *.sgf      prints the size of the largest board instead
#
# Every operand is a file; "-", or no file, is standard input. A file may hold any number of
# games, laid out in any way; text before and after them may not have brackets. The moves
# are those of the properties B and W, one or more in a node, on points from aa to ZZ (A is
# 27). Of variations only the main line is read, which is always the first. Names of
# properties may be long, as in FF[3]; properties that do not change the position are
# ignored. A game without GM is gomoku, a board without SZ is 19 x 19.
#
# Errors are: a GM other than 4; a board that is not square or not 5 to 32 wide; stones set
# up (AB, AW, AE); white first; two moves of one colour in a row; a pass; a point off the
# board; what is not SGF in a game; brackets outside of games; a file without a game. The
# first error in a game is reported on standard error with its file and line, the status is
# 1, and "1 0 0", which tttjudge gomoku refuses, takes the game's place: with --keep-going,
# line i still answers game i. (But if a bracket is missing, nobody knows how many games the
# rest of the file holds.)

BEGIN {
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    to_stderr = "cat 1>&2"
    # The files are read here and not by awk's main loop: that passes over empty files in
    # silence and takes a name with "=" in it for a variable.
    files = ARGC - 1
    for (i = 1; i <= files; i++) {
        names[i] = ARGV[i]
    }
    ARGC = 1
    if (files == 0) {
        names[++files] = "-"
    }
    RS = "]" # a record is a value and what precedes it
    for (i = 1; i <= files; i++) {
        read_file(names[i])
    }
    if (size) {
        print largest + 0
    }
    close(to_stderr)
    exit status + 0
}

function read_file(name,    got, start) {
    file = name
    number = 1
    depth = games = lost = 0
    last = "text"
    while ((got = next_record()) > 0) {
        if (last == "end") {
            stray("]")
        }
        start = index(text, "[")
        read_structure(start ? substr(text, 1, start - 1) : text)
        if (start) {
            read_value(substr(text, start + 1))
        } else {
            last = "end" # of the file, or there is a "]" too many
        }
    }
    if (depth > 0) {
        refuse("the file ends within a game")
        finish_game()
    } else if (got < 0 || games == 0) {
        got = got >= 0 ? "there is no game in it" : games ? "cannot be read on" : "cannot be read"
        number = games ? number : 0
        start_game()
        refuse(got)
        finish_game()
    }
    if (file != "-" && file != "") {
        close(file)
    }
}

# Reads what precedes the next "]" into text.
function next_record() {
    if (file == "-") {
        return getline text
    }
    return file == "" ? -1 : (getline text < file)
}

# Reads what stands between two values: brackets, semicolons and, at the end, the name of
# the next property.
function read_structure(head,    line, lines, i) {
    lines = split(head, line, "\n")
    for (i = 1; i <= lines; i++) {
        number += i > 1
        while (match(line[i], depth > 0 ? "[();]|[A-Za-z]+" : "[()]")) {
            expect_blanks(substr(line[i], 1, RSTART - 1))
            token = substr(line[i], RSTART, RLENGTH)
            line[i] = substr(line[i], RSTART + RLENGTH)
            read_token()
        }
        expect_blanks(line[i])
    }
}

function expect_blanks(what) {
    if (depth > 0 && what !~ /^[ \t\r\f\v]*$/) {
        refuse("expected ';', '(', ')' or a property, found '" shown(what) "'")
    }
}

# last is the token before this one, as far as it is in a game.
function read_token() {
    if (depth == 0) {
        if (token == "(") {
            start_game()
        } else if (token == ")") {
            stray(token)
        }
        return
    }
    if (last == "name") {
        refuse("expected '[' after '" name "', found '" token "'")
    }
    if (token == "(") {
        if (last == "(") {
            refuse("expected ';' after '('")
        }
        depth++
    } else if (token == ")") {
        if (last == "(") {
            refuse("expected ';' after '('")
        }
        main_line = 0
        depth--
    } else if (last == ")") {
        refuse("expected '(' or ')' after a variation, found '" token "'")
    } else if (token == ";") {
        nodes++
    } else {
        property = name = token
        gsub(/[a-z]/, "", property) # FF[3]: they may be added to the name
        values = 0
        token = "name"
    }
    last = token
    if (depth == 0) {
        finish_game()
    }
}

# A value ends at a "]" without a backslash; two backslashes are a character of it.
function read_value(value) {
    if (depth == 0) {
        stray("[")
    } else if (last != "name" && last != "value") {
        refuse("expected a property before '['")
    }
    last = "value"
    while (match(value, /\\+$/) && RLENGTH % 2) {
        number += gsub(/\n/, "\n", value)
        if (next_record() <= 0) {
            return
        }
        value = "\\]" text # the end will do: no value that counts has a bracket
    }
    if (depth > 0) {
        read_property(value)
    }
    number += gsub(/\n/, "\n", value)
}

function read_property(value) {
    gsub(/[ \t\r\n\f\v]/, "", value)
    values++
    if (property ~ /^(GM|SZ|FF)$/ && nodes > 1) {
        refuse("expected " property " at the game's beginning only (is the ')' before it missing?)")
    } else if (!main_line) {
        return
    } else if (property == "") {
        refuse("expected a property with a capital letter, found '" name "'")
    } else if (property ~ /^(B|W|GM|SZ)$/ && values > 1) {
        refuse("expected one value of " property)
    } else if (property ~ /^(B|W)$/) {
        if (property != (moves % 2 ? "W" : "B")) {
            refuse("expected a move of " (moves % 2 ? "white" : "black") ", found " property)
        }
        point[++moves] = value
        place[moves] = number
    } else if (property ~ /^A[BWE]$/) {
        refuse("expected a game from an empty board, found " property)
    } else if (property == "GM" && value != "4") {
        refuse("expected GM[4], found GM[" shown(value) "]")
    } else if (property == "SZ") {
        read_size(value)
    }
}

function read_size(value,    part, parts, columns) {
    parts = split(value, part, ":")
    columns = value_of(part[1])
    if (value !~ /^[0-9]+(:[0-9]+)?$/ || columns < 5 || columns > 32 ||
        value_of(part[parts]) != columns) {
        refuse("expected SZ[5] to SZ[32], found SZ[" shown(value) "]")
    } else if (width) {
        refuse("expected one SZ")
    }
    width = columns
}

# A number's value, without the zeros for which busybox would read it as an octal one.
function value_of(digits) {
    sub(/^0+/, "", digits)
    return digits + 0
}

function start_game() {
    games++
    depth = main_line = 1
    moves = nodes = width = refused = lost = 0
    last = "("
}

# A bracket outside of games may be part of a damaged one. All of them up to the next game
# count as one record.
function stray(bracket) {
    if (depth > 0) {
        refuse("found ']' without '['")
    } else if (!lost) {
        start_game()
        refuse("found '" bracket "' outside of a game")
        finish_game()
        lost = 1
    }
}

# SZ may follow a move, so the points are checked last.
function finish_game(    i, x, y) {
    width = width ? width : 19
    if (moves > width * width) {
        refuse("expected at most " width * width " moves")
    }
    for (i = 1; i <= moves && !refused; i++) {
        x = index(letters, substr(point[i], 1, 1))
        y = index(letters, substr(point[i], 2, 1))
        if (point[i] == "" || (point[i] == "tt" && width <= 19)) {
            refuse_at(place[i], "expected a move, found a pass")
        } else if (length(point[i]) != 2 || !x || !y || x > width || y > width) {
            refuse_at(place[i], "expected a point on a board of " width " x " width \
                ", found '" shown(point[i]) "'")
        }
        point[i] = x " " y
    }
    if (!refused && width > largest) {
        largest = width
    }
    if (!size) {
        printf "%s", refused ? "1 0 0" : moves ""
        for (i = 1; i <= moves && !refused; i++) {
            printf " %s", point[i]
        }
        print ""
    }
    depth = 0
}

function refuse(why) {
    refuse_at(number, why)
}

function refuse_at(line, why) {
    if (!refused) {
        print "sgf.awk: " (file == "-" ? "<stdin>" : file == "" ? "''" : file) \
            (line ? ":" line : "") ": " why | to_stderr
    }
    refused = status = 1
}

# What a message shows of a text.
function shown(what) {
    what = length(what) > 40 ? substr(what, 1, 37) "..." : what
    gsub(/[\001-\037\177]/, "?", what)
    return what
}
