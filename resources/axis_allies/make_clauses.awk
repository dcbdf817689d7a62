# The clause book of Axis & Allies; see resources/make_clauses.awk.

BEGIN {
    open = "[DQ]-[0-9]+"
    matters("setup", "S O B")
    matters("research_and_purchase", "R P")
    matters("combat_movement", "M")
    matters("combat", "C")
    matters("non_combat_movement", "N")
    matters("placement", "L")
    matters("income", "I")
    # Where a clause matters that its group does not tell.
    place["X-10"] = "combat_movement"
    place["X-29"] = "setup"
    place["V-07"] = "income"
    place["Q-25"] = "research_and_purchase"
}

# The short words of the clause book are written out.
function in_full(text,    i) {
    gsub(/ \((→|§)[^)]*\)/, "", text)
    gsub(/ \([KU]-table[^)]*\)/, "", text)
    gsub(/ – /, " - ", text)
    for (i = 1; i <= 6; ++i) gsub("A" i, "Action " i, text)
    gsub(/ CL:/, " the clarification letter:", text)
    gsub(/^CL /, "The clarification letter ", text)
    gsub(/ CL /, " the clarification letter ", text)
    return plain(text)
}

function moment_of(id) { return id in place ? place[id] : moment(id) }

# An open question or a difference matters where the first clause that leads to it does, else where its text says.
function moment_of_remark(id, text) {
    if (id in place) return place[id]
    if (id in led_from) return led_from[id]
    return match(text, /[SRPMCNLIO]-[0-9]+/) ? moment_of(substr(text, RSTART, RLENGTH)) : "any"
}

# The differences and questions that a clause names; the clause leads to them.
function leads_to(id, line,    list, found, i) {
    list = remarks(id, line)
    split(list, found, " ")
    for (i in found) {
        if (!(found[i] in led_from) && moment_of(id) != "any") led_from[found[i]] = moment_of(id)
    }
    return list
}

function kind_by_mark(line) {
    if (line ~ /⟨R⟩/) return "refuse"
    if (line ~ /⟨W⟩/) return "warn"
    return line ~ /⟨I⟩/ ? "inform" : "compute"
}

function part(head, text) { return text == "–" || text == "" ? "" : " " head ": " text "." }

/^- \*\*[A-Z]-[0-9]+\*\* / {
    rest = $0
    sub(/^- \*\*/, "", rest)
    id = substr(rest, 1, index(rest, "*") - 1)
    sub(/^[A-Z]-[0-9]+\*\* /, "", rest)
    if (id ~ /^Q-/) {
        sub(/ Ask[ .:;].*$/, "", rest)
        row(id, "open", moment_of_remark(id, rest), "the books leave it open", leads_to(id, rest), in_full(plain(rest)))
        next
    }
    cut = index(rest, " — *")
    text = substr(rest, 1, cut - 1)
    page = substr(rest, cut + length(" — *"))
    page = substr(page, 1, index(page, "*") - 1)
    sub(/\.$/, "", page)
    gsub(/FR clarifications/, "clarification letter", page)
    row(id, kind_by_mark($0), moment_of(id), in_full(plain(page)), leads_to(id, $0), in_full(plain(text)))
}

/^\| D-[0-9]+ \|/ {
    split($0, cell, / *\| */)
    text = cell[3] "." part("Italian book", cell[4]) part("French book", cell[5]) part("Clarification letter", cell[6]) \
        part("Played", cell[8])
    gsub(/\.\./, ".", text)
    row(cell[2], "differ", moment_of_remark(cell[2], text), "the books differ", leads_to(cell[2], $0), in_full(plain(text)))
}
