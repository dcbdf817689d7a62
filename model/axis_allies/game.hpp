#pragma once

#include "model/axis_allies/commands.hpp"
#include "model/axis_allies/events.hpp"
#include "model/axis_allies/state.hpp"
#include "model/core/dice.hpp"
#include "model/core/ledger.hpp"
#include "model/core/verdict.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::axis_allies {

/// Holds all rules: what happens when the table asks this, or the clause that forbids it. Never throws for anything
/// a player can type, and never changes anything.
[[nodiscard]] core::Verdict<Event> decide(const State& state, const Command& command);

/// Takes an event into the state. Has no opinion and never refuses.
[[nodiscard]] State apply(State state, const Event& event);

/// What the event moves between accounts, seen from the state before it.
///
/// Accounts: `bank`, `treasury:POWER`, `tray`, `waiting:POWER`, `space:SPACE`, `aboard:SPACE`, `casualty_line`.
/// Things: `ipc` and `POWER:UNIT`.
[[nodiscard]] std::vector<core::Posting> postings(const State& before, const Event& event);

/// The dice of the event as rows for the log.
[[nodiscard]] std::vector<core::Roll> rolls(const State& before, const Event& event);

/// The event in one sentence for the log; `player` is the power whose turn it is.
[[nodiscard]] core::Message summary(const Tables& tables, Power player, const Event& event);

/// The English name of a `@kind:id` in a message: space, power, unit, units, weapon, action, alliance, step (by number).
std::string english_name(const Tables& tables, std::string_view kind, std::string_view id);
std::string english_name(Action action);
std::string english_name(BattleStep step);
/// The step that `@step:3` means.
std::optional<BattleStep> step_of_number(std::string_view number);
/// The message in English with all names written out.
std::string to_english(const Tables& tables, const core::Message& message);

/// The balances that the state itself shows, in the accounts of `postings`; equal to the ledger of all entries, but
/// for bank and tray, which issue what is in play.
core::Ledger books(const State& state);

} // namespace intendant::axis_allies
