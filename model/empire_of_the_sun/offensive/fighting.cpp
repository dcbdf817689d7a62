#include "model/empire_of_the_sun/offensive/fighting.hpp"

#include "model/empire_of_the_sun/battle/losses.hpp"
#include "model/empire_of_the_sun/offensive/card_changes.hpp"

#include <algorithm>
#include <set>
#include <type_traits>

namespace intendant::empire_of_the_sun {

namespace {

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
        const auto on_ground = ground_die(decision.now(), hex, side->force.side, fighting);
        const auto found = at_sea ? air_naval_die(decision.now(), hex, side->force.side, fighting) : on_ground;
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
        side->force.ground_event = at_sea ? on_ground.sum : said->modifier.value_or(found.sum); // of the ground combat that follows
        side->force.ground_final = said->instead ? said->instead : on_ground.alone;
        side->cards = found.cards;
    }
}

/// How far it fights: in its extended range only where that does not keep it from fighting. Rule: ES-BAT-3, ES-AIR-3.
int farthest(const Unit& unit) { return unit.bracketed ? unit.range : std::max(unit.range, unit.extended_range); }

/// It fought at sea from afar, and no other battle at sea can have been the one: it still takes part on land. Rule: ES-GND-5, ES-OFF-11.
bool takes_part_from_afar(const State& state, UnitId id, HexId hex) {
    const auto& unit = (*state.tables)[id];
    const auto in_reach = [&](HexId battle) { return state.tables->map->distance(state[id].place.hex, battle) <= farthest(unit); };
    return unit.zone() && state[id].on_map() && state[id].place.hex != hex && has(state.offensive->fighters, id) &&
           !has(state.offensive->fought_at_sea, state[id].place.hex) && has(state.offensive->fought_at_sea, hex) && in_reach(hex) &&
           std::ranges::count_if(state.offensive->fought_at_sea, in_reach) == 1;
}

/// All units of the side in the hex, and those that are named at range, on land also those that fought at sea from there; aircraft that left the
/// hex in reaction are named too (ES-AIR-4), and those that card 2 lets fight (ES-SCN-24).
/// Rule: ES-BAT-2 to ES-BAT-5, ES-BAT-7, ES-GND-1, ES-GND-5, ES-OFF-11, ES-OFF-12, ES-STW-13.
std::optional<core::Refused> gather(Decision& decision, HexId hex, Side side, const CombatSide& said, bool at_sea, Fighting& found) {
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
        if (tables[row.unit].side != side || !state[row.unit].in_play() || tables[row.unit].hq()) {
            return refuse("ES-BAT-2", INTENDANT_TR("{unit} cannot fight on this side."), named);
        }
        if (!core::within(row.attack.value_or(0), -99, 99) || !core::within(row.defence.value_or(0), -99, 99)) {
            return refuse("ES-BAT-12", INTENDANT_TR("No card changes {unit} by so much."), named);
        }
        const auto& unit = tables[row.unit];
        if (row.from == FightsFrom::Landing && unit.kind != UnitKind::Ground) {
            return refuse("ES-AMP-1", INTENDANT_TR("{unit} is no ground unit: it does not land."), named);
        }
        const bool here = row.from == FightsFrom::Hex || row.from == FightsFrom::Landing;
        const int distance = state[row.unit].on_map() ? decision.map().distance(state[row.unit].place.hex, hex) : here ? 0 : 1;
        if (here != (distance == 0)) {
            decision.breaks("ES-BAT-2", INTENDANT_TR("{unit} is said to fight from elsewhere than it stands: {hex}."), named);
        }
        if (row.from == FightsFrom::Landing && !came_by_sea(offensive, row.unit)) {
            decision.breaks_on_map("ES-GND-7", INTENDANT_TR("{unit} did not come by sea, as the books have it: {hex}."), named);
        }
        const bool bracketed = std::ranges::any_of(
            offensive.moved, [&](const Moved& each) { return each.unit == row.unit && each.by == Travel::Extended && unit.bracketed; });
        if (bracketed) {
            decision.breaks("ES-AIR-3", INTENDANT_TR("{unit} moved by its bracketed range: it fights nowhere."), named);
        }
        if (at_sea && has(offensive.fighters, row.unit) && !here) {
            decision.breaks("ES-OFF-11", INTENDANT_TR("{unit} has fought in another battle of this offensive."), named);
        }
        const int range = row.from == FightsFrom::Extended ? farthest(unit) : unit.range;
        if (!here && row.from != FightsFrom::Escort && distance > range) {
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
    for (const auto id : at_sea ? std::vector<UnitId>{} : offensive.fighters) {
        if (tables[id].side == side && !seen.contains(id) && takes_part_from_afar(state, id, hex)) {
            found.rows.push_back({.unit = id, .from = FightsFrom::Range});
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
        fights.in_hex = row.from == FightsFrom::Hex || row.from == FightsFrom::Landing;
        fights.extended = row.from == FightsFrom::Extended;
        fights.active = has(offensive.activated, row.unit) || has(offensive.reacting, row.unit);
        fights.lands = row.from == FightsFrom::Landing || came_by_sea(offensive, row.unit);
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

/// Who fights on both sides, and the losses that were typed. Rule: ES-BAT-1, ES-BAT-16.
template <class Fight>
std::optional<core::Refused> gather_both(Decision& decision, const State& state, const Fight& command, Fighting& offensive,
                                         Fighting& reaction) {
    const auto side = state.offensive->side;
    constexpr bool at_sea = std::is_same_v<Fight, FightAtSea>;
    if (auto why = gather(decision, command.hex, side, command.offensive, at_sea, offensive)) {
        return why;
    }
    if (auto why = gather(decision, command.hex, enemy_of(side), command.reaction, at_sea, reaction)) {
        return why;
    }
    if (auto why = loss_objection(state, command.hex, offensive, command.offensive)) {
        return why;
    }
    return loss_objection(state, command.hex, reaction, command.reaction);
}

} // namespace

std::vector<FighterRow> from_afar(const State& state, HexId hex, Side side) {
    const auto& offensive = *state.offensive;
    const auto& all = side == offensive.side ? offensive.activated : offensive.reacting;
    std::vector<FighterRow> found;
    std::vector<HexId> carriers;
    const auto away = [&](UnitId id) { return state.tables->map->distance(state[id].place.hex, hex); };
    const auto free = [&](UnitId id) { return state[id].on_map() && away(id) > 0 && !has(offensive.fighters, id); };
    for (const auto id : all) {
        const auto& unit = (*state.tables)[id];
        const bool ferried = std::ranges::any_of(
            offensive.moved, [&](const Moved& each) { return each.unit == id && each.by == Travel::Extended && unit.bracketed; });
        if (!unit.zone() || !free(id) || ferried) {
            continue;
        }
        const bool near = away(id) <= unit.range;
        if (near || (!unit.bracketed && away(id) <= unit.extended_range)) {
            found.push_back({.unit = id, .from = near ? FightsFrom::Range : FightsFrom::Extended});
            if (unit.carrier()) {
                carriers.push_back(state[id].place.hex);
            }
        }
    }
    for (const auto id : all) {
        const auto& unit = (*state.tables)[id];
        if (unit.kind == UnitKind::Naval && !unit.carrier() && free(id) && has(carriers, state[id].place.hex)) {
            found.push_back({.unit = id, .from = FightsFrom::Escort});
        }
    }
    return found;
}

bool fires_at_sea(const Force& force) { return !force.silent && std::ranges::any_of(force.units, fights_at_sea); }

Objection engage(Decision& decision, const FightAtSea& command, Engagement& found) {
    const auto& state = decision.now();
    const auto& course = *state.offensive;
    const auto& tables = decision.tables();
    auto& offensive = found.offensive;
    auto& reaction = found.reaction;
    if (auto why = gather_both(decision, state, command, offensive, reaction)) {
        return why;
    }
    add_modifiers(decision, command.hex, true, command.offensive, command.reaction, offensive, reaction);
    reaction.force.silent = course.as_event && tables[course.card].says("allies_do_not_roll"); // ES-SCN-21
    reaction.force.half_defence = course.as_event && tables[course.card].says("allied_defence_half");
    found.battle = battle_of(state, command.hex, offensive, reaction);
    found.status = course.status.value_or(Status::Surprise);
    found.battle.critical_modified = command.critical_modified || std::ranges::any_of(course.reaction_cards, [&](CardId card) {
                                         return tables[card].says("critical_on_modified_9_plus"); // ES-BAT-11
                                     });
    return {};
}

Objection engage(Decision& decision, const FightOnLand& command, Engagement& found) {
    const auto& state = decision.now();
    const auto& course = *state.offensive;
    if (auto why = gather_both(decision, state, command, found.offensive, found.reaction)) {
        return why;
    }
    add_modifiers(decision, command.hex, false, command.offensive, command.reaction, found.offensive, found.reaction);
    found.won_at_sea = !has(course.fought_at_sea, command.hex) || has(course.won_at_sea, command.hex);
    found.battle = battle_of(state, command.hex, found.offensive, found.reaction);
    found.status = Status::Intercept;
    return {};
}

} // namespace intendant::empire_of_the_sun
