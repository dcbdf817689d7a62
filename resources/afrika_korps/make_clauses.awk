# The clause book of Afrika Korps; see resources/make_clauses.awk.

BEGIN {
    open = "AK-AMB-[0-9]+"
    matters("setup", "GEN SET AMB")
    matters("arrival", "SUP RNF RPL SEA")
    matters("movement", "MOV STK ZOC ROM CAP SUB VA")
    matters("pre_combat", "DIV")
    matters("combat", "CMB ODD CRT EXC RET ADV ASP FOR")
    matters("end", "ISO VIC")
}

# The short words of the clause book are written out.
function in_full(text) {
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
    sub(/ As printed: *$/, "", text)
    text = plain(text)
    return toupper(substr(text, 1, 1)) substr(text, 2)
}

# Where a clause stands: in the text, by its number there, or decided here.
function source_of(head) {
    if (match(head, /\[[^]]*\]/)) return "the rules, " substr(head, RSTART + 1, RLENGTH - 2)
    return "the text leaves it open; decided here"
}

/^- AK-[A-Z]+-[0-9]+ / {
    match($0, /(\{[A-Z]\})+/)
    codes = substr($0, RSTART, RLENGTH)
    head = substr($0, 1, RSTART - 1)
    text = substr($0, RSTART + RLENGTH)
    row($2, kind_of(codes), moment($2), source_of(head), remarks($2, $0), in_full(plain(text)))
}

/^\| AK-AMB-[0-9]+ / {
    split($0, cell, / *\| */)
    text = choice(cell[3] (cell[3] ~ /\?$/ ? "" : "."), cell[4], cell[5])
    row(cell[2], "open", moment(cell[2]), "the text leaves it open", "", in_full(plain(text)))
}
