# One source with all the changes drawn for it, each made where INTENDANT_SWEEP names its number (chosen.hpp). No line more or less.
#   awk -v file=FILE -f choices.awk LIST FILE
# LIST: number, key, file, line, column, what stands there, what it becomes, with tabs between, as sweep draws them.
function edit(line, at, size, text, rank,    i) {
    i = ++edits[line]
    where[line, i] = at; much[line, i] = size; put[line, i] = text; order[line, i] = at * 10 + rank
}
# Puts text where the side ends that begins in this line at this column.
function close_side(line, at, text, rank,    depth, sign, rest) {
    for (; line <= lines; ++line) {
        for (; at <= length(plain[line]); ++at) {
            sign = substr(plain[line], at, 1); rest = substr(plain[line], at)
            if (sign ~ /[({[]/) ++depth
            if ((sign ~ /[])}]/ && --depth < 0) || (depth == 0 && (sign ~ /[;,?]/ || rest ~ /^ (&&|[|][|]|:)( |$)/))) {
                edit(line, at, 0, text, rank)
                return
            }
        }
        at = 1
    }
}
BEGIN {
    FS = "\t"
    split("< Less <= LessOrSame > More >= MoreOrSame == Same != Other + Plus - Minus && And || Or", pairs, " ")
    for (i = 1; i < 20; i += 2) name[pairs[i]] = pairs[i + 1]
}
FNR == NR {
    if ($3 == file) { ++n; number[n] = $1; at_line[n] = $4; column[n] = $5; what[n] = $6; by[n] = $7 }
    next
}
{
    text[++lines] = $0
    rest = $0; gsub(/\\"/, "__", rest)
    while (match(rest, /"[^"]*"/)) {
        blank = sprintf("%" RLENGTH "s", ""); gsub(/ /, "_", blank)
        rest = substr(rest, 1, RSTART - 1) blank substr(rest, RSTART + RLENGTH)
    }
    gsub(/'[^']'/, "___", rest)
    sub(/ *\/\/.*/, "", rest)
    plain[lines] = rest
}
END {
    for (i = 1; i <= n; ++i) {
        l = at_line[i]; c = column[i]; on = "::sweep::on(" number[i] ")"
        if (by[i] == "nothing" && what[i] == "!") edit(l, c, 1, on " != !", 4)
        else if (by[i] == "nothing") {
            both = substr(what[i], 2, 2)
            edit(l, c + 4, 0, both == "&&" ? "(" on " || (" : "(!" on " && (", 3)
            edit(l, c + length(what[i]), 0, "))", 1)
        } else if (what[i] == "&&" || what[i] == "||") {
            edit(l, c, 2, what[i] " ::sweep::" name[what[i]] "{" number[i] "} " what[i] " [&]() -> bool { return static_cast<bool>(", 4)
            close_side(l, c + 3, "); }", 2)
        } else if (what[i] in name) edit(l, c, length(what[i]), what[i] " ::sweep::" name[what[i]] "{" number[i] "} " what[i], 4)
        else if (what[i] == "true") edit(l, c, 4, "!" on, 4)
        else if (what[i] == "false") edit(l, c, 5, on, 4)
        else edit(l, c, length(what[i]), "(" on " ? " by[i] " : " what[i] ")", 4)
    }
    for (l = 1; l <= lines; ++l) {
        out = ""; done = 1
        for (left = edits[l]; left > 0; --left) {
            first = 0
            for (i = 1; i <= edits[l]; ++i) if (!((l, i) in used) && (!first || order[l, i] < order[l, first])) first = i
            used[l, first] = 1
            out = out substr(text[l], done, where[l, first] - done) put[l, first]
            done = where[l, first] + much[l, first]
        }
        print out substr(text[l], done)
    }
}
