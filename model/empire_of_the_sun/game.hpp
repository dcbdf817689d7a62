#pragma once

#include "model/core/ledger.hpp"
#include "model/core/verdict.hpp"
#include "model/empire_of_the_sun/commands.hpp"
#include "model/empire_of_the_sun/events.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace intendant::empire_of_the_sun {

/// Holds the rules of the books: what happens when the table asks this, or the clause that forbids it. Never throws for anything a player can
/// type, and never changes anything.
[[nodiscard]] core::Verdict<Event> decide(const State& state, const Command& command);

/// Takes an event into the state. Has no opinion and never refuses.
[[nodiscard]] State apply(State state, const Event& event);

/// What the event moves between accounts, seen from the state before it.
///
/// Accounts: `box`; for counters `hex:SIDE`, `delay_box:SIDE`, `china_box:SIDE`, `turn_track:SIDE`, `eliminated:SIDE`, `by_card:SIDE`, with the
/// counter's id as the thing; for cards `unseen:SIDE`, `hand:SIDE`, `future:SIDE`, `discards:SIDE`, `removed:SIDE`, with the card's id; for numbers
/// `tracks`, with the word of the track; for hexes `held:SIDE`, with `hex` as the thing.
[[nodiscard]] std::vector<core::Posting> postings(const State& before, const Event& event);
/// The balances that the state itself shows, in the accounts of `postings`; equal to the ledger of all entries.
core::Ledger books(const State& state);

/// The dice of the event as rows for the log.
[[nodiscard]] std::vector<core::Roll> rolls(const State& before, const Event& event);

/// The event in one sentence for the log.
[[nodiscard]] core::Message summary(const Tables& tables, const Event& event);

/// The English name of a `@kind:id` in a message: side, phase, track, cause and other words by their id; turn by its number; unit, card, hex, area,
/// scenario and will by their row; `card_kind`, `card_class` and `card_units` by the words of the cards' tables.
std::string english_name(const Tables& tables, std::string_view kind, std::string_view id);
/// The message in English with all names written out.
std::string to_english(const Tables& tables, const core::Message& message);

/// Whether the game ends as a campaign does, without points. Rule: ES-VIC-1.
bool campaign(const State& state);
/// The books as they are judged at the end. Rule: ES-VPT-1 to ES-VPT-6.
int victory_points(const State& state);
/// Every item that scores, with the bid and the printed start where they count. Rule: ES-VPT-1, ES-BID-1.
std::vector<PointRow> victory_items(const State& state);

} // namespace intendant::empire_of_the_sun
