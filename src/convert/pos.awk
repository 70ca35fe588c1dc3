# pos.awk - converts games of gomoku that are written as points, one game a line, as gomoku
# calculators and c-gomoku-cli do, for tttjudge gomoku:
#
#     h8h9i8j10          h8 h9 i8 j10          H8 H9 I8 J10
#
#     awk -f pos.awk games.pos | tttjudge gomoku
#
# Every operand is a file; "-", or no file, is standard input. A point is a letter (none is
# left out: i comes after h) and a number from 1 to 32; blanks may stand between points.
# Blank lines, CR LF and a byte order mark do no harm. The size of the board is not part of
# the record: tell it to tttjudge.
#
# Errors are: a line with anything else in it; a point already taken; a file that cannot be
# read. An error is reported on standard error with its file and line, the status is 1, and
# "1 0 0", which tttjudge gomoku refuses, takes the game's place: with --keep-going, line i
# still answers game i.

BEGIN {
    bom = "\357\273\277"
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
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

function read_game(    word, words, moves, i, x, y, point, move_of) {
    gsub(/[A-Za-z]/, " &", text)
    gsub(/\r/, " ", text)
    words = split(text, word, " ")
    for (i = 1; i <= words; i++) {
        x = index(letters, substr(word[i], 1, 1))
        x = x > 26 ? x - 26 : x
        y = value_of(substr(word[i], 2))
        if (word[i] !~ /^[A-Za-z][0-9]+$/ || !x || y < 1 || y > 32) {
            refuse("expected points such as h8, found '" shown(word[i]) "'")
            return
        }
        point[i] = x " " y
        if (point[i] in move_of) {
            refuse("move " i ": '" word[i] "' is already taken (move " move_of[point[i]] ")")
            return
        }
        move_of[point[i]] = i
    }
    printf "%d", words
    for (i = 1; i <= words; i++) {
        printf " %s", point[i]
    }
    print ""
}

# A number's value, without the zeros for which busybox would read it as an octal one.
function value_of(digits) {
    sub(/^0+/, "", digits)
    return digits + 0
}

function refuse(why) {
    print "pos.awk: " (file == "-" ? "<stdin>" : file == "" ? "''" : file) \
        (number ? ":" number : "") ": " why | to_stderr
    print "1 0 0"
    status = 1
}

# What a message shows of a text.
function shown(what) {
    what = length(what) > 40 ? substr(what, 1, 37) "..." : what
    gsub(/[\001-\037\177]/, "?", what)
    return what
}
