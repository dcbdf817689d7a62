#pragma once

#include "app/afrika_korps/words.hpp"
#include "app/desk/help_page.hpp"
#include "model/core/rule_ref.hpp"

/// The clauses as the windows show them.
namespace intendant::app::ak {

/// The headings of the help: setting up, the steps of a turn, and what holds at any time.
std::vector<HelpTopic> help_topics();
std::vector<HelpEntry> help_entries(const Tables& tables);
/// The text of a clause with its id; empty when there is none of that id.
wxString tip(const Tables& tables, const std::string& clause);
/// The clause that the step being played follows; empty when the game is over.
core::RuleRef clause_now(const State& state);
/// How these options answer the clause; empty when the table has no choice there.
wxString how_played(const Options& options, const std::string& clause);

} // namespace intendant::app::ak
