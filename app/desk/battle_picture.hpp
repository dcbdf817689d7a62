#pragma once

#include "app/desk/table_display.hpp"

namespace intendant::app {

/// Draws a battle for the table: the attacker above, the defender below, and between them the dice of the last throw, those that hit in
/// green, as large as there is room. Answers the side of a die. Units: pixels, 0: no die is drawn.
int draw_battle(wxGraphicsContext& gc, const TableView::Battle& battle, const wxRect2DDouble& box);

/// The same in words.
wxString words_of(const TableView::Battle& battle);

} // namespace intendant::app
