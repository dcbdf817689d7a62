#pragma once

#include "tests/model/empire_of_the_sun/at_table.hpp"

#include <functional>
#include <map>

/// Positions on which a card is played: all its conditions hold, or all but one.
namespace intendant::empire_of_the_sun::tests {

/// A move of the offensive that a reaction answers.
struct SeaMove {
    std::string_view unit, from, to;
};

/// What is counted on the table before a card is played, and the offensive that it answers.
struct Position {
    std::string_view scenario{"short_campaign"};
    int turns{0}; ///< that have gone by
    std::vector<std::function<void(AtTable&)>> steps{};
    std::string_view led_by{};              ///< the offensive that a reaction answers
    std::string_view leads{};               ///< the card's own offensive, where that matters
    std::vector<std::string_view> active{}; ///< in the offensive that is answered
    std::vector<SeaMove> moves{};
    std::vector<std::string_view> battles{};   ///< of the offensive, the card's own or the enemy's
    std::vector<std::string_view> activates{}; ///< by the card's own
    bool rolled{false};                        ///< for intelligence
};

/// How a condition of `needs` comes about, and how it fails.
struct Maker {
    std::function<void(Position&)> make, spoil;
};
const std::map<std::string, Maker, std::less<>>& makers();

/// It is answered, not played in one's own turn.
inline bool reacts(const Card& card) { return card.kind == CardKind::Reaction && !card.leads_offensive(); }

/// All its conditions hold, but for the one that is named.
Position position_of(const Card& card, std::string_view spoilt = {});
/// The table up to the moment in which the card is played.
AtTable staged(const Card& card, const Position& position);

/// A headquarters that leads an offensive with the card, put on the map where none stands there; nothing where the event has none.
std::optional<UnitId> leader(AtTable& table, CardId card, bool as_event, std::string_view wanted = {});
/// Puts that headquarters into a port where it is in supply, unless it stands in one.
bool seat(AtTable& table, UnitId headquarters);
/// The card as it is played lawfully.
Command lawful(AtTable& table, CardId card, std::string_view led_by = {});
/// The card for its value, by a headquarters that can.
Command as_operations(AtTable& table, CardId card);
/// Who leads the offensive under way.
std::optional<UnitId> leads(const AtTable& table);
/// The unit is on the map.
bool stands(const AtTable& table, UnitId id);
/// The units for which this holds.
std::vector<UnitId> chosen(const std::function<bool(UnitId, const Unit&)>& which);

} // namespace intendant::empire_of_the_sun::tests
