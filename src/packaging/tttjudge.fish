# tttjudge.fish - completes the words of a tttjudge command in fish.
# Belongs in a folder of $fish_complete_path, where fish finds it.

# Whether the word being written is the command, or the command is one of these.
function __tttjudge_has_no_command
    test (count (commandline -opc)) -eq 1
end
function __tttjudge_command_is
    set -l words (commandline -opc)
    test (count $words) -gt 1; and contains -- $words[2] $argv
end
function __tttjudge_wants_topic
    set -l words (commandline -opc)
    test (count $words) -eq 2; and test $words[2] = help
end

set -l judging '__tttjudge_command_is validate moves gomoku'

# Files are offered after a judge only.
complete -c tttjudge -n "not $judging" -f

complete -c tttjudge -n __tttjudge_has_no_command -a validate -d 'judge finished tic-tac-toe boards'
complete -c tttjudge -n __tttjudge_has_no_command -a moves -d 'judge lists of tic-tac-toe moves'
complete -c tttjudge -n __tttjudge_has_no_command -a gomoku -d 'judge gomoku games'
complete -c tttjudge -n __tttjudge_has_no_command -a help -d 'print what the program or a command does'
complete -c tttjudge -n __tttjudge_has_no_command -s h -l help -d 'print what the program does'
complete -c tttjudge -n __tttjudge_has_no_command -l version -d 'print the version'

complete -c tttjudge -n __tttjudge_wants_topic -a 'validate moves gomoku' -d 'the formats and options of a command'

complete -c tttjudge -n $judging -s e -l explain -d 'add a tab and the reason to each verdict'
complete -c tttjudge -n $judging -s s -l show -d 'draw each position'
complete -c tttjudge -n $judging -s k -l keep-going -d 'print "error" for a malformed record and go on'
complete -c tttjudge -n $judging -s c -l count -d 'print how often each verdict came'
complete -c tttjudge -n $judging -l check -r -F -d 'print where answers differ from the verdicts'
complete -c tttjudge -n $judging -l strict -d 'accept only what the problem promises, to the byte'
complete -c tttjudge -n $judging -s h -l help -d 'print the page of the command'

complete -c tttjudge -n '__tttjudge_command_is validate' -s r -l reachable -d 'accept every board that can occur in a game'

complete -c tttjudge -n '__tttjudge_command_is gomoku' -l size -x -a '(seq 5 32)' -d 'play on N x N points'
complete -c tttjudge -n '__tttjudge_command_is gomoku' -l exact -d 'exactly five in a row win, six or more do not'
