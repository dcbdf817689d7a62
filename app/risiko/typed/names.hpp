#pragma once

#include "app/typed/name_match.hpp"
#include "model/core/language.hpp"
#include "model/risiko/tables.hpp"

#include <vector>

/// What players call territories, cards and colours when they type.
namespace intendant::typed::rk {

using namespace intendant::risiko;

/// All names of a territory: in that language, then in every language.
Nameable nameable(const Tables& tables, TerritoryId id, core::Language language);
/// Those of a card: of its territory; the Jolly are numbered, `jolly` being their name in that language.
Nameable nameable(const Tables& tables, CardId card, core::Language language, const std::string& jolly);
/// Those of a colour: in that language, then in every language.
Nameable nameable(const Tables& tables, Colour colour, core::Language language);
/// Those of every territory.
std::vector<Nameable> territories(const Tables& tables, core::Language language);

} // namespace intendant::typed::rk
