# Makes clauses.csv, the short explanations that the program shows with a warning, from the clause book:
#
#     awk -f resources/axis_allies/make_clauses.awk model/axis_allies/RULES.md > resources/axis_allies/clauses.csv
#
# Run by hand after a change of RULES.md; a test notices when it was forgotten.

function plain(text) {
    gsub(/[*`]/, "", text)
    gsub(/ \((→|§)[^)]*\)/, "", text)
    gsub(/ \([KU]-table[^)]*\)/, "", text)
    gsub(/ – /, " - ", text)
    for (i = 1; i <= 6; ++i) gsub("A" i, "Action " i, text)
    gsub(/ CL:/, " the clarification letter:", text)
    gsub(/^CL /, "The clarification letter ", text)
    gsub(/ CL /, " the clarification letter ", text)
    sub(/^ +/, "", text)
    sub(/ +$/, "", text)
    return text
}

function quoted(text) {
    gsub(/"/, "\"\"", text)
    return "\"" text "\""
}

# The action of a turn in which a group of clauses matters.
function action_of(group) {
    if (group == "S" || group == "O" || group == "B") return "setup"
    if (group == "R" || group == "P") return "research_and_purchase"
    if (group == "M") return "combat_movement"
    if (group == "C") return "combat"
    if (group == "N") return "non_combat_movement"
    if (group == "L") return "placement"
    if (group == "I") return "income"
    return "any"
}

# Where a clause matters that its group does not tell.
BEGIN {
    place["X-10"] = "combat_movement"
    place["X-29"] = "setup"
    place["V-07"] = "income"
    place["Q-25"] = "research_and_purchase"
}

function moment(id) { return id in place ? place[id] : action_of(substr(id, 1, 1)) }

# An open question or a difference matters where the first clause that leads to it does, else where its text says.
function action_of_remark(id, text) {
    if (id in place) return place[id]
    if (id in led_from) return led_from[id]
    return match(text, /[SRPMCNLIO]-[0-9]+/) ? moment(substr(text, RSTART, RLENGTH)) : "any"
}

# The differences and questions that a clause names, with spaces between.
function remarks(id, line,    found, list) {
    while (match(line, /[DQ]-[0-9]+/)) {
        found = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        if (index(" " list " ", " " found " ") || found == id) continue
        list = list (list == "" ? "" : " ") found
        if (!(found in led_from) && moment(id) != "any") led_from[found] = moment(id)
    }
    return list
}

function kind_of(line) {
    if (line ~ /⟨R⟩/) return "refuse"
    if (line ~ /⟨W⟩/) return "warn"
    return line ~ /⟨I⟩/ ? "inform" : "compute"
}

function row(id, kind, when, page, see, text) {
    print id "," kind "," when "," quoted(page) "," see "," quoted(text)
}

function part(head, text) { return text == "–" || text == "" ? "" : " " head ": " text "." }

BEGIN { print "id,kind,action,page,see,text_en" }

/^- \*\*[A-Z]-[0-9]+\*\* / {
    rest = $0
    sub(/^- \*\*/, "", rest)
    id = substr(rest, 1, index(rest, "*") - 1)
    sub(/^[A-Z]-[0-9]+\*\* /, "", rest)
    if (id ~ /^Q-/) {
        sub(/ Ask[ .:;].*$/, "", rest)
        row(id, "open", action_of_remark(id, rest), "the books leave it open", remarks(id, rest), plain(rest))
        next
    }
    cut = index(rest, " — *")
    text = substr(rest, 1, cut - 1)
    page = substr(rest, cut + length(" — *"))
    page = substr(page, 1, index(page, "*") - 1)
    sub(/\.$/, "", page)
    gsub(/FR clarifications/, "clarification letter", page)
    row(id, kind_of($0), moment(id), plain(page), remarks(id, $0), plain(text))
}

/^\| D-[0-9]+ \|/ {
    split($0, cell, / *\| */)
    text = cell[3] "." part("Italian book", cell[4]) part("French book", cell[5]) part("Clarification letter", cell[6]) \
        part("Played", cell[8])
    gsub(/\.\./, ".", text)
    row(cell[2], "differ", action_of_remark(cell[2], text), "the books differ", remarks(cell[2], $0), plain(text))
}
