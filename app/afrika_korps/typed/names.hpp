#pragma once

#include "app/typed/name_match.hpp"
#include "app/typed/tongue.hpp"
#include "model/afrika_korps/tables.hpp"

/// What players call counters and hexes when they type.
namespace intendant::typed::ak {

using namespace intendant::afrika_korps;

/// A counter as the windows name it, as it is printed, and with its factors.
Nameable nameable(const Tables& tables, CounterId counter, const Tongue& tongue);
/// A hex by its number and name, or its name alone.
Nameable nameable(const Tables& tables, HexId hex, const Tongue& tongue);

} // namespace intendant::typed::ak
