#include "model/axis_allies/battle/steps.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::axis_allies {

std::optional<Power> enemy_complex(const State& state, SpaceId space) {
    for (const auto& stack : state.stacks) {
        if (stack.space == space && stack.unit == Unit::IndustrialComplex && !allied(stack.owner, state.turn.power)) {
            return stack.owner;
        }
    }
    return std::nullopt;
}

/// The bombs cost money; the complex itself is never harmed. Rule: C-144 to C-146.
BombingLoss bombing_loss(const State& state, Power owner, core::Money damage) {
    const auto paid = std::min(damage, std::max(state.powers[owner].treasury, core::Money{0}));
    return {.paid = paid, .owed = state.options.bombing_debt_is_carried ? damage - paid : core::Money{0}};
}

/// The dice of the bombers that got through; their faces are added up. Rule: C-143, R-18.
std::vector<FireGroup> raid_damage(const State& state, const Battle& battle) {
    int dice = 0;
    for (const auto& stack : attackers_of(state, battle)) {
        dice += stack.count * attack_dice(state, stack.owner, stack.unit);
    }
    if (dice == 0) {
        return {};
    }
    return {{.power = state.turn.power, .column = 0, .dice = dice, .scope = HitScope::Any}};
}

// The complex itself stays as it is, and the bombers have their way home before them. Rule: C-144 to C-146, C-149.
void pay_raid(Decision& decision, const core::Throw& dice) {
    const core::Money damage{std::accumulate(dice.faces.begin(), dice.faces.end(), 0)};
    if (const auto owner = enemy_complex(decision.now(), decision.now().battle->space)) {
        const auto [paid, owed] = bombing_loss(decision.now(), *owner, damage);
        decision.book(RaidPaid{.attacker = decision.power(), .owner = *owner, .damage = damage, .paid = paid, .owed = owed});
    }
    Landings none;
    end_battle(decision, BattleResult::AttackerWon, none);
}

} // namespace intendant::axis_allies
