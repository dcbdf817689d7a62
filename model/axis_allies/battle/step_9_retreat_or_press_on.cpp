#include "model/axis_allies/battle/steps.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

bool only_aircraft(const std::vector<Stack>& stacks) {
    return std::ranges::all_of(stacks, [](const Stack& stack) { return is_aircraft(stack.unit); });
}

/// Ships and soldiers go; aircraft break off and fly home later, or go along and fly on from there. The landing is off.
/// Rule: C-36, D-16, C-44, M-04.
Stack withdrawn(const State& state, Stack stack, SpaceId to) {
    const auto here = stack.space;
    stack.fought = true;
    const bool flies = is_aircraft(stack.unit);
    if (here == to || (flies && !state.options.aircraft_retreat_with_the_rest)) {
        return stack;
    }
    stack.space = to;
    stack.entered_from = here;
    stack.halted = stack.halted || !flies;
    for (auto& cargo : stack.cargo) {
        cargo.landing.reset();
    }
    return stack;
}

/// Fighters of allies, and own ones that came aboard, go along with the carriers that bear them. Rule: M-57, M-63.
void take_guests_along(const State& state, SpaceId here, SpaceId to, AttackerRetreated& event) {
    int deck = 0;
    for (const auto& stack : event.before) {
        deck += stack.unit == Unit::Carrier ? state.tables->amounts.carrier_room * stack.count : 0;
    }
    for (const auto& stack : stacks_in(state, here)) {
        const bool guest =
            stack.unit == Unit::Fighter && allied(stack.owner, state.turn.power) && (stack.owner != state.turn.power || rides(stack));
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

/// Who breaks off when the attacker retreats: all, or in a landing those who did not come ashore. Rule: C-34, C-52,
/// C-53, D-19.
std::vector<Stack> leaving(const State& state) {
    auto attackers = attackers_of(state, *state.battle);
    if (state.battle->amphibious) {
        if (!state.options.only_landed_units_may_not_retreat) {
            return {};
        }
        std::erase_if(attackers, [](const Stack& stack) { return stack.landed; });
    }
    return attackers;
}

struct RetreatObjection {
    std::string rule;
    const char* why;
};

/// All that speaks against the space. Rule: C-32, C-33, C-37, Q-17, Q-36.
std::vector<RetreatObjection> objections_to_space(const State& state, SpaceId to) {
    const auto here = state.battle->space;
    const bool sea = (*state.tables)[here].sea;
    std::vector<RetreatObjection> found;
    if (!attack_came_from(state, to)) {
        if (state.options.retreat_needs_a_survivor_from_there && std::ranges::count(state.battle->origins, to) > 0) {
            found.push_back({"Q-49", INTENDANT_TR("No attacker from {space} is left: at this table it is no retreat.")});
        } else {
            found.push_back({sea ? "C-37" : "C-33", INTENDANT_TR("No attacker came from {space}: it is no retreat.")});
        }
    }
    if (!state.tables->adjacent(here, to) || !friendly(state, to, state.turn.power)) {
        found.push_back({sea ? "C-37" : "C-32", INTENDANT_TR("{space} is not adjacent and friendly: it is no retreat.")});
    }
    if (state.options.no_retreat_into_a_battle_site && is_battle_site(state, to)) {
        found.push_back({"Q-17", INTENDANT_TR("{space} is the site of a battle this turn: nobody retreats there at this table.")});
    }
    if (state.options.no_retreat_into_blitzed_territory && captured_this_turn(state, to)) {
        found.push_back({"Q-36", INTENDANT_TR("{space} was taken this turn: nobody retreats there at this table.")});
    }
    return found;
}

void warn_of_space(Decision& decision, SpaceId to) {
    const auto& state = decision.now();
    const std::vector<std::pair<std::string, std::string>> where{{"space", name(state, to)}};
    const auto objections = objections_to_space(state, to);
    for (const auto& objection : objections) {
        decision.breaks(objection.rule, objection.why, where);
    }
    if (objections.empty() && is_battle_site(state, to)) {
        decision.doubts((*state.tables)[to].sea ? "C-37" : "C-32", INTENDANT_TR("{space} is the site of a battle this turn."), where);
    }
}

/// `who`: all that would leave. Those who came ashore are bound, and those who came overland or by air to help them. Rule: C-38, C-52,
/// C-53.
void warn_of_moment(Decision& decision, bool landing, const std::vector<Stack>& who) {
    const auto came_ashore = [](const Stack& stack) { return stack.landed; };
    if (landing && std::ranges::any_of(who, came_ashore)) {
        decision.breaks("C-38", INTENDANT_TR("Nobody retreats from an amphibious assault."));
    }
    if (landing && !std::ranges::all_of(who, came_ashore)) {
        decision.breaks("C-53",
                        INTENDANT_TR("Units that came overland or by air to help an amphibious assault do not retreat from it either."));
    }
    if (decision.now().battle->step != BattleStep::Decision && !landing) {
        decision.breaks("C-31", INTENDANT_TR("A retreat is possible only at the end of a round."));
    }
}

} // namespace

std::vector<SpaceId> retreat_spaces(const State& state) {
    if (!state.battle || state.battle->kind == BattleKind::Raid) {
        return {};
    }
    const auto who = leaving(state);
    const auto here = state.battle->space;
    const auto& tables = *state.tables;
    if (who.empty()) {
        return {};
    }
    if (only_aircraft(who)) {
        return {here};
    }
    std::vector<SpaceId> spaces;
    for (const auto to : tables[here].neighbours) {
        if (tables[to].sea == tables[here].sea && objections_to_space(state, to).empty()) {
            spaces.push_back(to);
        }
    }
    return spaces;
}

/// The attacker breaks off: all ships or soldiers go to one space, aircraft fly home in non-combat movement.
///
/// Refuses: no battle; a raid; hits still to be taken; a space of the wrong kind, or none; one for aircraft alone. Warns: a landing; a moment other
/// than the end of a round; a space from which no attacker came or that is not friendly; one where a battle is fought.
/// Rule: C-30 to C-38, C-44, C-52 to C-54 (Manual 2nd ed., Action 3).
core::Verdict<Event> decide(const State& state, const Retreat& command) {
    if (!state.battle) {
        return refuse("C-35", INTENDANT_TR("No battle is being fought: there is nothing to retreat from."));
    }
    const auto& battle = *state.battle;
    if (battle.kind == BattleKind::Raid) {
        return refuse("C-147", INTENDANT_TR("A raid is flown to its end: there is no retreat from it."));
    }
    if (battle.owed) {
        return refuse("C-06", INTENDANT_TR("First take the losses for {hits} {hits:hit|hits}."), {{"hits", number(battle.owed->hits)}});
    }
    auto who = leaving(state);
    const bool landing = who.empty();
    if (landing) {
        who = attackers_of(state, battle);
    }
    const bool aircraft_alone = only_aircraft(who);
    const bool sea = battle.kind == BattleKind::Sea;
    if (aircraft_alone && command.to && *command.to != battle.space && !attack_came_from(state, *command.to)) {
        return refuse("C-36", INTENDANT_TR("Aircraft that fight alone break off without retreating to a space: name none. They fly home in "
                                           "non-combat movement."));
    }
    const auto to = aircraft_alone ? battle.space : command.to.value_or(battle.space);
    if (!aircraft_alone && ((*state.tables)[to].sea != sea || to == battle.space)) {
        return refuse(sea       ? "C-37"
                      : landing ? "C-38"
                                : "C-32",
                      sea ? INTENDANT_TR("Ships retreat to a sea zone next to the battle.")
                          : INTENDANT_TR("Land units retreat to a territory next to the battle."));
    }
    Decision decision{state};
    warn_of_moment(decision, landing, who);
    if (!aircraft_alone && !landing) {
        warn_of_space(decision, to);
    }
    AttackerRetreated event{.to = to, .before = who, .after = {}};
    for (const auto& stack : who) {
        event.after.push_back(withdrawn(state, stack, event.to));
    }
    take_guests_along(state, battle.space, event.to, event);
    decision.book(std::move(event));
    Landings landings{command.landings};
    if (!attackers_of(decision.now(), battle).empty()) {
        leave_step(decision, landings); // D-19: those who came ashore fight on
        return landed(std::move(decision), landings);
    }
    if (!battle.casualties.empty()) {
        decision.book(CasualtiesRemoved{.units = battle.casualties});
    }
    end_battle(decision, BattleResult::Retreat, landings);
    return landed(std::move(decision), landings);
}

/// The attacker presses on: the next round begins. While support shots wait, they are waived and may support another landing.
///
/// Refuses: no battle; a moment other than the end of a round or the support shots. Warns: transports that are left alone of an
/// assault. Rule: C-16, C-44, C-78, C-82 (Manual 2nd ed., Action 3).
core::Verdict<Event> decide(const State& state, const PressOn&) {
    const bool shots = state.battle && state.battle->step == BattleStep::Bombardment && !state.battle->owed;
    if (shots) {
        Decision decision{state};
        waive_support(decision);
        leave_step(decision);
        return std::move(decision).accepted();
    }
    if (!state.battle || state.battle->step != BattleStep::Decision) {
        return refuse("C-16", INTENDANT_TR("The attacker presses on only at the end of a round of a battle."));
    }
    Decision decision{state};
    const auto attackers = attackers_of(state, *state.battle);
    const bool assault = std::ranges::any_of(attackers, [](const Stack& stack) {
        return std::ranges::any_of(stack.cargo, [](const Cargo& cargo) { return cargo.landing.has_value(); });
    });
    if (assault && only_transports(attackers)) {
        decision.breaks("C-44",
                        INTENDANT_TR("{space} cannot be cleared any more: the landing is off, and the transports "
                                     "must retreat."),
                        {{"space", name(state, state.battle->space)}});
    }
    leave_step(decision);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
