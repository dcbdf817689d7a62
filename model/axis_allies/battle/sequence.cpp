#include "model/axis_allies/battle/steps.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace intendant::axis_allies {

namespace {

constexpr std::array land_steps{BattleStep::AaFire, BattleStep::Bombardment, BattleStep::AttackerFire, BattleStep::DefenderFire,
                                BattleStep::Decision};
// Rule: C-71 to C-78; submarines leave before anybody decides on a retreat, C-77, C-94.
constexpr std::array sea_steps{BattleStep::FirstStrike,        BattleStep::AttackerFire,       BattleStep::DefenderFire,
                               BattleStep::AttackerWithdrawal, BattleStep::DefenderWithdrawal, BattleStep::Decision};
constexpr std::array raid_steps{BattleStep::AaFire, BattleStep::RaidDamage};
constexpr std::size_t first_repeated_on_land = 2; // C-16: never the gun, never the bombardment again

std::span<const BattleStep> steps_of(BattleKind kind) {
    switch (kind) {
    case BattleKind::Land:
        return land_steps;
    case BattleKind::Sea:
        return sea_steps;
    case BattleKind::Raid:
        break;
    }
    return raid_steps;
}

bool has_target(const State& state, const Battle& battle, BattleStep step, const FireGroup& group) {
    return step == BattleStep::RaidDamage || !targets_of(state, battle, other(acting_side(step)), group.scope).empty();
}

/// Who throws in a step; columns that nothing can be lost to do not throw. Rule: C-09, C-85, Q-15.
std::vector<FireGroup> groups_of(const State& state, const Battle& battle, BattleStep step) {
    std::vector<FireGroup> groups;
    switch (step) {
    case BattleStep::AaFire:
        groups = aa_fire(state, battle);
        break;
    case BattleStep::Bombardment:
        groups = bombardment(state, battle);
        break;
    case BattleStep::FirstStrike:
        groups = first_strike(state, battle);
        break;
    case BattleStep::AttackerFire:
        groups = attacker_fire(state, battle);
        break;
    case BattleStep::DefenderFire:
        groups = defender_fire(state, battle);
        break;
    case BattleStep::RaidDamage:
        groups = raid_damage(state, battle);
        break;
    case BattleStep::AttackerWithdrawal:
    case BattleStep::DefenderWithdrawal:
    case BattleStep::Decision:
        break;
    }
    std::erase_if(groups, [&](const FireGroup& group) { return !has_target(state, battle, step, group); });
    return groups;
}

bool anything_to_do(const State& state, BattleStep step, const std::vector<FireGroup>& groups) {
    switch (step) {
    case BattleStep::AttackerWithdrawal:
        return !withdrawal_spaces(state, Side::Attacker).empty();
    case BattleStep::DefenderWithdrawal:
        return !withdrawal_spaces(state, Side::Defender).empty();
    case BattleStep::Decision:
        return !retreat_spaces(state).empty();
    case BattleStep::AaFire:
    case BattleStep::Bombardment:
    case BattleStep::FirstStrike:
    case BattleStep::AttackerFire:
    case BattleStep::DefenderFire:
    case BattleStep::RaidDamage:
        break;
    }
    return !groups.empty();
}

/// One side or both have nothing left on the board. Rule: C-16, C-78, C-110.
std::optional<BattleResult> result_so_far(const State& state, const Battle& battle) {
    const bool attackers = !attackers_of(state, battle).empty();
    const bool defenders = battle.kind == BattleKind::Raid || !defenders_of(state, battle).empty() || !battle.casualties.empty();
    if (attackers && defenders) {
        return std::nullopt;
    }
    if (attackers) {
        return BattleResult::AttackerWon;
    }
    if (battle.attackers_withdrew_to) {
        return BattleResult::Retreat;
    }
    return defenders ? BattleResult::DefenderWon : BattleResult::BothDestroyed;
}

/// Where the table sinks transports that are alone with the enemy. Rule: M-110, D-12, Q-02.
void sink_lone_transports(axis_allies::Decision& decision) {
    const auto& battle = *decision.now().battle;
    const auto attackers = attackers_of(decision.now(), battle);
    if (decision.now().options.lone_transports_are_sunk && battle.kind == BattleKind::Sea && only_transports(attackers) &&
        !defenders_of(decision.now(), battle).empty()) {
        decision.book(LossesTaken{.side = Side::Attacker, .units = attackers, .behind_casualty_line = false, .chosen_by_attacker = false});
    }
}

/// Enters the step if there is something to do in it, or ends the battle. True when the table is to act or
/// all is over.
bool enter(axis_allies::Decision& decision, BattleStep step, int round, Landings& landings) {
    const bool after_fire =
        step == BattleStep::AttackerWithdrawal || step == BattleStep::DefenderWithdrawal || step == BattleStep::Decision;
    if (after_fire && !decision.now().battle->casualties.empty()) {
        decision.book(CasualtiesRemoved{.units = decision.now().battle->casualties}); // C-15, C-76
    }
    sink_lone_transports(decision);
    const auto& battle = *decision.now().battle;
    if (step != BattleStep::AaFire) { // C-12, Q-48: the gun fires also where nobody else defends
        if (const auto result = result_so_far(decision.now(), battle)) {
            end_battle(decision, *result, landings);
            return true;
        }
    }
    auto groups = groups_of(decision.now(), battle, step);
    if (!anything_to_do(decision.now(), step, groups)) {
        return false;
    }
    decision.book(BattleStepReached{.round = round, .step = step, .to_fire = std::move(groups)});
    return true;
}

/// Tries the steps from `index` on, round after round, until the table is to act or the battle is over.
void run_from(axis_allies::Decision& decision, std::size_t index, Landings& landings) {
    const auto kind = decision.now().battle->kind;
    const auto steps = steps_of(kind);
    const std::size_t first = kind == BattleKind::Land ? first_repeated_on_land : 0;
    int round = decision.now().battle->round;
    for (int passes = 0; passes < 2; ++passes, ++round, index = first) {
        for (; index < steps.size(); ++index) {
            if (enter(decision, steps[index], round, landings)) {
                return;
            }
        }
    }
    // A whole round in which nobody can hit anything and nobody may leave.
    end_battle(decision, BattleResult::NothingLeftToFight, landings);
}

} // namespace

void start_sequence(axis_allies::Decision& decision) {
    Landings none;
    run_from(decision, 0, none);
}

std::vector<BattleStep> steps_to_come(const State& state) {
    if (!state.battle) {
        return {};
    }
    const auto& battle = *state.battle;
    const auto steps = steps_of(battle.kind);
    std::vector<BattleStep> result;
    for (auto step = std::ranges::find(steps, battle.step); step != steps.end(); ++step) {
        if (*step != battle.step && anything_to_do(state, *step, groups_of(state, battle, *step))) {
            result.push_back(*step);
        }
    }
    return result;
}

void leave_step(axis_allies::Decision& decision, Landings& landings) {
    const auto& battle = *decision.now().battle;
    const auto steps = steps_of(battle.kind);
    const auto here = std::ranges::find(steps, battle.step) - steps.begin();
    run_from(decision, static_cast<std::size_t>(here) + 1, landings);
}

void go_on(axis_allies::Decision& decision, Landings& landings) {
    const auto& battle = *decision.now().battle;
    if (battle.owed) {
        return;
    }
    auto waiting = battle.to_fire;
    std::erase_if(waiting, [&](const FireGroup& group) { return !has_target(decision.now(), battle, battle.step, group); });
    if (waiting.empty()) {
        leave_step(decision, landings); // C-09
    } else if (waiting != battle.to_fire) {
        decision.book(BattleStepReached{.round = battle.round, .step = battle.step, .to_fire = std::move(waiting)});
    }
}

} // namespace intendant::axis_allies
