# Makes clauses.csv, the short explanations that the program shows with a warning, from the clause book:
#
#     awk -f resources/empire_of_the_sun/make_clauses.awk model/empire_of_the_sun/RULES.md > resources/empire_of_the_sun/clauses.csv
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
    sub(/^ES-/, "", group)
    sub(/-[0-9]+$/, "", group)
    if (group == "GEN" || group == "SCN" || group == "AMB" || group == "BID") return "setup"
    if (group == "REI" || group == "REP" || group == "STW" || group == "DRW" || group == "ASP") return "strategic"
    if (group == "BAT" || group == "GND" || group == "RET" || group == "PBM") return "battle"
    if (group == "CRD" || group == "INI" || group == "FUT" || group == "OFF" || group == "HQ" || group == "MOV" || group == "NAV" ||
        group == "AIR" || group == "ZOI" || group == "LND" || group == "AMP" || group == "STK" || group == "INT" || group == "REA" ||
        group == "SRM") return "offensives"
    if (group == "POL" || group == "CHN" || group == "BUR" || group == "IND" || group == "PWL") return "political"
    if (group == "ATR") return "attrition"
    if (group == "EOT" || group == "VIC" || group == "VPT") return "end_of_turn"
    return "any"
}

function kind_of(codes) {
    if (codes ~ /\{E\}/) return "refuse"
    if (codes ~ /\{W\}/) return "warn"
    if (codes ~ /\{R\}/) return "inform"
    return "compute"
}

function remarks(id, line,    found, list) {
    while (match(line, /ES-AMB-[0-9]+/)) {
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

# - ES-ZOI-1 [1.3, 7.35] D {C} (hex) <1942> text
/^- ES-[A-Z]+-[0-9]+ / {
    rest = $0
    id = $2
    page = "decided here"
    sub(/^- ES-[A-Z]+-[0-9]+ +/, "", rest)
    if (match(rest, /^\[[^]]*\]/)) {
        page = "rule " substr(rest, 2, RLENGTH - 2)
        rest = substr(rest, RLENGTH + 1)
    }
    sub(/^ +/, "", rest)
    if (rest ~ /^D \{/) {
        if (page != "decided here") page = page ", decided here"
        rest = substr(rest, 3)
    }
    match(rest, /^(\{[A-Z]\})+/)
    codes = substr(rest, 1, RLENGTH)
    rest = substr(rest, RLENGTH + 1)
    sub(/^ *\((book|hex|map|table)\)/, "", rest)
    row(id, kind_of(codes), page, remarks(id, $0), plain(rest))
}

/^\| ES-AMB-[0-9]+ / {
    split($0, cell, / *\| */)
    text = cell[4] " Usual: " cell[5] "." (cell[6] == "-" ? "" : " Other choice: " cell[6] ".")
    row(cell[2], "open", "rule " cell[3], "", plain(text))
}
