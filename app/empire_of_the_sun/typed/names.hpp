#pragma once

#include "app/typed/name_match.hpp"
#include "app/typed/tongue.hpp"
#include "model/empire_of_the_sun/tables.hpp"

#include <string>
#include <vector>

/// What players call counters, cards and hexes when they type.
namespace intendant::typed::es {

using namespace intendant::empire_of_the_sun;

/// All things of a kind: `unit` by name and by id without its country, `card` by number and title, `hex` those with a name, `seat` the sides.
std::vector<Nameable> things(const Tables& tables, const Tongue& tongue, const std::string& kind);

/// A message with its names, as the windows say it.
std::string said(const Tables& tables, const Tongue& tongue, const core::Message& message);

} // namespace intendant::typed::es
