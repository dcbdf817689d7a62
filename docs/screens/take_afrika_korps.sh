# shellcheck shell=bash disable=SC2154
# The pictures of Afrika Korps; sourced by take.sh for each look.

# afrika NAME LINES: the first lines of a recorded game of Afrika Korps as a game.
afrika() {
    head -n "$2" "$root/tests/playthroughs/afrika_korps/games/the_axis_is_shut_in.jsonl" >"$games/$1.jsonl"
    "$bin/intendant-cli" play "$games/$1.jsonl" --game "$games/$1.intendant" >/dev/null
}
kept+=" afrika-korps-board-dark afrika-korps-battle-french afrika-korps-battle-italian"

afrika afrika-moving 50
afrika afrika-battle 60
start afrika-moving
keys Return F2 s
take afrika-korps-supply
keys s z
take afrika-korps-board
keys F7
take afrika-korps-books
stop
start afrika-battle
keys Return F4 F4
take afrika-korps-battle
keys ctrl+d
sleep 1
take afrika-korps-table-display
stop
