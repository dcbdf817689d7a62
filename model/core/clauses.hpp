#pragma once

#include "model/core/language.hpp"
#include "model/core/rule_ref.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::core {

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
/// Units: `phase` is the id of the part of a turn in which it matters, or `setup`, or `any`; `page` names the books' pages.
struct Clause {
    RuleRef rule;
    ClauseKind kind;
    std::string phase;
    std::string page;
    std::vector<RuleRef> see; ///< the differences and open questions that it leads to
    std::string text;         ///< English
    Translations translated_page;
    Translations translated_text;

    friend bool operator==(const Clause&, const Clause&) = default;
};

/// Reads `clauses.csv` and its translations `clauses_it_fr.csv` from a game's folder: every clause of its RULES.md. Sorted by id.
/// Throws: std::runtime_error when one of the files cannot be read or a clause has another kind.
std::vector<Clause> load_clauses(const std::filesystem::path& folder);

/// What the clause says; nothing when there is no such clause. `clauses` are sorted by id.
std::optional<Clause> explanation(const std::vector<Clause>& clauses, const RuleRef& rule);

/// The clauses that only inform, and matter in that part of a turn (or `setup`).
std::vector<Clause> good_to_know(const std::vector<Clause>& clauses, std::string_view phase);

} // namespace intendant::core
