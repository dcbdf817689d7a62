#pragma once

#include "app/desk/table_display.hpp"
#include "app/risiko/table.hpp"

#include <optional>

namespace intendant::app::rk {

/// The attack that is announced or was thrown last, for the table display; nothing: nobody attacks. Rule: RK-ATK-3 to RK-ATK-10.
std::optional<TableView::Battle> battle_for_table(const Table& table);

} // namespace intendant::app::rk
