#!/usr/bin/env bash
# take.sh [BIN [NAME...]]: takes the pictures of this folder from the real program on a virtual display: every window light
# and in English, some also dark, in Italian and in French. BIN: the folder of intendant and intendant-cli (default
# build/dev/bin). NAME: only these are taken anew. Needs xdotool and ImageMagick.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
bin=$(cd "${1:-$root/build/dev/bin}" && pwd)
[ $# -eq 0 ] || shift
if [ -z "${INTENDANT_SCREENS_INSIDE:-}" ]; then
    for tool in xdotool import; do
        command -v "$tool" >/dev/null || { echo "take.sh needs $tool (packages xdotool, imagemagick)." >&2; exit 1; }
    done
    INTENDANT_SCREENS_INSIDE=1 exec "$root/tests/support/with_display" "$0" "$bin" "$@"
fi

wanted="$*"
games=$(mktemp -d)
program=''
trap '[ -z "$program" ] || kill "$program" 2>/dev/null; rm -rf "$games"' EXIT
sample=$root/docs/samples/japan_turn.jsonl

# game NAME LINES: the sample's first lines as a game.
game() {
    head -n "$2" "$sample" >"$games/$1.jsonl"
    "$bin/intendant-cli" play "$games/$1.jsonl" --game "$games/$1.intendant" >/dev/null
}
# start [GAME [SIZE]]: starts the program and waits for its window.
start() {
    if [ $# -gt 0 ]; then "$bin/intendant" --size "${2:-1280x800}" "$games/$1.intendant" 2>/dev/null & else "$bin/intendant" 2>/dev/null & fi
    program=$!
    # A window that goes while xdotool looks at it ends the search.
    for _ in 1 2 3 4 5; do
        xdotool search --sync --all --onlyvisible --pid "$program" --name Intendant >/dev/null 2>&1 && break
    done
    sleep 1
}
stop() {
    kill "$program"
    wait "$program" 2>/dev/null || true
    program=''
}
keys() {
    for key in "$@"; do
        xdotool key "$key"
        sleep 0.25
    done
    sleep 0.5
}
text() {
    xdotool type --delay 30 "$1"
    sleep 0.4
}
# A picture outside the light English ones is kept when it is listed here.
kept='board-dark battle-deciding-dark welcome-italian sample-italian new-game-rules-french help-french'
for each in movement battle-losses table-display; do kept+=" $each-italian $each-french"; done # those of the handbook
# take NAME: a picture of the window, or of the dialog before it.
take() {
    case " $wanted " in "  " | *" $1 "*) ;; *) return 0 ;; esac
    [ "$look" = light ] || [[ " $kept " = *" $1-$look "* ]] || return 0
    sleep 0.3
    # The tool tip of where the mouse happens to be is not part of the window.
    xdotool mousemove 1279 899
    sleep 0.3
    # While a window opens, none or the wrong one is active for a moment.
    for _ in 1 2 3 4 5; do
        import -window "$(xdotool getactivewindow)" -strip -colors 64 "PNG8:$here/$1-$look.png" 2>/dev/null && return
        sleep 0.3
    done
    echo "There is no window to take as $1." >&2
    exit 1
}

for look in light dark italian french; do
    export GTK_THEME=Adwaita LANGUAGE=en
    case $look in
        dark) GTK_THEME=Adwaita:dark ;;
        italian) LANGUAGE=it ;;
        french) LANGUAGE=fr ;;
    esac
    rm -f "$games"/*.intendant
    game opened 1
    game buying 3
    game moving 5
    game battle 16
    game losses 17
    game deciding 40
    game placing 52
    game income 55
    rm -rf "$XDG_CONFIG_HOME"

    start
    take welcome
    keys Tab Tab Tab Tab Return
    sleep 3
    keys Return Return Return Return
    take sample
    keys ctrl+w ctrl+n
    take new-game
    keys ctrl+Next
    take new-game-rules
    keys ctrl+Next
    take new-game-deployment
    stop

    start buying
    take reopened
    keys alt+o F7
    take bank
    keys F8
    take production-chart
    keys ctrl+k
    take keys
    keys Escape
    keys ctrl+comma
    take preferences
    keys Escape
    keys F9
    take technology
    keys F11
    text manch
    take territories
    keys F12
    take rules
    stop

    start moving
    keys alt+o F2
    text kwang
    keys Return 1 1 Next
    take board
    keys Escape Escape Home
    take board-whole
    stop

    start opened
    keys F5
    text 6
    keys Return
    text 3
    keys Return Tab Tab
    take research-and-purchase
    keys F5
    text 1
    keys Return
    take warning
    keys F1
    take help
    stop

    start moving
    keys F4 ctrl+z
    keys F5
    text kwang
    keys Return
    text manch
    keys Return
    text 2
    take movement
    stop

    for each in losses deciding; do
        start "$each"
        keys alt+o F6
        take "battle-$each"
        stop
    done
    start deciding 1024x700
    keys alt+o F6
    take battle-deciding-small
    stop
    start deciding
    keys alt+o ctrl+i
    sleep 1
    take what-if
    stop
    start placing
    keys alt+o F5
    take placement
    stop
    start battle
    keys alt+o ctrl+d
    sleep 1
    take table-display
    stop
    start income
    keys alt+o ctrl+l
    take luck
    keys F2 F5
    take income
    stop

    for each in $("$root/installer/games" 1); do
        # shellcheck source=/dev/null
        [ ! -f "$here/take_$each.sh" ] || . "$here/take_$each.sh" # what is shown of this game besides
    done

    start
    sleep 2
    take welcome-recent
    stop

    start battle
    first=$program
    "$bin/intendant" "$games/battle.intendant" 2>/dev/null &
    program=$!
    xdotool search --sync --all --onlyvisible --pid "$program" --name Intendant >/dev/null
    sleep 1
    take in-use
    kill "$first"
    wait "$first" 2>/dev/null || true
    stop
done
