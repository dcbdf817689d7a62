#pragma once

#include "model/empire_of_the_sun/tables.hpp"

namespace intendant::empire_of_the_sun {

/// The value of a card for the roll; nothing where a dash is printed. Rule: ES-INT-5, ES-SRM-3.
std::optional<int> intelligence_value(const Card& card, bool as_event);

/// Whether the Reaction player may roll: the event prints no surprise, and no card has set the status. Rule: ES-INT-4, ES-CRD-11.
bool may_roll(const Card& card, bool as_event);

/// A die at or under the value makes it intercept; a natural 9 never does. Units: `die` as thrown, 0 to 9. Rule: ES-INT-4, ES-INT-7.
bool intercepts(int die, int value, int modifier);

/// What cards of the Reaction side make of the status: ambush before intercept; nothing where none of them sets it.
/// Rule: ES-INT-2, ES-INT-3, ES-CRD-16, ES-CRD-20.
std::optional<Status> status_by_cards(const std::vector<Card>& cards);

} // namespace intendant::empire_of_the_sun
