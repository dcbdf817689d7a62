#include "model/empire_of_the_sun/decision.hpp"

#include <algorithm>
#include <map>

// G: where everybody ends.
namespace intendant::empire_of_the_sun {

namespace {

/// Rule: ES-STK-1, ES-STK-2, ES-STK-4, ES-HQ-3.
void check_stacks(Decision& decision) {
    struct Stack {
        int naval{0};
        int air_ground{0};
    };
    const auto& tables = decision.tables();
    const auto& state = decision.now();
    std::map<std::pair<HexId, Side>, Stack> stacks;
    std::map<HexId, int> headquarters;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& unit = tables.units[i];
        if (!state.units[i].on_map()) {
            continue;
        }
        const auto hex = state.units[i].place.hex;
        auto& stack = stacks[{hex, unit.side}];
        stack.naval += unit.kind == UnitKind::Naval ? 1 : 0;
        const bool half = unit.unit_class == UnitClass::LongRangeBomber; // one with the other of its designation
        stack.air_ground += unit.kind == UnitKind::Ground || (unit.kind == UnitKind::Air && !half) ? 1 : 0;
        headquarters[hex] += unit.hq() ? 1 : 0;
    }
    for (const auto& [where, stack] : stacks) {
        const Parameters at{{"hex", name(where.first)}, {"side", name(where.second)}};
        if (stack.naval > tables.limit("naval_stack")) {
            decision.breaks("ES-STK-1", INTENDANT_TR("{side}: more than six ships stand in {hex}."), at);
        }
        if (stack.air_ground > tables.limit("air_ground_stack")) {
            decision.breaks("ES-STK-2", INTENDANT_TR("{side}: more than three air and ground units stand in {hex}."), at);
        }
    }
    for (const auto& [hex, count] : headquarters) {
        if (count > tables.limit("hq_stack")) {
            decision.breaks("ES-HQ-3", INTENDANT_TR("More than one headquarters stands in {hex}: the later one is repositioned."),
                            {{"hex", name(hex)}});
        }
    }
}

/// Where active units may end. Rule: ES-NAV-3, ES-NAV-4, ES-PBM-4 to ES-PBM-7, ES-AMP-8, ES-AIR-1.
void check_ends(Decision& decision) {
    const auto& tables = decision.tables();
    const auto& state = decision.now();
    auto active = state.offensive->activated;
    active.insert(active.end(), state.offensive->reacting.begin(), state.offensive->reacting.end());
    for (const auto id : active) {
        const auto& unit = tables[id];
        if (!state[id].on_map()) {
            continue;
        }
        const auto hex = state[id].place.hex;
        const Parameters both{{"unit", name(id)}, {"hex", name(hex)}};
        const bool friendly = controls(state, unit.side, hex);
        if (unit.kind == UnitKind::Naval && !(decision.map().port(hex) && friendly)) {
            decision.breaks("ES-NAV-4", INTENDANT_TR("{unit} ends in {hex}, which is no friendly port: it has to be eliminated."), both);
        } else if (unit.kind == UnitKind::Air && !(decision.map().airfield(hex) && friendly)) {
            decision.breaks(unit.side == state.offensive->side ? "ES-PBM-6" : "ES-PBM-4",
                            INTENDANT_TR("{unit} ends in {hex}, which is no friendly airfield: it has to be eliminated."), both);
        } else if (unit.kind == UnitKind::Ground && !friendly) {
            decision.breaks("ES-PBM-7", INTENDANT_TR("{unit} ends in {hex}, which is not friendly."), both);
        }
    }
}

} // namespace

/// With no battle declared it ends after movement. Rule: ES-SEQ-6, ES-OFF-14, ES-CRD-21, ES-CRD-24, ES-ASP-9.
core::Verdict<Event> decide(const State& state, const EndOffensive& command) {
    if (const auto why = offensive_objection(state)) {
        return *why;
    }
    Decision decision(state);
    const auto& tables = decision.tables();
    const auto& offensive = *state.offensive;
    if (command.cancelled) {
        std::vector<UnitRow> back;
        int asp = 0;
        for (const auto& moved : offensive.moved) {
            if (state[moved.unit].on_map() && tables[moved.unit].side == offensive.side) {
                back.push_back({.unit = moved.unit, .place = {.kind = PlaceKind::Hex, .hex = moved.from}, .step = state[moved.unit].step});
                asp += moved.by == Travel::Assault ? assault_cost(state, moved.unit) : 0;
            }
        }
        decision.place(Cause::Card, back);
        decision.move(Cause::Card, asp_used_of(offensive.side), -asp);
        if (state[offensive.card] == CardPlace::Removed) {
            decision.book(CardMoved{.card = offensive.card, .to = CardPlace::Discards, .how = CardMove::Cancelled});
        }
    } else {
        for (const auto hex : offensive.battles) {
            if (!has(offensive.fought, hex) && !has(offensive.fought_at_sea, hex)) {
                decision.breaks("ES-BAT-1", INTENDANT_TR("The battle of {hex} has not been fought."), {{"hex", name(hex)}});
            }
        }
        check_stacks(decision);
        check_ends(decision);
    }
    decision.book(OffensiveEnded{.cancelled = command.cancelled});
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
