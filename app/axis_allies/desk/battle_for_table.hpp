#pragma once

#include "app/axis_allies/table.hpp"
#include "app/desk/table_display.hpp"

#include <optional>

namespace intendant::app::aa {

/// The battle that is fought as it stands now, with its last throw, for the table display; nothing: none is.
std::optional<TableView::Battle> battle_for_table(const Table& table);

} // namespace intendant::app::aa
