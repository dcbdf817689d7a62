# Draws how operations grow with the log, from lines of "operation;entries;milliseconds of the processor;...": both axes in
# powers of ten.
function log10(x) { return log(x) / log(10) }
function across(entries) { return 70 + (log10(entries) - 3) * 220 }
function down(ms) { return 360 - (log10(ms < 0.1 ? 0.1 : ms) + 1) * 60 }
BEGIN {
    split("#1b6ca8 #b3541e #3b7d3a #7a3b8f #444444 #a8871b #4f8f8b", colour, " ")
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 0 780 420\" width=\"780\" height=\"420\" font-family=\"sans-serif\" font-size=\"13\">"
    print "<rect x=\"-10\" width=\"780\" height=\"420\" fill=\"white\"/>"
    for (i = -1; i <= 4; ++i) {
        y = down(10 ^ i)
        printf "<path d=\"M70 %d H510\" stroke=\"#ddd\"/><text x=\"62\" y=\"%d\" text-anchor=\"end\">%s ms</text>\n", y, y + 4, 10 ^ i
    }
    for (i = 3; i <= 5; ++i)
        printf "<path d=\"M%d 60 V360\" stroke=\"#ddd\"/><text x=\"%d\" y=\"380\" text-anchor=\"middle\">%d</text>\n", across(10 ^ i), across(10 ^ i), 10 ^ i
    print "<text x=\"290\" y=\"404\" text-anchor=\"middle\">entries in the log</text>"
    print "<text x=\"70\" y=\"36\" font-size=\"15\">Time of the processor</text>"
}
{
    if (!($1 in path)) { order[++operations] = $1; path[$1] = "M" } else path[$1] = path[$1] " L"
    path[$1] = path[$1] sprintf("%d %d", across($2), down($3))
    last[$1] = down($3)
}
END {
    for (o = 1; o <= operations; ++o) {
        y = last[order[o]] + 4
        for (p = 1; p < o; ++p) if (y - taken[p] < 15 && taken[p] - y < 15) y = taken[p] + 15
        taken[o] = y
        printf "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/><text x=\"520\" y=\"%d\" fill=\"%s\">%s</text>\n", path[order[o]], colour[o], y, colour[o], order[o]
    }
    print "</svg>"
}
