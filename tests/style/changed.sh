# shellcheck shell=bash
# What plain and tidy share: which sources changed. To be sourced from the repository's root.

# base: the commit that changes are counted from: INTENDANT_BASE; else where this branch left the one that it follows; else the last
# commit but one. Nothing where there is none.
base() {
    local from
    from=${INTENDANT_BASE:-$(git merge-base HEAD '@{upstream}' 2>/dev/null || true)}
    [ -n "${INTENDANT_BASE:-}" ] || [ "$from" != "$(git rev-parse HEAD)" ] || from=
    git rev-parse -q --verify "${from:-HEAD^}^{commit}" || true
}

# changed BASE PATTERN: the files that changed since, those of the last commit first.
changed() {
    { git diff --name-only --diff-filter=AM HEAD^ -- "$2" 2>/dev/null || true
      git diff --name-only --diff-filter=AM "$1" -- "$2"; } | awk '!seen[$0]++'
}
