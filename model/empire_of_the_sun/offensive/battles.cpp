#include "model/empire_of_the_sun/battle/ground.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/offensive/card_changes.hpp"

#include <algorithm>
#include <set>

// F: battles.
namespace intendant::empire_of_the_sun {

namespace {

/// One side as it fights: the units of the register in the order of the force, garrisons after them.
struct Fighting {
    Force force;
    std::vector<FighterRow> rows;
};

/// An intrinsic unit of a city. Rule: ES-GND-13.
Fighter garrison(const Tables& tables, bool of_china) {
    const int attack = tables.limit(of_china ? "china_garrison_attack" : "japan_garrison_attack");
    return {.name = "garrison",
            .arm = Arm::Ground,
            .attack = {attack, attack},
            .defence = tables.limit(of_china ? "china_garrison_defence" : "japan_garrison_defence"),
            .one_step = true,
            .active = !of_china,
            .intrinsic = true};
}

void add_garrisons(const State& state, HexId hex, Fighting& side) {
    const auto* land = state.tables->map->land(hex);
    for (int i = 0; side.force.side == Side::Japan && i < garrison_of(state, hex); ++i) {
        side.force.units.push_back(garrison(*state.tables, land->city == City::Chinese));
    }
}

/// What cards add to a factor; where the table says otherwise, that is affirmed. Rule: ES-BAT-12.
int factor_change(Decision& decision, UnitId unit, std::optional<int> said, bool attack) {
    const int by = strength_by_cards(decision.now(), unit, attack);
    if (said && *said != by) {
        decision.breaks("ES-BAT-12",
                        attack ? INTENDANT_TR("{unit}: the cards of this offensive change its attack by {by}, and {said} is said.")
                               : INTENDANT_TR("{unit}: the cards of this offensive change its defence by {by}, and {said} is said."),
                        {{"unit", name(unit)}, {"by", number(by)}, {"said", number(*said)}});
    }
    return said.value_or(by);
}

/// What cards add to the dice of both sides; where the table says otherwise, that is affirmed. Rule: ES-BAT-9, ES-GND-8.
void add_modifiers(Decision& decision, HexId hex, bool at_sea, const CombatSide& said_offensive, const CombatSide& said_reaction,
                   Fighting& offensive, Fighting& reaction) {
    std::vector<UnitId> fighting;
    for (const auto* side : {&offensive, &reaction}) {
        for (const auto& row : side->rows) {
            fighting.push_back(row.unit);
        }
    }
    const std::string clause = at_sea ? "ES-BAT-9" : "ES-GND-8";
    for (const auto& [said, side] : {std::pair{&said_offensive, &offensive}, std::pair{&said_reaction, &reaction}}) {
        const auto found = at_sea ? air_naval_die(decision.now(), hex, side->force.side, fighting)
                                  : ground_die(decision.now(), hex, side->force.side, fighting);
        if (said->modifier && *said->modifier != found.sum) {
            decision.breaks(
                clause, INTENDANT_TR("{side}: cards add {by} to the die in {hex}, and {said} is said."),
                {{"side", name(side->force.side)}, {"by", number(found.sum)}, {"hex", name(hex)}, {"said", number(*said->modifier)}});
        }
        if (!at_sea && said->instead && said->instead != found.alone) {
            decision.breaks(clause, INTENDANT_TR("{side}: no card makes {said} the final modifier in {hex}."),
                            {{"side", name(side->force.side)}, {"hex", name(hex)}, {"said", number(*said->instead)}});
        }
        side->force.air_naval_event = said->modifier.value_or(found.sum);
        side->force.ground_event = said->modifier.value_or(found.sum);
        side->force.ground_final = said->instead ? said->instead : found.alone;
    }
}

/// All units of the side in the hex, and those that are named at range; aircraft that left the hex in reaction are named too (ES-AIR-4), and those
/// that card 2 lets fight (ES-SCN-24). Rule: ES-BAT-2 to ES-BAT-5, ES-BAT-7, ES-GND-1, ES-OFF-11, ES-OFF-12, ES-STW-13.
std::optional<core::Refused> gather(Decision& decision, HexId hex, Side side, const CombatSide& said, Fighting& found) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto& offensive = *state.offensive;
    found.force = {.side = side, .units = {}};
    std::set<UnitId> seen;
    for (const auto& row : said.units) {
        const Parameters named{{"unit", name(row.unit)}, {"hex", name(hex)}};
        if (!seen.insert(row.unit).second) {
            return refuse("ES-GEN-21", INTENDANT_TR("{unit} is named twice."), named);
        }
        if (tables[row.unit].side != side || !state[row.unit].on_map() || tables[row.unit].hq()) {
            return refuse("ES-BAT-2", INTENDANT_TR("{unit} cannot fight on this side."), named);
        }
        if (!core::within(row.attack.value_or(0), -99, 99) || !core::within(row.defence.value_or(0), -99, 99)) {
            return refuse("ES-BAT-12", INTENDANT_TR("No card changes {unit} by so much."), named);
        }
        const int distance = decision.map().distance(state[row.unit].place.hex, hex);
        const auto& unit = tables[row.unit];
        if ((row.from == FightsFrom::Hex) != (distance == 0)) {
            decision.breaks("ES-BAT-2", INTENDANT_TR("{unit} is said to fight from elsewhere than it stands: {hex}."), named);
        }
        const bool bracketed = std::ranges::any_of(
            offensive.moved, [&](const Moved& each) { return each.unit == row.unit && each.by == Travel::Extended && unit.bracketed; });
        if (bracketed) {
            decision.breaks("ES-AIR-3", INTENDANT_TR("{unit} moved by its bracketed range: it fights nowhere."), named);
        }
        if (has(offensive.fighters, row.unit) && row.from != FightsFrom::Hex) {
            decision.breaks("ES-OFF-11", INTENDANT_TR("{unit} has fought in another battle of this offensive."), named);
        }
        const int range = row.from == FightsFrom::Extended && !unit.bracketed ? unit.extended_range : unit.range;
        if (row.from != FightsFrom::Hex && row.from != FightsFrom::Escort && distance > range) {
            decision.breaks(row.from == FightsFrom::Extended ? "ES-AIR-3" : "ES-BAT-3", INTENDANT_TR("{unit} does not reach {hex}."),
                            named);
        }
        found.rows.push_back(row);
    }
    for (const auto id : units_in(state, hex, side)) {
        if (!tables[id].hq() && !seen.contains(id)) {
            found.rows.push_back({.unit = id});
        }
    }
    if (found.rows.size() > most_targets - 4) {
        return refuse("ES-BAT-33", INTENDANT_TR("So many units cannot fight in one hex."));
    }
    for (const auto& row : found.rows) {
        auto fights = fighter(tables, row.unit, state[row.unit].step);
        const int more_attack = factor_change(decision, row.unit, row.attack, true);
        for (auto& attack : fights.attack) {
            attack = std::max(0, attack + more_attack);
        }
        fights.defence = std::max(1, fights.defence + factor_change(decision, row.unit, row.defence, false));
        fights.in_hex = row.from == FightsFrom::Hex;
        fights.extended = row.from == FightsFrom::Extended;
        fights.active = has(offensive.activated, row.unit) || has(offensive.reacting, row.unit);
        fights.lands = came_by_sea(offensive, row.unit);
        found.force.units.push_back(std::move(fights));
    }
    add_garrisons(state, hex, found);
    return {};
}

/// Both sides and the hex. Rule: ES-GND-6, ES-AMB-8, ES-AMB-9.
Battle battle_of(const State& state, HexId hex, const Fighting& offensive, const Fighting& reaction) {
    const auto* land = state.tables->map->land(hex);
    return {.offensive = offensive.force,
            .reaction = reaction.force,
            .year = state.tables->turn(state.turn.number).year,
            .terrain = land == nullptr            ? Terrain::Ocean
                       : land->city != City::None ? Terrain::Open
                                                  : land->terrain,
            .status = state.offensive->status,
            .chart_superiority = state.options.chart_superiority,
            .chart_landing = state.options.chart_landing};
}

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

/// Losses are those of units that fight there; a garrison is no unit of the register, and its steps are never typed. Rule: ES-BAT-17, ES-GND-11.
Objection loss_objection(const State& state, HexId hex, const Fighting& side, const CombatSide& said) {
    for (const auto& row : said.loses.value_or(std::vector<LossRow>{})) {
        if (std::ranges::find(side.rows, row.unit, &FighterRow::unit) == side.rows.end()) {
            return refuse("ES-BAT-17", INTENDANT_TR("{unit} does not fight in {hex}: it loses no step there."),
                          {{"unit", name(row.unit)}, {"hex", name(hex)}});
        }
        if (row.steps > level_of(state, row.unit)) {
            return refuse("ES-BAT-17", INTENDANT_TR("{unit} has not so many steps to lose."), {{"unit", name(row.unit)}});
        }
    }
    return {};
}

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

bool fights_at_sea(const Fighter& unit) { return unit.arm != Arm::Ground; }

/// Who fights on both sides, and the losses that were typed. Rule: ES-BAT-1, ES-BAT-16.
template <class Fight>
std::optional<core::Refused> gather_both(Decision& decision, const State& state, const Fight& command, Fighting& offensive,
                                         Fighting& reaction) {
    const auto side = state.offensive->side;
    if (auto why = gather(decision, command.hex, side, command.offensive, offensive)) {
        return why;
    }
    if (auto why = gather(decision, command.hex, enemy_of(side), command.reaction, reaction)) {
        return why;
    }
    if (auto why = loss_objection(state, command.hex, offensive, command.offensive)) {
        return why;
    }
    return loss_objection(state, command.hex, reaction, command.reaction);
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
    }
    Fighting offensive;
    Fighting reaction;
    if (const auto why = gather_both(decision, state, command, offensive, reaction)) {
        return *why;
    }
    add_modifiers(decision, command.hex, true, command.offensive, command.reaction, offensive, reaction);
    reaction.force.silent = course.as_event && tables[course.card].says("allies_do_not_roll"); // ES-SCN-21
    reaction.force.half_defence = course.as_event && tables[course.card].says("allied_defence_half");
    const bool has_offensive = std::ranges::any_of(offensive.force.units, fights_at_sea);
    const bool has_reaction = std::ranges::any_of(reaction.force.units, fights_at_sea) && !reaction.force.silent;
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
    const auto status = course.status.value_or(Status::Surprise);
    auto battle = battle_of(state, command.hex, offensive, reaction);
    battle.critical_modified = command.critical_modified || std::ranges::any_of(course.reaction_cards, [&](CardId card) {
                                   return tables[card].says("critical_on_modified_9_plus"); // ES-BAT-11
                               });
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
    Fighting offensive;
    Fighting reaction;
    if (const auto why = gather_both(decision, state, command, offensive, reaction)) {
        return *why;
    }
    add_modifiers(decision, command.hex, false, command.offensive, command.reaction, offensive, reaction);
    check_sea_first(decision, state, command.hex, offensive, reaction);
    const bool fought_there = has(course.fought_at_sea, command.hex);
    const bool won = !fought_there || has(course.won_at_sea, command.hex); // ES-BAT-28
    const auto battle = battle_of(state, command.hex, offensive, reaction);
    const auto status = Status::Intercept; // nobody comes or goes any more
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
    const bool taken = combat.result == GroundResult::Unopposed || combat.result == GroundResult::OffensiveTakes;
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
