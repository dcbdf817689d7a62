#pragma once

#include "app/base/text.hpp"
#include "app/widgets/name_field.hpp"
#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/state.hpp"

#include <memory>
#include <vector>

namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// The game's own words, in the language of the windows.
Names names_of(std::shared_ptr<const Tables> tables);
wxString word(const Tables& tables, Power power);
wxString word(const Tables& tables, Unit unit);
/// The name of several pieces of that kind.
wxString several(const Tables& tables, Unit unit);
wxString word(const Tables& tables, Weapon weapon);
wxString word(const Tables& tables, SpaceId space);
wxString word(Action action);
wxString word(Alliance alliance);
wxString word(Edition edition);
wxString word(Depth depth);
/// All names of a space: in the language of the windows, then in every language, then what else players call it.
Nameable nameable(const Tables& tables, SpaceId space);
/// All names of a piece: of one and of several in the language of the windows, then the English ones.
Nameable nameable(const Tables& tables, Unit unit);
/// A step of the printed sequence, and the clause that prescribes it.
wxString word(BattleStep step);
wxString clause(BattleStep step);

/// `2 Fighters, 1 Armor`; a dash for nothing.
wxString word(const Tables& tables, const std::vector<UnitCount>& units);
wxString ipc(core::Money amount);

/// What a space is: whose, worth what, whose capital.
wxString facts_of(const State& state, SpaceId space);
/// What stands in a space, by power: `Japan: 2 Infantry, 1 Fighter; U.S.S.R.: 1 Armor`.
wxString forces(const State& state, SpaceId space);
/// The same of a battle to come, with the troops aboard that are to land in it.
wxString fighters(const State& state, SpaceId space);
/// `2 Infantry`; pieces of another power than the ship's with its name; "empty".
wxString word(const Tables& tables, const ShipLoad& load, Power ship);

/// Spaces for a field to choose from, those in `first` (if any) alone.
std::vector<NameField::Item> all_spaces(const Tables& tables);
std::vector<NameField::Item> items(const Tables& tables, const std::vector<SpaceId>& spaces);
/// Every kind of piece, for a field to choose from.
std::vector<NameField::Item> all_units_of(const Tables& tables);

} // namespace intendant::app::aa
