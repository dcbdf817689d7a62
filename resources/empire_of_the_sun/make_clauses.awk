# The clause book of Empire of the Sun; see resources/make_clauses.awk.

BEGIN {
    open = "ES-AMB-[0-9]+"
    matters("setup", "GEN SCN AMB BID")
    matters("strategic", "REI REP STW DRW ASP")
    matters("battle", "BAT GND RET PBM")
    matters("offensives", "CRD INI FUT OFF HQ MOV NAV AIR ZOI LND AMP STK INT REA SRM")
    matters("political", "POL CHN BUR IND PWL")
    matters("attrition", "ATR")
    matters("end_of_turn", "EOT VIC VPT")
}

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
    row(id, kind_of(codes), moment(id), page, remarks(id, $0), plain(rest))
}

/^\| ES-AMB-[0-9]+ / {
    split($0, cell, / *\| */)
    row(cell[2], "open", moment(cell[2]), "rule " cell[3], "", plain(choice(cell[4], cell[5], cell[6])))
}
