#pragma once

#include "model/empire_of_the_sun/state.hpp"

#include <string>
#include <vector>

namespace intendant::empire_of_the_sun {

/// What a card's event needs, by the words of its table, and the books refute. What they cannot know is for the table to affirm. Conditions on the battle
/// hexes of its own offensive come up when these are declared: see `unmet_by_battles`. Rule: ES-CRD-9, ES-CRD-35.
std::vector<std::string> unmet(const State& state, CardId card);

/// What an event asks of the battle hexes that it declares, and they are not. Rule: ES-CRD-9.
std::vector<std::string> unmet_by_battles(const State& state, CardId card, const std::vector<HexId>& hexes);

/// What is missing, in a sentence with the parameter `card`.
const char* missing(const std::string& need);

} // namespace intendant::empire_of_the_sun
