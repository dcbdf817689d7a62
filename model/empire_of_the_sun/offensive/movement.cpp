#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/ways.hpp"

#include <algorithm>

// B: how units move, and what they take.
namespace intendant::empire_of_the_sun {

namespace {

/// Rule: ES-MOV-3 to ES-MOV-8.
void check_territory(Decision& decision, UnitId id, HexId to) {
    const auto& unit = decision.tables()[id];
    const auto* land = decision.map().land(to);
    if (land == nullptr) {
        return;
    }
    const Parameters both{{"unit", name(id)}, {"hex", name(to)}};
    if (land->region == "Manchuria") {
        decision.breaks("ES-MOV-8", INTENDANT_TR("Nobody enters Manchuria: {unit}, {hex}."), both);
    }
    if (unit.kind != UnitKind::Ground) {
        return;
    }
    const bool inland_china = land->region == "IChina";
    if (unit.side == Side::Japan && inland_china) {
        decision.breaks("ES-MOV-4", INTENDANT_TR("Japanese ground units do not enter inland China: {unit}, {hex}."), both);
    } else if (unit.side == Side::Japan && land->region == "India") {
        decision.breaks("ES-MOV-5", INTENDANT_TR("Japanese ground units go no farther than northern India: {unit}, {hex}."), both);
    } else if (unit.nation == Nation::Chinese) {
        if (land->region != "Burma" && land->region != "NIndia" && !always_allied(decision.map(), to)) {
            decision.breaks("ES-MOV-7", INTENDANT_TR("Chinese units stay in Burma, northern India and around Kunming: {unit}, {hex}."),
                            both);
        }
    } else if (unit.side == Side::Allies && inland_china) {
        decision.breaks("ES-MOV-6", INTENDANT_TR("Only Chinese units enter inland China: {unit}, {hex}."), both);
    }
}

/// Rule: ES-AMP-3 to ES-AMP-5, ES-AMP-7, ES-LND-8.
void check_landing(Decision& decision, UnitId id, HexId to, Travel by) {
    const auto& state = decision.now();
    const auto& unit = decision.tables()[id];
    const Parameters both{{"unit", name(id)}, {"hex", name(to)}};
    Supply supply;
    supply.compute(decision.tables(), board_of(state));
    const bool no_allied_zones = state.offensive->as_event && decision.tables()[state.offensive->card].id == "JP2"; // ES-SCN-24
    if (supply.zones().hostile(unit.side, to) && !(no_allied_zones && unit.side == Side::Japan)) {
        decision.breaks(
            "ES-AMP-4",
            INTENDANT_TR("{hex} lies in an enemy zone of influence that is not neutralised: {unit} is put back where it started."), both);
    }
    const auto* land = decision.map().land(to);
    const bool defended = !units_in(state, to, enemy_of(unit.side)).empty() && !controls(state, unit.side, to);
    const bool reacts = has(state.offensive->reacting, id);
    if (by == Travel::Assault && land != nullptr && land->island && defended && unit.service == Service::UsArmy && !reacts) {
        const auto marines = std::ranges::any_of(state.offensive->moved, [&](const Moved& each) {
            return each.by == Travel::Assault && decision.tables()[each.unit].service == Service::UsNavy &&
                   decision.tables()[each.unit].kind == UnitKind::Ground && state[each.unit].place.hex == to;
        });
        if (!marines) {
            decision.breaks("ES-AMP-7", INTENDANT_TR("{unit} assaults the island {hex} only together with Marines."), both);
        }
    }
}

/// What the way costs, against what the card allows. An air unit moves by one of its ranges (ES-AIR-10). Rule: ES-MOV-1, ES-NAV-1, ES-NAV-6, ES-AIR-1, ES-AIR-6, ES-LND-1, ES-LND-5, ES-LND-7, ES-AMP-1.
void check_way(Decision& decision, UnitId id, HexId to, Travel by) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto& map = decision.map();
    const auto& unit = tables[id];
    const auto from = state[id].place.hex;
    const auto value = static_cast<std::size_t>(operations_of(state, *state.offensive) - 1);
    const Parameters way{{"unit", name(id)}, {"from", name(from)}, {"to", name(to)}};
    const auto too_far = [&](const char* clause) {
        decision.breaks(clause, INTENDANT_TR("{unit} cannot come from {from} to {to} with this card."), way);
    };
    const auto& card = tables[state.offensive->card];
    const int naval =
        state.offensive->as_event && card.naval_move && unit.side == card.side ? *card.naval_move : tables.allowance[1][value];
    switch (by) {
    case Travel::Land:
    case Travel::Disengage:
        if (unit.kind != UnitKind::Ground || !land_way(tables, from, to, 2 * tables.allowance[0][value], state[Track::KwaiBridge] != 0)) {
            too_far("ES-LND-1");
        }
        break;
    case Travel::Sea:
        if (unit.kind != UnitKind::Naval || !sea_way(map, from, to, naval)) {
            too_far("ES-NAV-1");
        }
        break;
    case Travel::Assault:
    case Travel::Transport:
        check_landing(decision, id, to, by);
        if (unit.kind != UnitKind::Ground || !map.coastal(from) || !map.coastal(to) || !sea_way(map, from, to, naval)) {
            too_far("ES-AMP-1");
        }
        if (by == Travel::Assault && unit.amphibious == false) {
            decision.breaks("ES-GEN-14", INTENDANT_TR("{unit} is no amphibious unit."), way);
        }
        break;
    case Travel::Barges:
        if (state[Track::Barges] == 0 || unit.side != Side::Japan || unit.kind != UnitKind::Ground || card.operations != 3 ||
            map.distance(from, to) != 1) {
            decision.breaks("ES-LND-7",
                            INTENDANT_TR("Barges carry one Japanese ground unit over one side of sea, with a card of value 3: {unit}."),
                            way);
        }
        break;
    case Travel::Air:
    case Travel::Extended: {
        const int leg = by == Travel::Extended ? unit.extended_range : unit.range;
        if (unit.kind != UnitKind::Air || map.distance(from, to) > leg * tables.legs[value]) {
            too_far("ES-AIR-1");
        }
        if (has(state.offensive->battles, to)) {
            decision.breaks("ES-AIR-2", INTENDANT_TR("An aircraft does not move into a battle hex: {unit}, {to}."), way);
        }
        if (!map.airfield(to)) {
            decision.breaks("ES-AIR-1", INTENDANT_TR("A leg ends on an airfield, which {to} is not: {unit}."), way);
        }
        break;
    }
    case Travel::Strategic: {
        const int range = std::max(unit.range, unit.extended_range);
        const bool reaches = unit.kind == UnitKind::Air ? map.distance(from, to) <= 2 * range * tables.legs[value]
                                                        : sea_way(map, from, to, 2 * tables.allowance[1][value]).has_value();
        if (unit.kind == UnitKind::Ground && unit.amphibious == false && unit.id != "cw_7_armoured_brig") {
            decision.breaks("ES-LND-6", INTENDANT_TR("{unit} cannot be transported: it is no amphibious unit."), way);
        }
        if (!reaches) {
            too_far(unit.kind == UnitKind::Air ? "ES-AIR-6" : unit.kind == UnitKind::Naval ? "ES-NAV-6" : "ES-LND-5");
        }
        if (!(unit.kind == UnitKind::Air ? map.airfield(to) : map.port(to)) || !controls(state, unit.side, to)) {
            decision.breaks(unit.kind == UnitKind::Air ? "ES-AIR-6" : "ES-LND-5",
                            INTENDANT_TR("Strategic movement ends in a friendly port or on a friendly airfield: {unit}, {to}."), way);
        }
        break;
    }
    case Travel::Retreat:
        if (map.distance(from, to) != tables.limit("retreat_hexes")) {
            decision.doubts("ES-RET-2", INTENDANT_TR("A retreat goes one hex: {unit} from {from} to {to}."), way);
        }
        break;
    case Travel::PostBattle:
    case Travel::Emergency:
    case Travel::Card:
        break;
    }
}

} // namespace

int assault_cost(const State& state, UnitId id) {
    const auto& unit = (*state.tables)[id];
    const bool large = unit.unit_class == UnitClass::Corps || unit.unit_class == UnitClass::Army;
    return large && level_of(state, id) == 2 ? 2 : 1;
}

namespace {

/// By card 2 alone, without a headquarters. Rule: ES-SCN-23.
bool force_z_reacts(const State& state, UnitId unit) {
    return state.offensive->as_event && (*state.tables)[state.offensive->card].id == "JP2" && (*state.tables)[unit].id == "cw_bb_force_z";
}

/// Units that move are active, and strategic movement is none of a reaction. Rule: ES-REA-5, ES-REA-6, ES-PBM-1.
void check_active(Decision& decision, UnitId id, Travel by) {
    const auto& offensive = *decision.now().offensive;
    const bool free = by == Travel::Emergency || by == Travel::Retreat || by == Travel::Card || by == Travel::Disengage;
    const bool active = has(offensive.activated, id) || has(offensive.reacting, id) || force_z_reacts(decision.now(), id);
    if (!active && !free) {
        decision.breaks("ES-OFF-2", INTENDANT_TR("{unit} has not been activated."), {{"unit", name(id)}});
    }
    const auto here = decision.now()[id].place.hex;
    if (has(offensive.reacting, id) && has(offensive.battles, here) && (by == Travel::Land || by == Travel::Sea)) {
        decision.breaks("ES-REA-7", INTENDANT_TR("{unit} fights where it stands, or disengages."), {{"unit", name(id)}});
    }
    if (by == Travel::PostBattle && has(offensive.reacting, id) && offensive.left) {
        decision.breaks("ES-PBM-2", INTENDANT_TR("The Reaction player makes post-battle movement first: {unit}."), {{"unit", name(id)}});
    }
    if (by == Travel::Strategic && has(offensive.reacting, id)) {
        decision.breaks("ES-REA-6", INTENDANT_TR("In reaction there is no strategic movement: {unit}."), {{"unit", name(id)}});
    }
}

/// Force Z is in play and has not moved in this offensive.
bool force_z_waits(const State& state) {
    const auto force = *state.tables->find_unit("cw_bb_force_z");
    return state[force].on_map() && std::ranges::find(state.offensive->moved, force, &Moved::unit) == state.offensive->moved.end();
}

/// Rule: ES-SCN-23.
void remind_of_force_z(Decision& decision, const MoveUnits& command) {
    const auto& offensive = decision.now().offensive;
    const auto* land = decision.map().land(command.to);
    const bool ships = std::ranges::any_of(command.units, [&](UnitId id) { return decision.tables()[id].kind == UnitKind::Naval; });
    if (offensive && offensive->as_event && decision.tables()[offensive->card].id == "JP2" && ships && land != nullptr &&
        land->region == "Malaya" && decision.tables()[command.units.front()].side == Side::Japan && force_z_waits(decision.now())) {
        decision.doubts("ES-SCN-23", INTENDANT_TR("The first Japanese ship at the coast of Malaya makes Force Z react into {hex}."),
                        {{"hex", name(command.to)}});
    }
}

/// A ground unit stops where an enemy stands. Rule: ES-LND-3.
void check_through(Decision& decision, const MoveUnits& command, Side side) {
    for (const auto hex : command.through) {
        for (const auto enemy : units_in(decision.now(), hex, enemy_of(side))) {
            const auto kind = decision.tables()[enemy].kind;
            if (kind == UnitKind::Ground || kind == UnitKind::Air) {
                decision.breaks("ES-LND-3", INTENDANT_TR("A ground unit stops in {hex}, where an enemy stands."), {{"hex", name(hex)}});
            }
        }
    }
}

/// A ground unit takes what it enters, unless an enemy stands there. Rule: ES-CTL-1.
void take_entered(Decision& decision, const MoveUnits& command, Side side) {
    const bool ground = std::ranges::any_of(command.units, [&](UnitId unit) { return decision.tables()[unit].kind == UnitKind::Ground; });
    if (!ground) {
        return;
    }
    auto hexes = command.through;
    if (units_in(decision.now(), command.to, enemy_of(side)).empty()) {
        hexes.push_back(command.to);
    }
    take(decision, side, Cause::Movement, hexes);
}

} // namespace

core::Verdict<Event> decide(const State& state, const MoveUnits& command) {
    if (command.units.empty()) {
        return refuse("ES-MOV-1", INTENDANT_TR("Name the units that move."));
    }
    if (const auto why = on_map_objection(state, command.units)) {
        return *why;
    }
    Decision decision(state);
    const auto& tables = decision.tables();
    const auto side = tables[command.units.front()].side;
    int asp = 0;
    for (const auto id : command.units) {
        const auto& unit = tables[id];
        if (unit.side != side) {
            return refuse("ES-MOV-1", INTENDANT_TR("Units of one side move together."));
        }
        const bool room = unit.kind == UnitKind::Ground ? decision.map().ground(command.to)
                                                        : unit.kind == UnitKind::Naval || decision.map().land(command.to) != nullptr;
        if (!room) {
            return refuse("ES-LND-1", INTENDANT_TR("{unit} cannot stand in {hex}: there is no land for it."),
                          {{"unit", name(id)}, {"hex", name(command.to)}});
        }
        if (command.by == Travel::Assault) {
            asp += assault_cost(state, id);
        }
        check_territory(decision, id, command.to);
        if (state.offensive) {
            check_active(decision, id, command.by);
            check_way(decision, id, command.to, command.by);
        }
    }
    if (!state.offensive && command.by != Travel::Card && command.by != Travel::Emergency) {
        decision.breaks("ES-SEQ-6", INTENDANT_TR("Units move in an offensive, and none is in course."));
    }
    if (asp > asp_left(state, side)) {
        decision.breaks("ES-ASP-2", INTENDANT_TR("The assault takes {cost} shipping points, and {left} are left."),
                        {{"cost", number(asp)}, {"left", number(asp_left(state, side))}});
    }
    check_through(decision, command, side);
    remind_of_force_z(decision, command);
    decision.book(UnitsMoved{.units = command.units, .to = command.to, .by = command.by, .asp = asp});
    take_entered(decision, command, side);
    const auto& course = decision.now().offensive;
    const bool reaction = course && side != course->side && has(course->reacting, command.units.front());
    if (reaction && !has(course->battles, command.to) && !units_in(decision.now(), command.to, course->side).empty()) { // ES-REA-8
        decision.book(BattlesDeclared{.hexes = {command.to}});
    }
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const FlyChina& command) {
    const auto& tables = *state.tables;
    const auto& unit = tables[command.unit];
    const auto& place = state[command.unit].place;
    const Parameters named{{"unit", name(command.unit)}};
    if (unit.kind != UnitKind::Air || unit.side != Side::Allies) {
        return refuse("ES-AIR-9", INTENDANT_TR("Only Allied air units are in the China box: {unit}."), named);
    }
    if (command.hex ? place.kind != PlaceKind::ChinaBox : place.kind != PlaceKind::Hex) {
        return refuse("ES-AIR-9", INTENDANT_TR("{unit} is not where it would fly from."), named);
    }
    if (command.hex && state.tables->map->land(*command.hex) == nullptr) {
        return refuse("ES-AIR-9", INTENDANT_TR("{unit} lands on an airfield."), named);
    }
    Decision decision(state);
    const auto hex = command.hex.value_or(place.hex);
    const auto* land = decision.map().land(hex);
    if (land == nullptr || land->region != "NIndia" || !land->airfield || !controls(state, Side::Allies, hex) ||
        std::max(unit.range, unit.extended_range) < tables.limit("china_box_range")) {
        decision.breaks("ES-AIR-9",
                        INTENDANT_TR("Between the China box and an Allied airfield of northern India it is four hexes: {unit}."), named);
    }
    const Place to = command.hex ? Place{.kind = PlaceKind::Hex, .hex = *command.hex} : Place{.kind = PlaceKind::ChinaBox};
    decision.place(Cause::Movement, {{.unit = command.unit, .place = to, .step = state[command.unit].step}});
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
