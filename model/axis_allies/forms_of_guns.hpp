#pragma once

#include "model/axis_allies/commands.hpp"
#include "model/core/form.hpp"

/// Forms of guns and rockets, and of what is captured where the books do not follow the board. Those of every turn are in forms.cpp.
namespace intendant::axis_allies {

using MadeForm = core::FormOf<State, Command>;
/// A form of the power whose turn it is.
core::Form own_form(const State& state, core::Message title);
core::FormChoice choice_of(const State& state, SpaceId space);

extern const MadeForm overflight_form, rocket_form, capture_form;

} // namespace intendant::axis_allies
