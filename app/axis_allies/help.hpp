#pragma once

#include "app/desk/clause_help.hpp"
#include "model/axis_allies/state.hpp"
#include "model/core/verdict.hpp"

#include <string>
#include <vector>

/// The clauses as the windows show them.
namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// The headings of the help: setting up, the six Actions, and what holds at any time.
std::vector<HelpTopic> help_topics();

/// Every clause under its heading: first those of the Action itself, last the differences and open questions.
std::vector<HelpEntry> help_entries(const Tables& tables);

/// The clause that the step being played follows; empty when the game is over.
core::RuleRef clause_now(const State& state);

/// The clauses that an answer cites, each once: id and page, and the text as the tip.
inline std::vector<Link> cited_by(const Tables& tables, const std::vector<core::RuleRef>& rules) {
    return links_to(tables.clauses, rules, LinkLabel::IdAndPage);
}

/// What only informs about that Action (or `setup`), each by its id and first words.
std::vector<Link> links_to_know(const Tables& tables, std::string_view action);

/// The text of a clause with its id and page, for the tip of a control.
wxString tip(const Tables& tables, const core::RuleRef& rule);

} // namespace intendant::app::aa
