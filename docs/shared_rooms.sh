#!/usr/bin/env bash
# shared_rooms.sh GAME: what the commits that brought a game's model, its written form and its windows changed outside the game's
# own folders. Left out besides: lists of files for the build, and whole games as test data.
set -eu
cd "$(dirname "$(readlink -f "$0")")/.."
game=$1
for first in "model/$game/meta.hpp" "db/session/$game/session.cpp" "app/$game/desk/desk.cpp"; do
    commit=$(git log --follow --diff-filter=A --format=%h -- "$first" | tail -1)
    git log -1 --format='%s' "$commit"
    git diff --stat "$commit^" "$commit" -- app db model tests installer \
        ":!*/$game/*" ":!*/${game}_*" ":!*/$game.*" ':!*CMakeLists.txt' ':!tests/*.jsonl'
    echo
done
