#include "model/afrika_korps/fits.hpp"

#include "model/afrika_korps/decision.hpp"
#include "model/core/common_misfits.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

using core::distinct;
using core::impossible_number;
using core::impossible_throw;
using core::longest_text;
using core::Misfit;
using core::not_there;
using core::other_counts;
using core::within;
using core::wrong_moment;

// Far above what can be entered, and so low that no sum of them overflows.
constexpr int most_number = 10'000'000;
constexpr int highest_factor = 100; // of a counter

struct Fits {
    const State& state;

    const Counter& of(CounterId id) const { return (*state.tables)[id]; }
    bool at(const std::vector<CounterId>& units, Status status) const {
        return distinct(units) && std::ranges::all_of(units, [&](CounterId id) { return state[id].status == status; });
    }
    bool supply_at(CounterId id, Status status) const { return supply_unit(state, id) && state[id].status == status; }
    bool number(int value) const { return within(value, 0, most_number); }
    bool hex(const std::optional<HexId>& hex) const { return !hex || whole_map(state); }
    static bool attack(const std::vector<Attacker>& list) {
        return std::ranges::all_of(list, [](const Attacker& each) { return within(each.attack, 0, most_number); });
    }
    static bool defence(const std::vector<Defender>& list) {
        return std::ranges::all_of(list, [](const Defender& each) { return within(each.defence, 0, most_number); });
    }
    static bool thrown(const core::Throw& dice) { return !die_objection(dice); }
    bool this_turn(int number, Side side) const { return number == state.turn.number && side == state.turn.side; }

    Misfit operator()(const GameBegun& event) const {
        std::vector<CounterId> once;
        for (const auto& row : event.pieces) {
            once.push_back(row.counter);
            if (row.status == Status::Merged || (row.hex && (row.status != Status::Map || event.options.depth != Depth::WholeMap))) {
                return not_there();
            }
        }
        if (event.number && !within(*event.number, 1, static_cast<int>(state.tables->calendar.size()))) {
            return wrong_moment();
        }
        const bool a_side_each = event.players.size() < 2 || (event.players.size() == 2 && event.players[0].side != event.players[1].side);
        return distinct(once) && a_side_each ? Misfit{} : not_there();
    }
    Misfit operator()(const TurnStarted& event) const {
        const bool on_calendar = static_cast<std::size_t>(event.number) <= state.tables->calendar.size();
        if (state.turn.phase != Phase::Start || !on_calendar || !this_turn(event.number, event.side)) {
            return wrong_moment();
        }
        if (!within(event.factors, 0, 100) || !number(state.sides[event.side].factors + event.factors)) {
            return impossible_number();
        }
        return at(event.due, Status::Due) && distinct(event.isolated) ? Misfit{} : not_there();
    }
    Misfit operator()(const PhaseBegun& event) const {
        const bool next = static_cast<int>(event.phase) == static_cast<int>(state.turn.phase) + 1;
        return next && state.turn.phase != Phase::Start ? Misfit{} : wrong_moment();
    }
    Misfit operator()(const SupplyRolled& event) const { return thrown(event.dice) ? Misfit{} : impossible_throw(); }
    Misfit operator()(const SupplyArrived& event) const {
        return supply_at(event.supply, Status::Stock) && hex(event.hex) ? Misfit{} : not_there();
    }
    Misfit operator()(const SupplyForgone&) const { return {}; }
    Misfit operator()(const UnitsEntered& event) const {
        if (event.units.empty() || !at(event.units, event.from) || !hex(event.hex) ||
            (event.from != Status::Waiting && event.from != Status::Sea && event.from != Status::Eliminated)) {
            return not_there();
        }
        const auto side = of(event.units.front()).side;
        const bool paid = within(event.factors, 0, state.sides[side].factors);
        return paid && number(event.isolated.value_or(0)) ? Misfit{} : impossible_number();
    }
    Misfit operator()(const UnitsEmbarked& event) const { return at(event.units, Status::Map) ? Misfit{} : not_there(); }
    Misfit operator()(const UnitsMoved& event) const {
        const bool known = whole_map(state) && at(event.units, Status::Map) && event.way.size() > 1;
        return known && std::ranges::all_of(event.units, [&](CounterId id) { return state[id].hex == event.way.front(); }) ? Misfit{}
                                                                                                                           : not_there();
    }
    Misfit operator()(const RommelPlaced& event) const {
        return whole_map(state) && of(event.rommel).type == UnitType::Hq && state[event.rommel].status == Status::Map ? Misfit{}
                                                                                                                      : not_there();
    }
    Misfit operator()(const SupplyDestroyed& event) const {
        return supply_at(event.supply, Status::Map) || supply_at(event.supply, Status::Sea) ? Misfit{} : not_there();
    }
    Misfit operator()(const SupplyCaptured& event) const {
        const bool there = supply_at(event.supply, Status::Map) && (event.as == event.supply || supply_at(event.as, Status::Stock));
        const bool of_captor = event.as == event.supply || side_of(state, event.supply) != of(event.as).side;
        return there && of_captor && (!event.captor || state[*event.captor].status == Status::Map) ? Misfit{} : not_there();
    }
    Misfit operator()(const CountersExchanged& event) const {
        auto all = event.take;
        all.insert(all.end(), event.lost.begin(), event.lost.end());
        const auto off = [&](CounterId id) {
            const auto status = state[id].status;
            return of(id).combat_unit() && (status == Status::Stock || status == Status::Merged || status == Status::Eliminated);
        };
        return !event.give.empty() && !event.take.empty() && at(event.give, Status::Map) && distinct(all) && std::ranges::all_of(all, off)
                   ? Misfit{}
                   : not_there();
    }
    Misfit operator()(const VictoryObtained& event) const {
        const auto& victory = event.victory;
        if (!number(event.attack) || !number(event.defence) || !defence(victory.defenders)) {
            return impossible_number();
        }
        return at(victory.attackers, Status::Map) && at(victory.blockers, Status::Map) && at(victory.supply, Status::Map) &&
                       at(units_of(victory.defenders), Status::Map)
                   ? Misfit{}
                   : not_there();
    }
    Misfit operator()(const VictoryLapsed& event) const {
        const bool there =
            std::ranges::any_of(state.turn.victories, [&](const StandingVictory& each) { return each.attackers == event.attackers; });
        return there ? Misfit{} : wrong_moment();
    }
    Misfit operator()(const UnitsEliminated& event) const { return gone(event.units); }
    Misfit gone(const std::vector<CounterId>& units) const {
        const auto combat = [&](CounterId id) { return of(id).combat_unit() && state[id].status != Status::Stock; };
        return !units.empty() && distinct(units) && std::ranges::all_of(units, combat) ? Misfit{} : not_there();
    }
    Misfit operator()(const BattleFought& event) const {
        if (!number(event.attack) || !number(event.defence) || !attack(event.attackers) || !defence(event.defenders)) {
            return impossible_number();
        }
        if (event.dice && !thrown(*event.dice)) {
            return impossible_throw();
        }
        return at(units_of(event.attackers), Status::Map) && at(units_of(event.defenders), Status::Map) && at(event.supply, Status::Map)
                   ? Misfit{}
                   : not_there();
    }
    Misfit operator()(const ExchangeDue& event) const {
        return !state.turn.aftermath ? wrong_moment() : number(event.due) ? Misfit{} : impossible_number();
    }
    Misfit operator()(const ExchangePaid& event) const {
        return !state.turn.aftermath || !state.turn.aftermath->payer ? wrong_moment() : gone(event.units);
    }
    Misfit operator()(const UnitRetreated& event) const {
        if (!state.turn.aftermath) {
            return wrong_moment();
        }
        const auto& waiting = state.turn.aftermath->retreating;
        return std::ranges::find(waiting, event.unit) != waiting.end() ? Misfit{} : not_there();
    }
    Misfit operator()(const UnitsAdvanced& event) const { return at(event.units, Status::Map) && hex(event.hex) ? Misfit{} : not_there(); }
    Misfit operator()(const SupplyUsedUp& event) const {
        const bool supply = std::ranges::all_of(event.supply, [&](CounterId id) { return supply_unit(state, id); });
        return supply && at(event.supply, Status::Map) ? Misfit{} : not_there();
    }
    Misfit operator()(const IsolationCounted& event) const {
        const bool counts = std::ranges::all_of(event.units, [&](const IsolationRow& row) { return number(row.turns); });
        return counts && distinct(units_of(event.units)) ? Misfit{} : impossible_number();
    }
    Misfit operator()(const TurnEnded& event) const {
        if (state.turn.phase != Phase::End || !this_turn(event.number, event.side)) {
            return wrong_moment();
        }
        const bool counts = std::ranges::all_of(
            all_sides, [&](Side side) { return number(event.control_turns[side]) && number(event.without_supply[side]); });
        return counts ? Misfit{} : impossible_number();
    }
    Misfit operator()(const GameEnded&) const { return {}; }
    Misfit operator()(const OptionsChanged& event) const {
        return event.before == state.options && event.reason.size() <= longest_text ? Misfit{} : other_counts();
    }
    Misfit operator()(const PieceCorrected& event) const {
        const PieceRow now{.counter = event.counter, .status = state[event.counter].status, .hex = state[event.counter].hex};
        const bool after = event.after.counter == event.counter && event.after.status != Status::Merged && hex(event.after.hex);
        return event.before == now && now.status != Status::Merged && after ? Misfit{} : other_counts();
    }
    Misfit operator()(const FactorsCorrected& event) const {
        return event.before == state.sides[event.side].factors && number(event.after) ? Misfit{} : other_counts();
    }
    Misfit operator()(const MarksCorrected& event) const {
        const auto count = [](int value) { return within(value, 0, most_number); };
        return event.before == marks_of(state[event.counter]) && count(event.after.isolated) ? Misfit{} : other_counts();
    }
    Misfit operator()(const SubstituteCorrected& event) const {
        const auto formed = std::ranges::find(state.formed, event.substitute, &Formed::substitute);
        const auto before = formed == state.formed.end() ? std::vector<CounterId>{} : formed->parts;
        const auto part = [&](CounterId id) {
            const bool elsewhere = state[id].status == Status::Merged && std::ranges::find(before, id) == before.end();
            return of(id).combat_unit() && of(id).side == Side::Allies && of(id).kind != CounterKind::Substitute && !elsewhere;
        };
        const bool whole = of(event.substitute).kind == CounterKind::Substitute && distinct(event.after) &&
                           (event.after.empty() || state[event.substitute].status == Status::Map);
        return event.before == before && whole && std::ranges::all_of(event.after, part) ? Misfit{} : other_counts();
    }
    Misfit operator()(const ClocksCorrected& event) const {
        const auto& books = state.sides[event.side];
        const Clocks now{.without_supply = books.without_supply,
                         .control_turns = books.control_turns,
                         .without_supply_at_start = books.without_supply_at_start,
                         .control_at_start = books.control_at_start};
        return event.before == now && number(event.after.without_supply) && number(event.after.control_turns) ? Misfit{} : other_counts();
    }
    Misfit operator()(const TurnCorrected& event) const {
        const TurnFacts now{.control = state.control, .control_of_turn = state.control_of_turn, .supply_done = state.turn.supply_done};
        return event.before == now ? Misfit{} : other_counts();
    }
    Misfit operator()(const FactorsSet& event) const {
        const auto factor = [](int value) { return within(value, 0, highest_factor); };
        const bool possible = factor(event.after.attack) && factor(event.after.defence) && within(event.after.movement, 1, highest_factor);
        return event.before == factors_of(state, event.after.counter) && possible ? Misfit{} : other_counts();
    }
    Misfit operator()(const StockTaken& event) const { return event.reason.size() <= longest_text ? Misfit{} : impossible_number(); }
};

} // namespace

Misfit misfit(const State& before, const Event& event) {
    if (auto why = core::misfit_of_beginning(before.begun, std::holds_alternative<GameBegun>(event))) {
        return why;
    }
    return std::visit(Fits{before}, event);
}

namespace {

/// Every id that the books name is one of the tables'.
struct Named {
    const Tables& tables;

    bool counter(CounterId id) const { return id.index < tables.counters.size(); }
    bool combat(CounterId id) const { return counter(id) && tables[id].combat_unit(); }
    bool hex(HexId id) const { return id.index < tables.hexes.size(); }
    bool counters(const std::vector<CounterId>& list) const {
        return std::ranges::all_of(list, [&](CounterId id) { return counter(id); });
    }
    bool defenders(const std::vector<Defender>& list) const {
        return std::ranges::all_of(list, [&](const Defender& each) { return combat(each.unit) && within(each.defence, 0, most_number); });
    }
    bool attackers(const std::vector<Attacker>& list) const {
        return std::ranges::all_of(list, [&](const Attacker& each) { return combat(each.unit) && within(each.attack, 0, most_number); });
    }
    bool victory(const StandingVictory& each) const {
        return counters(each.attackers) && counters(each.blockers) && counters(each.supply) && defenders(each.defenders);
    }
    bool aftermath(const Aftermath& after) const {
        return attackers(after.attackers) && defenders(after.defenders) && counters(after.supply) && counters(after.retreating) &&
               within(after.due, 0, most_number) && std::ranges::all_of(after.hexes, [&](HexId id) { return hex(id); });
    }
    bool formed(const Formed& each) const {
        return counter(each.substitute) && tables[each.substitute].kind == CounterKind::Substitute && counters(each.parts);
    }
};

} // namespace

Misfit misfit(const State& state) {
    const Named named{*state.tables};
    const auto& turn = state.turn;
    const auto last = static_cast<int>(state.tables->calendar.size());
    if (!state.begun || state.pieces.size() != state.tables->counters.size() || !within(turn.battles, 0, most_number)) {
        return impossible_number();
    }
    if (!within(turn.number, 1, last + 1) || (turn.number > last && turn.phase != Phase::Start)) { // AK-CAL-8
        return wrong_moment();
    }
    const bool ids =
        std::ranges::all_of(turn.victories, [&](const auto& each) { return named.victory(each); }) &&
        std::ranges::all_of(state.formed, [&](const auto& each) { return named.formed(each); }) &&
        std::ranges::all_of(turn.stood, [&](const Stood& each) { return named.combat(each.unit) && named.hex(each.hex); }) &&
        std::ranges::all_of(turn.captors, [&](const Stood& each) { return named.counter(each.unit) && named.hex(each.hex); }) &&
        std::ranges::all_of(turn.sallied, [&](CounterId id) { return named.combat(id); }) &&
        (!turn.aftermath || named.aftermath(*turn.aftermath)) &&
        std::ranges::all_of(turn.counted_off, [&](const CountedOff& each) { return named.counter(each.unit); }) &&
        std::ranges::all_of(state.own_factors, [&](const OwnFactors& each) { return named.counter(each.counter); });
    if (!ids) {
        return not_there();
    }
    for (const auto& piece : state.pieces) {
        if (!within(piece.isolated, 0, most_number) || !within(piece.since, 0, most_number)) {
            return impossible_number();
        }
        if (piece.hex && (piece.status != Status::Map || !named.hex(*piece.hex) || !whole_map(state))) {
            return not_there();
        }
        const auto& counter = state.tables->counters[static_cast<std::size_t>(&piece - state.pieces.data())];
        if ((piece.turned && counter.combat_unit()) || !std::ranges::all_of(piece.went, [&](HexId id) { return named.hex(id); })) {
            return not_there();
        }
    }
    for (const auto& each : state.own_factors) {
        if (!within(each.attack, 0, highest_factor) || !within(each.defence, 0, highest_factor) ||
            !within(each.movement, 1, highest_factor)) {
            return impossible_number();
        }
    }
    for (const auto& books : state.sides.values) {
        if (!within(books.factors, 0, most_number) || !within(books.without_supply, 0, most_number) ||
            !within(books.control_turns, 0, most_number)) {
            return impossible_number();
        }
    }
    return {};
}

} // namespace intendant::afrika_korps
