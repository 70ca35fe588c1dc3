# offers.bash - calls the completion function as bash does: for each line read, with
# the words in COMP_WORDS. Prints what it offers, or the files that bash then offers.
# shellcheck disable=SC1091,SC2206,SC2207 # words without blanks, split on purpose
source "$TTTJUDGE_COMPLETION/tttjudge.bash"
specification=$(complete -p tttjudge) || exit 1

compopt() {
    files=no # the function says so with "compopt +o default"
}

while IFS= read -r line; do
    line=${line//=/ = } # "=" ends a word in bash, and is one
    COMP_WORDS=($line)
    case $line in
    *' = ') ;;
    *' ') COMP_WORDS+=('') ;;
    esac
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    COMPREPLY=()
    files=no
    case $specification in
    *'-o default'*) files=yes ;;
    esac
    _tttjudge
    if [ ${#COMPREPLY[@]} -eq 0 ] && [ $files = yes ]; then
        COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))
    fi
    printf "%s\n" "${COMPREPLY[*]-}"
done
