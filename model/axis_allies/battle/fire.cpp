#include "model/axis_allies/battle/steps.hpp"

#include "model/axis_allies/components.hpp"

#include <algorithm>
#include <cstdint>

namespace intendant::axis_allies {

namespace {

std::optional<core::Refused> unthrowable(const core::Throw& dice, const FireGroup& group) {
    if (auto refused = too_many(dice, "C-03")) {
        return refused;
    }
    if (!core::plausible(dice)) {
        return refuse("C-03", INTENDANT_TR("A die shows 1 to 6; check the faces."));
    }
    if (dice.source == core::DiceSource::Hits) {
        if (group.column == 0) {
            return refuse("C-143", INTENDANT_TR("The faces of the raid are added up: give the faces, not the hits."));
        }
        if (dice.hits > group.dice) {
            return refuse("C-03", INTENDANT_TR("{dice} {dice:die|dice} cannot hit {hits} {hits:time|times}."),
                          {{"dice", number(group.dice)}, {"hits", number(dice.hits)}});
        }
        return std::nullopt;
    }
    const auto thrown = static_cast<std::int64_t>(dice.faces.size());
    if (thrown != group.dice) {
        return refuse("C-03", INTENDANT_TR("This column throws {dice} {dice:die|dice}, but {thrown} {thrown:was|were} given."),
                      {{"dice", number(group.dice)}, {"thrown", number(thrown)}});
    }
    return std::nullopt;
}

/// As many dice as the box holds, where the column has more: they are thrown first, the others after them. Rule: C-05.
bool first_handful(const State& state, const core::Throw& dice, const FireGroup& group) {
    const auto thrown = static_cast<int>(dice.faces.size());
    return dice.source != core::DiceSource::Hits && group.column > 0 && thrown < group.dice &&
           thrown == throws_of(*state.tables, group.dice).front();
}

/// Why a ship or aircraft near the landing that would throw in this column does not. Rule: C-45, C-46, C-48, C-50, C-55.
std::optional<core::Refused> no_part_in_the_landing(const State& state, int column) {
    std::optional<core::Refused> why;
    for (const auto& stack : state.stacks) {
        if (stack.owner != state.turn.power || attack_factor(state, stack.owner, stack.unit) != column ||
            !(*state.tables)[stack.space].sea) {
            continue;
        }
        const bool here = state.tables->adjacent(stack.space, state.battle->space);
        if (stack.unit == Unit::Battleship && !here) {
            why = refuse("C-50", INTENDANT_TR("A battleship lends its shot only from the zone of the landing."));
        } else if (stack.unit == Unit::Battleship) {
            return stack.landed
                       ? refuse("C-48", INTENDANT_TR("Each battleship has one support shot in the whole landing, and it is fired."))
                       : refuse("C-45", INTENDANT_TR("A battleship that fought at sea this turn has no support shot."));
        } else if (is_aircraft(stack.unit) && stack.fought && here) {
            return refuse("C-46", INTENDANT_TR("Aircraft that fought at sea do not fight ashore in the same turn."));
        } else if (is_ship(stack.unit) && here) {
            why = refuse("C-55", INTENDANT_TR("Ships never fire at land units, but for a battleship's support shot."));
        }
    }
    return why;
}

/// No more than there are pieces to take them.
OwedHits hits_to_take(const State& state, const FireGroup& group, int hits) {
    const auto& battle = *state.battle;
    const auto side = other(acting_side(battle.step));
    const bool no_answer = battle.step == BattleStep::AaFire || battle.step == BattleStep::FirstStrike;
    const int guests = group.scope == HitScope::Any ? pieces_in(guests_of(state, battle, side)) : 0; // one may be given up
    const int targets = pieces_in(targets_of(state, battle, side, group.scope));
    return {.side = side,
            .hits = targets > 0 ? std::min(hits, targets + guests) : 0,
            .scope = group.scope,
            .removed_at_once = no_answer || side == Side::Attacker}; // C-08, C-21, C-72
}

/// The column in two parts, of which the first throws now.
void divide(Decision& decision, const Battle& battle, std::vector<FireGroup>::const_iterator place, const FireGroup& first) {
    auto parts = battle.to_fire;
    const auto part = parts.begin() + (place - battle.to_fire.begin());
    part->dice -= first.dice;
    parts.insert(part, first);
    decision.book(BattleStepReached{.round = battle.round, .step = battle.step, .to_fire = std::move(parts)});
}

} // namespace

/// One column of one power throws its dice.
///
/// Units: one face a die; a die of the column's number or less hits. A column of more than twelve dice may be thrown
/// all at once, or twelve first and then the others.
/// Refuses: no battle; losses still to be taken; a column that has nothing to throw; impossible dice.
/// Warns: a column before its turn.
/// Rule: C-03, C-04, C-05, C-06, C-13, C-14, C-20, C-47, C-81, C-143 (Manual 2nd ed., Action 3).
core::Verdict<Event> decide(const State& state, const Fire& command) {
    if (!state.battle) {
        return refuse("C-03", INTENDANT_TR("No battle is being fought: begin it first."));
    }
    const auto& battle = *state.battle;
    if (battle.owed) {
        return refuse("C-06", INTENDANT_TR("First take the losses for {hits} {hits:hit|hits}."), {{"hits", number(battle.owed->hits)}});
    }
    if (battle.to_fire.empty()) {
        return refuse("C-31", INTENDANT_TR("Nobody throws now: decide first who leaves the battle or presses on."));
    }
    const auto place = std::ranges::find_if(battle.to_fire, [&](const FireGroup& group) {
        return (!command.power || *command.power == group.power) && (!command.column || *command.column == group.column);
    });
    if (place == battle.to_fire.end()) {
        if (command.column && battle.amphibious) {
            if (auto why = no_part_in_the_landing(state, *command.column)) {
                return std::move(*why);
            }
        }
        return refuse("C-04", INTENDANT_TR("No such column is still to throw in this step."));
    }
    auto group = *place;
    const bool in_parts = first_handful(state, command.dice, group);
    if (in_parts) {
        group.dice = static_cast<int>(command.dice.faces.size());
    }
    if (auto refusal = unthrowable(command.dice, group)) {
        return std::move(*refusal);
    }

    Decision decision{state};
    if (group.column != battle.to_fire.front().column) {
        decision.breaks("C-04", INTENDANT_TR("Column {next} throws before column {column}."),
                        {{"next", number(battle.to_fire.front().column)}, {"column", number(group.column)}});
    }
    if (in_parts) {
        divide(decision, battle, place, group);
    }
    const bool raid = battle.step == BattleStep::RaidDamage;
    const int hits = raid ? 0 : core::hits_of(command.dice, group.column);
    const auto owed = hits_to_take(state, group, hits);
    decision.book(ColumnFired{.side = acting_side(battle.step),
                              .step = battle.step,
                              .group = group,
                              .dice = command.dice,
                              .hits = hits,
                              .owed = owed.hits > 0 ? std::optional{owed} : std::nullopt});
    Landings landings{command.landings};
    if (raid) {
        pay_raid(decision, command.dice);
        landings.refused = named_in_vain(landings);
    } else {
        go_on(decision, landings);
    }
    return landed(std::move(decision), landings);
}

} // namespace intendant::axis_allies
