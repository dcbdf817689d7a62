# Makes clauses.csv, the short explanations that the program shows with a warning, from the clause book:
#
#     awk -f resources/afrika_korps/make_clauses.awk model/afrika_korps/RULES.md > resources/afrika_korps/clauses.csv
#
# Run by hand after a change of RULES.md; a test notices when it was forgotten.

function quoted(text) {
    gsub(/"/, "\"\"", text)
    return "\"" text "\""
}

# The short words of the clause book are written out.
function plain(text) {
    gsub(/[*`]/, "", text)
    gsub(/\{[A-Z]\} */, "", text)
    gsub(/ D: /, " Decided here: ", text)
    gsub(/ X: /, " Not in the text: ", text)
    gsub(/\(X: /, "(not in the text: ", text)
    gsub(/\. ZOC/, ". A zone of control", text)
    gsub(/ZOC/, "zone of control", text)
    gsub(/ a VA/, " an automatic victory", text)
    gsub(/A VA /, "An automatic victory ", text)
    text = " " text " "
    while (match(text, /[ (]VA[ ,.;:)]/)) {
        text = substr(text, 1, RSTART) "automatic victory" substr(text, RSTART + 3)
    }
    sub(/^ +/, "", text)
    sub(/ As printed: *$/, "", text)
    sub(/ +$/, "", text)
    return toupper(substr(text, 1, 1)) substr(text, 2)
}

# The part of a turn in which a group of clauses matters.
function moment(id,    group) {
    group = id
    sub(/^AK-/, "", group)
    sub(/-[0-9]+$/, "", group)
    if (group == "GEN" || group == "SET" || group == "AMB") return "setup"
    if (group == "SUP" || group == "RNF" || group == "RPL" || group == "SEA") return "arrival"
    if (group == "MOV" || group == "STK" || group == "ZOC" || group == "ROM" || group == "CAP" || group == "SUB" || group == "VA") return "movement"
    if (group == "DIV") return "pre_combat"
    if (group == "CMB" || group == "ODD" || group == "CRT" || group == "EXC" || group == "RET" || group == "ADV" || group == "ASP" || group == "FOR") return "combat"
    if (group == "ISO" || group == "VIC") return "end"
    return "any"
}

# Where a clause stands: in the text, by its number there, or decided here.
function source_of(head,    number) {
    if (match(head, /\[[^]]*\]/)) {
        number = substr(head, RSTART + 1, RLENGTH - 2)
        return "the rules, " number
    }
    return "the text leaves it open; decided here"
}

function kind_of(codes) {
    if (codes ~ /\{E\}/) return "refuse"
    if (codes ~ /\{W\}/) return "warn"
    if (codes ~ /\{R\}/) return "inform"
    return "compute"
}

function remarks(id, line,    found, list) {
    while (match(line, /AK-AMB-[0-9]+/)) {
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

/^- AK-[A-Z]+-[0-9]+ / {
    match($0, /(\{[A-Z]\})+/)
    codes = substr($0, RSTART, RLENGTH)
    head = substr($0, 1, RSTART - 1)
    text = substr($0, RSTART + RLENGTH)
    row($2, kind_of(codes), source_of(head), remarks($2, $0), plain(text))
}

/^\| AK-AMB-[0-9]+ / {
    split($0, cell, / *\| */)
    text = cell[3] (cell[3] ~ /\?$/ ? "" : ".") " Usual: " cell[4] "." (cell[5] == "-" ? "" : " Other choice: " cell[5] ".")
    row(cell[2], "open", "the text leaves it open", "", plain(text))
}
