#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/desk/game_desk.hpp"

#include <vector>

namespace intendant::app::ak {

/// All books, in the order in which the desk lists them; the figures of the strip open them.
std::vector<Book> game_books(Table& table);

} // namespace intendant::app::ak
