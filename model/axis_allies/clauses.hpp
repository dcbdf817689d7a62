#pragma once

#include "model/core/rule_ref.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace intendant::axis_allies {

struct Tables;

/// One rule in our own words, as the program shows it with a warning or on demand.
/// Units: `action` is the id of the Action in which it matters, or `setup`, or `any`; `page` names the books' pages.
struct Clause {
    core::RuleRef rule;
    std::string action;
    std::string page;
    std::string text; ///< English

    friend bool operator==(const Clause&, const Clause&) = default;
};

/// Reads `clauses.csv` from the folder of the tables: every clause of RULES.md, with the differences between the books
/// (D) and the open questions (Q). Clauses that only inform (S-09, S-16, S-17, S-25, X-10, X-29, M-112, C-141, V-07,
/// O-06, B-01, B-10) have their home here.
/// Throws: std::runtime_error when the file cannot be read.
std::vector<Clause> load_clauses(const std::filesystem::path& folder);

/// What the clause says; nothing when there is no such clause.
std::optional<Clause> explanation(const Tables& tables, const core::RuleRef& rule);

} // namespace intendant::axis_allies
