#pragma once

#include "model/afrika_korps/battle/battle_value.hpp"
#include "model/afrika_korps/decision.hpp"

#include <vector>

/// What follows a battle: exchanges, retreats, captures and advances. The commands of these are decided in the same file.
namespace intendant::afrika_korps {

/// What the battle leaves behind once all losses and retreats are entered: supply of the defenders. Rule: AK-CAP-10, AK-VA-9.
void settle(Decision& decision);
/// Those who came into a fortress by a retreat are lost with the units that were attacked there. Rule: AK-FOR-5.
void lose_with_the_others(Decision& decision, const std::vector<Defender>& defenders, const std::vector<CounterId>& lost);
/// The side that has less is lost; what the other owes is paid where there is nothing to choose, else it is due.
/// Rule: AK-EXC-1, AK-EXC-3.
void carry_out_exchange(Decision& decision, const std::vector<Attacker>& attackers, const std::vector<Defender>& defenders,
                        const BattleValue& value);

} // namespace intendant::afrika_korps
