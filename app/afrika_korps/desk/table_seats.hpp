#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/desk/table_display.hpp"

#include <vector>

namespace intendant::app::ak {

/// What the second screen shows of the sides and of the calendar: supply, who plays, forces, and what arrives next. Nothing that is
/// somebody's own: notes stay out.
std::vector<TableView::Seat> seats_of(const Table& table);

} // namespace intendant::app::ak
