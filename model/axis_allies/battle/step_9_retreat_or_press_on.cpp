#include "model/axis_allies/battle/steps.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

bool only_aircraft(const std::vector<Stack>& stacks) {
    return std::ranges::all_of(stacks, [](const Stack& stack) { return is_aircraft(stack.unit); });
}

bool came_from(const std::vector<Stack>& attackers, SpaceId space) {
    return std::ranges::any_of(attackers, [&](const Stack& stack) {
        return !is_aircraft(stack.unit) && stack.entered_from == space;
    });
}

/// Ships and soldiers go; aircraft break off and fly home later. The landing is off. Rule: C-36, C-44, M-04.
Stack withdrawn(Stack stack, SpaceId here, SpaceId to) {
    stack.fought = true;
    if (is_aircraft(stack.unit)) {
        return stack;
    }
    stack.space = to;
    stack.entered_from = here;
    stack.halted = true;
    for (auto& cargo : stack.cargo) {
        cargo.landing.reset();
    }
    return stack;
}

/// Fighters of allies go along with the carriers that bear them. Rule: M-63.
void take_guests_along(const State& state, SpaceId here, SpaceId to, AttackerRetreated& event) {
    int deck = 0;
    for (const auto& stack : event.before) {
        deck += stack.unit == Unit::Carrier ? state.tables->amounts.carrier_room * stack.count : 0;
    }
    for (const auto& stack : stacks_in(state, here)) {
        const bool guest = stack.unit == Unit::Fighter && stack.owner != state.turn.power &&
                           allied(stack.owner, state.turn.power);
        const auto before = some_of(stack, guest ? std::min(deck, stack.count) : 0);
        if (before.count > 0) {
            auto after = before;
            after.space = to;
            event.before.push_back(before);
            event.after.push_back(after);
            deck -= before.count;
        }
    }
}

void warn_of_space(Decision& decision, const Battle& battle, const std::vector<Stack>& attackers,
                   SpaceId to) {
    const auto* rule = battle.kind == BattleKind::Sea ? "C-37" : "C-32";
    const std::vector<std::pair<std::string, std::string>> where{{"space", name(decision.now(), to)}};
    if (!came_from(attackers, to)) {
        decision.breaks(battle.kind == BattleKind::Sea ? "C-37" : "C-33",
                        {INTENDANT_TR("No attacker came from {space}: it is no retreat."), where});
    } else {
        decision.breaks(rule,
                        {INTENDANT_TR("{space} is not adjacent and friendly: it is no retreat."), where});
    }
}

} // namespace

std::vector<SpaceId> retreat_spaces(const State& state) {
    if (!state.battle || state.battle->amphibious || state.battle->kind == BattleKind::Raid) {
        return {};
    }
    const auto attackers = attackers_of(state, *state.battle);
    const auto here = state.battle->space;
    const auto& tables = *state.tables;
    if (attackers.empty()) {
        return {};
    }
    if (only_aircraft(attackers)) {
        return {here};
    }
    std::vector<SpaceId> spaces;
    for (const auto to : tables[here].neighbours) {
        if (tables[to].sea == tables[here].sea && came_from(attackers, to) &&
            friendly(state, to, state.turn.power)) {
            spaces.push_back(to);
        }
    }
    return spaces;
}

/// The attacker breaks off: all ships or soldiers go to one space, aircraft fly home in non-combat movement.
///
/// Refuses: no battle; a landing; a moment other than the end of a round; a space of the wrong kind.
/// Warns: a space from which no attacker came or that is not friendly; one where a battle was fought.
/// Rule: C-30 to C-38, C-52, C-53 (Manual 2nd ed., Action 3).
core::Verdict<Event> decide(const State& state, const Retreat& command) {
    if (!state.battle) {
        return refuse("C-35", INTENDANT_TR("No battle is being fought: there is nothing to retreat from."));
    }
    const auto& battle = *state.battle;
    if (battle.amphibious) {
        return refuse("C-38", INTENDANT_TR("Nobody retreats from an amphibious assault."));
    }
    if (battle.step != BattleStep::Decision) {
        return refuse("C-31", INTENDANT_TR("A retreat is possible only at the end of a round."));
    }
    const auto attackers = attackers_of(state, battle);
    const bool aircraft_alone = only_aircraft(attackers);
    const bool sea = battle.kind == BattleKind::Sea;
    if (!aircraft_alone && ((*state.tables)[command.to].sea != sea || command.to == battle.space)) {
        return refuse(sea ? "C-37" : "C-32",
                      sea ? INTENDANT_TR("Ships retreat to a sea zone next to the battle.")
                          : INTENDANT_TR("Land units retreat to a territory next to the battle."));
    }
    Decision decision{state};
    const auto spaces = retreat_spaces(state);
    if (!aircraft_alone && std::ranges::count(spaces, command.to) == 0) {
        warn_of_space(decision, battle, attackers, command.to);
    } else if (!aircraft_alone && std::ranges::count(state.turn.battle_sites, command.to) > 0) {
        decision.doubts(sea ? "C-37" : "C-32",
                        {INTENDANT_TR("A battle has been fought in {space} this turn."),
                         {{"space", name(state, command.to)}}});
    }
    AttackerRetreated event{
        .to = aircraft_alone ? battle.space : command.to, .before = attackers, .after = {}};
    for (const auto& stack : attackers) {
        event.after.push_back(withdrawn(stack, battle.space, event.to));
    }
    take_guests_along(state, battle.space, event.to, event);
    decision.book(std::move(event));
    end_battle(decision, BattleResult::Retreat);
    return std::move(decision).accepted();
}

/// The attacker presses on: the next round begins.
///
/// Refuses: no battle; a moment other than the end of a round.
/// Rule: C-16, C-78 (Manual 2nd ed., Action 3).
core::Verdict<Event> decide(const State& state, const PressOn&) {
    if (!state.battle || state.battle->step != BattleStep::Decision) {
        return refuse("C-16",
                      INTENDANT_TR("The attacker presses on only at the end of a round of a battle."));
    }
    Decision decision{state};
    leave_step(decision);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
