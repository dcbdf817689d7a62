#include "model/afrika_korps/measures.hpp"

#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/luck.hpp"
#include "model/core/one_of.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

core::Figure figure(std::string measure, Side side, double value) { return {std::move(measure), std::string{id_of(side)}, value}; }

int factors_of(const Tables& tables, const std::vector<CounterId>& units, Side side) {
    int sum = 0;
    for (const auto id : units) {
        sum += tables[id].side == side ? tables[id].attack : 0;
    }
    return sum;
}

/// What the battle brought to the attacker, in factors. Units: those lost in an exchange are about the same on both sides.
double worth(CombatResult result, int attack, int defence) {
    return result == CombatResult::DefendersEliminated ? defence : result == CombatResult::AttackersEliminated ? -attack : 0;
}

/// One overload for each event that adds to a flow.
struct Flows {
    const State& before;

    using Result = std::vector<core::Figure>;

    Result lost(const std::vector<CounterId>& units) const {
        Result figures;
        for (const auto side : all_sides) {
            if (const auto factors = factors_of(*before.tables, units, side); factors > 0) {
                figures.push_back(figure("losses", side, factors));
            }
        }
        return figures;
    }

    Result operator()(const UnitsEliminated& event) const { return lost(event.units); }
    Result operator()(const ExchangePaid& event) const { return lost(event.units); }
    Result operator()(const SupplyArrived& event) const { return {figure("supply_in", (*before.tables)[event.supply].side, 1)}; }
    Result operator()(const SupplyUsedUp& event) const {
        return event.supply.empty()
                   ? Result{}
                   : Result{figure("supply_used", side_of(before, event.supply.front()), static_cast<double>(event.supply.size()))};
    }
    Result operator()(const BattleFought& event) const {
        if (!event.dice || event.column == OddsColumn::NotAllowed) {
            return {};
        }
        const auto all = chances(*before.tables, event.column);
        double expected = 0;
        for (const auto result : all_results) {
            expected += all[result] * worth(result, event.attack, event.defence) / 6;
        }
        const auto luck = worth(event.result, event.attack, event.defence) - expected;
        return {figure("luck", before.turn.side, luck), figure("luck", enemy_of(before.turn.side), -luck)};
    }
    Result operator()(const core::OneOf<GameBegun, TurnStarted, PhaseBegun, SupplyRolled, SupplyForgone, UnitsEntered, UnitsEmbarked,
                                        UnitsMoved, RommelPlaced, SupplyDestroyed, SupplyCaptured, CountersExchanged, VictoryObtained,
                                        VictoryLapsed, ExchangeDue, UnitRetreated, UnitsAdvanced, IsolationCounted, TurnEnded, GameEnded,
                                        OptionsChanged, PieceCorrected, FactorsCorrected, StockTaken, MarksCorrected, SubstituteCorrected,
                                        ClocksCorrected, TurnCorrected, FactorsSet> auto&) const {
        return {};
    }
};

} // namespace

core::Measures measures(const Tables& tables) {
    core::Measures all;
    all.measures = {
        {.id = "factors", .name = {INTENDANT_TR("Attack factors on the map"), {}}},
        {.id = "units", .name = {INTENDANT_TR("Combat units on the map"), {}}},
        {.id = "supply", .name = {INTENDANT_TR("Supply units on the map"), {}}},
        {.id = "places", .name = {INTENDANT_TR("Fortresses and bases held"), {}}},
        {.id = "isolated", .name = {INTENDANT_TR("Units isolated"), {}}},
        {.id = "replacements", .name = {INTENDANT_TR("Replacement factors in hand"), {}}},
        {.id = "losses", .name = {INTENDANT_TR("Attack factors lost"), {}}, .flow = true},
        {.id = "supply_in", .name = {INTENDANT_TR("Supply units arrived"), {}}, .flow = true},
        {.id = "supply_used", .name = {INTENDANT_TR("Supply units used"), {}}, .flow = true},
        {.id = "luck", .name = {INTENDANT_TR("Luck: factors won above what was expected"), {}}, .flow = true},
    };
    for (const auto side : all_sides) {
        all.sides.push_back({std::string{id_of(side)}, {"{side}", {{"side", name(side)}}}, tables[side].on_light, tables[side].on_dark});
    }
    all.balance = {INTENDANT_TR("Attack factors of the Axis on the map above those of the Allies"), {}};
    return all;
}

std::vector<core::Figure> levels(const State& state) {
    std::vector<core::Figure> figures;
    if (!state.begun) {
        return figures;
    }
    for (const auto side : all_sides) {
        const auto units = combat_units(state, side);
        const auto isolated = std::ranges::count_if(
            units, [&](CounterId id) { return state[id].isolated > 0 || (side == state.turn.side && state[id].isolated_at_start); });
        figures.push_back(figure("factors", side, factors_of(*state.tables, units, side)));
        figures.push_back(figure("units", side, static_cast<double>(units.size())));
        figures.push_back(figure("supply", side, static_cast<double>(supply_units(state, side).size())));
        figures.push_back(figure("places", side, static_cast<double>(std::ranges::count(state.control, std::optional{side}))));
        figures.push_back(figure("isolated", side, static_cast<double>(isolated)));
        figures.push_back(figure("replacements", side, state.sides[side].factors));
    }
    return figures;
}

std::vector<core::Figure> flows(const State& before, const Event& event) { return std::visit(Flows{before}, event); }

std::vector<core::Holding> holdings(const State& state) {
    std::vector<core::Holding> all;
    const auto& tables = *state.tables;
    all.reserve(tables.hexes.size());
    for (const auto& hex : tables.hexes) {
        all.push_back({hex.id, {}, {}});
    }
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const auto& piece = state.pieces[i];
        if (piece.status == Status::Map && piece.hex && tables.counters[i].combat_unit()) {
            all[piece.hex->index].side = id_of(tables.counters[i].side);
        }
    }
    for (const auto place : all_key_places) {
        auto& holding = all[tables.hex_of(place).index];
        holding.name = {"{place}", {{"place", name(place)}}};
        holding.side = of(state.control, place) ? id_of(*of(state.control, place)) : std::string_view{};
    }
    return all;
}

std::vector<core::AimedDice> aimed_dice(const State& before, const Event& event) {
    const auto* fought = std::get_if<BattleFought>(&event);
    if (fought == nullptr || !fought->dice || fought->column == OddsColumn::NotAllowed) {
        return {};
    }
    return {{std::string{id_of(before.turn.side)}, 1, winning_faces(*before.tables, fought->column), won(fought->result) ? 1 : 0}};
}

double balance(const State& state) {
    const auto of_side = [&](Side side) { return factors_of(*state.tables, combat_units(state, side), side); };
    return of_side(Side::Axis) - of_side(Side::Allies);
}

std::optional<core::Message> battle_now(const State& state) {
    if (!state.turn.aftermath || state.turn.phase != Phase::Combat || state.turn.aftermath->defenders.empty()) {
        return std::nullopt;
    }
    const auto& tables = *state.tables;
    const auto& after = *state.turn.aftermath;
    return core::Message{INTENDANT_TR("{attackers} on {defenders}"),
                         {{"attackers", list_of(tables, afrika_korps::units_of(after.attackers))},
                          {"defenders", list_of(tables, afrika_korps::units_of(after.defenders))}}};
}

std::optional<core::Message> result(const State& state) {
    return state.outcome ? std::optional{summary(*state.tables, GameEnded{*state.outcome})} : std::nullopt;
}

std::vector<core::Message> player_lines(const State& state) {
    std::vector<core::Message> lines;
    for (const auto& each : state.players) {
        lines.push_back({"{player}: {side}", {{"player", core::words(each.name)}, {"side", name(each.side)}}});
    }
    return lines;
}

} // namespace intendant::afrika_korps
