#pragma once

#include <cstdlib>
#include <string_view>

/// True when `tests/coverage/break_clauses` asks for the program with this clause broken. Only the patches of this folder call it.
inline bool broken(std::string_view clause) {
    const char* const asked = std::getenv("INTENDANT_BREAK");
    return asked != nullptr && clause == asked;
}
