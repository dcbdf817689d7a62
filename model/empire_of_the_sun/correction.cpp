#include "model/empire_of_the_sun/contradictions.hpp"
#include "model/empire_of_the_sun/decision.hpp"

#include <algorithm>
#include <set>

namespace intendant::empire_of_the_sun {

core::Verdict<Event> decide(const State& state, const ChangeOptions& command) {
    if (command.options == state.options) {
        return refuse("ES-GEN-22", INTENDANT_TR("The table plays by these rules already."));
    }
    if (command.reason.empty()) {
        return refuse("ES-GEN-22", INTENDANT_TR("A change of the rules in the middle of a game is a ruling of the table: say why."));
    }
    Decision decision(state);
    decision.book(OptionsChanged{.before = state.options, .after = command.options, .reason = command.reason});
    return std::move(decision).accepted();
}

namespace {

Objection units_objection(const State& state, const std::vector<UnitRow>& rows) {
    const auto& tables = *state.tables;
    std::set<UnitId> seen;
    for (const auto& row : rows) {
        const auto& unit = tables[row.unit];
        const Parameters named{{"unit", name(row.unit)}, {"place", name(row.place)}};
        if (!seen.insert(row.unit).second) {
            return refuse("ES-GEN-21", INTENDANT_TR("{unit} is named twice."), named);
        }
        if (row.place.kind == PlaceKind::Hex && unit.kind != UnitKind::Naval && tables.map->land(row.place.hex) == nullptr) {
            return refuse("ES-GEN-21", INTENDANT_TR("{unit} cannot stand in {place}: there is open sea."), named);
        }
        if (row.place.kind == PlaceKind::ChinaBox && (unit.side != Side::Allies || unit.kind != UnitKind::Air)) {
            return refuse("ES-REI-22", INTENDANT_TR("Only Allied air units are in the China box: {unit}."), named);
        }
        const bool counted = row.place.kind == PlaceKind::TurnTrack || row.place.kind == PlaceKind::DelayBox;
        if (!core::within(row.place.turn, 0, static_cast<int>(tables.turns.size()) + 1) || (!counted && row.place.turn != 0)) {
            return refuse("ES-GEN-21", INTENDANT_TR("{unit}: there is no such turn."), named);
        }
    }
    return {};
}

} // namespace

Objection count_in(Decision& decision, const Stocktake& command) {
    if (const auto why = units_objection(decision.now(), command.units)) {
        return *why;
    }
    const auto& map = decision.map();
    std::vector<UnitRow> moved;
    for (const auto& row : command.units) {
        if (decision.now()[row.unit] != Station{.place = row.place, .step = row.step}) {
            moved.push_back(row);
        }
    }
    decision.place(Cause::Correction, moved);
    std::set<HexId> seen;
    for (const auto& row : command.control) {
        if (map.land(row.hex) == nullptr || (always_allied(map, row.hex) && row.side == Side::Japan)) {
            return refuse("ES-CTL-6", INTENDANT_TR("{hex} cannot be controlled by that side."), {{"hex", name(row.hex)}});
        }
        if (!seen.insert(row.hex).second) {
            return refuse("ES-CTL-6", INTENDANT_TR("{hex} is named twice."), {{"hex", name(row.hex)}});
        }
    }
    for (const auto side : all_sides) {
        std::vector<HexId> hexes;
        for (const auto& row : command.control) {
            if (row.side == side) {
                hexes.push_back(row.hex);
            }
        }
        take(decision, side, Cause::Correction, hexes);
    }
    for (const auto& row : command.cards) {
        if (decision.now()[row.card] != row.place) {
            decision.book(CardMoved{.card = row.card, .to = row.place, .how = CardMove::Correction});
        }
    }
    for (const auto& row : command.tracks) {
        const auto& facts = facts_of(row.track);
        const auto& wie = decision.tables().wie;
        const bool there = row.track == Track::Wie ? core::within(row.value, wie.back().box, wie.front().box)
                                                   : core::within(row.value, facts.least, facts.most);
        if (!there) {
            return refuse("ES-GEN-22", INTENDANT_TR("{track} cannot stand at {value}."),
                          {{"track", name(row.track)}, {"value", number(row.value)}});
        }
    }
    decision.set(Cause::Correction, command.tracks);
    if (command.prewar) {
        if (std::set<UnitId>(command.prewar->begin(), command.prewar->end()).size() != command.prewar->size()) {
            return refuse("ES-GEN-12", INTENDANT_TR("A unit is marked as pre-war twice."));
        }
        decision.book(PrewarMarked{.units = *command.prewar});
    }
    return {};
}

Objection tell_new_contradictions(Decision& decision, const State& before) {
    return hex::tell_contradictions(decision, hex::new_contradictions(contradictions(before), contradictions(decision.now())));
}

/// Rule: ES-GEN-21, ES-GEN-22.
core::Verdict<Event> decide(const State& state, const Stocktake& command) {
    if (command.reason.empty()) {
        return refuse("ES-GEN-22", INTENDANT_TR("Say why the books are corrected."));
    }
    Decision decision(state);
    if (const auto why = count_in(decision, command)) {
        return *why;
    }
    if (const auto why = tell_new_contradictions(decision, state)) {
        return *why;
    }
    decision.book(StockTaken{.reason = command.reason});
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
