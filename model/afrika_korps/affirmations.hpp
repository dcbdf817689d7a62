#pragma once

#include "model/afrika_korps/state.hpp"
#include "model/core/affirmation.hpp"

#include <vector>

namespace intendant::afrika_korps {

using core::Affirmation;

/// What the side on turn is asked before it leaves this step of its turn; on a whole map nothing, there it is found.
/// Rule: AK-CAL-9, AK-CAL-10, AK-STK-1, AK-SUP-13, AK-SUP-14, AK-ASP-10, AK-CMB-2, AK-SEA-6, AK-FOR-3, AK-ISO-1, AK-VIC-4, AK-ROM-4.
std::vector<Affirmation> to_affirm(const State& state);

} // namespace intendant::afrika_korps
