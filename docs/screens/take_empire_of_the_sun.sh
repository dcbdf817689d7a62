# shellcheck shell=bash disable=SC2154
# The pictures of Empire of the Sun; sourced by take.sh for each look.

# pacific NAME: the example of play of Empire of the Sun as a game.
pacific() {
    "$bin/intendant-cli" play "$root/tests/playthroughs/empire_of_the_sun/games/example_of_play.jsonl" --game "$games/$1.intendant" >/dev/null
}

pacific pacific
start pacific
take empire-of-the-sun-books
xdotool mousemove --window "$(xdotool getactivewindow)" 118 97 click 1 # the second page
take empire-of-the-sun-log
stop
