#pragma once

#include "app/desk/help_page.hpp"
#include "model/core/clauses.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <vector>

namespace intendant::test {

/// What stands at `at` in the text is this id, and no longer one.
inline bool stands_at(const std::string& text, std::size_t at, const std::string& id) {
    const auto end = at + id.size();
    const bool begins = at == 0 || (std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0 && text[at - 1] != '-');
    return begins && (end == text.size() || std::isdigit(static_cast<unsigned char>(text[end])) == 0);
}

inline bool names(const std::string& text, const std::string& id) {
    for (auto at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
        if (stands_at(text, at, id)) {
            return true;
        }
    }
    return false;
}

inline bool leads(const core::Clause& from, const core::Clause& to) { return std::ranges::find(from.see, to.rule) != from.see.end(); }

/// Each clause leads to those that its text or its row names, and to those whose rows name it: clause by clause, against every other.
inline void links_all(const std::vector<core::Clause>& clauses, const std::vector<app::HelpEntry>& entries) {
    REQUIRE(entries.size() == clauses.size());
    for (const auto& entry : entries) {
        const auto clause = core::explanation(clauses, {entry.id});
        REQUIRE(clause);
        std::set<std::string> expected;
        for (const auto& other : clauses) {
            if (other.rule.id != entry.id && (names(clause->text, other.rule.id) || leads(*clause, other) || leads(other, *clause))) {
                expected.insert(other.rule.id);
            }
        }
        INFO(entry.id);
        CHECK(std::set<std::string>(entry.see.begin(), entry.see.end()) == expected);
        CHECK(entry.see.size() == expected.size());
    }
}

} // namespace intendant::test
