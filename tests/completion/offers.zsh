# offers.zsh - prints what zsh offers for each line read. Completion is for interactive
# shells only, so another zsh does it, on a terminal of its own (zsh/zpty).
if [[ -z $TTTJUDGE_ANSWERS ]]; then
    folder=$(mktemp -d)
    cp $0 $folder/.zshrc
    cat >$folder/lines
    zmodload zsh/zpty
    export TTTJUDGE_ANSWERS=$folder/answers ZDOTDIR=$folder
    zpty terminal zsh -d -i
    while zpty -r terminal screen; do done
    cat $folder/answers
    rm -rf $folder
    return
fi

# From here on: the interactive zsh, whose .zshrc this is.
fpath=($TTTJUDGE_COMPLETION $fpath)
autoload -U compinit
compinit -u -d $ZDOTDIR/dump

# Puts all that is offered into the line.
offer() {
    _main_complete
    found=$compstate[nmatches]
    compstate[insert]=all
    compstate[list]=
}
zle -C offer complete-word offer

answer() {
    local line
    for line in "${(@f)$(<$ZDOTDIR/lines)}"; do
        BUFFER=$line
        CURSOR=$#BUFFER
        zle offer
        if ((found > 0)); then
            print -r -- ${${${BUFFER#${line% *}}//--size=}//--check=}
        else
            print
        fi
    done >$TTTJUDGE_ANSWERS
    exit
}
zle -N zle-line-init answer
