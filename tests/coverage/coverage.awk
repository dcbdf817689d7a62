# Reads the clause book; see the script `coverage` beside this file.

function note(list, id, place) {
    if (!(id in text)) return
    if (index(list[id] " ", " " place " ") == 0) list[id] = list[id] " " place
}

# Every clause named in a line, those within "M-10 to M-25" too.
function clauses_of(line, list, place,    found, first, last, group, n) {
    while (match(line, /[A-Z]-[0-9][0-9]+/)) {
        found = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        note(list, found, place)
        if (match(line, /^ to [A-Z]-[0-9][0-9]+/)) {
            first = substr(found, 3) + 0
            last = substr(line, RSTART + 6, RLENGTH - 6) + 0
            group = substr(found, 1, 1)
            for (n = first + 1; n < last; ++n) note(list, sprintf("%s-%02d", group, n), place)
        }
    }
}

function short(file) {
    sub(/^model\/axis_allies\//, "", file)
    sub(/^tests\/model\/axis_allies\//, "", file)
    sub(/^resources\/axis_allies\//, "", file)
    sub(/^tests\/vectors\/axis_allies\//, "", file)
    return file
}

function cell(list) {
    sub(/^ /, "", list)
    gsub(/ /, ", ", list)
    return list == "" ? "-" : list
}

/^- \*\*[A-Z]-[0-9]+\*\*/ {
    id = $2
    gsub(/\*/, "", id)
    if (id ~ /^Q-/) next
    order[++count] = id
    text[id] = 1
    informs[id] = index($0, "⟨I⟩") > 0 && index($0, "⟨C⟩") == 0 && index($0, "⟨R⟩") == 0 && index($0, "⟨W⟩") == 0
}

END {
    while ((getline file < sources) > 0) {
        while ((getline line < file) > 0) clauses_of(line, code, short(file))
        close(file)
    }
    while ((getline file < tests) > 0) {
        while ((getline line < file) > 0) {
            if (file ~ /\.json$/) {
                clauses_of(line, proof, short(file))
                continue
            }
            while (match(line, /\[rule:[A-Z]-[0-9]+\]/)) {
                note(proof, substr(line, RSTART + 6, RLENGTH - 7), short(file))
                line = substr(line, RSTART + RLENGTH)
            }
        }
        close(file)
    }

    print "# Which code carries out each clause, and which tests prove it" > page
    print "" > page
    print "Made by `tests/coverage/coverage . --write` from the sources; the clauses stand in" \
        " [RULES.md](../model/axis_allies/RULES.md)." > page
    print "Files are named as in `model/axis_allies`, `tests/model/axis_allies`, `tests/vectors/axis_allies` and" \
        " `resources/axis_allies`." > page
    print "A clause that only informs is carried by the explanations in `clauses.csv`." > page
    print "Whether the tests would notice a broken clause: [coverage_check.md](coverage_check.md)." > page
    print "" > page
    body = ""
    for (i = 1; i <= count; ++i) {
        id = order[i]
        group = substr(id, 1, 1)
        if (code[id] == "" && informs[id]) code[id] = " clauses.csv"
        if (code[id] == "") missing[++lost] = id " code"
        else ++coded
        if (proof[id] == "") missing[++lost] = id " test"
        else ++proved
        if (group != last_group) body = body "\n## Group " group "\n\n| Clause | Code | Tests |\n|---|---|---|\n"
        last_group = group
        body = body "| " id " | " cell(code[id]) " | " cell(proof[id]) " |\n"
    }
    printf "%d clauses; %d carried out in code, %d proved by a test.\n", count, coded, proved > page
    if (lost > 0) {
        print "\n## Gaps\n" > page
        for (i = 1; i <= lost; ++i) print "* " missing[i] > page
    }
    printf "%s", body > page

    for (i = 1; i <= lost; ++i) {
        split(missing[i], part, " ")
        print part[1] " has no " part[2] ": " (part[2] == "code" \
            ? "name the clause where the sources carry it out." : "tag a test with [rule:" part[1] "].")
    }
    printf "%d clauses; %d carried out in code, %d proved by a test, %d gaps.\n", count, coded, proved, lost
    exit lost > 0
}
