# shellcheck shell=bash disable=SC2154
# The pictures of Empire of the Sun; sourced by take.sh for each look.

# pacific NAME: the example of play of Empire of the Sun as a game.
pacific() {
    "$bin/intendant-cli" play "$root/tests/playthroughs/empire_of_the_sun/games/example_of_play.jsonl" --game "$games/$1.intendant" >/dev/null
}

pacific pacific
start pacific
keys Return F5 1 2
take empire-of-the-sun-card
keys F7
take empire-of-the-sun-supply
stop
