#include "model/axis_allies/battle/steps.hpp"

#include "model/axis_allies/territory.hpp"

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

/// Zones from which units land in the space.
std::vector<SpaceId> zones_of(const State& state, SpaceId space) {
    std::vector<SpaceId> zones;
    for (const auto& stack : state.stacks) {
        if (lands_in(stack, space, state.turn.power) && std::ranges::count(zones, stack.space) == 0) {
            zones.push_back(stack.space);
        }
    }
    return zones;
}

bool may_lend(const State& state, const Stack& stack, SpaceId zone) {
    return stack.space == zone && stack.unit == Unit::Battleship && stack.owner == state.turn.power && !stack.fought;
}

int shots_in(const State& state, SpaceId zone) {
    int shots = 0;
    for (const auto& stack : state.stacks) {
        shots += may_lend(state, stack, zone) ? stack.count : 0;
    }
    return shots;
}

/// Other spaces in which units are to land from the zone.
int other_landings(const State& state, SpaceId zone, SpaceId space) {
    std::vector<SpaceId> others;
    for (const auto& stack : stacks_in(state, zone)) {
        for (const auto& cargo : stack.cargo) {
            if (cargo.landing && *cargo.landing != space && cargo.owner == state.turn.power &&
                std::ranges::count(others, *cargo.landing) == 0) {
                others.push_back(*cargo.landing);
            }
        }
    }
    return static_cast<int>(others.size());
}

/// Battleships beside the transports lend their shot to this landing and to no other: as many as are asked for, from the zones
/// with the fewest other landings first. Rule: C-45, C-48, C-50, Q-45.
void lend_shots(const State& state, SpaceId space, int shots, BattleBegun& event) {
    auto zones = zones_of(state, space);
    std::ranges::stable_sort(zones, {}, [&](SpaceId zone) { return other_landings(state, zone, space); });
    for (const auto zone : zones) {
        for (const auto& stack : state.stacks) {
            const int part = may_lend(state, stack, zone) ? std::min(shots, stack.count) : 0;
            if (part > 0) {
                auto lent = some_of(stack, part);
                lent.fought = true;
                lent.landed = true;
                change(event, some_of(stack, part), lent);
                shots -= part;
            }
        }
    }
}

/// Rule: C-47, C-50.
std::optional<core::Refused> impossible_support(const State& state, const BeginBattle& command) {
    if (!command.support) {
        return std::nullopt;
    }
    const auto most = possible_support(state, command.space);
    if (zones_of(state, command.space).empty() || command.raid) {
        return refuse("C-47", INTENDANT_TR("Nobody lands in {space}: battleships support landings only."),
                      {{"space", name(state, command.space)}});
    }
    if (*command.support < 0 || *command.support > most) {
        return refuse("C-50", INTENDANT_TR("Battleships that can lend their shot to the landing in {space}: {most}, not {shots}."),
                      {{"space", name(state, command.space)}, {"most", number(most)}, {"shots", number(*command.support)}});
    }
    return std::nullopt;
}

/// `entered`: the table says who fights, and the pieces of the books are replaced.
BattleBegun board_by_land(const State& state, SpaceId space, bool entered, int shots) {
    BattleBegun event{.space = space, .kind = BattleKind::Land, .amphibious = false, .origins = {}, .before = {}, .after = {}};
    for (const auto& stack : state.stacks) {
        if (lands_in(stack, space, state.turn.power)) {
            come_ashore(state, stack, event);
            event.amphibious = true;
        }
    }
    for (const auto& stack : stacks_in(state, space)) {
        if (!entered && stands_among_the_enemy(state, stack)) {
            auto attacker = stack;
            attacker.attacking = true;
            change(event, stack, attacker);
        }
    }
    lend_shots(state, space, shots, event);
    return event;
}

/// All own pieces in the zone fight, also those that stood there when the turn began; fighters that came aboard their carrier may
/// not be launched from there. Rule: C-42, M-57, Q-34.
BattleBegun board_at_sea(const State& state, SpaceId space) {
    BattleBegun event{.space = space, .kind = BattleKind::Sea, .amphibious = false, .origins = {}, .before = {}, .after = {}};
    for (const auto& stack : stacks_in(state, space)) {
        if (stack.owner == state.turn.power && fights(stack.unit) && !stack.fought && !rides(stack)) {
            auto attacker = stack;
            attacker.attacking = true;
            change(event, stack, attacker);
        }
    }
    return event;
}

/// Bombers have flown their raid there, and nobody else has come to fight. Rule: M-73, C-147.
bool only_raiders_there(const State& state, SpaceId space) {
    const auto stacks = stacks_in(state, space);
    const auto own = [&](const Stack& stack) { return stack.owner == state.turn.power && fights(stack.unit); };
    return std::ranges::any_of(stacks, own) &&
           std::ranges::all_of(stacks, [&](const Stack& stack) { return !own(stack) || stack.raiding; });
}

/// Own aircraft have fought there and still face the enemy, whom the others have left.
bool aircraft_stayed(const State& state, SpaceId space) {
    return enemy_occupied(state, space, state.turn.power) && std::ranges::any_of(state.stacks, [&](const Stack& stack) {
               return stack.space == space && stack.owner == state.turn.power && is_aircraft(stack.unit) && stack.fought;
           });
}

BattleBegun board_of(const State& state, const BeginBattle& command, BattleKind kind) {
    BattleBegun event{.space = command.space, .kind = kind, .amphibious = false, .origins = {}, .before = {}, .after = {}};
    if (kind == BattleKind::Land) {
        const bool defended = enemy_occupied(state, command.space, state.turn.power) || !command.forces.empty();
        event = board_by_land(state, command.space, !command.forces.empty(),
                              !defended ? 0 : command.support.value_or(proposed_support(state, command.space)));
    } else if (kind == BattleKind::Sea && command.forces.empty()) {
        event = board_at_sea(state, command.space);
    }
    enter_forces(state, command, event);
    return event;
}

/// Where the ships or soldiers on the board came from. Rule: C-32, C-37, C-88, Q-49.
std::vector<SpaceId> origins_of(const State& begun) {
    const auto attackers = attackers_of(begun, *begun.battle);
    const auto& tables = *begun.tables;
    std::vector<SpaceId> origins;
    for (const auto space : tables[begun.battle->space].neighbours) {
        const bool from_there = std::ranges::any_of(attackers, [&](const Stack& stack) { return may_have_come_from(begun, stack, space); });
        if (from_there && tables[space].sea == tables[begun.battle->space].sea) {
            origins.push_back(space);
        }
    }
    return origins;
}

/// What another battle or the clock says against beginning now. Rule: T-01, T-04, C-41, C-148.
void warn_of_order(Decision& decision, const BeginBattle& command, BattleKind kind) {
    const auto& state = decision.now();
    const auto where = name(state, command.space);
    if (state.turn.action == Action::CombatMovement) {
        decision.breaks("T-04", INTENDANT_TR("Combat movement must be finished before any battle is fought."));
    } else {
        decision.belongs_to(Action::Combat);
    }
    const auto pending = pending_battles(state);
    const auto raids_here = [&](const PendingBattle& battle) { return battle.space == command.space && battle.kind == BattleKind::Raid; };
    if (kind == BattleKind::Land && std::ranges::any_of(pending, raids_here)) {
        decision.breaks("C-148", INTENDANT_TR("The raid on {space} comes before the attack."), {{"space", where}});
    }
    for (const auto& stack : state.stacks) {
        if (lands_in(stack, command.space, decision.power()) && enemy_occupied(state, stack.space, decision.power())) {
            decision.breaks("C-41", INTENDANT_TR("The enemy in {zone} must be fought before the landing in {space}."),
                            {{"zone", name(state, stack.space)}, {"space", where}});
            break;
        }
    }
}

} // namespace

int possible_support(const State& state, SpaceId space) {
    int shots = 0;
    for (const auto zone : zones_of(state, space)) {
        shots += shots_in(state, zone);
    }
    return shots;
}

int proposed_support(const State& state, SpaceId space) {
    int shots = 0;
    for (const auto zone : zones_of(state, space)) {
        const int landings = 1 + other_landings(state, zone, space);
        shots += (shots_in(state, zone) + landings - 1) / landings;
    }
    return shots;
}

bool lands_in(const Stack& transport, SpaceId space, Power power) {
    return std::ranges::any_of(transport.cargo, [&](const Cargo& cargo) { return cargo.landing == space && cargo.owner == power; });
}

namespace {

/// Why there is no such battle to begin. Rule: C-01, C-36, C-140, M-73.
std::optional<core::Refused> not_contested(const State& state, const BeginBattle& command, BattleKind kind) {
    const auto where = name(state, command.space);
    const auto pending = pending_battles(state);
    const auto this_one = [&](const PendingBattle& battle) { return battle.space == command.space && battle.kind == kind; };
    if (std::ranges::none_of(pending, this_one)) {
        if (kind != BattleKind::Raid && only_raiders_there(state, command.space)) {
            return refuse("M-73", INTENDANT_TR("The bombers in {space} fly a raid: they take no part in a battle this turn."),
                          {{"space", where}});
        }
        if (kind != BattleKind::Raid && aircraft_stayed(state, command.space)) {
            return refuse(
                "C-36", INTENDANT_TR("The battle in {space} is over: aircraft do not fight on alone and fly home in non-combat movement."),
                {{"space", where}});
        }
        return command.raid
                   ? refuse("C-140", INTENDANT_TR("No bombers have announced a raid on an enemy complex in {space}."), {{"space", where}})
                   : refuse("C-01", INTENDANT_TR("Nothing is contested in {space}."), {{"space", where}});
    }
    return std::nullopt;
}

} // namespace

/// Sets up the battle board, or begins a strategic bombing raid. Forces that the table enters are a stocktake of the
/// fighting pieces in the space and make the battle by themselves.
///
/// Refuses: a second battle at the same time; a space that is not contested; a raid without raiders or
/// complex; forces that cannot fight there. Warns: another Action; combat movement not finished; a gun that has still to fire at the attackers; a battle that another
/// one has to precede; forces where the books keep the board.
/// Rule: S-18, C-01, C-02, C-11, C-25, C-40 to C-42, C-47, C-70, C-140, C-148, T-01, T-04 (Manual 2nd ed., Action 3).
core::Verdict<Event> decide(const State& state, const BeginBattle& command) {
    const auto where = name(state, command.space);
    if (state.battle) {
        return refuse("C-01", INTENDANT_TR("Finish the battle in {space} first: each contested space is one battle."),
                      {{"space", name(state, state.battle->space)}});
    }
    const bool sea = (*state.tables)[command.space].sea;
    const auto kind = command.raid ? BattleKind::Raid : sea ? BattleKind::Sea : BattleKind::Land;
    if (command.forces.empty()) {
        if (auto refused = not_contested(state, command, kind)) {
            return std::move(*refused);
        }
    } else if (auto refusal = objection_to_forces(state, command)) {
        return std::move(*refusal);
    }

    if (auto refusal = impossible_support(state, command)) {
        return std::move(*refusal);
    }

    Decision decision{state};
    warn_of_order(decision, command, kind);
    for (const auto& flight : pending_overflights(state)) { // a gun fires as it is flown over
        if (flight.at == command.space) {
            decision.breaks("C-25", INTENDANT_TR("The gun in {space} has still to fire at the aircraft that flew over it."),
                            {{"space", name(state, flight.gun)}});
        }
    }
    if (!command.forces.empty() && state.options.depth == Depth::FullBoard) {
        decision.doubts("C-02",
                        INTENDANT_TR("The books keep the board; what they say stands in {space} would be set to "
                                     "the forces given here."),
                        {{"space", where}});
    }
    const bool landing =
        std::ranges::any_of(state.stacks, [&](const Stack& stack) { return lands_in(stack, command.space, decision.power()); });
    if (landing && still_neutral(state, command.space)) { // M-130: entered now, after the sea was fought for
        if (auto refused = violate_neutrality(decision, command.space, true)) {
            return std::move(*refused);
        }
    }
    auto event = board_of(state, command, kind);
    event.origins = origins_of(apply(state, event));
    decision.book(std::move(event));
    start_sequence(decision);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
