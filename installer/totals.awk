# Reads ctest's LastTest.log and prints "passed failed" in test cases; an entry that counts no cases is one case.
function close_entry() {
    if (!open) return
    if (ok && !counted) p = 1
    if (!ok && f == 0) f = 1
    passed += before + p; failed += f; open = 0
}
/^[0-9]+\/[0-9]+ Testing: / { close_entry(); open = 1; ok = counted = before = p = f = 0 }
/^Run again: / { before += p; p = f = 0 } # what failed is counted by its second run
/^All tests passed \(/ { counted = 1; p = $0; sub(/.* in /, "", p); p += 0 }
/^test cases: / {
    counted = 1
    n = split($0, field, "|")
    for (i = 2; i <= n; i++) {
        if (field[i] ~ /passed/) p = field[i] + 0
        if (field[i] ~ /failed/ && field[i] !~ /expected/) f = field[i] + 0
    }
}
/^Test Passed\./ { ok = 1 }
END { close_entry(); print passed + 0, failed + 0 }
