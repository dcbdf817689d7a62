# The clause book of RisiKo!; see resources/make_clauses.awk.

BEGIN {
    open = "RK-AMB-[0-9]+"
    matters("setup", "GEN SET OPT MAP AMB")
    matters("reinforcement", "REI")
    matters("combat", "ATK OCC ELI")
    matters("strategic_move", "MOV")
}

# Where a clause stands: in the text, decided here, or known otherwise.
function source_of(mark) {
    if (mark == "D") return "the book leaves it open; decided here"
    if (mark == "X") return "not in the book"
    return "the Italian rule book"
}

/^- RK-[A-Z]+-[0-9]+ / {
    match($0, /(\{[A-Z]\})+/)
    codes = substr($0, RSTART, RLENGTH)
    text = substr($0, RSTART + RLENGTH)
    row($2, kind_of(codes), moment($2), source_of($3), remarks($2, $0), plain(text))
}

/^\| RK-AMB-[0-9]+ / {
    split($0, cell, / *\| */)
    row(cell[2], "open", moment(cell[2]), "the book leaves it open", "", plain(choice(cell[3], cell[4], cell[5])))
}
