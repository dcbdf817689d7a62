#pragma once

#include "model/core/affirmation.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <vector>

namespace intendant::empire_of_the_sun {

using core::Affirmation;

/// What the table is asked before it leaves this part of the turn, or ends the offensive under way; on a whole map nothing, there it is found. Whoever goes on
/// affirms it, and the entry keeps that.
/// Rule: ES-GEN-20, ES-REI-2 to ES-REI-4, ES-REP-3, ES-STW-8, ES-OFF-3, ES-OFF-5, ES-OFF-8, ES-STK-2, ES-PBM-4, ES-POL-2, ES-POL-3, ES-POL-8, ES-PWL-8,
/// ES-PWL-9, ES-ATR-1, ES-VIC-3, ES-VPT-4.
std::vector<Affirmation> to_affirm(const State& state);

} // namespace intendant::empire_of_the_sun
