#pragma once

#include "model/afrika_korps/battle/battle_value.hpp"

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

namespace intendant::afrika_korps {

/// Whether the defender could survive a retreat of two hexes; affirmed by the table, or found on the map. Rule: AK-VA-1.
enum class Retreat : std::uint8_t { Open, Closed };

/// Whether supply reaches all attackers over hexes free of enemy zones of control, the defender's included. Rule: AK-VA-3.
enum class Supply : std::uint8_t { Reaches, OutOfReach };

/// What a player says during movement. `doomed` are his units that will be eliminated before combat.
struct VictoryClaim {
    std::vector<Attacker> attackers;
    std::vector<CounterId> blockers; ///< units that close the retreat, adjacent or not
    std::vector<Defender> defenders;
    Retreat retreat;
    Supply supply;
    std::vector<CounterId> doomed;
};

/// A victory without a die, fought in COMBAT. The units in `fixed` move no more before it. Rule: AK-VA-6, AK-VA-7, AK-VA-10.
struct AutomaticVictory {
    BattleValue value;
    std::vector<CounterId> fixed;
};

/// Whether these odds need no die against such a defender: in those columns he goes or must retreat. Rule: AK-VA-1, AK-VA-2.
bool automatic(const Tables& tables, OddsColumn column, Retreat retreat);

/// Looks at a claim during movement.
///
/// Refuses: what no battle may be; a unit that will be eliminated before combat; odds that are too low, or leave a retreat open;
/// attackers without supply at that moment.
/// Rule: AK-VA-1, AK-VA-3, AK-VA-6, AK-VA-7, AK-DIV-7 (9.1 to 9.6).
std::variant<core::Refused, AutomaticVictory> automatic_victory(const Tables& tables, const Options& options, const VictoryClaim& claim);

/// Whether the claim still holds at the end of movement: supply reaches the attackers then too. If not, it is an ordinary battle.
/// Rule: AK-VA-9, AK-VA-10, AK-ASP-10.
bool stands_at_end(const AutomaticVictory& victory, Supply at_end);

/// The supply units used: those at the moment of the victory and those at the end of movement. Rule: AK-ASP-10, AK-SUP-15.
std::vector<CounterId> supply_used(std::span<const CounterId> when_obtained, std::span<const CounterId> at_end);

} // namespace intendant::afrika_korps
