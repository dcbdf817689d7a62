#pragma once

#include "model/afrika_korps/battle/chances.hpp"
#include "model/afrika_korps/battle/planner.hpp"
#include "model/afrika_korps/commands.hpp"
#include "model/afrika_korps/state.hpp"

#include <optional>
#include <span>
#include <vector>

/// What a table asks the map before it acts: where supply comes from and what cuts it, who must still be attacked and at which odds, and
/// what another choice of units would make of a battle. At depth whole map only; elsewhere every answer is empty. Nothing here decides.
namespace intendant::afrika_korps {

/// How a unit is joined to supply. Units: `line` from the unit's hex to that of the supply unit, both included; empty: nothing joins them,
/// whoever went away. `cut`: the hexes of the line that lie in enemy zones of control or under enemies.
struct SupplyLine {
    CounterId unit{};
    std::vector<HexId> line{};
    std::vector<HexId> cut{};

    bool open() const { return !line.empty() && cut.empty(); }
};
/// For each combat unit of the side on the map, the line that decides whether it is isolated. Rule: AK-ISO-1, AK-FOR-3.
std::vector<SupplyLine> supply_lines(const State& state, Side side);
/// The line over which this supply unit supports an attack of the unit on these defenders. Rule: AK-ASP-2, AK-ASP-4.
SupplyLine attack_line(const State& state, CounterId supply, CounterId unit, std::span<const CounterId> defenders);

/// Enemies in one hex who must still be attacked, and the own units that stand beside them and have not fought. `value` is what all of
/// these together make of it; nothing where no battle is allowed. Rule: AK-CMB-2, AK-CMB-3.
struct Duty {
    HexId hex{};
    std::vector<CounterId> enemies{};
    std::vector<CounterId> own{};
    std::optional<BattleValue> value{};
};
/// What must still be fought in this turn. `attackers`: own units in an enemy zone of control that have not attacked.
struct Duties {
    std::vector<Duty> enemies{};
    std::vector<CounterId> attackers{};

    bool none() const { return enemies.empty() && attackers.empty(); }
};
Duties duties(const State& state);
/// Enemy hexes beside own units that may be attacked: those of `duties`, and fortresses, which nobody has to attack. Rule: AK-FOR-1.
std::vector<Duty> targets(const State& state);

/// Who stands next to whom as the planner takes it, with closed retreats. A contact of more than 32 units a side is empty.
Contact contact_to_plan(const State& state);

/// The odds of a battle between units on the map; nothing where none is allowed. `ground`: what the defenders stand on where the books
/// do not keep it. Rule: AK-ODD-1 to AK-ODD-7.
std::optional<BattleValue> value_of(const State& state, std::span<const CounterId> attackers, std::span<const CounterId> defenders,
                                    Terrain ground = Terrain::Clear);
/// The own units that may still join an attack on all of these. Rule: AK-CMB-3, AK-CMB-9, AK-VA-6.
std::vector<CounterId> may_attack(const State& state, std::span<const CounterId> defenders);
/// The sets of supply units that support all attackers, the smallest first; none: they are not all supported. Rule: AK-ASP-3, AK-ASP-8,
/// AK-ASP-9.
std::vector<std::vector<CounterId>> supply_choices(const State& now, std::span<const CounterId> attackers,
                                                   std::span<const CounterId> defenders);

/// The battle with one attacker more or one fewer.
struct Variant {
    CounterId unit{};
    bool joins{}; ///< else it stays out
    BattleValue value;
    Chances chances;
    bool supported{}; ///< where these odds need supply, there is some that reaches all
};
std::vector<Variant> variants(const State& state, const std::vector<CounterId>& attackers, std::span<const CounterId> defenders);

/// An automatic victory that could be claimed now. Rule: AK-VA-1, AK-VA-3.
struct PossibleVictory {
    std::vector<CounterId> attackers{};
    std::vector<CounterId> defenders{};
    std::vector<CounterId> supply{};
    BattleValue value;
    bool closed{}; ///< the defenders could not survive a retreat
};
std::vector<PossibleVictory> possible_victories(const State& state);

/// Lone enemy supply in a fortress that own units beside it may take at the end of movement. Rule: AK-CAP-7, AK-CAP-8.
std::vector<CounterId> lone_supply_in_fortresses(const State& state);
/// Own units that may come in now: reinforcements first, then those at sea since an earlier turn, then those that replacement factors pay for.
/// Rule: AK-RNF-2, AK-SEA-2, AK-RPL-4.
std::vector<CounterId> who_may_enter(const State& state);
/// What these units may be exchanged for now: the substitutes that the books take for them, or the parts of a substitute given alone.
/// Rule: AK-SUB-1, AK-SUB-2, AK-SUB-5, AK-SUB-6.
std::vector<std::vector<CounterId>> possible_exchanges(const State& state, const std::vector<CounterId>& give);

/// A lawful retreat of each unit that has to, one after the other; a unit without a way is eliminated. Rule: AK-RET-1, AK-RET-4, AK-RET-7.
std::vector<RetreatRow> proposed_retreats(const State& state);
/// What the payer of an exchange may give, the cheapest first. Rule: AK-EXC-2, AK-EXC-4.
std::vector<std::vector<CounterId>> proposed_payments(const State& state);
/// The hexes that the attackers of the last battle may enter, and who of them may. Rule: AK-ADV-1, AK-ADV-3.
struct PossibleAdvance {
    HexId hex{};
    std::vector<CounterId> units{};
};
std::vector<PossibleAdvance> possible_advances(const State& state);

} // namespace intendant::afrika_korps
