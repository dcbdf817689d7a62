#pragma once

#include "model/core/seat_page.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <string>
#include <string_view>

namespace intendant::empire_of_the_sun {

/// What a seat sees: turn and phase, both sides with their figures and units, the offensive with its battle hexes, and the forms. Which cards are in
/// a hand the books do not know; that one lies aside is on the table.
core::SeatPage seat_page(const State& state);

/// A name of a message in that language; the tables have Italian names of units, cards, scenarios, areas and some hexes.
std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id);

} // namespace intendant::empire_of_the_sun
