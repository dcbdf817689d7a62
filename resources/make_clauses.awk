# Makes clauses.csv, the short explanations that the program shows with a warning, from the clause book of a game:
#
#     awk -f resources/make_clauses.awk -f resources/GAME/make_clauses.awk model/GAME/RULES.md > resources/GAME/clauses.csv
#
# Run by hand after a change of RULES.md; a test notices when it was forgotten. Here is what is the same for every clause book; the file of
# the game says in which part of a turn a group matters, and how its lines are read.

function quoted(text) {
    gsub(/"/, "\"\"", text)
    return "\"" text "\""
}

function plain(text) {
    gsub(/[*`]/, "", text)
    sub(/^ +/, "", text)
    sub(/ +$/, "", text)
    return text
}

# These groups of clauses, with blanks between, matter in this part of a turn.
function matters(when, groups,    group, i) {
    split(groups, group, " ")
    for (i in group) part_of[group[i]] = when
}

# The part of a turn in which a clause matters, by its group.
function moment(id,    group) {
    group = id
    sub(/^[A-Z][A-Z]-/, "", group)
    sub(/-[0-9]+$/, "", group)
    return group in part_of ? part_of[group] : "any"
}

function kind_of(codes) {
    if (codes ~ /\{E\}/) return "refuse"
    if (codes ~ /\{W\}/) return "warn"
    if (codes ~ /\{R\}/) return "inform"
    return "compute"
}

# The open points that a line names, with blanks between. `open`: how their ids look.
function remarks(id, line,    found, list) {
    while (match(line, open)) {
        found = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        if (index(" " list " ", " " found " ") || found == id) continue
        list = list (list == "" ? "" : " ") found
    }
    return list
}

# What is usual at an open point, and what else a table may choose.
function choice(question, usual, other) {
    return question " Usual: " usual "." (other == "-" ? "" : " Other choice: " other ".")
}

function row(id, kind, when, page, see, text) {
    print id "," kind "," when "," quoted(page) "," see "," quoted(text)
}

BEGIN { print "id,kind,action,page,see,text_en" }
