#pragma once

#include "model/afrika_korps/state.hpp"
#include "model/hex/contradiction.hpp"

#include <vector>

namespace intendant::afrika_korps {

using Contradiction = hex::Contradiction<CounterId>;

/// When stacks count: where they may be higher for a while (the first placing, arrivals, movement) they are no contradiction; what is
/// counted is told always.
enum class Stacks : std::uint8_t { WhenTheyBind, Always };

/// All that these books say and that cannot be on the table together: enemies in one hex, stacks above the limit, supply above the
/// number, counters where nothing can stand or without a hex on a whole map, substitutes that nobody formed, marks that their counter
/// cannot bear. Empty: nothing is to be counted.
/// Rule: AK-MOV-2, AK-MOV-4, AK-STK-1, AK-STK-3, AK-SET-4, AK-RNF-5, AK-SUP-6, AK-SUP-8, AK-SUP-9, AK-SUP-15, AK-SUB-6, AK-SUB-8, AK-GEN-1,
/// AK-GEN-4, AK-CAP-2, AK-CMB-9, AK-ISO-1, AK-ISO-2, AK-ROM-4.
std::vector<Contradiction> contradictions(const State& state, Stacks stacks = Stacks::WhenTheyBind);

} // namespace intendant::afrika_korps
