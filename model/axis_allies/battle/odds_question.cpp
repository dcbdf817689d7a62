#include "model/axis_allies/battle/odds.hpp"

#include "model/axis_allies/battle/steps.hpp"
#include "model/axis_allies/paths.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// Adds pieces to those of the same kind; senseless numbers stay senseless, but sum up without overflow.
void add(std::vector<BattlePieces>& all, BattlePieces pieces) {
    constexpr int far_too_many = 1'000'000;
    pieces.count = std::clamp(pieces.count, -far_too_many, far_too_many);
    const auto same =
        std::ranges::find_if(all, [&](const BattlePieces& other) { return other.power == pieces.power && other.unit == pieces.unit; });
    if (same != all.end()) {
        same->count = std::min(same->count + pieces.count, far_too_many);
    } else if (pieces.count != 0) {
        all.push_back(pieces);
    }
}

void add(std::vector<BattlePieces>& all, const State& state, Side side, const std::vector<Stack>& stacks) {
    for (const auto& stack : stacks) {
        add(all, battle_pieces(state, side, {.power = stack.owner, .unit = stack.unit, .count = stack.count}));
    }
}

/// What is to land in the space, and the battleships beside it that will lend their shot. Rule: C-45, C-47 to C-50.
bool add_landing(const State& state, SpaceId space, BattleQuestion& question) {
    std::vector<SpaceId> zones;
    for (const auto& stack : state.stacks) {
        if (!lands_in(stack, space, state.turn.power)) {
            continue;
        }
        zones.push_back(stack.space);
        for (const auto& cargo : stack.cargo) {
            if (cargo.landing == space && cargo.owner == state.turn.power) {
                add(question.attackers,
                    battle_pieces(state, Side::Attacker, {.power = cargo.owner, .unit = cargo.unit, .count = cargo.count * stack.count}));
            }
        }
    }
    int shots = proposed_support(state, space);
    for (const auto& stack : state.stacks) {
        // Where the enemy is still at sea, the battleship fights there first and has no shot.
        if (stack.unit == Unit::Battleship && stack.owner == state.turn.power && !stack.fought &&
            std::ranges::count(zones, stack.space) > 0 && !enemy_occupied(state, stack.space, state.turn.power)) {
            add(question.bombarding,
                battle_pieces(state, Side::Attacker, {.power = stack.owner, .unit = stack.unit, .count = std::min(shots, stack.count)}));
            shots -= std::min(shots, stack.count);
        }
    }
    return !zones.empty();
}

} // namespace

std::string_view id_of(LossOrder order) { return loss_orders[static_cast<std::size_t>(order)].id; }

std::optional<LossOrder> loss_order_of_id(std::string_view id) {
    const auto place = std::ranges::find(loss_orders, id, &LossOrderWords::id);
    return place == loss_orders.end() ? std::nullopt : std::optional{place->order};
}

BattlePieces battle_pieces(const State& state, Side side, const EnteredForce& force) {
    const int hit = side == Side::Attacker ? attack_factor(state, force.power, force.unit) : defence_factor(state, force.power, force.unit);
    return {.power = force.power,
            .unit = force.unit,
            .count = force.count,
            .hit = hit,
            .dice = side == Side::Attacker ? attack_dice(state, force.power, force.unit) : 1, // in defence a bomber throws one
            .cost = state.tables->units[force.unit].cost};
}

BattleQuestion question_of(const State& state, const Battle& battle, const LossPlan& attacker, const LossPlan& defender) {
    BattleQuestion question{.kind = battle.kind, .attacker_losses = attacker, .defender_losses = defender};
    add(question.attackers, state, Side::Attacker, attackers_of(state, battle));
    add(question.defenders, state, Side::Defender, defenders_of(state, battle));
    BattleMoment moment{.step = battle.step, .to_fire = battle.to_fire, .owed = battle.owed, .casualties = {}};
    add(moment.casualties, state, Side::Defender, battle.casualties);
    question.moment = std::move(moment);
    question.gun = battle.step == BattleStep::AaFire;
    if (battle.step == BattleStep::AaFire && battle.amphibious) {
        for (const auto& stack : state.stacks) { // C-47: the shots come after the gun
            if (stack.unit == Unit::Battleship && stack.owner == state.turn.power && stack.landed) {
                add(question.bombarding,
                    battle_pieces(state, Side::Attacker, {.power = stack.owner, .unit = stack.unit, .count = stack.count}));
            }
        }
    }
    question.may_retreat = battle.kind != BattleKind::Raid && !battle.amphibious; // also where only some may not, D-19
    question.prize = (*state.tables)[battle.space].value;
    return question;
}

BattleQuestion question_of(const State& state, const PendingBattle& pending, const LossPlan& attacker, const LossPlan& defender) {
    BattleQuestion question{.kind = pending.kind, .attacker_losses = attacker, .defender_losses = defender};
    bool amphibious = false;
    for (const auto& stack : stacks_in(state, pending.space)) {
        const bool of_this_battle = stack.raiding == (pending.kind == BattleKind::Raid);
        const bool attacks = (stack.attacking || pending.kind == BattleKind::Sea) && !rides(stack); // Q-34, M-57
        if (!fights(stack.unit)) {
            continue;
        }
        if (stack.owner == state.turn.power && !stack.fought && of_this_battle && attacks) {
            add(question.attackers, state, Side::Attacker, {stack});
        } else if (!allied(stack.owner, state.turn.power) && pending.kind != BattleKind::Raid) {
            add(question.defenders, state, Side::Defender, {stack});
        }
    }
    if (pending.kind == BattleKind::Land) {
        amphibious = add_landing(state, pending.space, question);
    }
    question.gun = pending.kind != BattleKind::Sea && enemy_gun_in(state, pending.space, state.turn.power) &&
                   !(state.options.lone_guns_hold_fire && question.defenders.empty());
    question.may_retreat = pending.kind != BattleKind::Raid && !amphibious;
    question.prize = (*state.tables)[pending.space].value;
    return question;
}

BattleQuestion question_of(const State& state, const FreeForces& forces, const LossPlan& attacker, const LossPlan& defender) {
    BattleQuestion question{.kind = forces.kind, .attacker_losses = attacker, .defender_losses = defender};
    for (const auto& force : forces.forces) {
        const auto side = force.power == forces.attacker ? Side::Attacker : Side::Defender;
        add(side == Side::Attacker ? question.attackers : question.defenders, battle_pieces(state, side, force));
    }
    add(question.bombarding,
        battle_pieces(state, Side::Attacker, {.power = forces.attacker, .unit = Unit::Battleship, .count = forces.bombarding}));
    question.gun = forces.gun;
    question.may_retreat = !forces.amphibious;
    return question;
}

} // namespace intendant::axis_allies
