#!/usr/bin/env bash
# shared_rooms.sh GAME           what the commits that brought a game's model, its written form and its windows changed outside its own folders.
#                                Left out besides: lists of files for the build, and whole games as test data.
# shared_rooms.sh places [GAME]  the files outside a game's own folders that name it, of one game or of each, with their number: what one must
#                                think of to add one. A file that is called after a game is its own too. Of the tests, those that name
#                                every game: one that takes some game for its example needs no other. Prose, sentences to be translated
#                                and patches of single clauses are left out. Exit status 1 where a game has more than six.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
mapfile -t games < <(installer/games 1)

# places GAME: a file a line.
places() {
    local game=$1 own file other
    own="(^|/)([^/]*_)?$game(_[^/]*)?(\.[a-z]+)?(/|$)"
    git ls-files app db model installer resources tests docs CMakeLists.txt |
        grep -vE '\.(md|po|pot|patch|svg|png|json|jsonl|csv|txt|intendant|metainfo\.xml\.in|1)$|^resources/translations/' >"$work/files"
    git ls-files '*CMakeLists.txt' >>"$work/files"
    sort -u "$work/files" | grep -vE "$own" | tr '\n' '\0' | xargs -0 grep -lE "\b$game\b|_${game}_" | while read -r file; do
        if [[ $file == tests/* ]]; then
            for other in "${games[@]}"; do
                grep -qE "\b$other\b" "$file" || continue 2
            done
        fi
        echo "$file"
    done
}

if [ "${1:-}" = places ]; then
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    for game in "${@:2}" $([ $# -gt 1 ] || echo "${games[@]}"); do
        mapfile -t found < <(places "$game")
        echo "$game: ${#found[@]}"
        printf '    %s\n' "${found[@]}"
        [ "${#found[@]}" -le 6 ] || many=1
    done
    [ -z "${many:-}" ] || echo 'More than six: docs/adding_a_game.md says how a game is found without being named.'
    exit "${many:-0}"
fi

[[ " ${games[*]} " == *" ${1:-} "* ]] || { sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"; exit 2; }
game=$1
# first FILE...: the commit that brought the first of these that there is.
first() {
    local file
    for file; do
        [ ! -e "$file" ] || { git log --follow --diff-filter=A --format=%h -- "$file" | tail -1; return; }
    done
}
for commit in "$(first "model/$game/meta.hpp")" "$(first "db/session/$game/session.cpp")" \
    "$(first "app/$game/desk/desk.cpp" "app/$game/reading_desk.cpp")"; do
    [ "$commit" != "${before:-}" ] || continue # two in one
    before=$commit
    git log -1 --format='%s' "$commit"
    git diff --stat "$commit^" "$commit" -- app db model tests installer \
        ":!*/$game/*" ":!*/${game}_*" ":!*_$game.*" ":!*/$game.*" ':!*CMakeLists.txt' ':!tests/*.jsonl'
    echo
done
