# blocks.awk - extracts the commands of a document, and the output that it shows for them.
# Reads README.md, the man page's source or a page of help, and writes into folder, for each
# command from 1 on:
#
#     N.command    the command, with all its lines
#     N.shown      the output that the document shows for it
#     N.line       the line of the document where it stands
#
# A command is a line that begins with "$ " and those after it as long as a line ends in
# a backslash. The lines up to the next command, or to the example's end, are its output.

# Replaces the escapes of the man page; \e last, since it makes backslashes.
function plain(text) {
    gsub(/\\&/, "", text)
    gsub(/\\-/, "-", text)
    gsub(/\\\(aq/, "'", text)
    gsub(/\\\(ha/, "^", text)
    gsub(/\\e/, "\\", text)
    return text
}

function finish() {
    if (count > 0) {
        close(folder "/" count ".command")
        close(folder "/" count ".shown")
        close(folder "/" count ".line")
    }
}

function start() {
    finish()
    count++
    printf "" > (folder "/" count ".shown")
    print FNR > (folder "/" count ".line")
}

/^```console$/ || /^\.Bd -literal/ || /^Example:$/ {
    inside = 1
    is_page = /^Example/
    is_manual = /^\./
    in_command = in_output = 0
    next
}

inside && (/^```$/ || /^\.Ed$/ || (is_page && /^$/)) {
    inside = 0
}

inside {
    line = is_manual ? plain($0) : $0
    if (is_page) {
        sub(/^  /, "", line)
    }
    if (!in_command && substr(line, 1, 2) == "$ ") {
        start()
        in_command = in_output = 1
        line = substr(line, 3)
    }
    if (in_command) {
        print line > (folder "/" count ".command")
        in_command = line ~ /\\$/
    } else if (in_output) {
        print line > (folder "/" count ".shown")
    }
}

END {
    finish()
    print count + 0
}
