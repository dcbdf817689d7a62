#pragma once

#include "app/axis_allies/table.hpp"

#include <vector>

namespace intendant::app::aa {

/// What was booked and stands of the battle that the table shows, from its beginning on; empty without a battle.
std::vector<Event> events_of_battle(const Table& table);
/// The same of the battle that began last, whether or not it is over.
std::vector<Event> events_since_battle_began(const Table& table);

/// The steps of the round that is being fought in which something was done, before the present one, in their order.
std::vector<BattleStep> steps_done(const Battle& battle, const std::vector<Event>& events);

} // namespace intendant::app::aa
