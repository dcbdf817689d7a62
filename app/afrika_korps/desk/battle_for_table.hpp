#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/desk/table_display.hpp"

#include <optional>

namespace intendant::app::ak {

/// The battle that was fought last, while its entry is the last one, for the table display; else nothing. Rule: AK-CMB-4, AK-CRT-1.
std::optional<TableView::Battle> battle_for_table(const Table& table);

} // namespace intendant::app::ak
