#pragma once

#include "app/desk/game_desk.hpp"
#include "app/empire_of_the_sun/table.hpp"

#include <vector>

namespace intendant::app::es {

/// The books of the desk, in their order: units, supply, calendar, decks, resources, Political Will, tracks, points, luck, rules.
std::vector<Book> game_books(Table& table);

} // namespace intendant::app::es
