# Makes clauses.csv, the short explanations that the program shows with a warning, from the clause book:
#
#     awk -f resources/axis_allies/make_clauses.awk model/axis_allies/RULES.md > resources/axis_allies/clauses.csv
#
# Run by hand after a change of RULES.md; a test notices when it was forgotten.

function plain(text) {
    gsub(/[*`]/, "", text)
    gsub(/ \(→ [^)]*\)/, "", text)
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
    if (group == "S" || group == "O") return "setup"
    if (group == "R" || group == "P") return "research_and_purchase"
    if (group == "M") return "combat_movement"
    if (group == "C") return "combat"
    if (group == "N") return "non_combat_movement"
    if (group == "L") return "placement"
    if (group == "I") return "income"
    return "any"
}

# The first clause that an open question speaks of says where it matters.
function action_of_question(text) {
    return match(text, /[SRPMCNLIO]-[0-9]+/) ? action_of(substr(text, RSTART, 1)) : "any"
}

function row(id, action, page, text) { print id "," action "," quoted(page) "," quoted(text) }

function part(head, text) { return text == "–" || text == "" ? "" : " " head ": " text "." }

BEGIN { print "id,action,page,text_en" }

/^- \*\*[A-Z]-[0-9]+\*\* / {
    rest = $0
    sub(/^- \*\*/, "", rest)
    id = substr(rest, 1, index(rest, "*") - 1)
    sub(/^[A-Z]-[0-9]+\*\* /, "", rest)
    if (id ~ /^Q-/) {
        sub(/ Ask[ .].*$/, "", rest)
        row(id, action_of_question(rest), "the books leave it open", plain(rest))
        next
    }
    cut = index(rest, " — *")
    text = substr(rest, 1, cut - 1)
    page = substr(rest, cut + length(" — *"))
    page = substr(page, 1, index(page, "*") - 1)
    sub(/\.$/, "", page)
    gsub(/FR clarifications/, "clarification letter", page)
    row(id, action_of(substr(id, 1, 1)), plain(page), plain(text))
}

/^\| D-[0-9]+ \|/ {
    split($0, cell, / *\| */)
    text = cell[3] "." part("Italian book", cell[4]) part("French book", cell[5]) part("Clarification letter", cell[6]) \
        part("Played", cell[8])
    gsub(/\.\./, ".", text)
    row(cell[2], "any", "the books differ", plain(text))
}
