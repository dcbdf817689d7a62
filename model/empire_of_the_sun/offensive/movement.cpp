#include "model/empire_of_the_sun/offensive/card_moves.hpp"
#include "model/empire_of_the_sun/offensive/travel.hpp"
#include "model/empire_of_the_sun/ways.hpp"

#include <algorithm>

// B: how units move, and what they take.
namespace intendant::empire_of_the_sun {

int assault_cost(const State& state, UnitId id) {
    const auto& unit = (*state.tables)[id];
    const bool large = unit.unit_class == UnitClass::Corps || unit.unit_class == UnitClass::Army;
    return large && level_of(state, id) == 2 ? 2 : 1;
}

bool came_by_sea(const Offensive& offensive, UnitId id) {
    return std::ranges::any_of(offensive.moved, [&](const Moved& each) {
        return each.unit == id && (each.by == Travel::Assault || each.by == Travel::Transport || each.by == Travel::Barges);
    });
}

namespace {

/// Islands of one hex beside those on which units landed without a fight, where nobody stands, by the card that says so. Rule: ES-CTL-7.
std::vector<HexId> islands_beside(const Decision& decision, const std::vector<HexId>& landed) {
    const auto& state = decision.now();
    const auto& offensive = *state.offensive;
    std::vector<HexId> found;
    if (!offensive.as_event || !decision.tables()[offensive.card].says("control_adjacent_unoccupied_one_hex_islands")) {
        return found;
    }
    for (const auto& hex : decision.tables().map_hexes) {
        const bool beside = std::ranges::any_of(landed, [&](HexId each) {
            const auto* land = decision.map().land(each);
            return land != nullptr && land->island && !has(offensive.battles, each) && decision.map().distance(each, hex.hex) == 1;
        });
        if (beside && hex.island && !stands_in(state, hex.hex, Side::Japan) && !stands_in(state, hex.hex, Side::Allies)) {
            found.push_back(hex.hex);
        }
    }
    return found;
}

} // namespace

void take_landings(Decision& decision) {
    const auto& offensive = *decision.now().offensive;
    for (const auto side : all_sides) {
        std::vector<HexId> hexes;
        for (const auto& moved : offensive.moved) {
            const auto& station = decision.now()[moved.unit];
            if (decision.tables()[moved.unit].side != side || !station.on_map() || !came_by_sea(offensive, moved.unit)) {
                continue;
            }
            const auto hex = station.place.hex;
            const bool beaten = has(offensive.fought, hex) || (has(offensive.fought_at_sea, hex) && !has(offensive.won_at_sea, hex));
            if (!beaten && !stops_in(decision.now(), hex, enemy_of(side))) {
                hexes.push_back(hex);
            }
        }
        const auto more = side == offensive.side ? islands_beside(decision, hexes) : std::vector<HexId>{};
        take(decision, side, Cause::Movement, hexes);
        take(decision, side, Cause::Card, more);
    }
}

namespace {

/// By the card of the offensive alone, without a headquarters. Rule: ES-SCN-23.
bool force_z_reacts(const State& state, UnitId unit) {
    return state.offensive->as_event && (*state.tables)[state.offensive->card].reacts == unit;
}

} // namespace

void check_active(Against& against, UnitId id, Travel by) {
    const auto& offensive = *against.now().offensive;
    const bool free = by == Travel::Emergency || by == Travel::Retreat || by == Travel::Card || by == Travel::Disengage;
    const bool active = has(offensive.activated, id) || has(offensive.reacting, id) || force_z_reacts(against.now(), id);
    if (!active && !free) {
        against.breaks("ES-OFF-2", INTENDANT_TR("{unit} has not been activated."), {{"unit", name(id)}});
    }
    const auto here = against.now()[id].place.hex;
    if (has(offensive.reacting, id) && has(offensive.battles, here) && (by == Travel::Land || by == Travel::Sea)) {
        against.breaks("ES-REA-7", INTENDANT_TR("{unit} stands in a battle hex and fights there: it leaves only to disengage."),
                       {{"unit", name(id)}});
    }
    if (by == Travel::PostBattle && has(offensive.reacting, id) && offensive.left) {
        against.breaks("ES-PBM-2", INTENDANT_TR("The Reaction player makes post-battle movement first: {unit}."), {{"unit", name(id)}});
    }
    if (by == Travel::Strategic && has(offensive.reacting, id)) {
        against.breaks("ES-REA-6", INTENDANT_TR("In reaction there is no strategic movement: {unit}."), {{"unit", name(id)}});
    }
}

void check_shipping(Against& against, Side side, int cost) {
    const int left = std::max(0, asp_left(against.now(), side)); // rivalry may have left fewer than were spent
    if (cost > left) {
        against.breaks("ES-ASP-2", INTENDANT_TR("The assault takes {cost} shipping {cost:point|points}, and {left} {left:is|are} left."),
                       {{"cost", number(cost)}, {"left", number(left)}});
    }
}

namespace {

/// It is in play and has not moved in this offensive.
bool waits(const State& state, UnitId force) { return state[force].on_map() && !has_moved(*state.offensive, force); }

/// Rule: ES-SCN-23.
void remind_of_force_z(Decision& decision, const MoveUnits& command) {
    const auto& offensive = decision.now().offensive;
    const auto* land = decision.map().land(command.to);
    const bool ships = std::ranges::any_of(command.units, [&](UnitId id) { return decision.tables()[id].kind == UnitKind::Naval; });
    if (offensive && offensive->as_event && decision.tables()[offensive->card].reacts && ships && land != nullptr &&
        land->region == "Malaya" && decision.tables()[command.units.front()].side == Side::Japan &&
        waits(decision.now(), *decision.tables()[offensive->card].reacts)) {
        decision.doubts("ES-SCN-23", INTENDANT_TR("The first Japanese ship at the coast of Malaya makes {unit} react into {hex}."),
                        {{"unit", name(*decision.tables()[offensive->card].reacts)}, {"hex", name(command.to)}});
    }
}

/// A hex that the unit passes on some way by land, as far as its card lets it go. Rule: ES-LND-1.
bool on_some_way(const State& state, const Board& board, UnitId unit, HexId to, HexId hex) {
    const auto& tables = *state.tables;
    const int most = 2 * tables.allowance[0][static_cast<std::size_t>(operations_of(state, *state.offensive) - 1)];
    const auto before = land_way(tables, board, unit, hex, most);
    auto there = board;
    there[unit].place.hex = hex;
    return before && land_way(tables, there, unit, to, most - *before);
}

/// A ground unit stops where an enemy stands, and passes what lies on its way. Rule: ES-LND-3, ES-CTL-1.
void check_through(Decision& decision, const MoveUnits& command, Side side) {
    const auto& state = decision.now();
    const auto board = board_of(state);
    const bool by_land = state.offensive && (command.by == Travel::Land || command.by == Travel::Disengage);
    for (const auto hex : command.through) {
        if (stops_in(state, hex, enemy_of(side))) {
            decision.breaks("ES-LND-3", INTENDANT_TR("A ground unit stops in {hex}, where an enemy stands."), {{"hex", name(hex)}});
            continue;
        }
        for (const auto unit : command.units) {
            if (by_land && decision.tables()[unit].kind == UnitKind::Ground && !on_some_way(state, board, unit, command.to, hex)) {
                decision.breaks(
                    "ES-CTL-1", INTENDANT_TR("{unit} does not pass {hex}: it lies on no way from {from} to {to} that it can go."),
                    {{"unit", name(unit)}, {"hex", name(hex)}, {"from", name(state[unit].place.hex)}, {"to", name(command.to)}});
            }
        }
    }
}

/// A ground unit takes what it enters, unless an enemy stands there; one that lands does so after the battles. Rule: ES-CTL-1, ES-CTL-2.
void take_entered(Decision& decision, const MoveUnits& command, Side side) {
    const bool ground = std::ranges::any_of(command.units, [&](UnitId unit) { return decision.tables()[unit].kind == UnitKind::Ground; });
    const bool lands = command.by == Travel::Assault || command.by == Travel::Transport || command.by == Travel::Barges;
    if (!ground || (lands && decision.now().offensive)) {
        return;
    }
    auto hexes = command.through;
    if (!stands_in(decision.now(), command.to, enemy_of(side))) {
        hexes.push_back(command.to);
    }
    take(decision, side, Cause::Movement, hexes);
}

/// Who reacts into a hex where the offensive stands makes it a battle hex. Rule: ES-REA-8.
void declare_by_reaction(Decision& decision, const MoveUnits& command, Side side) {
    const auto& course = decision.now().offensive;
    const bool reaction = course && side != course->side && has(course->reacting, command.units.front());
    if (reaction && !has(course->battles, command.to) && stands_in(decision.now(), command.to, course->side)) {
        decision.book(BattlesDeclared{.hexes = {command.to}});
    }
}

} // namespace

core::Verdict<Event> decide(const State& state, const MoveUnits& command) {
    if (const auto why = depth_objection(state, Depth::WholeMap)) {
        return *why;
    }
    if (command.units.empty()) {
        return refuse("ES-MOV-1", INTENDANT_TR("Name the units that move."));
    }
    if (const auto why = on_map_objection(state, command.units)) {
        return *why;
    }
    Decision decision(state);
    const auto& tables = decision.tables();
    const auto side = tables[command.units.front()].side;
    const auto board = board_of(state);
    Supply supply;
    if (state.offensive && Journey::needs_supply(command.by)) {
        supply.compute(tables, board);
    }
    int asp = 0;
    for (const auto id : command.units) {
        const auto& unit = tables[id];
        if (unit.side != side) {
            return refuse("ES-MOV-1", INTENDANT_TR("Units of one side move together."));
        }
        if (!has_room(tables, id, command.to)) {
            return refuse("ES-LND-1", INTENDANT_TR("{unit} cannot stand in {hex}: there is no land for it."),
                          {{"unit", name(id)}, {"hex", name(command.to)}});
        }
        if (command.by == Travel::Assault) {
            asp += assault_cost(state, id);
        }
        Against against(state);
        check_territory(against, id, command.to);
        if (state.offensive) {
            check_active(against, id, command.by);
            Journey(state, board, supply, id, command.by, command.units).check(against, command.to);
        } else if (command.by == Travel::Emergency) {
            check_emergency(against, id, command.to);
        }
        tell(decision, against);
    }
    if (!state.offensive && command.by != Travel::Card && command.by != Travel::Emergency) {
        decision.breaks("ES-SEQ-6", INTENDANT_TR("Units move in an offensive, and none is under way."));
    }
    Against against(state);
    check_shipping(against, side, asp);
    tell(decision, against);
    if (command.card) {
        check_card_move(decision, *command.card, command.units, command.to);
    }
    check_through(decision, command, side);
    remind_of_force_z(decision, command);
    if (state.offensive && command.by == Travel::PostBattle) {
        take_landings(decision);
    }
    decision.book(UnitsMoved{.units = command.units, .to = command.to, .by = command.by, .asp = asp});
    take_entered(decision, command, side);
    declare_by_reaction(decision, command, side);
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
    if (command.hex ? place.kind != PlaceKind::ChinaBox : !state[command.unit].in_play()) {
        return refuse("ES-AIR-9", INTENDANT_TR("{unit} is not where it would fly from."), named);
    }
    if (command.hex && state.tables->map->land(*command.hex) == nullptr) {
        return refuse("ES-AIR-9", INTENDANT_TR("{unit} lands on an airfield."), named);
    }
    Decision decision(state);
    const auto hex = command.hex.value_or(place.hex);
    const auto* land = decision.map().land(hex);
    const bool known = command.hex || state[command.unit].on_map();
    const bool lands = land != nullptr && land->region == "NIndia" && land->airfield && controls(state, Side::Allies, hex);
    if ((known && !lands) || std::max(unit.range, unit.extended_range) < tables.limit("china_box_range")) {
        decision.breaks("ES-AIR-9",
                        INTENDANT_TR("Between the China box and an Allied airfield of northern India it is four hexes: {unit}."), named);
    }
    const Place to = command.hex ? Place{.kind = PlaceKind::Hex, .hex = *command.hex} : Place{.kind = PlaceKind::ChinaBox};
    decision.place(Cause::Movement, {{.unit = command.unit, .place = to, .step = state[command.unit].step}});
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
