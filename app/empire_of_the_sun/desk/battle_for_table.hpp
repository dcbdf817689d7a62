#pragma once

#include "app/desk/table_display.hpp"
#include "app/empire_of_the_sun/battle/odds_panel.hpp"
#include "app/empire_of_the_sun/table.hpp"

#include <optional>

namespace intendant::app::es {

/// The battle that stands in the form, else the one that was fought last while its entry is the last one, for the table display; else
/// nothing. Rule: ES-BAT-1 to ES-BAT-15, ES-GND-1 to ES-GND-9.
std::optional<TableView::Battle> battle_for_table(const Table& table, const std::optional<BattleNow>& in_form);

} // namespace intendant::app::es
