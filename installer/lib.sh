# shellcheck shell=bash
# What ./run and ./test share: installing what is missing and configuring. To be sourced from the repository's root.

# say SENTENCE: to the person who started the command.
say() { printf '%s\n' "$*" >&2; }

# packages_of GROUP...: the packages of these groups in installer/packages.txt.
packages_of() {
    local groups=" $* " group name purpose
    while read -r group name purpose; do
        [[ $groups == *" $group "* && -n $purpose ]] && printf '%s\n' "$name"
    done < <(grep -v '^#' installer/packages.txt)
    return 0
}

# missing_of PACKAGE...: those that are not installed.
missing_of() {
    local name
    for name in "$@"; do
        # shellcheck disable=SC2016  # dpkg-query expands it
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || printf '%s\n' "$name"
    done
}

# install_missing GROUP...: installs what is missing of these groups; asks first when a person can answer. Leaves the
# program with a sentence when it may not or cannot.
install_missing() {
    local names missing answer as_root=()
    if ! command -v dpkg-query >/dev/null; then
        say "This is not a Debian system, so nothing is installed for you; installer/packages.txt lists what is needed."
        return 0
    fi
    mapfile -t names < <(packages_of "$@")
    mapfile -t missing < <(missing_of "${names[@]}")
    [ "${#missing[@]}" -gt 0 ] || return 0

    local apt=(apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "${missing[@]}")
    say "To be installed from Debian: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null || { ! [ -t 0 ] && ! sudo -n true 2>/dev/null; }; then
            say "Installing needs root or sudo. Ask someone who has it to run this command, then start again:"
            say "    apt-get update && ${apt[*]}"
            exit 1
        fi
        as_root=(sudo)
    fi
    if [ -t 0 ]; then
        read -r -p 'Install them now? [Y/n] ' answer || answer=no
        case $answer in
        '' | [YySs]*) ;;
        *)
            say "Nothing was installed. By hand: apt-get update && ${apt[*]}"
            exit 1
            ;;
        esac
    fi
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 update >&2 ||
        say "The lists of packages could not be brought up to date; going on with the old ones."
    if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "${apt[@]}" >&2 </dev/null; then
        say "The packages could not be installed; what apt-get said is above."
        exit 1
    fi
}

# compile_jobs: as many compilers as there are processors, and memory for (a dozen sources of windows take 1.1 GB, a test
# program's main 800). INTENDANT_JOBS overrides.
compile_jobs() {
    local processors memory
    if [ -n "${INTENDANT_JOBS:-}" ]; then
        echo "$INTENDANT_JOBS"
        return
    fi
    processors=$(nproc)
    memory=$(awk '/^MemAvailable/ { print int($2 / 1100000) }' /proc/meminfo)
    [ "$memory" -lt 1 ] && memory=1
    echo $((processors < memory ? processors : memory))
}

# configure FOLDER OPTION...: a Ninja build in FOLDER, with what most sources name precompiled, and most rooms compiled
# a dozen sources at once. A build that was configured before this clone was moved is made anew: CMake cannot follow.
configure() {
    local folder=$1
    shift
    if [ -f "$folder/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt"; then
        rm -rf "${folder:?}"
    fi
    cmake -S . -B "$folder" -G Ninja -DINTENDANT_PRECOMPILE=ON -DINTENDANT_UNITY=ON "$@"
}
