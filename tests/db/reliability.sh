#!/usr/bin/env bash
# reliability.sh BUILD_FOLDER [--long] [--windows] [--all]: runs the tests that are named by an R-number and writes the lines
# they print into docs/reliability.md, those of R14 and of the library, always with the larger numbers, into docs/performance.md.
# --long: the larger numbers for all, and R18; --windows: also those in the windows; --all: these, and R15 and R17 (several
# minutes). Builds nothing; fails when a test fails or is not there.
set -u
here=$(cd "$(dirname "$0")/../.." && pwd)
build=$(cd "${1:?the folder of a build is missing}" && pwd)
shift
all=
windows=
kind='the numbers of every run'
for option in "$@"; do
    case $option in
    --long) export INTENDANT_LONG=1 kind='the larger numbers' ;;
    --windows) windows=1 ;;
    --all) all=1 windows=1 ;;
    *) echo "reliability.sh knows no \"$option\"." >&2; exit 2 ;;
    esac
done
out=$(mktemp)
trap 'rm -f "$out" "$out".*' EXIT
failed=0
# run COMMAND... TESTS: keeps what it prints; a name that no test has is a failure.
run() {
    "$@" --warn NoTests >"$out.one" 2>&1 || { failed=1; cat "$out.one" >&2; }
    cat "$out.one" >>"$out"
}
for number in 1 2 3 5 6 7 8 9 10 11 12 13 19 20 21 23 24; do
    run "$build/bin/intendant_tests" "R$number *"
done
run "$build/bin/intendant_tests" "every recorded game is replayed*"
run env INTENDANT_LONG=1 "$build/bin/intendant_tests" "R14 *"
run env INTENDANT_LONG=1 "$build/bin/intendant_tests" "a library of a thousand games*"
run "$build/bin/intendant_fuzz" "R22 *"
run "$build/bin/intendant_seat_tests" "R26 *"
[ -z "${INTENDANT_LONG:-}" ] || run "$build/bin/intendant_tests" "R18 *"
if [ -n "$all" ]; then
    for part in history games; do
        run "$build/bin/intendant_fuzz" "[$part]"
    done
fi
if [ -n "$windows" ]; then
    for number in 4 13 25; do
        run "$here/tests/support/with_display" "$build/bin/intendant_window_tests" "R$number *"
    done
fi
[ "$failed" = 0 ] || { echo "A test failed; the pages are left as they were." >&2; exit 1; }

measured="Run on $(date -u +%Y-%m-%d) with $kind: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(nproc) processors, load $(cut -d' ' -f1 /proc/loadavg), SQLite $(pkg-config --modversion sqlite3)."
missing=
for wanted in R{1..26} 'R13.* through the window'; do
    grep -qE "^$wanted([:,]|$)" "$out" || missing+="${missing:+, }${wanted/.\*/}"
done
quick='^(R14:|Library:)'
{
    echo "$measured"
    echo
    grep -E '^R[0-9]+[:,]' "$out" | grep -vE "$quick" | sed 's/^R\([0-9]\)\([:,]\)/R0\1\2/' | sort -s -k1.1,1.3 | sed 's/^R0/R/; s/^/* /'
    echo
    echo "R14 is in [performance.md](performance.md).${missing:+ Not in this run: $missing.}"
} >"$out.page"
{
    echo "${measured/ with $kind/}"
    echo
    grep -E "$quick" "$out" | sed 's/^R14: /* /; s/^Library: /* library: /'
} >"$out.quick"
# between FILE BEGIN END NEW: puts NEW between the two lines.
between() {
    awk -v begin="$2" -v end="$3" -v new="$4" '
        index($0, begin) { print; while ((getline line < new) > 0) print line; skipping = 1; next }
        index($0, end) { skipping = 0 }
        !skipping' "$1" >"$out.new" && cat "$out.new" >"$1"
}
between "$here/docs/reliability.md" '<!-- figures: written' '<!-- end of figures' "$out.page"
between "$here/docs/performance.md" '<!-- long log: written' '<!-- end of long log' "$out.quick"
