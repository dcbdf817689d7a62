#pragma once

#include "model/empire_of_the_sun/state.hpp"

#include <optional>
#include <vector>

/// What the cards of an offensive change in its battles.
namespace intendant::empire_of_the_sun {

/// What is added to the die of a side, and by which cards. `alone`: a final modifier, to which nothing is added.
struct DieOfCards {
    int sum{0};
    std::optional<int> alone{};
    std::vector<CardId> cards{};
};
/// Cards that are played as events in the offensive, of one side or of both. Rule: ES-CRD-12.
std::vector<CardId> events_in_play(const State& state, std::optional<Side> side = {});
/// `fighting`: the units of both sides in this battle. Rule: ES-BAT-9.
DieOfCards air_naval_die(const State& state, HexId hex, Side side, const std::vector<UnitId>& fighting);
/// With the markers that last. Rule: ES-GND-8, ES-MRK-2.
DieOfCards ground_die(const State& state, HexId hex, Side side, const std::vector<UnitId>& fighting);
/// What is added to a factor of the unit; `attack`: else to its defence. Rule: ES-BAT-12.
int strength_by_cards(const State& state, UnitId unit, bool attack);
/// What the card of the offensive adds to the roll for intelligence. Rule: ES-INT-8.
int intelligence_by_card(const State& state);

/// The card strikes units such as this.
bool strikes(const Tables& tables, const Struck& whom, UnitId unit);
/// Steps that such units have lost by the card in this offensive. Rule: ES-CRD-19.
int struck_already(const State& state, CardId card, const Struck& whom);
/// Steps that the card takes without a die from those; Kamikaze take one more of the enemy with JP45. Rule: ES-CRD-19.
int steps_of(const State& state, CardId card, const StepLoss& loss);

} // namespace intendant::empire_of_the_sun
