#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>
#include <set>

namespace intendant::empire_of_the_sun {

namespace {

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
    if (unit.hq()) {
        return;
    }
    if (supply.zones().hostile(unit.side, hex)) {
        decision.breaks("ES-REI-4", INTENDANT_TR("{hex} lies in an enemy zone of influence that is not neutralised: {unit}."), both);
    }
    const bool near = std::ranges::any_of(units_on_map(tables, board, unit.side), [&](UnitId each) {
        const auto& hq = tables[each];
        const bool any_places = unit.side == Side::Japan || (unit.nation == Nation::Us && unit.kind == UnitKind::Air);
        return hq.hq() && supply.supplied(each) && (any_places || may_command(tables, each, id)) &&
               decision.map().distance(board[each].place.hex, hex) <= hq.hq_range;
    });
    if (!near) {
        decision.breaks("ES-REI-8", INTENDANT_TR("No headquarters in supply that may place {unit} has {hex} in its range."), both);
    }
}

/// Rule: ES-REI-22.
void check_china_box(Decision& decision, UnitId id) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto& unit = tables[id];
    int there = 0;
    int heavy = 0;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (state.units[i].place.kind == PlaceKind::ChinaBox) {
            ++there;
            heavy += tables.units[i].unit_class == UnitClass::B29 ? 1 : 0;
        }
    }
    const bool b29 = unit.unit_class == UnitClass::B29;
    if (there >= tables.limit("china_box_air_max") || (b29 && heavy >= tables.limit("china_box_b29_max"))) {
        decision.breaks("ES-REI-22", INTENDANT_TR("The China box holds three Allied air units, of these one B29: {unit}."),
                        {{"unit", name(id)}});
    }
    if (b29 && (has(state.surrendered, Area::China) || state[Track::BurmaRoad] != 0)) {
        decision.breaks("ES-REI-22", INTENDANT_TR("{unit} is put in China only while China fights and the Burma Road is open."),
                        {{"unit", name(id)}});
    }
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
    std::optional<CardId> card;
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
        switch (row.place) {
        case PlaceKind::Hex:
            if (!row.hex || decision.map().land(*row.hex) == nullptr) {
                return refuse("ES-REI-2", INTENDANT_TR("{unit} needs a hex with land to arrive in."), {{"unit", name(row.unit)}});
            }
            placed.place.hex = *row.hex;
            check_arrival(decision, board, supply, row.unit, *row.hex);
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
            if (!by_card) {
                decision.doubts("ES-REI-24", INTENDANT_TR("{unit} would be lost for good, though it may wait in the Delay box."),
                                {{"unit", name(row.unit)}});
            }
            break;
        case PlaceKind::TurnTrack:
        case PlaceKind::ByCard:
            return refuse("ES-REI-1", INTENDANT_TR("{unit} arrives, waits in the Delay box, or is lost."), {{"unit", name(row.unit)}});
        }
        rows.push_back(placed);
    }
    decision.place(Cause::Arrival, rows, card);
    return std::move(decision).accepted();
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
