#pragma once

#include "model/afrika_korps/commands.hpp"
#include "model/afrika_korps/events.hpp"
#include "model/afrika_korps/state.hpp"
#include "model/core/dice.hpp"
#include "model/core/ledger.hpp"
#include "model/core/verdict.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace intendant::afrika_korps {

/// Holds all rules: what happens when the table asks this, or the clause that forbids it. Never throws for anything a player can type,
/// and never changes anything.
[[nodiscard]] core::Verdict<Event> decide(const State& state, const Command& command);

/// Takes an event into the state. Has no opinion and never refuses.
[[nodiscard]] State apply(State state, const Event& event);

/// What the event moves between accounts, seen from the state before it.
///
/// Accounts: `box`, `earned:SIDE`, `factors:SIDE`, and for counters `stock:SIDE`, `due:SIDE`, `waiting:SIDE`, `map:SIDE`, `sea:SIDE`,
/// `merged:SIDE`, `eliminated:SIDE`. Things: the counter's id, and `factor`.
[[nodiscard]] std::vector<core::Posting> postings(const State& before, const Event& event);
/// The balances that the state itself shows, in the accounts of `postings`; equal to the ledger of all entries.
core::Ledger books(const State& state);

/// The dice of the event as rows for the log.
[[nodiscard]] std::vector<core::Roll> rolls(const State& before, const Event& event);

/// The event in one sentence for the log.
[[nodiscard]] core::Message summary(const Tables& tables, const Event& event);

/// The English name of a `@kind:id` in a message: side, place, phase, status, cause, result, method; turn by its number;
/// counter and hex by their row.
std::string english_name(const Tables& tables, std::string_view kind, std::string_view id);
/// The message in English with all names written out.
std::string to_english(const Tables& tables, const core::Message& message);

} // namespace intendant::afrika_korps
