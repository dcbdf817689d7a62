#pragma once

#include "app/board/situation.hpp"
#include "model/core/form.hpp"
#include "model/empire_of_the_sun/state.hpp"

namespace intendant::app::es {

using namespace empire_of_the_sun;

/// What the board draws of a form: units and hexes that it names; the way of a unit that moves, or where one that is named may end.
board::Proposal proposal_of(const State& state, const core::Form& form);

} // namespace intendant::app::es
