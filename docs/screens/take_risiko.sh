# shellcheck shell=bash disable=SC2154
# The pictures of RisiKo!; sourced by take.sh for each look.

# risiko NAME LINES: the first lines of a recorded game of RisiKo! as a game.
risiko() {
    head -n "$2" "$root/tests/playthroughs/risiko/games/game_02.jsonl" >"$games/$1.jsonl"
    "$bin/intendant-cli" play "$games/$1.jsonl" --game "$games/$1.intendant" >/dev/null
}
kept+=" risiko-board-dark risiko-attack-italian risiko-attack-french"

risiko risiko-attack 45
risiko risiko-late 130
start risiko-attack
keys alt+o Escape F5
take risiko-attack
keys F2
take risiko-board
keys ctrl+l
take risiko-luck
stop
start risiko-late
keys alt+o F7
take risiko-players
keys ctrl+d
sleep 1
take risiko-table-display
stop
