# Reads a catalog (msgcat --no-wrap) and fails where a translation has other {parameters}, another menu key or other
# spaces at its ends than its sentence.

# Every {parameter} of `some` is in `all`.
function contains(all, some) {
    while (match(some, /\{[a-z_]+\}/)) {
        if (index(all, substr(some, RSTART, RLENGTH)) == 0) return 0
        some = substr(some, RSTART + RLENGTH)
    }
    return 1
}

function menu_key(text) { return match(text, /\\t.*$/) ? substr(text, RSTART) : "" }

function ends(text) { return (text ~ /^ / ? "_" : "") "." (text ~ / $/ ? "_" : "") }

function compare(translation) {
    if (translation == "" || id == "") return
    if (!contains(id, translation) || !contains(translation, id) || menu_key(id) != menu_key(translation) ||
        ends(id) != ends(translation)) {
        print name ": other parameters, keys or spaces than in \"" id "\": \"" translation "\"" > "/dev/stderr"
        wrong = 1
    }
}

/^msgid "/ { id = substr($0, 8, length($0) - 8) }
/^msgstr(\[[0-9]\])? "/ {
    text = $0
    sub(/^msgstr(\[[0-9]\])? "/, "", text)
    compare(substr(text, 1, length(text) - 1))
}
END { exit wrong }
