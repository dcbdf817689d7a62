#pragma once

#include "app/desk/table_display.hpp"
#include "app/desk/turn_head.hpp"
#include "app/empire_of_the_sun/table.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace intendant::app::es {

/// Whose turn it is, how far turn or offensive is, and what is done next. `due`: the form that is due. `next`: what the primary button says; nothing:
/// nothing can be entered. Rule: ES-SEQ-1, ES-OFF-15.
TurnHead head_of(const Table& table, const std::string& due, const std::optional<wxString>& next);

/// The tracks of the table in the strip: Political Will, cards and passes, shipping points, resources, the war in Europe, China. Rule: ES-MRK-1.
std::vector<Account> accounts_of(const Table& table);

/// What the second screen shows of both sides: who plays, and the units on the map. Which cards are in a hand the books do not know.
std::vector<TableView::Seat> seats_of(const Table& table);

} // namespace intendant::app::es
