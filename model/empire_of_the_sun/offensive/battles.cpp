#include "model/empire_of_the_sun/battle/ground.hpp"
#include "model/empire_of_the_sun/offensive/fighting.hpp"

#include <algorithm>

// F: battles.
namespace intendant::empire_of_the_sun {

namespace {

/// Losses as they were typed, against the rules for applying them.
class TypedLosses {
public:
    TypedLosses(Decision& decision, const Fighting& offensive, const Fighting& reaction, const CombatSide& said_offensive,
                const CombatSide& said_reaction)
        : m_decision(decision), m_offensive(offensive), m_reaction(reaction), m_said_offensive(said_offensive),
          m_said_reaction(said_reaction) {}

    std::optional<Losses> operator()(bool by_offensive, const std::vector<Target>& targets, const std::vector<std::size_t>& places,
                                     const Fire& fire) const {
        const auto& said = by_offensive ? m_said_reaction.loses : m_said_offensive.loses;
        const auto& rows = (by_offensive ? m_reaction : m_offensive).rows;
        if (!said) {
            return {};
        }
        Losses losses(targets.size(), 0);
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const auto row = places[i] < rows.size() ? std::ranges::find(*said, rows[places[i]].unit, &LossRow::unit) : said->end();
            if (row != said->end()) {
                losses[i] = std::clamp(row->steps, 0, targets[i].level);
            }
        }
        if (const auto why = objection(targets, fire, losses)) {
            m_decision.breaks(why->rule.id, why->why);
        }
        return losses;
    }

private:
    Decision& m_decision;
    const Fighting& m_offensive;
    const Fighting& m_reaction;
    const CombatSide& m_said_offensive;
    const CombatSide& m_said_reaction;
};

/// The die of a side that has something to fire with.
Objection battle_die(const CombatSide& said, bool fires) {
    if (said.die.faces.empty() && !fires) {
        return {};
    }
    return die_objection(said.die);
}
int face_of(const CombatSide& said) { return said.die.faces.empty() ? 0 : said.die.faces.front(); }

std::vector<FoughtRow> fought(const Fighting& side, const Levels& before, const Levels& after) {
    std::vector<FoughtRow> rows;
    for (std::size_t i = 0; i < side.rows.size(); ++i) {
        const auto& unit = side.force.units[i];
        rows.push_back({.unit = side.rows[i].unit,
                        .from = side.rows[i].from,
                        .attack = unit.attack[before[i] == 2 ? 0 : 1],
                        .defence = unit.defence,
                        .before = before[i],
                        .after = after[i]});
    }
    return rows;
}

/// A US division or corps that can take replacements, lost while the Allies are on the offensive. Rule: ES-PWL-13.
void note_us_loss(Decision& decision, const std::vector<FoughtRow>& rows) {
    const auto& tables = decision.tables();
    const bool counts = std::ranges::any_of(rows, [&](const FoughtRow& row) {
        const auto& unit = tables[row.unit];
        return row.after == 0 && unit.nation == Nation::Us && unit.pool != Pool::None &&
               (unit.unit_class == UnitClass::Division || unit.unit_class == UnitClass::Corps);
    });
    if (counts && decision.now().offensive->side == Side::Allies && decision[Track::UsLoss] == 0) {
        decision.set(Cause::Battle, {{Track::UsLoss, 1}});
        decision.will("us_loss");
    }
}

Objection battle_objection(Decision& decision, HexId hex) {
    if (auto why = depth_objection(decision.now(), Depth::Battles)) {
        return why;
    }
    if (auto why = offensive_objection(decision.now())) {
        return why;
    }
    if (!has(decision.now().offensive->battles, hex)) {
        decision.breaks("ES-OFF-8", INTENDANT_TR("{hex} is no battle hex of this offensive."), {{"hex", name(hex)}});
    }
    return {};
}

/// A US carrier fights in a hex of the Japanese islands, and the card of the offensive asks for it. Rule: ES-STW-14.
bool raids(const State& state, HexId hex, const Fighting& offensive) {
    const auto& tables = *state.tables;
    const auto& course = *state.offensive;
    const auto* land = tables.map->land(hex);
    return course.as_event && tables[course.card].takes_after_raid && land != nullptr && land->region == "Japan" &&
           std::ranges::any_of(offensive.rows,
                               [&](const FighterRow& row) { return tables[row.unit].carrier() && tables[row.unit].nation == Nation::Us; });
}

/// Rule: ES-AMP-6, ES-INT-1.
void check_assault_and_status(Decision& decision, const State& state, HexId hex, const Fighting& offensive, const Fighting& reaction) {
    const auto lands = [](const Fighter& unit) { return unit.lands; };
    const auto ships = [](const Fighter& unit) { return unit.at_sea() && unit.in_hex; };
    if (std::ranges::any_of(offensive.force.units, lands) && std::ranges::none_of(offensive.force.units, ships) &&
        std::ranges::any_of(reaction.force.units, ships)) {
        decision.breaks("ES-AMP-6",
                        INTENDANT_TR("Enemy ships are in {hex} and none of the assault: it is off, and every unit of it loses a step."),
                        {{"hex", name(hex)}});
    }
    if (!state.offensive->status) {
        decision.doubts("ES-INT-1", INTENDANT_TR("The status of the offensive is not known: it is taken for a surprise."));
    }
}

/// Rule: ES-BAT-1.
void check_sea_first(Decision& decision, const State& state, HexId hex, const Fighting& offensive, const Fighting& reaction) {
    const bool at_sea =
        std::ranges::any_of(offensive.force.units, fights_at_sea) || std::ranges::any_of(reaction.force.units, fights_at_sea);
    if (at_sea && !has(state.offensive->fought_at_sea, hex)) {
        decision.breaks("ES-BAT-1", INTENDANT_TR("The air-naval combat of {hex} comes first."), {{"hex", name(hex)}});
    }
}

} // namespace

core::Verdict<Event> decide(const State& state, const FightAtSea& command) {
    Decision decision(state);
    if (const auto why = battle_objection(decision, command.hex)) {
        return *why;
    }
    const auto& tables = decision.tables();
    const auto& course = *state.offensive;
    if (has(course.fought_at_sea, command.hex)) {
        decision.breaks("ES-BAT-1", INTENDANT_TR("The air-naval combat of {hex} has been fought."), {{"hex", name(command.hex)}});
    } else if (has(course.fought, command.hex)) {
        decision.breaks("ES-BAT-1", INTENDANT_TR("{hex} has been fought on land: its air-naval combat comes before that."),
                        {{"hex", name(command.hex)}});
    }
    Engagement fight;
    if (const auto why = engage(decision, command, fight)) {
        return *why;
    }
    const auto& [offensive, reaction, battle, status, _] = fight;
    const bool has_offensive = fires_at_sea(offensive.force);
    const bool has_reaction = fires_at_sea(reaction.force);
    if (!has_offensive && !has_reaction) {
        return refuse("ES-BAT-28", INTENDANT_TR("No aircraft and no ships fight in {hex}: there is ground combat only."),
                      {{"hex", name(command.hex)}});
    }
    for (const auto& [said, fires] : {std::pair{&command.offensive, has_offensive}, std::pair{&command.reaction, has_reaction}}) {
        if (const auto why = battle_die(*said, fires)) {
            return *why;
        }
    }
    check_assault_and_status(decision, state, command.hex, offensive, reaction);
    const TypedLosses choose(decision, offensive, reaction, command.offensive, command.reaction);
    const auto combat = air_naval_combat(
        tables, battle, status, face_of(command.offensive), face_of(command.reaction), command.rule.value_or(LossRule::MostAttackKept),
        [&](bool by, const auto& targets, const auto& places, const auto& fire) { return choose(by, targets, places, fire); });
    const auto before = levels_of(offensive.force, status);
    const auto before_reaction = levels_of(reaction.force, status);
    const SeaBattleFought event{.hex = command.hex,
                                .status = status,
                                .offensive = {.die = command.offensive.die,
                                              .strength = combat.offensive.strength,
                                              .modifier = combat.offensive.modifier,
                                              .hits = combat.offensive.fire.hits,
                                              .units = fought(offensive, before, combat.offensive_left)},
                                .reaction = {.die = command.reaction.die,
                                             .strength = combat.reaction.strength,
                                             .modifier = combat.reaction.modifier,
                                             .hits = combat.reaction.fire.hits,
                                             .units = fought(reaction, before_reaction, combat.reaction_left)},
                                .offensive_wins = combat.offensive_wins,
                                .raid = raids(state, command.hex, offensive)};
    decision.book(event);
    note_us_loss(decision, event.offensive.units);
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const FightOnLand& command) {
    Decision decision(state);
    if (const auto why = battle_objection(decision, command.hex)) {
        return *why;
    }
    const auto& tables = decision.tables();
    const auto& course = *state.offensive;
    if (has(course.fought, command.hex)) {
        decision.breaks("ES-BAT-1", INTENDANT_TR("The ground combat of {hex} has been fought."), {{"hex", name(command.hex)}});
    }
    Engagement fight;
    if (const auto why = engage(decision, command, fight)) {
        return *why;
    }
    const auto& [offensive, reaction, battle, status, won] = fight;
    check_sea_first(decision, state, command.hex, offensive, reaction);
    const auto before = levels_of(offensive.force, status);
    const auto before_reaction = levels_of(reaction.force, status);
    const auto forces = ground_forces(battle, before, before_reaction, won);
    if (forces.offensive.empty()) {
        return refuse("ES-BAT-30", INTENDANT_TR("No ground unit of the offensive fights in {hex}."), {{"hex", name(command.hex)}});
    }
    for (const auto* said : {&command.offensive, &command.reaction}) {
        if (const auto why = battle_die(*said, !forces.reaction.empty())) {
            return *why;
        }
    }
    const TypedLosses choose(decision, offensive, reaction, command.offensive, command.reaction);
    const auto combat = ground_combat(
        tables, battle, before, before_reaction, won, face_of(command.offensive), face_of(command.reaction),
        command.rule.value_or(LossRule::MostAttackKept),
        [&](bool by, const auto& targets, const auto& places, const auto& fire) { return choose(by, targets, places, fire); });
    const bool taken = takes_hex(combat.result);
    const LandBattleFought event{.hex = command.hex,
                                 .offensive = {.die = command.offensive.die,
                                               .strength = 0,
                                               .modifier = combat.modifiers.offensive,
                                               .hits = combat.offensive_hits,
                                               .units = fought(offensive, before, combat.offensive_left)},
                                 .reaction = {.die = command.reaction.die,
                                              .strength = 0,
                                              .modifier = combat.modifiers.reaction,
                                              .hits = combat.reaction_hits,
                                              .units = fought(reaction, before_reaction, combat.reaction_left)},
                                 .taken = taken};
    decision.book(event);
    if (taken) { // ES-GND-14, ES-CTL-2
        take(decision, course.side, Cause::Battle, {command.hex});
    }
    note_us_loss(decision, event.offensive.units);
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
