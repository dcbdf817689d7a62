#include "model/afrika_korps/game.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::afrika_korps {

namespace {

/// One overload an event. Nothing is judged here: what an event says is done.
struct Apply {
    State& state;

    Piece& at(CounterId id) { return state.pieces[id.index]; }
    Side side_of(CounterId id) const { return (*state.tables)[id].side; }
    SideBooks& books(Side side) { return state.sides[side]; }
    /// The counter is somewhere else from now on, and what it was there is over.
    void put(CounterId id, Status status, std::optional<HexId> hex = {}) {
        at(id) = {.status = status, .hex = hex, .since = state.turn.count()};
    }
    Aftermath& aftermath() {
        if (!state.turn.aftermath) {
            state.turn.aftermath.emplace();
        }
        return *state.turn.aftermath;
    }

    void operator()(const GameBegun& event) {
        state.begun = true;
        state.options = event.options;
        state.players = event.players;
        for (const auto& row : event.pieces) {
            at(row.counter).status = row.status;
            at(row.counter).hex = row.hex;
        }
        state.control = event.control;
        state.control_of_turn = event.control;
        state.turn.number = event.number.value_or(state.turn.number);
        state.turn.side = event.side.value_or(state.turn.side);
    }
    void operator()(const TurnStarted& event) {
        state.turn = {.number = event.number, .side = event.side, .phase = Phase::Arrival};
        for (auto& piece : state.pieces) {
            piece = {.status = piece.status,
                     .hex = piece.hex,
                     .captured = piece.captured,
                     .turned = piece.turned,
                     .isolated = piece.isolated,
                     .since = piece.since};
        }
        state.control = event.control;
        if (event.side == Side::Axis) {
            state.control_of_turn = event.control;
        }
        for (const auto id : event.isolated) {
            at(id).isolated_at_start = true;
        }
        for (const auto id : event.due) {
            put(id, Status::Waiting);
        }
        books(event.side).factors += event.factors;
        books(event.side).without_supply_at_start = event.without_supply;
        for (const auto side : all_sides) {
            books(side).control_at_start = holder_of_all(event.control) == side;
        }
    }
    void operator()(const PhaseBegun& event) {
        state.turn.phase = event.phase;
        for (std::size_t i = 0; event.phase == Phase::Combat && i < state.pieces.size(); ++i) {
            const auto& piece = state.pieces[i];
            if (piece.hex && !piece.overrun && state.tables->counters[i].combat_unit()) {
                state.turn.stood.push_back({.unit = {static_cast<std::uint8_t>(i)}, .hex = *piece.hex});
            }
        }
    }
    void operator()(const SupplyRolled& event) { state.turn.supply_done = state.turn.supply_done || !event.arrives; }
    void operator()(const SupplyArrived& event) {
        put(event.supply, Status::Map, event.hex);
        state.turn.supply_done = true;
    }
    void operator()(const SupplyForgone&) { state.turn.supply_done = true; }
    void operator()(const UnitsEntered& event) {
        for (const auto id : event.units) {
            const auto before = at(id);
            put(id, Status::Map, event.hex);
            at(id).captured = before.captured;
            at(id).turned = before.turned;
            at(id).landed = event.from == Status::Sea;
            at(id).isolated = event.isolated.value_or(event.from == Status::Sea ? before.isolated : 0);
            at(id).isolated_at_start = before.isolated_at_start || event.isolated_at_start;
        }
        if (event.factors > 0) {
            books(side_of(event.units.front())).factors -= event.factors;
        }
    }
    void operator()(const UnitsEmbarked& event) {
        for (const auto id : event.units) {
            const auto before = at(id);
            put(id, Status::Sea);
            at(id).captured = before.captured;
            at(id).turned = before.turned;
            at(id).isolated = before.isolated;
            at(id).isolated_at_start = before.isolated_at_start;
        }
    }
    void operator()(const UnitsMoved& event) {
        for (const auto id : event.units) {
            auto& went = at(id).went;
            went.insert(went.end(), event.way.begin() + (went.empty() || went.back() != event.way.front() ? 0 : 1), event.way.end());
            at(id).hex = event.way.back();
            at(id).moved = true;
            at(id).with_rommel = at(id).with_rommel || event.with_rommel;
        }
    }
    void operator()(const RommelPlaced& event) { at(event.rommel).hex = event.hex; }
    void operator()(const SupplyDestroyed& event) { put(event.supply, Status::Stock); }
    void operator()(const SupplyCaptured& event) {
        const auto hex = at(event.supply).hex;
        const bool turned = event.as == event.supply && !at(event.supply).turned;
        put(event.supply, Status::Stock);
        put(event.as, Status::Map, hex);
        auto& piece = at(event.as);
        piece.captured = true;
        piece.turned = turned;
        using enum CaptureMethod;
        piece.cannot_support = event.method != Move && event.method != Victory;
        piece.cannot_move = event.method == Fortress || event.method == RetreatAdvance;
        if (event.captor && event.method == Fortress) {
            at(*event.captor).cannot_move = true;
        } else if (event.captor) {
            at(*event.captor).fought = true;
            if (hex) {
                state.turn.captors.push_back({.unit = *event.captor, .hex = *hex});
            }
        }
    }
    void operator()(const CountersExchanged& event) {
        Piece like = at(event.give.front());
        for (const auto id : event.give) {
            like.isolated = std::max(like.isolated, at(id).isolated);
            like.fought = like.fought || at(id).fought;
        }
        like.moved = true; // AK-SUB-4
        like.went.clear();
        if (like.hex) {
            like.went.push_back(*like.hex);
        }
        for (const auto id : event.give) {
            const bool substitute = (*state.tables)[id].kind == CounterKind::Substitute;
            put(id, substitute ? Status::Stock : Status::Merged);
        }
        std::erase_if(state.formed, [&](const Formed& each) { return std::ranges::find(event.give, each.substitute) != event.give.end(); });
        for (const auto id : event.take) {
            at(id) = like;
            if ((*state.tables)[id].kind == CounterKind::Substitute) {
                state.formed.push_back({.substitute = id, .parts = event.give});
            }
        }
        for (const auto id : event.lost) {
            put(id, Status::Eliminated);
        }
        if (state.turn.aftermath) { // a substitute broken to pay an exchange (AK-EXC-6)
            pay_in_parts(*state.turn.aftermath, event);
        }
    }
    /// Parts of fewer factors than the substitute leave the rest as paid. Units: `worth`, what a factor counts. Rule: AK-EXC-6.
    void pay_the_difference(Aftermath& after, const CountersExchanged& event, bool attacks, int worth) const {
        const auto sum = [&](const std::vector<CounterId>& units, auto factor) {
            return std::accumulate(units.begin(), units.end(), 0, [&](int all, CounterId id) { return all + (*state.tables)[id].*factor; });
        };
        if (sum(event.take, &Counter::attack) < sum(event.give, &Counter::attack)) {
            const auto factor = attacks ? &Counter::attack : &Counter::defence;
            after.due -= std::max(0, sum(event.give, factor) - sum(event.take, factor)) * worth;
        }
        if (after.due <= 0) {
            after.due = 0;
            after.payer.reset();
        }
    }
    void pay_in_parts(Aftermath& after, const CountersExchanged& event) {
        const auto given = [&](CounterId id) { return std::ranges::find(event.give, id) != event.give.end(); };
        const auto attacker = std::ranges::find_if(after.attackers, [&](const Attacker& each) { return given(each.unit); });
        const auto defender = std::ranges::find_if(after.defenders, [&](const Defender& each) { return given(each.unit); });
        const auto like = defender == after.defenders.end() ? Defender{} : *defender;
        const bool attacks = attacker != after.attackers.end();
        const bool defends = defender != after.defenders.end();
        if (after.payer == Side::Allies) {
            pay_the_difference(after, event, attacks, attacks ? 1 : (*state.tables)[like.terrain].defence);
        }
        std::erase_if(after.attackers, [&](const Attacker& each) { return given(each.unit); });
        std::erase_if(after.defenders, [&](const Defender& each) { return given(each.unit); });
        for (const auto id : event.take) {
            if (attacks) {
                after.attackers.push_back({.unit = id, .attack = (*state.tables)[id].attack});
            }
            if (defends) {
                after.defenders.push_back(
                    {.unit = id, .defence = (*state.tables)[id].defence, .terrain = like.terrain, .retreated_in = like.retreated_in});
            }
        }
    }
    void operator()(const VictoryObtained& event) {
        state.turn.victories.push_back(event.victory);
        fix(event.victory, true);
    }
    void operator()(const VictoryLapsed& event) {
        for (const auto& each : state.turn.victories) {
            if (each.attackers == event.attackers) {
                fix(each, false);
            }
        }
        std::erase_if(state.turn.victories, [&](const StandingVictory& each) { return each.attackers == event.attackers; });
    }
    void fix(const StandingVictory& victory, bool on) {
        for (const auto id : victory.attackers) {
            at(id).fixed = on;
        }
        for (const auto id : victory.blockers) {
            at(id).fixed = on;
        }
        for (const auto& each : victory.defenders) {
            at(each.unit).overrun = on;
        }
        for (const auto id : victory.supply) {
            at(id).used = at(id).used || on;
        }
    }
    void operator()(const UnitsEliminated& event) {
        for (const auto id : event.units) {
            const bool substitute = (*state.tables)[id].kind == CounterKind::Substitute;
            put(id, substitute ? Status::Stock : Status::Eliminated);
            std::erase_if(state.formed, [&](const Formed& each) { return each.substitute == id; });
            if (state.turn.aftermath) {
                std::erase(state.turn.aftermath->retreating, id);
            }
        }
    }
    void operator()(const BattleFought& event) {
        ++state.turn.battles;
        Aftermath after{.attackers = event.attackers, .defenders = event.defenders, .supply = event.supply};
        for (const auto& each : event.attackers) {
            at(each.unit).fought = true;
            if (const auto& hex = at(each.unit).hex; hex && (*state.tables)[*hex].terrain == Terrain::Fortress) {
                state.turn.sallied.push_back(each.unit);
            }
            if (event.result == CombatResult::AttackersBack) {
                after.retreating.push_back(each.unit);
            }
        }
        for (const auto& each : event.defenders) {
            at(each.unit).fought = true;
            if (event.result == CombatResult::DefendersBack) {
                after.retreating.push_back(each.unit);
            }
            if (const auto hex = at(each.unit).hex; hex && std::ranges::find(after.hexes, *hex) == after.hexes.end()) {
                after.hexes.push_back(*hex);
            }
        }
        for (const auto id : event.supply) {
            at(id).used = true;
        }
        std::erase_if(state.turn.victories, [&](const StandingVictory& each) {
            return std::ranges::any_of(each.defenders, [&](const Defender& unit) { return at(unit.unit).fought; });
        });
        state.turn.aftermath = std::move(after);
    }
    void operator()(const ExchangeDue& event) {
        aftermath().payer = event.payer;
        aftermath().due = event.due;
    }
    void operator()(const ExchangePaid& event) {
        (*this)(UnitsEliminated{.units = event.units, .cause = Cause::Exchange});
        aftermath().payer.reset();
        aftermath().due = 0;
    }
    void operator()(const UnitRetreated& event) {
        auto& piece = at(event.unit);
        piece.retreated = true;
        if (!event.way.empty() && piece.hex) {
            piece.hex = event.way.back();
        }
        std::erase(aftermath().retreating, event.unit);
    }
    void operator()(const UnitsAdvanced& event) {
        for (const auto id : event.units) {
            at(id).hex = event.hex;
        }
        if (state.turn.aftermath) {
            state.turn.aftermath->hexes.clear();
        }
    }
    void operator()(const SupplyUsedUp& event) {
        for (const auto id : event.supply) {
            put(id, Status::Stock);
        }
    }
    void operator()(const IsolationCounted& event) {
        for (const auto& row : event.units) {
            at(row.unit).isolated = row.turns;
        }
    }
    void operator()(const TurnEnded& event) {
        state.control = event.control;
        for (const auto side : all_sides) {
            books(side).control_turns = event.control_turns[side];
            books(side).without_supply = event.without_supply[side];
        }
        const bool last = event.side == Side::Allies;
        state.turn = {.number = event.number + (last ? 1 : 0), .side = enemy_of(event.side), .phase = Phase::Start};
    }
    void operator()(const GameEnded& event) { state.outcome = event.outcome; }
    void operator()(const OptionsChanged& event) {
        state.options = event.after;
        if (event.after.depth != Depth::WholeMap) {
            for (auto& piece : state.pieces) {
                piece.hex.reset();
            }
            state.turn.stood.clear();
        }
    }
    void operator()(const PieceCorrected& event) {
        auto& piece = at(event.counter);
        std::erase_if(state.turn.stood, [&](const Stood& each) { return each.unit == event.counter; });
        if (piece.status != event.after.status) {
            const auto in_play = [](Status status) { return status == Status::Map || status == Status::Sea; };
            auto& off = state.turn.counted_off;
            std::erase_if(off, [&](const CountedOff& each) { return each.unit == event.counter; });
            if (const auto marks = marks_of(piece); in_play(piece.status) && !in_play(event.after.status) && marks != Marks{}) {
                off.push_back({.unit = event.counter, .marks = marks});
            }
            const bool captured = piece.captured && event.after.status != Status::Stock;
            const bool turned = piece.turned && captured;
            put(event.counter, event.after.status);
            piece.captured = captured;
            piece.turned = turned;
            std::erase_if(state.formed, [&](const Formed& each) { return each.substitute == event.counter; });
        }
        piece.hex = event.after.hex;
        if (state.turn.aftermath) {
            std::erase(state.turn.aftermath->retreating, event.counter);
        }
    }
    void operator()(const FactorsCorrected& event) { books(event.side).factors = event.after; }
    void operator()(const StockTaken&) {}
    void operator()(const MarksCorrected& event) { at(event.counter) = with_marks(at(event.counter), event.after); }
    void operator()(const SubstituteCorrected& event) {
        std::erase_if(state.formed, [&](const Formed& each) { return each.substitute == event.substitute; });
        for (const auto id : event.before) {
            if (std::ranges::find(event.after, id) == event.after.end()) {
                put(id, Status::Eliminated);
            }
        }
        for (const auto id : event.after) {
            put(id, Status::Merged);
        }
        if (!event.after.empty()) {
            state.formed.push_back({.substitute = event.substitute, .parts = event.after});
        }
    }
    void operator()(const ClocksCorrected& event) {
        auto& side = books(event.side);
        side.without_supply = event.after.without_supply;
        side.control_turns = event.after.control_turns;
        side.without_supply_at_start = event.after.without_supply_at_start;
        side.control_at_start = event.after.control_at_start;
    }
    void operator()(const TurnCorrected& event) {
        state.control = event.after.control;
        state.control_of_turn = event.after.control_of_turn;
        state.turn.supply_done = event.after.supply_done;
    }
    void operator()(const FactorsSet& event) {
        const auto place = std::ranges::lower_bound(state.own_factors, event.after.counter, {}, &OwnFactors::counter);
        if (place != state.own_factors.end() && place->counter == event.after.counter) {
            *place = event.after;
        } else {
            state.own_factors.insert(place, event.after);
        }
        take_facts(state, state.tables);
    }
};

} // namespace

State apply(State state, const Event& event) {
    std::visit(Apply{state}, event);
    return state;
}

} // namespace intendant::afrika_korps
