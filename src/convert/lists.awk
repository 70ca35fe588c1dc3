# lists.awk - converts games of tic-tac-toe from other forms, one game a line, for tttjudge
# moves:
#
#     a1 b2 c3              a1b2c3                  []
#     (0, 0), (1, 1)        [(0, 0), (1, 1)]        [[0, 0], [1, 1]]
#     4 0 8                 4, 0, 8                 [4, 0, 8]
#
#     awk -v base=0 -f lists.awk games.txt | tttjudge moves
#
# The first form has a column and a row; the second, pairs of row and column; the third,
# cells numbered row by row. -v base=0 or -v base=1 must say whether the numbers of the
# second and the third begin with 0 or 1. Every operand is a file; "-", or no file, is
# standard input. Blanks and commas between moves, blank lines, CR LF and a byte order mark
# do no harm.
#
# Errors are: a line in none of these forms; a number off the board; numbers without a base;
# a file that cannot be read. An error is reported on standard error with its file and line,
# the status is 1, and "[[9,9]]", which tttjudge moves refuses, takes the game's place: with
# --keep-going, line i still answers game i.

BEGIN {
    points = "^[abcABC][123]([ ,]*[abcABC][123])*$"
    in_round = list_of("[(] ?[0-9]+ ?, ?[0-9]+ ?[)]", " ?,? ?")
    in_square = "^[[] ?[[] ?[0-9]+ ?, ?[0-9]+ ?[]]( ?, ?[[] ?[0-9]+ ?, ?[0-9]+ ?[]])* ?[]]$"
    cells = list_of("[0-9]+", "[ ,]+")
    bom = "\357\273\277"
    to_stderr = "cat 1>&2"
    # The files are read here and not by awk's main loop: that takes a name with "=" in it
    # for a variable.
    files = ARGC - 1
    for (i = 1; i <= files; i++) {
        names[i] = ARGV[i]
    }
    ARGC = 1
    if (files == 0) {
        names[++files] = "-"
    }
    for (i = 1; i <= files; i++) {
        read_file(names[i])
    }
    close(to_stderr)
    exit status + 0
}

# A pattern for items with a separator between them, with or without square brackets around
# all.
function list_of(item, separator,    list) {
    list = item "(" separator item ")*"
    return "^(" list "|[[] ?" list " ?[]])$"
}

function read_file(name,    got) {
    file = name
    number = 0
    while ((got = next_line()) > 0) {
        if (text !~ /^[ \t\r]*$/) {
            read_game()
        }
    }
    if (got < 0) {
        refuse("cannot be read")
    }
    if (file != "-" && file != "") {
        close(file)
    }
}

# Reads the next line of the file into text.
function next_line(    got) {
    got = -1
    if (file == "-") {
        got = (getline text)
    } else if (file != "") {
        got = (getline text < file)
    }
    if (got > 0) {
        number++
        if (index(text, bom) == 1) {
            text = substr(text, length(bom) + 1)
        }
    }
    return got
}

function read_game(    game, word, words, pairs, first, i, row, column, list) {
    game = text
    gsub(/[ \t\r]+/, " ", game)
    sub(/^ /, "", game)
    sub(/ $/, "", game)
    pairs = game ~ points || game ~ in_round || game ~ in_square
    if (game ~ /^[[] ?[]]$/) {
        print "[]"
        return
    }
    if (!pairs && game !~ cells) {
        refuse("expected moves as 'a1 b2' or '(0,0), (1,1)' or '4 0 8', found '" shown(game) "'")
        return
    }
    if (game ~ points) {
        first = 1
        gsub(/[aA]/, " 1 ", game)
        gsub(/[bB]/, " 2 ", game)
        gsub(/[cC]/, " 3 ", game)
    } else if (base == "0" || base == "1") {
        first = base + 0
    } else {
        refuse("expected -v base=0 or -v base=1, to say where numbers begin")
        return
    }
    gsub(/[^0-9]+/, " ", game)
    words = split(game, word, " ")
    for (i = 1; i <= words; i += 1 + pairs) {
        row = value_of(word[i]) - first
        column = value_of(word[i + 1]) - first
        if (!pairs) {
            column = row % 3
            row = (row - column) / 3
        }
        if (row < 0 || row > 2 || column < 0 || column > 2) {
            refuse("expected rows and columns from " first " to " first + 2 \
                " or cells from " first " to " first + 8 ", found '" shown(text) "'")
            return
        }
        list = list ",[" row "," column "]"
    }
    print "[" substr(list, 2) "]"
}

# A number's value, without the zeros for which busybox would read it as an octal one.
function value_of(digits) {
    sub(/^0+/, "", digits)
    return digits + 0
}

function refuse(why) {
    print "lists.awk: " (file == "-" ? "<stdin>" : file == "" ? "''" : file) \
        (number ? ":" number : "") ": " why | to_stderr
    print "[[9,9]]"
    status = 1
}

# What a message shows of a text.
function shown(what) {
    what = length(what) > 40 ? substr(what, 1, 37) "..." : what
    gsub(/[\001-\037\177]/, "?", what)
    return what
}
