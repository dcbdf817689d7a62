#include "model/empire_of_the_sun/contradictions.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/card_words.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>
#include <set>

namespace intendant::empire_of_the_sun {

void check_room(Decision& decision, const State& before) {
    for (const auto& each : hex::new_contradictions(contradictions(before), contradictions(decision.now()))) {
        if (each.rule.id == "ES-STK-1" || each.rule.id == "ES-HQ-3" || each.rule.id == "ES-REI-22") { // the rest is told of each unit
            decision.breaks(each.rule.id, each.why);
        }
    }
}

/// A place of arrival: what holds the unit, is controlled, lies within range of a headquarters that may place it, and is no hostile zone.
/// Rule: ES-REI-2 to ES-REI-10.
void check_arrival(Decision& decision, const Board& board, const Supply& supply, UnitId id, HexId hex) {
    const auto& tables = decision.tables();
    const auto& unit = tables[id];
    const Parameters both{{"unit", name(id)}, {"hex", name(hex)}};
    if (unit.nation == Nation::Chinese && decision.map().label(hex) != "2407") {
        decision.breaks("ES-REI-9", INTENDANT_TR("{unit} is placed only at Kunming, not in {hex}."), both);
        return;
    }
    if (unit.kind == UnitKind::Ground && unit.nation != Nation::Chinese && !decision.map().port(hex)) {
        decision.breaks("ES-REI-2", INTENDANT_TR("{unit} arrives in a port, which {hex} is not."), both);
    } else if (!holds(decision.map(), unit, hex)) {
        decision.breaks(unit.kind == UnitKind::Air ? "ES-REI-3"
                        : unit.hq()                ? "ES-REI-7"
                                                   : "ES-REI-2",
                        INTENDANT_TR("{hex} is no place where {unit} can arrive."), both);
    }
    if (!controls(decision.now(), unit.side, hex)) {
        decision.breaks("ES-REI-2", INTENDANT_TR("{hex} is not friendly: {unit} cannot arrive there."), both);
    }
    if (stops_in(decision.now(), hex, enemy_of(unit.side))) {
        decision.breaks("ES-REI-2", INTENDANT_TR("The enemy stands in {hex}: {unit} cannot arrive there."), both);
    }
    if (unit.hq() || !whole_map(decision.now())) {
        return;
    }
    if (supply.zones().hostile(unit.side, hex)) {
        auto words = both;
        words.emplace_back("enemies", list_of(supply.zones().covering(enemy_of(unit.side), hex)));
        decision.breaks("ES-REI-4", INTENDANT_TR("{hex} lies in the zone of influence of {enemies}, which nothing neutralises: {unit}."),
                        words);
    }
    const bool near = std::ranges::any_of(units_on_map(tables, board, unit.side), [&](UnitId each) {
        const auto& hq = tables[each];
        const bool any_places = unit.side == Side::Japan || (unit.nation == Nation::Us && unit.kind == UnitKind::Air);
        const bool new_here = has(decision.now().turn.arrived, each) && board[each].place.hex != hex; // ES-REI-5
        return hq.hq() && supply.supplied(each) && !new_here && (any_places || may_command(tables, each, id)) &&
               decision.map().distance(board[each].place.hex, hex) <= hq.hq_range;
    });
    const auto arrived = std::ranges::find_if(decision.now().turn.arrived, [&](UnitId each) {
        return tables[each].side == unit.side && board[each].on_map() &&
               decision.map().distance(board[each].place.hex, hex) <= tables[each].hq_range;
    });
    if (!near && arrived != decision.now().turn.arrived.end()) {
        auto words = both;
        words.emplace_back("hq", name(*arrived));
        decision.breaks("ES-REI-5", INTENDANT_TR("{hq} has come in this turn and places units in its own hex only: {unit}, {hex}."), words);
    } else if (!near) {
        decision.breaks("ES-REI-8", INTENDANT_TR("No headquarters in supply that may place {unit} has {hex} in its range."), both);
    }
}

namespace {

/// Rule: ES-REI-22.
void check_china_box(Decision& decision, UnitId id) {
    const auto& state = decision.now();
    const bool b29 = decision.tables()[id].unit_class == UnitClass::B29;
    if (b29 && (has(state.surrendered, Area::China) || state[Track::BurmaRoad] != 0)) {
        decision.breaks("ES-REI-22", INTENDANT_TR("{unit} is put in China only while China fights and the Burma Road is open."),
                        {{"unit", name(id)}});
    }
}

/// Units that cards bring have places of their own. Rule: ES-HQ-9, ES-REI-23.
void check_by_card(Decision& decision, const Supply& supply, UnitId id, HexId hex) {
    const auto& state = decision.now();
    const auto* land = decision.map().land(hex);
    if (!has(state.turn.entering, id) || land == nullptr) {
        return;
    }
    const auto& tables = decision.tables();
    const auto card = std::ranges::find(tables.cards, std::optional{id}, &Card::enters);
    if (card == tables.cards.end()) {
        return;
    }
    const auto only = regions_behind(*card, "enters_in");
    if (!only.empty() && !has(only, land->region)) {
        decision.breaks(tables[id].hq() ? "ES-HQ-9" : "ES-REI-23",
                        INTENDANT_TR("{unit} enters these regions only: {regions}. {hex} lies elsewhere."),
                        {{"unit", name(id)}, {"regions", list_of_regions(only)}, {"hex", name(hex)}});
    }
    const auto first = regions_behind(*card, "enters_first_in");
    if (first.empty() || has(first, land->region)) {
        return;
    }
    const bool open = std::ranges::any_of(tables.map_hexes, [&](const MapHex& each) {
        return has(first, each.region) && each.airfield && controls(state, Side::Allies, each.hex) &&
               supply.reached(Side::Allies, each.hex);
    });
    if (open) {
        decision.breaks_on_map("ES-REI-23", INTENDANT_TR("{unit} enters {regions} while there is an airfield in supply there, not {hex}."),
                               {{"unit", name(id)}, {"regions", list_of_regions(first)}, {"hex", name(hex)}});
    }
}

/// Looks at the place where a unit arrives, or says why it is none. Rule: ES-REI-1, ES-REI-2, ES-REI-22, ES-REI-24.
std::optional<core::Refused> arrive(Decision& decision, const State& state, const Board& board, const Supply& supply, const ArrivalRow& row,
                                    UnitRow& placed) {
    const auto& unit = decision.tables()[row.unit];
    switch (row.place) {
    case PlaceKind::Hex:
        if (!row.hex || decision.map().land(*row.hex) == nullptr) {
            return refuse("ES-REI-2", INTENDANT_TR("{unit} needs a hex with land to arrive in."), {{"unit", name(row.unit)}});
        }
        placed.place.hex = *row.hex;
        check_arrival(decision, board, supply, row.unit, *row.hex);
        check_by_card(decision, supply, row.unit, *row.hex);
        break;
    case PlaceKind::ChinaBox:
        if (unit.kind != UnitKind::Air || unit.side != Side::Allies) {
            return refuse("ES-REI-22", INTENDANT_TR("Only Allied air units are in the China box: {unit}."), {{"unit", name(row.unit)}});
        }
        check_china_box(decision, row.unit);
        break;
    case PlaceKind::DelayBox:
        placed.place.turn = state.turn.number;
        break;
    case PlaceKind::Eliminated: // lost, as a card's unit that cannot be placed (ES-REI-24)
        if (!has(state.turn.entering, row.unit)) {
            decision.doubts("ES-REI-24", INTENDANT_TR("{unit} would be lost for good, though it may wait in the Delay box."),
                            {{"unit", name(row.unit)}});
        }
        break;
    case PlaceKind::Map:
        if (whole_map(state)) {
            return refuse("ES-REI-2", INTENDANT_TR("{unit} needs a hex with land to arrive in."), {{"unit", name(row.unit)}});
        }
        break;
    case PlaceKind::TurnTrack:
    case PlaceKind::ByCard:
        return refuse("ES-REI-1", INTENDANT_TR("{place} is no place where {unit} arrives."),
                      {{"unit", name(row.unit)}, {"place", name(row.place)}});
    }
    return std::nullopt;
}

} // namespace

core::Verdict<Event> decide(const State& state, const PlaceReinforcements& command) {
    Decision decision(state);
    const auto& tables = decision.tables();
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    std::set<UnitId> seen;
    std::vector<UnitRow> rows;
    std::vector<UnitId> arrived;
    for (const auto& row : command.units) {
        if (!seen.insert(row.unit).second) {
            return refuse("ES-GEN-21", INTENDANT_TR("{unit} is named twice."), {{"unit", name(row.unit)}});
        }
        const auto& unit = tables[row.unit];
        const bool by_card = has(state.turn.entering, row.unit);
        if (!has(due(state, unit.side), row.unit)) {
            return refuse("ES-REI-1", INTENDANT_TR("{unit} is not due: {place}."),
                          {{"unit", name(row.unit)}, {"place", name(state[row.unit].place)}});
        }
        if (!by_card) {
            expect_phase(decision, Phase::Reinforcements);
        }
        UnitRow placed{.unit = row.unit, .place = {.kind = row.place}, .step = state[row.unit].step};
        if (auto why = arrive(decision, state, board, supply, row, placed)) {
            return *why;
        }
        if ((row.place == PlaceKind::Hex || row.place == PlaceKind::Map) && tables[row.unit].hq()) {
            arrived.push_back(row.unit);
        }
        rows.push_back(placed);
    }
    if (!rows.empty()) {
        decision.book(UnitsPlaced{.cause = Cause::Arrival, .card = {}, .units = rows, .arrived = arrived});
    }
    check_room(decision, state);
    return std::move(decision).accepted();
}

std::vector<HexId> arrival_hexes(const State& state, UnitId id) {
    const auto board = board_of(state);
    Supply supply;
    supply.compute(*state.tables, board);
    const auto unhindered = [](Decision decision) {
        const auto verdict = std::move(decision).accepted();
        return core::acceptance(verdict).warnings.empty();
    };
    std::vector<HexId> found;
    for (const auto& land : state.tables->map_hexes) {
        if (!controls(state, (*state.tables)[id].side, land.hex)) {
            continue;
        }
        Decision decision(state);
        check_arrival(decision, board, supply, id, land.hex);
        check_by_card(decision, supply, id, land.hex);
        if (unhindered(decision)) {
            decision.place(Cause::Arrival, {{.unit = id, .place = {.kind = PlaceKind::Hex, .hex = land.hex}, .step = state[id].step}});
            check_room(decision, state);
            if (unhindered(std::move(decision))) {
                found.push_back(land.hex);
            }
        }
    }
    return found;
}

core::Verdict<Event> decide(const State& state, const RollForEurope& command) {
    Decision decision(state);
    const auto& tables = decision.tables();
    for (const auto& row : command.dice) {
        if (const auto why = die_objection(row.die)) {
            return *why;
        }
        if (!has(to_roll_for_europe(decision.now()), row.unit)) {
            return refuse("ES-REI-16", INTENDANT_TR("{unit} does not roll for Europe now."), {{"unit", name(row.unit)}});
        }
        const int box = decision[Track::Wie];
        const bool rivalry = decision[Track::UsRivalry] != 0;
        const int die = row.die.faces.front();
        const bool lost = lost_to_europe(tables, box, die, rivalry);
        decision.book(DieRolled{.purpose = Purpose::Europe,
                                .dice = row.die,
                                .unit = row.unit,
                                .value = std::clamp(die - (rivalry ? 1 : 0), 0, 9), // ES-REI-18
                                .success = !lost});
        if (lost) {
            decision.place(Cause::Europe, {{.unit = row.unit, .place = {.kind = PlaceKind::Eliminated}, .step = state[row.unit].step}});
        }
    }
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
