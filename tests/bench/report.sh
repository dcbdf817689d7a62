#!/usr/bin/env bash
# report.sh BUILD_FOLDER [board|growth|run]: runs intendant_bench of that build, and intendant_board_bench where there is one, and
# writes their figures into docs/performance.md. With `board` only those of the drawn board; with `growth` only how operations grow
# with the log, whose plot is docs/growth.svg; with `run` only how long ./run works in a new clone where the packages are there and nothing
# is compiled yet.
# INTENDANT_BENCH_FOLDER: a folder on the disk to measure (default: that of temporary files).
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
bench=${1:?the folder of a build is missing}/bin/intendant_bench
page=$here/docs/performance.md
board_bench=${bench%_bench}_board_bench
figures=$(mktemp)
trap 'rm -f "$figures" "$figures.table"' EXIT
load() { cut -d' ' -f1 /proc/loadavg; }

processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1)
optimised=$(sed -n 's/^CMAKE_BUILD_TYPE:[^=]*=//p' "$1/CMakeCache.txt" 2>/dev/null || true)
# As the compiler is called; the cache has what CMake would have taken.
[ -z "$optimised" ] || optimised="$optimised ($(grep -oE -m1 -- '-O[0-9s]' "$1/compile_commands.json" | head -1))"
heading() {
    echo "Measured on $(date -u +%Y-%m-%d): ${processor:-unknown processor}, $(nproc) processors, load $(load), ${optimised:-optimised as the build is}."
    echo
}
# write TABLE: puts the new table where the page has that of the name.
write() {
    awk -v table="$figures.table" -v name="$1" '
        /^<!-- end of table/ { skipping = 0 }
        !skipping { print }
        $0 ~ "^<!-- table" name ":" { skipping = 1; while ((getline line < table) > 0) print line }
    ' "$page" >"$figures"
    cat "$figures" >"$page"
    cat "$figures.table"
}

# seconds_of COMMAND...: "of the processor" and "of the clock".
seconds_of() {
    local TIMEFORMAT='%U %S %R'
    { time "$@" >/dev/null 2>&1; } 2>&1 | awk '{ print $1 + $2, $3 }'
}

# Everything ./run does in a new clone, beside compiling a minimal window: the least that a source with a window takes.
if [ "${2:-}" = run ]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$figures" "$figures.table" "$folder"' EXIT
    export CCACHE_DISABLE=1
    unset DISPLAY WAYLAND_DISPLAY
    git clone -q "$here" "$folder/intendant"
    cat >"$folder/minimal.cpp" <<'SOURCE'
#include <wx/app.h>
#include <wx/frame.h>

struct Minimal : wxApp {
    bool OnInit() override { return (new wxFrame(nullptr, wxID_ANY, "minimal"))->Show(); }
};
wxIMPLEMENT_APP(Minimal);
SOURCE
    optimised="-O1"
    before=$(load)
    read -r minimal minimal_clock < <(for _ in 1 2 3; do
        # shellcheck disable=SC2046  # wx-config prints one option a word
        seconds_of c++ -O1 -std=c++20 $(wx-config --cxxflags) -c "$folder/minimal.cpp" -o "$folder/minimal.o"
    done | sort -n)
    read -r whole whole_clock < <(seconds_of "$folder/intendant/run")
    [ -x "$folder/intendant/build/run/bin/intendant" ] || { echo "./run did not build the program." >&2; exit 1; }
    {
        heading
        awk -v whole="$whole" -v clock="$whole_clock" -v minimal="$minimal" -v minimal_clock="$minimal_clock" -v load="$before" 'BEGIN {
            print "| what | processor | clock | load | aim |\n|---|---|---|---|---|"
            printf "| `./run` in a new clone, the packages being there | %d min %d s | %d min %d s | %s | 4 min 30 s with them |\n", \
                whole / 60, whole % 60, clock / 60, clock % 60, load
            printf "| a minimal window, compiled | %.1f s | %.1f s | %s | |\n", minimal, minimal_clock, load
            printf "| `./run` to minimal windows | %.0f | | | |\n", whole / minimal
        }'
    } >"$figures.table"
    write " of ./run"
    exit 0
fi

if [ -x "$board_bench" ] && [ "${2:-}" != growth ]; then
    { heading; printf '| what | measured | aim |\n|---|---|---|\n'; "$here/tests/support/with_display" "$board_bench"; } >"$figures.table"
    write " of the board"
fi
[ "${2:-}" != board ] || exit 0

[ -x "$bench" ] || { echo "There is no $bench: build the target intendant_bench first." >&2; exit 1; }
[ -z "${INTENDANT_BENCH_FOLDER:-}" ] || export TMPDIR=$INTENDANT_BENCH_FOLDER
"$bench" --growth >"$figures"
{
    heading
    awk -F';' '
        !($1 in first) { first[$1] = 1; order[++operations] = $1 }
        { time[$1, $2] = $3; clock[$1, $2] = $4; if (!($2 in column)) { column[$2] = 1; entries[++columns] = $2 } }
        END {
            printf "| of the processor (of the clock), in ms |"; for (c = 1; c <= columns; ++c) printf " %d entries |", entries[c]
            printf "\n|---|"; for (c = 1; c <= columns; ++c) printf "---|"
            print ""
            for (o = 1; o <= operations; ++o) {
                printf "| %s |", order[o]
                for (c = 1; c <= columns; ++c) printf " %.3g (%.3g) |", time[order[o], entries[c]], clock[order[o], entries[c]]
                print ""
            }
        }' "$figures"
} >"$figures.table"
awk -F';' -f "$here/tests/bench/growth_plot.awk" "$figures" >"$here/docs/growth.svg"
write " of growth"
[ "${2:-}" != growth ] || exit 0

# One by one and the best of five, each with the load it met.
"$bench" --benchmark_list_tests=true 2>/dev/null | while read -r name; do
    echo "load,$(load)"
    "$bench" --benchmark_filter="^$name\$" --benchmark_repetitions=5 --benchmark_min_time=0.1 --benchmark_format=csv 2>/dev/null
done >"$figures"
ratios=$("$bench" --odds-ratio | tail -1)
hex_ratios=$("$bench" --hex-ratio | tail -1)
library_ratios=$("$bench" --library-ratio | tail -1)
play_ratios=$("$bench" --play-ratio | tail -1)
undo_ratios=$("$bench" --undo-ratio | tail -1)

{
    heading
    awk -F, '
        BEGIN {
            what["purchase"] = "a purchase";                                        aim["purchase"] = "20 µs"
            what["column_fires"] = "a column fires";                                aim["column_fires"] = "20 µs"
            what["loss_that_captures"] = "the loss that ends a battle with a capture"; aim["loss_that_captures"] = "20 µs"
            what["move_with_path_search"] = "a move with path search";              aim["move_with_path_search"] = "200 µs"
            what["entry_by_session"] = "an entry by a session, durable"
            what["entry_by_hand"] = "the same rows by hand, durable"
            what["open_10000_entries"] = "opening a game of 10,000 entries";        aim["open_10000_entries"] = "50 ms"
            what["odds_5v5"] = "odds, 5 v 5"
            what["odds_5v5_plain"] = "the same by a plain loop over the dice of each state"
            what["odds_20v20"] = "odds, 20 v 20";                                   aim["odds_20v20"] = "15 µs"
            what["odds_95v90"] = "odds, 95 v 90";                                   aim["odds_95v90"] = "500 µs"
            what["odds_95v90_guns"] = "odds, 95 v 90 after a gun at 15 aircraft";   aim["odds_95v90_guns"] = "6000 µs"
            what["odds_100v100"] = "odds, 100 v 100"
            what["odds_200v200"] = "odds, 200 v 200"
            what["odds_500v500"] = "odds, 500 v 500";                               aim["odds_500v500"] = "16000 µs"
            what["odds_sea_20v20"] = "odds, fleets 20 v 20";                        aim["odds_sea_20v20"] = "200 µs"
            what["odds_sea_40v40"] = "odds, fleets 40 v 40";                        aim["odds_sea_40v40"] = "700 µs"
            what["odds_retreat_100v100"] = "where to stop, all of 100 v 100";       aim["odds_retreat_100v100"] = "1000 µs"
            what["odds_plan_100v100"] = "the plan of retreat, 100 v 100";           aim["odds_plan_100v100"] = "800 µs"
            what["odds_plan_sea_40v40"] = "the plan of retreat, fleets 40 v 40";    aim["odds_plan_sea_40v40"] = "4000 µs"
            what["odds_need"] = "the cheapest purchase that takes a space, 10 v 20"
            what["odds_need_plain"] = "the same by trying every army with the plain solver"
            what["hex_flood"] = "51 x 29 hexes, a plain flood"
            what["hex_reach"] = "51 x 29 hexes, all that one unit can reach";       aim["hex_reach"] = "200 µs"
            what["hex_reach_with_bonus"] = "51 x 29 hexes, the same with a bonus and three modes"; aim["hex_reach_with_bonus"] = "200 µs"
            what["hex_supply"] = "51 x 29 hexes, supply of 100 units of two sides"; aim["hex_supply"] = "2000 µs"
            what["pacific_activation"] = "Empire of the Sun, what a headquarters may activate, supply included"; aim["pacific_activation"] = "50 ms"
            what["pacific_card_typed"] = "Empire of the Sun, all that is asked when a card is typed"; aim["pacific_card_typed"] = "50 ms"
            what["odds_sorted_1000v1000"] = "sorted dice, 1000 v 1000";             
        }
        {
            name = $1; gsub(/"/, "", name); sub(/\/.*/, "", name)
            if (name == "load") met = $2
            if (!(name in what) || $1 ~ /_(mean|median|stddev|cv)"?$/) next
            if (!(name in wall)) { order[++rows] = name; load[name] = met; wall[name] = $3; cpu[name] = $4 }
            if ($3 < wall[name]) wall[name] = $3
            if ($4 < cpu[name]) cpu[name] = $4
            unit[name] = $5; sub(/^us$/, "µs", unit[name])
        }
        END {
            print "| what | processor | clock | load | aim |\n|---|---|---|---|---|"
            for (i = 1; i <= rows; ++i) {
                name = order[i]
                # Work on the processor is counted in its time; what waits for the disk in that of the clock.
                time[name] = name ~ /^entry/ ? wall[name] : cpu[name]
                # What waits for the disk is timed by the bench itself, by the clock alone.
                processor = name ~ /^entry/ ? "" : sprintf("%.*f %s", (cpu[name] < 10 ? 2 : 0), cpu[name], unit[name])
                printf "| %s | %s | %.*f %s | %s | %s |\n", what[name], processor, \
                    (wall[name] < 10 ? 2 : 0), wall[name], unit[name], load[name], aim[name]
            }
            if (time["entry_by_hand"] > 0)
                printf "| session to hand | | %.2f | | at most 1.25 |\n", time["entry_by_session"] / time["entry_by_hand"]
        }' "$figures"
    # Counted by the window tests that press them (tests/app/kept_keys.hpp).
    awk -F';' 'BEGIN { aim["hits"] = 8; aim["United Kingdom"] = 60; aim["landing"] = 14 }
        NR > 1 {
            most = "one a die: 60"
            for (what in aim) if (index($1, what)) most = aim[what]
            printf "| %s | %d keys | | | %s |\n", $1, $2, most
        }' \
        "$here/tests/app/counted_keys.csv"
    echo
    echo "In one run: $ratios."
    echo
    echo "Also in one run: $hex_ratios."
    echo
    echo "The library, of the processor's time: $library_ratios."
    echo
    echo "Of the clock: $play_ratios; $undo_ratios."
} >"$figures.table"
write ""
