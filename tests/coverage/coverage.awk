# Reads a game's clause book; see the script `coverage` beside this file. Given: the game's folder, `clause`, how an id looks,
# and `range`, what follows an id where it opens a range.

function note(list, id, place) {
    if (!(id in text)) return
    if (index(list[id] " ", " " place " ") == 0) list[id] = list[id] " " place
}

function group_of(id) {
    sub(/-[0-9]+$/, "", id)
    return id
}

function number_of(id) {
    sub(/^.*-/, "", id)
    return id + 0
}

# Every clause named in a line, those within "M-10 to M-25" too.
function clauses_of(line, list, place,    found, last, group, n, digits) {
    while (match(line, clause)) {
        found = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        note(list, found, place)
        if (match(line, "^ to " clause)) {
            last = substr(line, 5, RLENGTH - 4)
            group = group_of(found)
            digits = length(found) - length(group) - 1
            for (n = number_of(found) + 1; n < number_of(last); ++n) note(list, sprintf("%s-%0" digits "d", group, n), place)
        }
    }
}

function short(file) {
    sub("^model/" game "/", "", file)
    sub("^tests/model/" game "/", "", file)
    sub("^resources/" game "/", "", file)
    sub("^tests/vectors/" game "/", "", file)
    return file
}

function cell(list) {
    sub(/^ /, "", list)
    gsub(/ /, ", ", list)
    return list == "" ? "-" : list
}

$0 ~ "^- (\\*\\*)?" clause {
    id = $2
    gsub(/\*/, "", id)
    if (id ~ /^Q-/) next
    order[++count] = id
    text[id] = 1
    informs[id] = ($0 ~ /⟨I⟩/ && $0 !~ /⟨[CRW]⟩/) || ($0 ~ /\{R\}/ && $0 !~ /\{[CEW]\}/)
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
            while (match(line, "\\[rule:" clause "\\]")) {
                note(proof, substr(line, RSTART + 6, RLENGTH - 7), short(file))
                line = substr(line, RSTART + RLENGTH)
            }
        }
        close(file)
    }

    print "# " title ": which code carries out each clause, and which tests prove it" > page
    print "" > page
    print "Made by `tests/coverage/coverage . --write` from the sources; the clauses stand in" \
        " [RULES.md](../model/" game "/RULES.md)." > page
    print "Files are named as in `model/" game "`, `tests/model/" game "`, `tests/vectors/" game "` and" \
        " `resources/" game "`." > page
    print "A clause that only informs is carried by the explanations in `clauses.csv`." > page
    if (remark != "") print remark > page
    print "" > page
    body = ""
    for (i = 1; i <= count; ++i) {
        id = order[i]
        group = group_of(id)
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
    printf "%s: %d clauses; %d carried out in code, %d proved by a test, %d gaps.\n", title, count, coded, proved, lost
    exit lost > 0
}
