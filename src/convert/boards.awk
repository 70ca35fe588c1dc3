# boards.awk - converts tic-tac-toe boards from other forms for tttjudge validate, one board
# a line:
#
#     awk -f boards.awk boards.json | tttjudge validate --reachable
#     awk -v x=x -v o=o -v empty=b -f boards.awk tic-tac-toe.data | tttjudge validate
#
# -v x=, -v o= and -v empty= name the marks, if they are not X, O and '.'; a mark may have
# several characters: -v x=1 -v o=-1 -v empty=0. Every operand is a file; "-", or no file,
# is standard input. A board is one line of nine cells, or three consecutive lines of three.
# Blanks, commas, brackets ([], (), {}) and quotes, single or double, may stand between
# cells; within quotes, a blank is an empty cell:
#
#     ["XOX"," X ","   "]            board = ["XOX"," X ","   "]       (LeetCode 794)
#     x,x,x,x,o,o,x,o,o,positive                                       (UCI's data set)
#     [['X' 'O' ' ']                 X . O                XOX
#      ['X' ' ' ' ']                 . X .                OXO
#      ['O' ' ' 'X']]                O . .                X..
#
# Ignored are "positive" or "negative" after nine cells, lines of nothing but brackets and
# commas, blank lines between boards, CR and a byte order mark. A line "end" ends a file.
# (If blanks without quotes are cells, use -v empty=' '; then no blanks can separate cells.)
#
# Errors are: a line of neither three nor nine cells; anything that is not a mark; a board
# of one row or two; a quote that does not end on its line; a file that cannot be read. An
# error is reported on standard error with its file and line, the status is 1, and "?",
# which tttjudge validate refuses, takes the board's place: with --keep-going, line i still
# answers board i. (A line that is neither a row nor a board counts as whichever was last
# read in its file; if there was none, as a row if it has fewer than six cells.)

BEGIN {
    bom = "\357\273\277"
    to_stderr = "cat 1>&2"
    mark[1] = x == "" ? "X" : x ""
    mark[2] = o == "" ? "O" : o ""
    mark[3] = empty == "" ? "." : empty ""
    split("X O .", cell, " ")
    for (i = 1; i <= 3; i++) {
        if (index(mark[i], mark[i % 3 + 1]) == 1 || index(mark[i % 3 + 1], mark[i]) == 1) {
            print "boards.awk: '" mark[i] "' and '" mark[i % 3 + 1] "' begin alike" | to_stderr
            close(to_stderr)
            exit 2
        }
    }
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
    number = rows = 0
    form = ""
    while ((got = next_line()) > 0 && text !~ /^[ \t]*end[ \t]*$/) {
        read_line()
    }
    if (got < 0) {
        tell("cannot be read")
        print "?"
    }
    end_board()
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
        sub(/\r+$/, "", text)
    }
    return got
}

function read_line(    cells, as) {
    cells = cells_of(text)
    if (cells == "" && !fault) {
        if (text ~ /^[ \t]*$/) {
            end_board()
        }
        return
    }
    if (fault) {
        tell("expected nine cells or a row of three, each '" mark[1] "', '" mark[2] \
            "' or '" mark[3] "', found '" shown(text) "'")
        as = form
        if (as == "") {
            gsub(/[][ \t,(){}"']+/, "", text)
            gsub(/[^ -~]+/, "?", text) # as one, since not every awk counts characters
            as = length(text) < 6 ? "row" : "board"
        }
    } else {
        as = form = length(cells) == 3 ? "row" : "board"
    }
    if (as == "board") {
        end_board()
        print fault ? "?" : cells
    } else {
        board = board cells
        broken = broken || fault
        if (++rows == 3) {
            print broken ? "?" : board
            start_board()
        }
    }
}

function start_board() {
    board = ""
    rows = broken = 0
}

function end_board() {
    if (rows > 0) {
        if (!broken) {
            tell("expected three rows, found " rows)
        }
        print "?"
    }
    start_board()
}

# The cells of a line, as X, O and '.'. Sets fault unless the line consists of words that
# all have one cell, or three, or nine; what is within quotes is a word.
function cells_of(line,    cells, quote, length_now, i, labelled) {
    cells = quote = ""
    fault = word = word_length = 0
    sub(/^[ \t]*(Input:[ \t]*)?board[ \t]*=/, "", line)
    labelled = sub(/["']?(positive|negative)["']?[ \t]*$/, "", line)
    while (line != "" && !fault && length(cells) < 10) {
        length_now = 0
        for (i = 1; i <= 3 && !length_now; i++) {
            if (substr(line, 1, length(mark[i])) == mark[i]) {
                length_now = length(mark[i])
                cells = cells cell[i]
                word++
            }
        }
        if (length_now) {
            # a mark, whatever else it may be
        } else if (quote != "" && line ~ /^ /) {
            length_now = 1
            cells = cells "."
            word++
        } else if (quote == "" && match(line, /^[][ \t,(){}]+/)) {
            length_now = RLENGTH
            end_word()
        } else if (quote == "" ? line ~ /^["']/ : substr(line, 1, 1) == quote) {
            length_now = 1
            fault = quote != "" && word == 0
            quote = quote == "" ? substr(line, 1, 1) : ""
            end_word()
        } else {
            fault = 1
        }
        line = substr(line, length_now + 1)
    }
    end_word()
    if (quote != "" || (labelled ? length(cells) != 9 : cells !~ /^(...(......)?)?$/)) {
        fault = 1
    }
    return cells
}

function end_word() {
    if (word && word_length && word != word_length) {
        fault = 1
    }
    word_length = word ? word : word_length
    word = 0
}

function tell(what) {
    print "boards.awk: " (file == "-" ? "<stdin>" : file == "" ? "''" : file) \
        (number ? ":" number : "") ": " what | to_stderr
    status = 1
}

# What a message shows of a text.
function shown(what) {
    what = length(what) > 40 ? substr(what, 1, 37) "..." : what
    gsub(/[\001-\037\177]/, "?", what)
    return what
}
