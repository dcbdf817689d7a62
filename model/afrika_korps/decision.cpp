#include "model/afrika_korps/decision.hpp"

#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <set>

namespace intendant::afrika_korps {

Objection die_objection(const core::Throw& dice) {
    if (dice.source == core::DiceSource::Hits || dice.hits != 0 || dice.faces.size() != 1) {
        return refuse("AK-GEN-5", INTENDANT_TR("One die is thrown, 1 to 6."));
    }
    if (!core::plausible(dice)) {
        auto typed = dice;
        typed.source = core::DiceSource::Table;
        return core::plausible(typed)
                   ? refuse("AK-GEN-5",
                            INTENDANT_TR("The program has not thrown these dice: its generator gives others for this seed and position."))
                   : refuse("AK-GEN-5", INTENDANT_TR("One die is thrown, 1 to 6."));
    }
    return std::nullopt;
}

Objection counters_objection(const State& state, const std::vector<CounterId>& counters, Side side, Status status) {
    const auto& tables = *state.tables;
    if (counters.empty()) {
        return refuse("AK-GEN-4", INTENDANT_TR("Name at least one counter."));
    }
    std::set<CounterId> once;
    for (const auto id : counters) {
        const Parameters named{{"unit", name(tables, id)}, {"side", name(side)}, {"where", name(state[id].status)}};
        if (!once.insert(id).second) {
            return refuse("AK-GEN-4", INTENDANT_TR("{unit} is named twice."), named);
        }
        if (side_of(state, id) != side) {
            return refuse("AK-GEN-4", INTENDANT_TR("{unit} does not belong to the {side}."), named);
        }
        if (state[id].status != status) {
            return refuse("AK-GEN-4", INTENDANT_TR("{unit} is not there: the books have it {where}."), named);
        }
    }
    return std::nullopt;
}

Control control_now(Decision& decision, const std::vector<ControlRow>& rows) {
    const auto& state = decision.now();
    auto control = whole_map(state) ? control_on_map(state) : state.control;
    for (const auto& row : rows) {
        auto& said = control[static_cast<std::size_t>(row.place)];
        if (whole_map(state) && said != row.side) {
            decision.breaks("AK-VIC-4", INTENDANT_TR("By the counters on the map {place} is controlled otherwise."),
                            {{"place", name(row.place)}});
        }
        said = row.side;
    }
    return control;
}

std::vector<CounterId> isolated_now(Decision& decision, const std::optional<std::vector<CounterId>>& units) {
    const auto& state = decision.now();
    const auto side = decision.side();
    const auto& tables = decision.tables();
    auto isolated = whole_map(state) ? isolated_on_map(state, side) : std::vector<CounterId>{};
    if (units) {
        auto said = *units;
        std::ranges::sort(said);
        if (whole_map(state) && said != isolated) {
            decision.breaks("AK-ISO-1", INTENDANT_TR("By the lines of supply on the map these units are isolated: {units}."),
                            {{"units", list_of(tables, isolated)}});
        }
        isolated = std::move(said);
    }
    const auto at_sea = counters_where(state, [&](CounterId id) { return state[id].status == Status::Sea && side_of(state, id) == side; });
    const bool supplied = std::ranges::any_of(at_sea, [&](CounterId id) { return supply_unit(state, id); });
    for (const auto id : at_sea) { // AK-ISO-6
        if (!supplied && tables[id].combat_unit() && std::ranges::find(isolated, id) == isolated.end()) {
            isolated.push_back(id);
        }
    }
    std::ranges::sort(isolated);
    return isolated;
}

void end_by_elimination(Decision& decision) {
    if (!decision.now().turn.aftermath || !decision.now().turn.aftermath->payer) {
        end_unpaid(decision);
    }
}

void end_unpaid(Decision& decision) {
    const auto& state = decision.now();
    if (state.outcome) {
        return;
    }
    const bool axis = combat_units(state, Side::Axis).empty();
    const bool allies = combat_units(state, Side::Allies).empty();
    if (axis != allies) {
        decision.book(GameEnded{.outcome = {.ending = Ending::Elimination, .winner = axis ? Side::Allies : Side::Axis}});
    } else if (axis && state.options.last_units_together_end) {
        decision.book(GameEnded{.outcome = {.ending = Ending::Elimination, .winner = {}}});
    } else if (axis) {
        decision.doubts("AK-AMB-23",
                        INTENDANT_TR("Neither side has a combat unit left on the map, and nobody has won by that: say how the game "
                                     "ends, by giving up or leaving it unfinished, or play on."));
    }
}

std::vector<CounterId> with_parts(const State& state, std::vector<CounterId> units) {
    for (const auto& each : state.formed) {
        if (std::ranges::find(units, each.substitute) != units.end()) {
            units.insert(units.end(), each.parts.begin(), each.parts.end());
        }
    }
    return units;
}

void eliminate(Decision& decision, const std::vector<CounterId>& units, Cause cause) {
    if (units.empty()) {
        return;
    }
    decision.book(UnitsEliminated{.units = with_parts(decision.now(), units), .cause = cause});
    end_by_elimination(decision);
}

CounterId captured_as(const State& state, CounterId supply) {
    return supply_at_hand(state, enemy_of(side_of(state, supply)), true).value_or(supply);
}

void capture(Decision& decision, CounterId supply, CaptureMethod method) {
    decision.book(SupplyCaptured{.supply = supply, .as = captured_as(decision.now(), supply), .method = method, .captor = {}});
}

void check_stacking(Decision& decision, Side side) {
    const auto& state = decision.now();
    for (const auto hex : overstacked(state, side)) {
        decision.breaks("AK-STK-1", INTENDANT_TR("In {hex} stand {count} combat units; there may be {most}."),
                        {{"hex", name(decision.tables(), hex)},
                         {"count", number(static_cast<std::int64_t>(stack_in(state, hex, side).size()))},
                         {"most", number(decision.tables().amounts.stack)}});
    }
}

core::Verdict<Event> decide(const State& state, const Command& command) {
    if (!state.begun && !std::holds_alternative<BeginGame>(command)) {
        return refuse("AK-SET-3", INTENDANT_TR("The game has not begun."));
    }
    auto verdict = std::visit([&state](const auto& asked) { return decide(state, asked); }, command);
    if (auto* accepted = std::get_if<core::Accepted<Event>>(&verdict); accepted != nullptr && state.outcome) {
        accepted->warnings.push_back(
            {core::WarningKind::Doubtful, {"AK-CAL-8"}, {INTENDANT_TR("The game has ended; this would be booked after its end."), {}}});
    }
    return verdict;
}

} // namespace intendant::afrika_korps
