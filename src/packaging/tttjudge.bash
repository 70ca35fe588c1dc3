# tttjudge.bash - completes the words of a tttjudge command in bash. Needs bash alone
# (3.2 or later); where the function offers nothing, bash offers files.
_tttjudge() {
    local current=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]-}
    local before=${COMP_WORDS[COMP_CWORD - 1]} options='' words='' i
    local IFS=$' \t\n'

    if [ "$COMP_CWORD" -eq 1 ]; then
        words='validate moves gomoku help'
        if [ "${current:0:1}" = - ]; then
            words='-h --help --version'
        fi
    elif [ "$command" = help ]; then
        if [ "$COMP_CWORD" -eq 2 ]; then
            words='validate moves gomoku'
        fi
    else
        options='-e --explain -s --show -k --keep-going -c --count --check --strict -h --help'
        case $command in
        validate) options="$options -r --reachable" ;;
        moves) ;;
        gomoku) options="$options --size --exact" ;;
        *) options='' ;;
        esac

        # "--size=19" is three words to bash, or one if COMP_WORDBREAKS has no "=".
        if [ "$before" = = ]; then
            before=${COMP_WORDS[COMP_CWORD - 2]}
        elif [ "$current" = = ]; then
            current=''
        fi
        case $command$before/$current in
        gomoku--size/*) words=$(echo {5..32}) ;;
        gomoku*/--size=*) words=$(echo --size={5..32}) ;;
        */-*) words=$options ;;
        esac

        # All words after "--" are files.
        COMPREPLY=()
        for ((i = 2; i < COMP_CWORD; i++)); do
            if [ "${COMP_WORDS[i]}" = -- ]; then
                return
            fi
        done
        if [ -z "$words" ]; then
            return
        fi
    fi

    compopt +o bashdefault +o default 2>/dev/null # no files; bash 4 or later
    # shellcheck disable=SC2207 # bash 3.2 has no mapfile, and no word has a blank
    COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o bashdefault -o default -F _tttjudge tttjudge
