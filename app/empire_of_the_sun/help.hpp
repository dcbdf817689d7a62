#pragma once

#include "app/desk/clause_help.hpp"
#include "app/empire_of_the_sun/words.hpp"
#include "model/core/rule_ref.hpp"

/// The clauses as the windows show them.
namespace intendant::app::es {

/// The headings of the help: setting up, the parts of a turn, and what holds at any time.
std::vector<HelpTopic> help_topics();
std::vector<HelpEntry> help_entries(const Tables& tables);
/// The clause that the part being played follows; empty when the game is over.
core::RuleRef clause_now(const State& state);

} // namespace intendant::app::es
