#pragma once

#include "app/axis_allies/table.hpp"

namespace intendant::app::aa {

/// What the last play brought about on the battle board, in a line: the dice and their hits, how a battle ended, who
/// holds the territory, what a raid cost. Empty when it was nothing of the kind.
wxString battle_news(const Table& table);

} // namespace intendant::app::aa
