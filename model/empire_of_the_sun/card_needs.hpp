#pragma once

#include "model/core/message.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <string>
#include <vector>

namespace intendant::empire_of_the_sun {

/// What a card's event needs, by the words of its table, and the books refute. What they cannot know is for the table to affirm. Conditions on the battle
/// hexes of its own offensive come up when these are declared: see `unmet_by_battles`. Rule: ES-CRD-9, ES-CRD-35.
std::vector<std::string> unmet(const State& state, CardId card);

/// What an event asks of the battle hexes that it declares, and they are not. Rule: ES-CRD-9.
std::vector<std::string> unmet_by_battles(const State& state, CardId card, const std::vector<HexId>& hexes);

/// What the card misses, a sentence.
core::Message missing(const Tables& tables, CardId card, const std::string& need);

/// Japanese ground units of the offensive in Burma or northern India, or that started there. Rule: ES-CRD-24.
std::vector<UnitId> active_in_burma(const State& state);
/// Indian corps of full strength on the map. Rule: ES-CRD-24.
std::vector<UnitId> full_indian_corps(const State& state);

} // namespace intendant::empire_of_the_sun
