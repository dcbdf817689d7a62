#!/usr/bin/env bash
# Writes the times of the last ./test into docs/testing.md, and fails when a case of more than 20 seconds has no reason there.
#
#   docs/testing.sh [SENTENCE]    where it was run, e.g. "a clean Debian 12, two processors, nothing cached"
set -eu
cd "$(dirname "$(readlink -f "$0")")/.."
page=docs/testing.md
{ sed '/^<!-- times -->$/q' "$page"
  printf '\n%s, at %s, on %s.\n\n| Part | Seconds |\n|---|---|\n' "${1:-On this machine}" "$(git rev-parse --short HEAD)" "$(date -u +%F)"
  sed -nE '/^== Times/,/^== The cases/s/^([^=].*[^ ]) +([0-9]+) s$/| \1 | \2 |/p' build/pool/report.txt
  printf '\n| Case | Seconds |\n|---|---|\n'
  sed -nE '/^== The cases/,$s/^([0-9]+)\.[0-9]+ (.*)$/| \2 | \1 |/p' build/pool/report.txt; } >"$page.new"
mv "$page.new" "$page"
missing=$(sed -nE '/^\| Case/,$s/^\| (.*) \| ([0-9]+) \|$/\2 \1/p' "$page" | while read -r seconds name; do
    [ "$seconds" -le 20 ] || grep -qF "* $name: " "$page" || echo "$name ($seconds s)"
done)
[ -z "$missing" ] || { printf 'No reason in %s for:\n%s\n' "$page" "$missing" >&2; exit 1; }
