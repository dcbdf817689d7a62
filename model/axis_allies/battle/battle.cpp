#include "model/axis_allies/battle/steps.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::axis_allies {

namespace {

bool any_of(const std::vector<Stack>& stacks, auto&& predicate) { return std::ranges::any_of(stacks, predicate); }

/// Own pieces in the space that have come to fight and have not fought yet. At sea those that stood there
/// fight too, and so do land units that a battle left unfought keeps among the enemy (T-03).
bool may_attack(const State& state, const Stack& stack) {
    return stack.owner == state.turn.power && fights(stack.unit) && !stack.fought && !stack.raiding &&
           (stack.attacking || (*state.tables)[stack.space].sea || stands_among_the_enemy(state, stack)) && !rides(stack);
}

bool contested_by_land(const State& state, SpaceId space) {
    const auto power = state.turn.power;
    const auto here = stacks_in(state, space);
    if (!any_of(here, [&](const Stack& stack) { return may_attack(state, stack); })) {
        return false;
    }
    const bool soldiers = any_of(here, [&](const Stack& s) { return may_attack(state, s) && is_land(s.unit); });
    const bool gun_against_aircraft = !state.options.lone_guns_hold_fire &&
                                      any_of(here, [&](const Stack& s) { return s.unit == Unit::AaGun && !allied(s.owner, power); }) &&
                                      any_of(here, [&](const Stack& s) { return may_attack(state, s) && is_aircraft(s.unit); });
    return enemy_occupied(state, space, power) || gun_against_aircraft || (soldiers && enemy_controlled(state, space, power));
}

bool contested_at_sea(const State& state, SpaceId space) {
    return enemy_occupied(state, space, state.turn.power) &&
           any_of(stacks_in(state, space), [&](const Stack& stack) { return may_attack(state, stack); });
}

void add(std::vector<PendingBattle>& battles, const PendingBattle& battle) {
    const auto known =
        std::ranges::find_if(battles, [&](const PendingBattle& other) { return other.space == battle.space && other.kind == battle.kind; });
    if (known == battles.end()) {
        battles.push_back(battle);
    } else {
        known->must_wait = known->must_wait || battle.must_wait;
        known->left_over = known->left_over && battle.left_over;
    }
}

} // namespace

bool stands_among_the_enemy(const State& state, const Stack& stack) {
    return stack.owner == state.turn.power && is_land(stack.unit) && stack.unit != Unit::AaGun && !stack.started_at && !stack.landed &&
           !stack.halted && !stack.fought && !stack.attacking && enemy_occupied(state, stack.space, stack.owner);
}

std::vector<PendingBattle> pending_battles(const State& state) {
    std::vector<PendingBattle> battles;
    const auto running = [&](SpaceId space) { return state.battle && state.battle->space == space; };
    for (const auto& stack : state.stacks) {
        if (stack.owner == state.turn.power && stack.raiding && !stack.fought && enemy_complex(state, stack.space) &&
            !running(stack.space)) {
            add(battles, {.space = stack.space, .kind = BattleKind::Raid, .must_wait = false});
        }
        for (const auto& cargo : stack.cargo) {
            if (cargo.landing && cargo.owner == state.turn.power) {
                add(battles,
                    {.space = *cargo.landing,
                     .kind = BattleKind::Land,
                     .must_wait = enemy_occupied(state, stack.space, state.turn.power)}); // C-41; C-56: both may be fought in one turn
            }
        }
        if (running(stack.space) || !may_attack(state, stack)) {
            continue;
        }
        const bool sea = (*state.tables)[stack.space].sea;
        if (sea ? contested_at_sea(state, stack.space) : contested_by_land(state, stack.space)) {
            add(battles, {.space = stack.space,
                          .kind = sea ? BattleKind::Sea : BattleKind::Land,
                          .must_wait = false,
                          .left_over = stands_among_the_enemy(state, stack)});
        }
    }
    for (auto& battle : battles) { // C-148: the raid comes before the attack
        const auto raided = [&](const PendingBattle& other) { return other.space == battle.space && other.kind == BattleKind::Raid; };
        if (battle.kind == BattleKind::Land && std::ranges::any_of(battles, raided)) {
            battle.must_wait = true;
        }
    }
    return battles;
}

// Ships off a coast and raiding bombers are never among them. Rule: C-51, C-147.
std::vector<Stack> attackers_of(const State& state, const Battle& battle) {
    auto attackers = stacks_in(state, battle.space);
    std::erase_if(attackers, [&](const Stack& stack) {
        const bool of_this_battle = stack.raiding == (battle.kind == BattleKind::Raid) && stack.attacking;
        return stack.owner != state.turn.power || !fights(stack.unit) || stack.fought || !of_this_battle;
    });
    return attackers;
}

// Fighters at sea are on their own whether or not their carrier lives. Rule: C-60, C-100, C-101.
std::vector<Stack> defenders_of(const State& state, const Battle& battle) {
    auto defenders = stacks_in(state, battle.space);
    std::erase_if(defenders, [&](const Stack& stack) {
        return battle.kind == BattleKind::Raid || allied(stack.owner, state.turn.power) || !fights(stack.unit);
    });
    return defenders;
}

bool rides(const Stack& stack) { return stack.unit == Unit::Fighter && stack.halted && !stack.attacking && stack.started_at; }

Side acting_side(BattleStep step) {
    switch (step) {
    case BattleStep::AaFire:
    case BattleStep::DefenderFire:
    case BattleStep::DefenderWithdrawal:
        return Side::Defender;
    case BattleStep::Bombardment:
    case BattleStep::FirstStrike:
    case BattleStep::AttackerFire:
    case BattleStep::AttackerWithdrawal:
    case BattleStep::Decision:
    case BattleStep::RaidDamage:
        break;
    }
    return Side::Attacker;
}

bool may_have_come_from(const State& state, const Stack& attacker, SpaceId space) {
    if (is_aircraft(attacker.unit)) {
        return false;
    }
    // Where the books do not follow the movement, a piece without a past may have come from anywhere.
    return attacker.entered_from ? attacker.entered_from == space : state.options.depth != Depth::FullBoard;
}

bool attack_came_from(const State& state, SpaceId space) {
    const auto& battle = *state.battle;
    if (!state.options.retreat_needs_a_survivor_from_there && std::ranges::count(battle.origins, space) > 0) {
        return true;
    }
    return any_of(attackers_of(state, battle), [&](const Stack& stack) { return may_have_come_from(state, stack, space); });
}

bool is_battle_site(const State& state, SpaceId space) {
    const auto pending = pending_battles(state);
    return std::ranges::count(state.turn.battle_sites, space) > 0 || std::ranges::count(pending, space, &PendingBattle::space) > 0;
}

bool only_transports(const std::vector<Stack>& attackers) {
    return !attackers.empty() && std::ranges::all_of(attackers, [](const Stack& stack) { return stack.unit == Unit::Transport; });
}

Side side_to_act(const Battle& battle) { return battle.owed ? battle.owed->side : acting_side(battle.step); }

int pieces_in(const std::vector<Stack>& stacks) {
    return std::accumulate(stacks.begin(), stacks.end(), 0, [](int sum, const Stack& stack) { return sum + stack.count; });
}

std::vector<Stack> targets_of(const State& state, const Battle& battle, Side side, HitScope scope) {
    auto targets = side == Side::Attacker ? attackers_of(state, battle) : defenders_of(state, battle);
    std::erase_if(targets, [scope](const Stack& stack) {
        return (scope == HitScope::ShipsOnly && !is_ship(stack.unit)) || (scope == HitScope::AircraftOnly && !is_aircraft(stack.unit));
    });
    return targets;
}

} // namespace intendant::axis_allies
