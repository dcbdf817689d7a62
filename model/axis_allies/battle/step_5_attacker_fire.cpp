#include "model/axis_allies/battle/steps.hpp"

#include <map>
#include <tuple>

namespace intendant::axis_allies {

int attack_dice(const State& state, Power power, Unit unit) {
    const bool heavy = unit == Unit::Bomber && has_weapon(state, power, Weapon::HeavyBombers);
    return heavy ? 3 : 1;
}

std::vector<FireGroup> grouped(const std::vector<Shooter>& shooters) {
    std::map<std::tuple<int, Power, HitScope>, int> dice;
    for (const auto& [stack, column, dice_each] : shooters) {
        const auto scope = stack.unit == Unit::Submarine ? HitScope::ShipsOnly : HitScope::Any;
        dice[{column, stack.owner, scope}] += stack.count * dice_each;
    }
    std::vector<FireGroup> groups;
    for (const auto& [key, count] : dice) {
        const auto& [column, power, scope] = key;
        if (column > 0) { // C-70: attacking transports stand beside the columns
            groups.push_back({.power = power, .column = column, .dice = count, .scope = scope});
        }
    }
    return groups;
}

/// All attackers but submarines, column by column. Rule: C-04, C-13, C-73.
std::vector<FireGroup> attacker_fire(const State& state, const Battle& battle) {
    std::vector<Shooter> shooters;
    for (const auto& stack : attackers_of(state, battle)) {
        if (stack.unit != Unit::Submarine) {
            shooters.push_back({stack, attack_factor(state, stack.owner, stack.unit), attack_dice(state, stack.owner, stack.unit)});
        }
    }
    return grouped(shooters);
}

} // namespace intendant::axis_allies
