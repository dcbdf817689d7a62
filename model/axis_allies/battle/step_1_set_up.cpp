#include "model/axis_allies/battle/steps.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

void change(BattleBegun& event, const Stack& before, const Stack& after) {
    if (before != after) {
        event.before.push_back(before);
        event.after.push_back(after);
    }
}

/// Cargo that is to land goes ashore; the transport's movement is over. Rule: C-47 (3), M-103.
void come_ashore(const State& state, const Stack& transport, BattleBegun& event) {
    const auto power = state.turn.power;
    auto emptied = transport;
    emptied.halted = true;
    emptied.cargo.clear();
    for (const auto& cargo : transport.cargo) {
        if (cargo.landing != event.space || cargo.owner != power) {
            emptied.cargo.push_back(cargo);
            continue;
        }
        event.after.push_back({.space = event.space,
                               .owner = power,
                               .unit = cargo.unit,
                               .count = cargo.count * transport.count,
                               .moved = movement_allowance(state, power, cargo.unit),
                               .started_at = transport.space,
                               .entered_from = transport.space,
                               .attacking = true,
                               .landed = true,
                               .halted = true});
    }
    change(event, transport, emptied);
}

/// Battleships beside the transports lend their shot to this landing and to no other. Rule: C-45, C-48, C-50.
void lend_shots(const State& state, const std::vector<SpaceId>& zones, BattleBegun& event) {
    for (const auto& stack : state.stacks) {
        if (stack.unit == Unit::Battleship && stack.owner == state.turn.power && !stack.fought &&
            std::ranges::count(zones, stack.space) > 0) {
            auto lent = stack;
            lent.fought = true;
            lent.landed = true;
            change(event, stack, lent);
        }
    }
}

BattleBegun board_by_land(const State& state, SpaceId space) {
    BattleBegun event{
        .space = space, .kind = BattleKind::Land, .amphibious = false, .before = {}, .after = {}};
    std::vector<SpaceId> zones;
    for (const auto& stack : state.stacks) {
        if (lands_in(stack, space, state.turn.power)) {
            come_ashore(state, stack, event);
            zones.push_back(stack.space);
        }
    }
    event.amphibious = !zones.empty();
    if (enemy_occupied(state, space, state.turn.power)) {
        lend_shots(state, zones, event);
    }
    return event;
}

/// All own pieces in the zone fight, also those that stood there when the turn began. Rule: C-42, Q-34.
BattleBegun board_at_sea(const State& state, SpaceId space) {
    BattleBegun event{
        .space = space, .kind = BattleKind::Sea, .amphibious = false, .before = {}, .after = {}};
    for (const auto& stack : stacks_in(state, space)) {
        if (stack.owner == state.turn.power && fights(stack.unit) && !stack.fought) {
            auto attacker = stack;
            attacker.attacking = true;
            change(event, stack, attacker);
        }
    }
    return event;
}

/// Own aircraft have fought there and still face the enemy, whom the others have left.
bool aircraft_stayed(const State& state, SpaceId space) {
    return enemy_occupied(state, space, state.turn.power) && std::ranges::any_of(state.stacks, [&](const Stack& stack) {
               return stack.space == space && stack.owner == state.turn.power && is_aircraft(stack.unit) && stack.fought;
           });
}

} // namespace

bool lands_in(const Stack& transport, SpaceId space, Power power) {
    return std::ranges::any_of(
        transport.cargo, [&](const Cargo& cargo) { return cargo.landing == space && cargo.owner == power; });
}

/// Sets up the battle board, or begins a strategic bombing raid.
///
/// Refuses: a second battle at the same time; a space that is not contested; a raid without raiders or
/// complex. Warns: another Action; combat movement not finished; a battle that another one has to precede.
/// Rule: C-01, C-02, C-11, C-41, C-47, C-140, C-148, T-01, T-04 (Manual 2nd ed., Action 3).
core::Verdict<Event> decide(const State& state, const BeginBattle& command) {
    const auto where = name(state, command.space);
    if (state.battle) {
        return refuse("C-01",
                      INTENDANT_TR("Finish the battle in {space} first: each contested space is one battle."),
                      {{"space", name(state, state.battle->space)}});
    }
    const bool sea = state.tables->spaces[command.space.index].sea;
    const auto kind = command.raid ? BattleKind::Raid : sea ? BattleKind::Sea : BattleKind::Land;
    const auto pending = pending_battles(state);
    const auto place = std::ranges::find_if(pending, [&](const PendingBattle& battle) {
        return battle.space == command.space && battle.kind == kind;
    });
    if (place == pending.end()) {
        if (kind != BattleKind::Raid && aircraft_stayed(state, command.space)) {
            return refuse("C-36", INTENDANT_TR("The battle in {space} is over: aircraft do not fight on alone and fly home in non-combat movement."),
                          {{"space", where}});
        }
        return command.raid
                   ? refuse("C-140",
                            INTENDANT_TR("No bombers have announced a raid on an enemy complex in {space}."),
                            {{"space", where}})
                   : refuse("C-01", INTENDANT_TR("Nothing is contested in {space}."), {{"space", where}});
    }

    Decision decision{state};
    if (state.turn.action == Action::CombatMovement) {
        decision.breaks("T-04",
                        {INTENDANT_TR("Combat movement must be finished before any battle is fought."), {}});
    } else {
        decision.belongs_to(Action::Combat);
    }
    const auto raids_here = [&](const PendingBattle& battle) {
        return battle.space == command.space && battle.kind == BattleKind::Raid;
    };
    if (kind == BattleKind::Land && std::ranges::any_of(pending, raids_here)) {
        decision.breaks("C-148",
                        {INTENDANT_TR("The raid on {space} comes before the attack."), {{"space", where}}});
    }
    for (const auto& stack : state.stacks) {
        if (lands_in(stack, command.space, decision.power()) &&
            enemy_occupied(state, stack.space, decision.power())) {
            decision.breaks(
                "C-41", {INTENDANT_TR("The enemy in {zone} must be fought before the landing in {space}."),
                         {{"zone", name(state, stack.space)}, {"space", where}}});
            break;
        }
    }
    switch (kind) {
    case BattleKind::Land:
        decision.book(board_by_land(state, command.space));
        break;
    case BattleKind::Sea:
        decision.book(board_at_sea(state, command.space));
        break;
    case BattleKind::Raid:
        decision.book(BattleBegun{
            .space = command.space, .kind = kind, .amphibious = false, .before = {}, .after = {}});
        break;
    }
    start_sequence(decision);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
