#pragma once

#include "app/afrika_korps/words.hpp"
#include "app/desk/clause_help.hpp"
#include "model/core/rule_ref.hpp"

/// The clauses as the windows show them.
namespace intendant::app::ak {

/// The headings of the help: setting up, the steps of a turn, and what holds at any time.
std::vector<HelpTopic> help_topics();
std::vector<HelpEntry> help_entries(const Tables& tables);
/// The clause that the step being played follows; empty when the game is over.
core::RuleRef clause_now(const State& state);

} // namespace intendant::app::ak
