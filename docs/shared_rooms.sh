#!/usr/bin/env bash
# shared_rooms.sh GAME COMMIT...: what the commits that brought a game changed outside the game's own folders, commit by commit.
# Left out besides: lists of files for the build, pictures, translations, pages that a script writes, test data.
set -eu
game=$1
shift
for commit in "$@"; do
    git log -1 --format='%s' "$commit"
    git diff --stat "$commit^" "$commit" -- app db model tests installer \
        ":!*/$game/*" ":!*/${game}_*" ":!*/$game.*" ':!*CMakeLists.txt' ':!tests/*.jsonl'
    echo
done
