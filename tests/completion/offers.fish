# offers.fish - prints what fish offers for each line read.
set fish_complete_path $TTTJUDGE_COMPLETION
while read -l line
    set -l offers (complete -C "$line" | string replace -r '\t.*' '' | string replace -r -- '--(size|check)=' '' | string join ' ')
    printf '%s\n' "$offers"
end
