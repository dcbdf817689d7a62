#include "model/axis_allies/measures.hpp"

#include "model/axis_allies/luck.hpp"
#include "model/axis_allies/victory.hpp"
#include "model/core/decimal.hpp"
#include "model/core/one_of.hpp"

namespace intendant::axis_allies {

namespace {

core::Figure figure(std::string measure, Power power, double value) { return {std::move(measure), std::string{id_of(power)}, value}; }

std::string spent_on(Unit unit) { return "spent_" + std::string{id_of(unit)}; }

double value_of(const Tables& tables, Unit unit, int count) { return static_cast<double>(tables.units[unit].cost.amount) * count; }

/// Adds the value of a stack and of what it carries to their owners, in IPC of the reference chart (P-01).
void add_value(PerPower<double>& values, const Tables& tables, const Stack& stack) {
    values[stack.owner] += value_of(tables, stack.unit, stack.count);
    for (const auto& cargo : stack.cargo) {
        values[cargo.owner] += value_of(tables, cargo.unit, cargo.count * stack.count);
    }
}

PerPower<double> unit_values(const State& state) {
    PerPower<double> values{};
    for (const auto& stack : state.stacks) {
        add_value(values, *state.tables, stack);
    }
    if (state.battle) {
        for (const auto& stack : state.battle->casualties) { // they still fire
            add_value(values, *state.tables, stack);
        }
    }
    for (const auto power : all_powers) {
        for (const auto unit : all_units) {
            values[power] += value_of(*state.tables, unit, state.powers[power].waiting[unit]);
        }
    }
    return values;
}

std::vector<core::Figure> losses(const State& before, const std::vector<Stack>& stacks) {
    PerPower<double> values{};
    for (const auto& stack : stacks) {
        add_value(values, *before.tables, stack);
    }
    std::vector<core::Figure> figures;
    for (const auto power : all_powers) {
        if (values[power] > 0) {
            figures.push_back(figure("losses", power, values[power]));
        }
    }
    return figures;
}

/// One overload for each event that adds to a flow.
struct Flows {
    const State& before;

    using Result = std::vector<core::Figure>;

    Result operator()(const IncomeCollected& event) const {
        return {figure("income", event.power, static_cast<double>((event.production - event.debt_paid).amount))};
    }
    Result operator()(const ResearchThrown& event) const {
        return {figure("spent_research", event.power, static_cast<double>(event.paid.amount))};
    }
    Result operator()(const UnitsBought& event) const {
        Result result;
        for (const auto& bought : event.units) {
            result.push_back(figure(spent_on(bought.unit), event.power, static_cast<double>(bought.price.amount) * bought.count));
        }
        return result;
    }
    Result operator()(const LossesTaken& event) const { return losses(before, event.units); }
    Result operator()(const UnitsLost& event) const { return losses(before, event.units); }
    Result operator()(const OverflightFired& event) const { return losses(before, event.lost); }
    Result
    operator()(const core::OneOf<OverflightWaived, GameBegun, BidTaken, WeaponDeveloped, UnitsMoved, TransportLoaded, TransportUnloaded,
                                 NeutralityViolated, TerritoryTaken, TreasuryLooted, BattleBegun, BattleStepReached, ColumnFired,
                                 CasualtiesRemoved, SubmarinesWithdrew, AttackerRetreated, BattleEnded, RaidPaid, RocketFired, UnitsPlaced,
                                 UnitsForfeited, ActionBegun, TurnEnded, GameEnded, TreasuryCorrected, UnitsCorrected, ControllerCorrected,
                                 GunOverflown, MoneyPaid, OptionsChanged, SupportWaived, WeaponCorrected, DebtCorrected, WaitingCorrected,
                                 SeatsCorrected, FactsCorrected, BoardCounted, ContradictionsLeft> auto&) const {
        return {};
    }
};

} // namespace

core::Measures measures(const Tables& tables) {
    core::Measures all;
    all.measures = {
        {"production", {INTENDANT_TR("Production (IPC)"), {}}, false},
        {"treasury", {INTENDANT_TR("Treasury (IPC)"), {}}, false},
        {"units", {INTENDANT_TR("Value of units (IPC)"), {}}, false},
        {"territories", {INTENDANT_TR("Territories"), {}}, false},
        {.id = "income", .name = {INTENDANT_TR("Income (IPC)"), {}}, .flow = true, .regular = true},
        {"losses", {INTENDANT_TR("Losses (IPC)"), {}}, true},
        {"luck", {INTENDANT_TR("Luck: hits above what was expected"), {}}, true},
        {"spent_research", {INTENDANT_TR("Spent on research (IPC)"), {}}, true},
    };
    for (const auto unit : all_units) {
        all.measures.push_back(
            {spent_on(unit), {INTENDANT_TR("Spent on {units} (IPC)"), {{"units", "@units:" + std::string{id_of(unit)}}}}, true, true});
    }
    for (const auto power : all_powers) {
        const std::string id{id_of(power)};
        all.sides.push_back(
            {id, {"{power}", {{"power", "@power:" + id}}}, tables.powers[power].pieces.on_light, tables.powers[power].pieces.on_dark});
    }
    all.balance = {INTENDANT_TR("Treasuries, units and a turn's production: the Axis (above 0) against the Allies, in IPC"), {}};
    return all;
}

std::vector<core::Figure> levels(const State& state) {
    const auto units = unit_values(state);
    PerPower<int> territories{};
    for (const auto& owner : state.controllers) {
        if (owner) {
            ++territories[*owner];
        }
    }
    std::vector<core::Figure> figures;
    for (const auto power : all_powers) {
        figures.push_back(figure("production", power, static_cast<double>(production(state, power).amount)));
        figures.push_back(figure("treasury", power, static_cast<double>(state.powers[power].treasury.amount)));
        figures.push_back(figure("units", power, units[power]));
        figures.push_back(figure("territories", power, territories[power]));
    }
    return figures;
}

std::vector<core::Figure> flows(const State& before, const Event& event) {
    auto figures = std::visit(Flows{before}, event);
    if (const auto fired = fired_dice(before, event)) {
        constexpr double faces = 6;
        figures.push_back(figure("luck", fired->power, fired->hits - fired->dice * fired->column / faces));
    }
    return figures;
}

std::vector<core::AimedDice> aimed_dice(const State& before, const Event& event) {
    if (const auto fired = fired_dice(before, event)) {
        return {{std::string{id_of(fired->power)}, fired->dice, fired->column, fired->hits}};
    }
    return {};
}

double balance(const State& state) {
    const auto units = unit_values(state);
    double sum = 0;
    for (const auto power : all_powers) {
        const auto has = units[power] + static_cast<double>((state.powers[power].treasury + production(state, power)).amount);
        sum += alliance_of(power) == Alliance::Axis ? has : -has;
    }
    return sum;
}

std::optional<core::Message> battle_now(const State& state) {
    if (!state.battle) {
        return std::nullopt;
    }
    return core::Message{"{space}", {{"space", "@space:" + (*state.tables)[state.battle->space].id}}};
}

std::vector<core::Holding> holdings(const State& state) {
    std::vector<core::Holding> all;
    for (std::size_t place = 0; place < state.controllers.size(); ++place) {
        const auto& id = state.tables->spaces[place].id;
        const auto& holder = state.controllers[place];
        all.push_back({id, {"{space}", {{"space", "@space:" + id}}}, holder ? std::string{id_of(*holder)} : std::string{}});
    }
    return all;
}

std::optional<core::Message> result(const State& state) {
    if (!state.outcome) {
        return std::nullopt;
    }
    if (!state.outcome->winner) {
        return core::Message{INTENDANT_TR("The game was left unfinished."), {}};
    }
    const auto winner = "@alliance:" + std::string{id_of(*state.outcome->winner)};
    if (state.outcome->individual_winner) {
        const auto grown = [&](Power power) {
            return "@power:" + std::string{id_of(power)} + " (" + core::decimal(growth_percent(state, power)) + " %)";
        };
        auto winners = grown(*state.outcome->individual_winner);
        for (const auto power : state.outcome->tied_with) {
            winners += ", " + grown(power);
        }
        return core::Message{INTENDANT_TR("Victory: {alliance}; individual winner: {power}."), {{"alliance", winner}, {"power", winners}}};
    }
    return core::Message{INTENDANT_TR("Victory: {alliance}."), {{"alliance", winner}}};
}

std::vector<core::Message> player_lines(const State& state) {
    std::vector<core::Message> lines;
    for (const auto& player : state.players) {
        std::string powers;
        for (const auto power : player.powers) {
            powers += (powers.empty() ? "@power:" : ", @power:") + std::string{id_of(power)};
        }
        lines.push_back({"{player}: {powers}", {{"player", core::words(player.name)}, {"powers", powers}}});
    }
    return lines;
}

} // namespace intendant::axis_allies
