# psq.awk - converts piskvork's records of gomoku (.psq, the form of Gomocup) for tttjudge
# gomoku, one game a line:
#
#     awk -f psq.awk *.psq | tttjudge gomoku --size 20
#     awk -v size=1 -f psq.awk *.psq      prints the size of the largest board instead
#
# Every operand is a file; "-", or no file, is standard input, where several records may
# follow each other. A record is
#
#     Piskvorky 20x20, 11:11, 0           the header: width x height, then anything
#     10,10,150                           moves: x,y or x,y,time, from 1 to the board's size
#     9,10,310
#     pbrain-one.zip                      the trailer: names, the result
#     pbrain-two.zip
#     -1
#
# Blanks around numbers and lines, blank lines, CR LF and a byte order mark do no harm. The
# trailer, which may be missing, begins with the line "-1" or with a name: a line without a
# comma that is more than numbers, signs and a letter at either end. It may contain any
# lines but moves.
#
# Errors are: a file without a header; a board that is not 5 to 32 wide and high; a line
# among the moves that is neither a move nor the trailer's beginning; a move in the trailer;
# a point off the board, which includes 0, from which some programs count. The first error
# in a game is reported on standard error with its file and line, the status is 1, and
# "1 0 0", which tttjudge gomoku refuses, takes the game's place: with --keep-going, line i
# still answers game i.

BEGIN {
    bom = "\357\273\277"
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
    for (i = 1; i <= files; i++) {
        read_file(names[i])
    }
    if (size) {
        print largest + 0
    }
    close(to_stderr)
    exit status + 0
}

function read_file(name,    got) {
    file = name
    number = 0
    where = "before"
    while ((got = next_line()) > 0) {
        read_line()
    }
    if (got < 0) {
        refuse(number ? "cannot be read on" : "cannot be read")
    } else if (where == "before") {
        refuse("there is no game in it")
    }
    finish_game()
    if (file != "-" && file != "") {
        close(file)
    }
}

# Reads the next line of the file into text, without blanks at its ends.
function next_line(    got) {
    got = -1
    if (file == "-") {
        got = getline text
    } else if (file != "") {
        got = (getline text < file)
    }
    if (got > 0) {
        number++
        if (index(text, bom) == 1) {
            text = substr(text, length(bom) + 1)
        }
        sub(/^[ \t\r]+/, "", text)
        sub(/[ \t\r]+$/, "", text)
    }
    return got
}

# where is one of: before, moves, trailer, refused.
function read_line() {
    if (text ~ /Piskvorky[ \t]+[0-9]/ || text ~ /^Piskvorky/) {
        if (text !~ /^Piskvorky/ && where != "before") {
            refuse("a header begins within the line '" shown(text) "'")
        }
        finish_game()
        read_header()
    } else if (text == "" || where == "refused") {
        return
    } else if (where == "before") {
        refuse("expected the header 'Piskvorky WIDTHxHEIGHT', found '" shown(text) "'")
    } else if (text ~ /^[0-9]+[ \t]*,[ \t]*[0-9]+([ \t]*,[ \t]*-?[0-9]+(\.[0-9]+)?)?$/) {
        read_move()
    } else if (where == "moves") {
        where = "trailer"
        if (text != "-1" && (index(text, ",") || text ~ /^[A-Za-z]?[-+0-9 \t.:;()]+[A-Za-z]?$/)) {
            refuse("expected 'x,y' or 'x,y,time' or the name of a player, found '" shown(text) "'")
        }
    }
}

# A CR within the line means that it contains lines of moves, too.
function read_header(    part) {
    where = "moves"
    moves = width = height = 0
    if (text ~ /^Piskvorky[ \t]+[0-9]+[ \t]*x[ \t]*[0-9]+[ \t]*(,.*)?$/ && !index(text, "\r")) {
        split(text, part, /[ \tx,]+/)
        width = value_of(part[2])
        height = value_of(part[3])
    }
    if (width < 5 || width > 32 || height < 5 || height > 32) {
        refuse("expected 'Piskvorky WIDTHxHEIGHT', each 5 to 32, found '" shown(text) "'")
    }
}

function read_move(    part, x, y) {
    split(text, part, /[ \t]*,[ \t]*/)
    x = value_of(part[1])
    y = value_of(part[2])
    if (where == "trailer") {
        refuse("expected no move after the end of the moves, found '" shown(text) "'")
    } else if (x < 1 || x > width || y < 1 || y > height) {
        refuse("expected x from 1 to " width " and y from 1 to " height ", found '" shown(text) "'")
    } else if (moves == width * height) {
        refuse("expected at most " moves " moves")
    } else {
        points[++moves] = x " " y
    }
}

# A number's value, without the zeros for which busybox would read it as an octal one.
function value_of(digits) {
    sub(/^0+/, "", digits)
    return digits + 0
}

function finish_game(    i) {
    if (where == "before") {
        return
    }
    if (where != "refused" && width > largest) {
        largest = width
    }
    if (where != "refused" && height > largest) {
        largest = height
    }
    if (size) {
        return
    }
    if (where == "refused") {
        print "1 0 0"
        return
    }
    printf "%d", moves
    for (i = 1; i <= moves; i++) {
        printf " %s", points[i]
    }
    print ""
}

function refuse(why) {
    print "psq.awk: " (file == "-" ? "<stdin>" : file == "" ? "''" : file) \
        (number ? ":" number : "") ": " why | to_stderr
    where = "refused"
    status = 1
}

# What a message shows of a line.
function shown(what) {
    what = length(what) > 40 ? substr(what, 1, 37) "..." : what
    gsub(/[\001-\037\177]/, "?", what)
    return what
}
