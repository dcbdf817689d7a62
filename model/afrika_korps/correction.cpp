#include "model/afrika_korps/decision.hpp"

#include "model/afrika_korps/map.hpp"

#include <set>

namespace intendant::afrika_korps {

core::Verdict<Event> decide(const State& state, const ChangeOptions& command) {
    if (command.options == state.options) {
        return refuse("AK-CAL-10", INTENDANT_TR("The table plays by these rules already."));
    }
    if (command.reason.empty()) {
        return refuse("AK-CAL-10", INTENDANT_TR("A change of the rules in the middle of a game is a ruling of the table: say why."));
    }
    Decision decision(state);
    decision.book(OptionsChanged{.before = state.options, .after = command.options, .reason = command.reason});
    return std::move(decision).accepted();
}

namespace {

constexpr int most_factors_typed = 9999;

bool enters(const Counter& counter, Status status) {
    switch (status) {
    case Status::Stock:
        return !counter.combat_unit() || counter.kind == CounterKind::Substitute;
    case Status::Due:
        return counter.kind == CounterKind::Reinforcement;
    case Status::Waiting:
    case Status::Eliminated:
        return counter.combat_unit() && counter.kind != CounterKind::Substitute;
    case Status::Map:
        return true;
    case Status::Sea:
        return counter.kind != CounterKind::Substitute;
    case Status::Merged:
        break;
    }
    return false; // only an exchange merges
}

} // namespace

/// Rule: AK-GEN-4, AK-SUP-1, AK-SUP-9.
core::Verdict<Event> decide(const State& state, const Stocktake& command) {
    const auto& tables = *state.tables;
    if (command.reason.empty()) {
        return refuse("AK-SUP-1", INTENDANT_TR("Say why the books are corrected; the reason is kept with the entry."));
    }
    Decision decision(state);
    std::set<CounterId> named;
    bool differs = false;
    for (const auto& row : command.pieces) {
        const auto& piece = state[row.counter];
        const bool on_map = row.status == Status::Map && whole_map(state);
        if (row.hex && !tables.map->land(*row.hex)) {
            return refuse("AK-MOV-4", INTENDANT_TR("Nothing can stand in {hex}."), {{"hex", name(tables, *row.hex)}});
        }
        if (!named.insert(row.counter).second || !enters(tables[row.counter], row.status) || piece.status == Status::Merged ||
            (row.hex && !on_map)) {
            return refuse("AK-GEN-4", INTENDANT_TR("{unit} cannot be {where} so: each counter is in one place that the books have."),
                          {{"unit", name(tables, row.counter)}, {"where", name(row.status)}});
        }
        const PieceRow before{.counter = row.counter, .status = piece.status, .hex = piece.hex};
        if (before != row) {
            differs = true;
            decision.book(PieceCorrected{.counter = row.counter, .before = before, .after = row});
        }
    }
    for (const auto side : all_sides) {
        const auto& factors = side == Side::Axis ? command.axis_factors : command.allied_factors;
        if (!factors || *factors == state.sides[side].factors) {
            continue;
        }
        if (*factors < 0 || *factors > most_factors_typed) {
            return refuse("AK-RPL-6", INTENDANT_TR("The {side} cannot have {factors} replacement factors."),
                          {{"side", name(side)}, {"factors", number(*factors)}});
        }
        differs = true;
        decision.book(FactorsCorrected{.side = side, .before = state.sides[side].factors, .after = *factors});
    }
    for (const auto side : all_sides) {
        for (const auto id : whole_map(state) ? combat_units(decision.now(), side) : std::vector<CounterId>{}) {
            const auto& hex = decision.now()[id].hex;
            if (hex && !stack_in(decision.now(), *hex, enemy_of(side)).empty()) {
                return refuse("AK-MOV-2", INTENDANT_TR("In {hex} would stand combat units of both sides."), {{"hex", name(tables, *hex)}});
            }
        }
    }
    if (!differs) {
        return refuse("AK-SUP-1", INTENDANT_TR("The counters agree with the books: there is nothing to correct."));
    }
    decision.book(StockTaken{.reason = command.reason});
    end_by_elimination(decision);
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps
