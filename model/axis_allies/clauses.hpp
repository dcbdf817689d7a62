#pragma once

#include "model/core/language.hpp"
#include "model/core/rule_ref.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::axis_allies {

struct Tables;

/// What the program does about a clause.
enum class ClauseKind : std::uint8_t {
    Refuse,  ///< stops what breaks it
    Warn,    ///< asks for a reason
    Compute, ///< carries it out
    Inform,  ///< shows it, where it matters
    Differ,  ///< the books differ; says how it is played
    Open,    ///< the books leave it open; says how it is played
};

/// One rule in our own words, as the program shows it with a warning or on demand.
/// Units: `action` is the id of the Action in which it matters, or `setup`, or `any`; `page` names the books' pages.
struct Clause {
    core::RuleRef rule;
    ClauseKind kind;
    std::string action;
    std::string page;
    std::vector<core::RuleRef> see; ///< the differences and open questions that it leads to
    std::string text;               ///< English
    core::Translations translated_page;
    core::Translations translated_text;

    friend bool operator==(const Clause&, const Clause&) = default;
};

/// Reads `clauses.csv` and its translations `clauses_it_fr.csv` from the folder of the tables: every clause of RULES.md,
/// with the differences between the books
/// (D) and the open questions (Q). Clauses that only inform (S-09, S-16, S-17, S-25, X-10, X-29, M-112, C-141, V-07,
/// O-06, B-01, B-10) have their home here.
/// Throws: std::runtime_error when one of the files cannot be read or a clause has another kind.
std::vector<Clause> load_clauses(const std::filesystem::path& folder);

/// What the clause says; nothing when there is no such clause.
std::optional<Clause> explanation(const Tables& tables, const core::RuleRef& rule);

/// The clauses that only inform, and matter in that Action (or `setup`).
std::vector<Clause> good_to_know(const Tables& tables, std::string_view action);

} // namespace intendant::axis_allies
