# Makes clauses.csv, the short explanations that the program shows with a warning, from the clause book:
#
#     awk -f resources/risiko/make_clauses.awk model/risiko/RULES.md > resources/risiko/clauses.csv
#
# Run by hand after a change of RULES.md; a test notices when it was forgotten.

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

# The part of a turn in which a group of clauses matters.
function moment(id,    group) {
    group = id
    sub(/^RK-/, "", group)
    sub(/-[0-9]+$/, "", group)
    if (group == "GEN" || group == "SET" || group == "OPT" || group == "MAP" || group == "AMB") return "setup"
    if (group == "REI") return "reinforcement"
    if (group == "ATK" || group == "OCC" || group == "ELI") return "combat"
    if (group == "MOV") return "strategic_move"
    return "any"
}

# Where a clause stands: in the text, decided here, or known otherwise.
function source_of(mark) {
    if (mark == "D") return "the book leaves it open; decided here"
    if (mark == "X") return "not in the book"
    return "the Italian rule book"
}

function kind_of(codes) {
    if (codes ~ /\{E\}/) return "refuse"
    if (codes ~ /\{W\}/) return "warn"
    if (codes ~ /\{R\}/) return "inform"
    return "compute"
}

function remarks(id, line,    found, list) {
    while (match(line, /RK-AMB-[0-9]+/)) {
        found = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        if (index(" " list " ", " " found " ") || found == id) continue
        list = list (list == "" ? "" : " ") found
    }
    return list
}

function row(id, kind, page, see, text) {
    print id "," kind "," moment(id) "," quoted(page) "," see "," quoted(text)
}

BEGIN { print "id,kind,action,page,see,text_en" }

/^- RK-[A-Z]+-[0-9]+ / {
    rest = $0
    match(rest, /(\{[A-Z]\})+/)
    codes = substr(rest, RSTART, RLENGTH)
    text = substr(rest, RSTART + RLENGTH)
    row($2, kind_of(codes), source_of($3), remarks($2, rest), plain(text))
}

/^\| RK-AMB-[0-9]+ / {
    split($0, cell, / *\| */)
    text = cell[3] " Usual: " cell[4] "." (cell[5] == "-" ? "" : " Other choice: " cell[5] ".")
    row(cell[2], "open", "the book leaves it open", "", plain(text))
}
