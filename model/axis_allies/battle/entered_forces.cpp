#include "model/axis_allies/battle/steps.hpp"

#include <algorithm>
#include <map>

namespace intendant::axis_allies {

namespace {

using Counts = std::map<std::pair<Power, Unit>, int>;

/// Aircraft attack everywhere, but at sea only fighters defend, from their carriers. Rule: C-10, M-64, M-72, M-82.
bool can_fight_there(const State& state, const BeginBattle& command, const EnteredForce& force) {
    if (command.raid) {
        return force.unit == Unit::Bomber;
    }
    if (!(*state.tables)[command.space].sea) {
        return is_land(force.unit) || is_aircraft(force.unit);
    }
    const bool attacks = force.power == state.turn.power;
    return is_ship(force.unit) || force.unit == Unit::Fighter || (force.unit == Unit::Bomber && attacks);
}

std::optional<core::Refused> objection_to_force(const State& state, const BeginBattle& command, const EnteredForce& force) {
    const std::pair<std::string, std::string> unit{"unit", name(state, force.unit)};
    const std::pair<std::string, std::string> power{"power", name(state, force.power)};
    if (force.count < 1 || force.count > most_pieces_typed) {
        return refuse("C-02", INTENDANT_TR("{units} cannot go on the battle board: give a number from 1 to {most}."),
                      {{"units", list_of(force.unit, force.count)}, {"most", number(most_pieces_typed)}});
    }
    if (force.power != state.turn.power && allied(force.power, state.turn.power)) {
        return refuse("M-07", INTENDANT_TR("{power} does not attack together with {attacker}: each power attacks alone."),
                      {power, {"attacker", name(state, state.turn.power)}});
    }
    if (!fights(force.unit)) {
        return refuse("C-10", INTENDANT_TR("{unit} is never part of a battle's forces."), {unit});
    }
    if (!can_fight_there(state, command, force)) {
        return refuse(command.raid ? "C-140" : "M-82", INTENDANT_TR("{unit} of {power} cannot fight in {space}."),
                      {unit, power, {"space", name(state, command.space)}});
    }
    return std::nullopt;
}

Counts counts_of(const std::vector<EnteredForce>& forces) {
    Counts counts;
    for (const auto& force : forces) {
        counts[{force.power, force.unit}] += force.count;
    }
    return counts;
}

/// The pieces that the forces replace. The attacker's allies in the space do not fight and stay as they are.
bool replaced(const State& state, const BeginBattle& command, const Stack& stack) {
    if (!fights(stack.unit)) {
        return false;
    }
    if (stack.owner == state.turn.power) {
        return stack.raiding == command.raid;
    }
    return !command.raid && !allied(stack.owner, state.turn.power);
}

Stack on_the_board(const State& state, const BeginBattle& command, Stack stack) {
    if (stack.owner == state.turn.power) {
        stack.attacking = true;
        stack.fought = false;
        stack.raiding = command.raid;
    }
    return stack;
}

} // namespace

std::optional<core::Refused> objection_to_forces(const State& state, const BeginBattle& command) {
    if (command.forces.empty()) {
        return std::nullopt;
    }
    for (const auto& force : command.forces) {
        if (auto refusal = objection_to_force(state, command, force)) {
            return refusal;
        }
    }
    bool attackers = false;
    bool defenders = false;
    for (const auto& [key, count] : counts_of(command.forces)) {
        if (count > most_pieces_typed) {
            return refuse("C-02", INTENDANT_TR("{units} cannot go on the battle board: give a number from 1 to {most}."),
                          {{"units", list_of(key.second, count)}, {"most", number(most_pieces_typed)}});
        }
        (key.first == state.turn.power ? attackers : defenders) = true;
    }
    const std::pair<std::string, std::string> where{"space", name(state, command.space)};
    if (command.raid) {
        if (defenders) {
            return refuse("C-141", INTENDANT_TR("A raid is flown without the battle board: nobody defends but the gun."));
        }
        if (!enemy_complex(state, command.space)) {
            return refuse("C-140", INTENDANT_TR("There is no enemy industrial complex in {space} to raid."), {where});
        }
        return std::nullopt;
    }
    if (!attackers) {
        return refuse("C-01", INTENDANT_TR("Say which units of {power} attack {space}."),
                      {{"power", name(state, state.turn.power)}, where});
    }
    if (!defenders) {
        return refuse("C-01", INTENDANT_TR("Say who defends {space}: without a defender there is no battle."), {where});
    }
    return std::nullopt;
}

void enter_forces(const State& state, const BeginBattle& command, BattleBegun& event) {
    if (command.forces.empty()) {
        return;
    }
    auto left = counts_of(command.forces);
    auto there = stacks_in(state, command.space);
    // Pieces keep their past as far as the number goes, those that have still to fight first.
    std::ranges::stable_sort(there, {}, [](const Stack& stack) { return std::pair{stack.fought, !stack.attacking}; });
    for (const auto& stack : there) {
        if (!replaced(state, command, stack)) {
            continue;
        }
        auto& count = left[{stack.owner, stack.unit}];
        const auto kept = on_the_board(state, command, some_of(stack, std::min(count, stack.count)));
        count -= kept.count;
        if (kept != stack) {
            event.before.push_back(stack);
            if (kept.count > 0) {
                event.after.push_back(kept);
            }
        }
    }
    for (const auto& [key, count] : left) {
        if (count > 0) {
            const auto& [power, unit] = key;
            event.after.push_back(on_the_board(state, command, {.space = command.space, .owner = power, .unit = unit, .count = count}));
        }
    }
}

} // namespace intendant::axis_allies
