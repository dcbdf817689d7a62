#pragma once

#include "model/core/clauses.hpp"

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace intendant::axis_allies {

struct Tables;

using core::Clause;
using core::ClauseKind;

/// Reads every clause of RULES.md, with the differences between the books
/// (D) and the open questions (Q). Clauses that only inform (S-09, S-16, S-17, S-25, X-10, X-29, M-112, C-141, V-07,
/// O-06, B-01, B-10) have their home here.
/// Throws: std::runtime_error when one of the files cannot be read or a clause has another kind.
inline std::vector<Clause> load_clauses(const std::filesystem::path& folder) { return core::load_clauses(folder); }

/// What the clause says; nothing when there is no such clause.
std::optional<Clause> explanation(const Tables& tables, const core::RuleRef& rule);

/// The clauses that only inform, and matter in that Action (or `setup`).
std::vector<Clause> good_to_know(const Tables& tables, std::string_view action);

} // namespace intendant::axis_allies
