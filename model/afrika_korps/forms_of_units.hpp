#pragma once

#include "model/afrika_korps/commands.hpp"
#include "model/core/form.hpp"

/// Forms of what seldom happens to units and supply: each with what it answers. Those of every turn are in forms.cpp.
namespace intendant::afrika_korps {

using MadeForm = core::FormOf<State, Command>;
extern const MadeForm embark_form, rommel_form, destroy_form, capture_form, exchange_form, victory_form, doomed_form;

/// A form of the side whose turn it is; where the books do not keep the map, of whoever keeps them.
core::Form own_form(const State& state, core::Message title);
core::FormChoice choice_of(const State& state, HexId hex);
/// A unit as its counter shows it: name and factors.
core::Message label_of(const State& state, CounterId id);
inline constexpr std::string_view unit_mark = "unit_";
/// One field a unit: it goes along or not.
core::FormField unit_field(const State& state, CounterId id, const core::FormValues& values, bool proposed);
/// The units that were said to go along, of whatever place.
std::vector<CounterId> units_in(const State& state, const core::FormValues& values);

} // namespace intendant::afrika_korps
