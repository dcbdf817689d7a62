#include "model/axis_allies/battle/steps.hpp"

#include <vector>

namespace intendant::axis_allies {

namespace {

/// Spaces from one to the other, zones counted; the target's space counts, the gun's does not. Rule: D-25,
///
int distance(const Tables& tables, SpaceId from, SpaceId to) {
    std::vector<int> steps(tables.spaces.size(), -1);
    std::vector<SpaceId> reached{from};
    steps[from.index] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto here = reached[i];
        if (here == to) {
            break;
        }
        for (const auto next : tables[here].neighbours) {
            if (steps[next.index] < 0) {
                steps[next.index] = steps[here.index] + 1;
                reached.push_back(next);
            }
        }
    }
    return steps[to.index];
}

} // namespace

/// One gun fires a rocket at an enemy complex; the face of the die is what the owner pays.
///
/// Refuses: no gun of the power there, or one at sea; no enemy complex; anything but one face.
/// Warns: another Action; rockets not developed; a second rocket in the turn; a target out of reach.
/// Rule: C-160 to C-162, C-164 to C-166, C-145, D-25, R-14 (Manual 2nd ed., Weapons development).
core::Verdict<Event> decide(const State& state, const FireRocket& command) {
    const auto power = state.turn.power;
    const auto target = name(state, command.target);
    if ((*state.tables)[command.from].sea) {
        return refuse("C-165", INTENDANT_TR("A gun aboard a transport cannot fire rockets."));
    }
    if (count_of(state, command.from, power, Unit::AaGun) == 0) {
        return refuse("C-160", INTENDANT_TR("{power} has no antiaircraft gun in {space}."),
                      {{"power", name(state, power)}, {"space", name(state, command.from)}});
    }
    const auto owner = enemy_complex(state, command.target);
    if (!owner) {
        return refuse("C-161", INTENDANT_TR("There is no enemy industrial complex in {space}."), {{"space", target}});
    }
    if (command.dice.source == core::DiceSource::Hits || command.dice.faces.size() != 1 || !core::plausible(command.dice)) {
        return refuse("C-162", INTENDANT_TR("A rocket throws one die: give its face, 1 to 6."));
    }

    Decision decision{state};
    decision.belongs_to(Action::Combat);
    if (!has_weapon(state, power, Weapon::Rockets)) {
        decision.breaks("C-160", INTENDANT_TR("{power} has not developed rockets."), {{"power", name(state, power)}});
    }
    if (state.turn.rocket_fired) {
        decision.breaks("C-160", INTENDANT_TR("{power} has already fired a rocket this turn."), {{"power", name(state, power)}});
    }
    const int range = state.tables->amounts.rocket_range;
    const int away = distance(*state.tables, command.from, command.target);
    if (away < 0 || away > range) {
        decision.breaks("C-161", INTENDANT_TR("{space} is {away} {away:space|spaces} away; a rocket reaches {range}."),
                        {{"space", target}, {"away", number(away)}, {"range", number(range)}});
    }
    const auto [paid, owed] = bombing_loss(state, *owner, core::Money{command.dice.faces.front()});
    decision.book(RocketFired{
        .power = power, .from = command.from, .target = command.target, .owner = *owner, .dice = command.dice, .paid = paid, .owed = owed});
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
