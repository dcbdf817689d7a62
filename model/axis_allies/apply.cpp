#include "model/axis_allies/facts.hpp"
#include "model/axis_allies/game.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// One overload an event. Nothing is judged here: what an event says is done.
struct Apply {
    State& state;

    void exchange(const std::vector<Stack>& before, const std::vector<Stack>& after) {
        for (const auto& stack : before) {
            take_stack(state.stacks, stack);
        }
        for (const auto& stack : after) {
            add_stack(state.stacks, stack);
        }
    }
    core::Money& treasury(Power power) { return state.powers[power].treasury; }

    void operator()(const GameBegun& event) {
        state.options = event.options;
        state.players = event.players;
        state.begun = true;
        state.turn = {.round = event.round, .power = event.power, .action = event.action};
        for (const auto& row : event.controllers) {
            state.controllers[row.space.index] = row.power;
        }
        exchange({}, event.units);
        for (const auto& row : event.treasuries) {
            treasury(row.power) = row.amount;
        }
        for (const auto& row : event.weapons) {
            state.powers[row.power].weapons[row.weapon] = true;
        }
        for (const auto& row : event.debts) {
            state.powers[row.power].debt = row.amount;
        }
        for (const auto& row : event.waiting) {
            state.powers[row.power].waiting[row.unit] = row.count;
        }
        set_facts(state, event.facts);
    }
    void operator()(const BidTaken& event) {
        treasury(event.power) += event.amount;
        exchange({}, event.units);
    }
    void operator()(const ResearchThrown& event) {
        treasury(event.power) -= event.paid;
        state.turn.researched = true;
        state.turn.breakthroughs = event.breakthroughs;
        state.first_turn_started = true;
    }
    void operator()(const WeaponDeveloped& event) {
        state.powers[event.power].weapons[event.weapon] = true;
        --state.turn.breakthroughs;
    }
    void operator()(const UnitsBought& event) {
        treasury(event.power) -= event.paid;
        for (const auto& bought : event.units) {
            state.powers[event.power].waiting[bought.unit] += bought.count;
        }
        state.turn.bought = true;
        state.first_turn_started = true;
    }
    void operator()(const UnitsMoved& event) {
        exchange(event.before, event.after);
        state.first_turn_started = true;
    }
    void operator()(const TransportLoaded& event) { exchange(event.before, event.after); }
    void operator()(const TransportUnloaded& event) { exchange(event.before, event.after); }
    void operator()(const NeutralityViolated& event) {
        treasury(event.power) -= event.paid;
        if (event.controls) {
            take(event.space, event.power);
            std::erase(state.paid_neutrals, event.space);
        } else if (std::ranges::count(state.paid_neutrals, event.space) == 0) {
            state.paid_neutrals.push_back(event.space);
            std::ranges::sort(state.paid_neutrals);
        }
    }
    void operator()(const GunOverflown& event) {
        const auto marked = [&](const Stack& stack) { return std::ranges::count(stack.under_fire, event.flight.gun) > 0; };
        if (std::ranges::none_of(state.stacks, marked)) { // recorded before each piece knew its guns
            state.turn.overflights.push_back(event.flight);
        }
    }
    void mark_as_fired_at(const Overflight& flight) {
        std::vector<Stack> stacks;
        stacks.reserve(state.stacks.size());
        for (auto stack : state.stacks) {
            if (stack.space == flight.at && std::erase(stack.under_fire, flight.gun) > 0) {
                stack.fired_at.push_back(flight.gun);
                std::ranges::sort(stack.fired_at);
            }
            add_stack(stacks, stack);
        }
        state.stacks = std::move(stacks);
    }
    void shot_is_over(const Overflight& flight) {
        auto& flights = state.turn.overflights;
        if (const auto place = std::ranges::find(flights, flight); place != flights.end()) {
            flights.erase(place);
        } else {
            mark_as_fired_at(flight);
        }
    }
    void operator()(const OverflightWaived& event) { shot_is_over(event.flight); }
    void operator()(const OverflightFired& event) {
        exchange(event.lost, {});
        shot_is_over(event.flight);
        auto& flights = state.turn.overflights;
        // What was shot down here no longer flies over the guns that follow.
        for (auto& flight : flights) {
            for (const auto& stack : event.lost) {
                auto& aircraft = flight.aircraft[stack.unit];
                aircraft -= flight.at == event.flight.at ? std::min(aircraft, stack.count) : 0;
            }
        }
        std::erase_if(flights, [](const Overflight& flight) { return flight.aircraft == PerUnit<int>{}; });
    }
    void operator()(const MoneyPaid& event) {
        if (event.from) {
            treasury(*event.from) -= event.amount;
        }
        if (event.to) {
            treasury(*event.to) += event.amount;
        }
    }
    void operator()(const OptionsChanged& event) { state.options = event.after; }
    void take(SpaceId space, std::optional<Power> to) {
        state.turn.taken.push_back({space, state.controllers[space.index]});
        state.controllers[space.index] = to;
    }
    void operator()(const TerritoryTaken& event) {
        const auto& facts = (*state.tables)[event.space];
        if (facts.original_complex && event.from == facts.original_owner && std::ranges::count(state.lost_complexes, event.space) == 0) {
            state.lost_complexes.push_back(event.space);
        }
        take(event.space, event.to);
        exchange(event.before, event.after);
    }
    void operator()(const TreasuryLooted& event) {
        treasury(event.from) -= event.amount;
        treasury(event.to) += event.amount;
    }
    void operator()(const BattleBegun& event) {
        exchange(event.before, event.after);
        state.battle = Battle{.space = event.space,
                              .kind = event.kind,
                              .round = 1,
                              .step = BattleStep::AttackerFire,
                              .amphibious = event.amphibious,
                              .origins = event.origins,
                              .to_fire = {},
                              .owed = {},
                              .casualties = {},
                              .attackers_withdrew_to = {},
                              .defenders_withdrew_to = {}};
        state.turn.battle_sites.push_back(event.space);
    }
    void operator()(const BattleStepReached& event) {
        auto& battle = *state.battle;
        if (event.round != battle.round) {
            battle.attackers_withdrew_to.reset();
            battle.defenders_withdrew_to.reset();
        }
        battle.round = event.round;
        battle.step = event.step;
        battle.to_fire = event.to_fire;
        battle.owed.reset();
    }
    void operator()(const ColumnFired& event) {
        auto& to_fire = state.battle->to_fire;
        if (const auto place = std::ranges::find(to_fire, event.group); place != to_fire.end()) {
            to_fire.erase(place);
        }
        state.battle->owed = event.owed;
    }
    void operator()(const LossesTaken& event) {
        auto& battle = *state.battle;
        for (const auto& stack : event.units) {
            take_stack(state.stacks, stack);
            if (event.behind_casualty_line) {
                add_stack(battle.casualties, stack);
            }
        }
        battle.owed.reset();
    }
    void operator()(const CasualtiesRemoved&) { state.battle->casualties.clear(); }
    void operator()(const SubmarinesWithdrew& event) {
        exchange(event.before, event.after);
        if (event.to) {
            (event.side == Side::Attacker ? state.battle->attackers_withdrew_to : state.battle->defenders_withdrew_to) = event.to;
        }
    }
    void operator()(const SupportWaived& event) { exchange(event.before, event.after); }
    void operator()(const AttackerRetreated& event) { exchange(event.before, event.after); }
    void operator()(const BattleEnded& event) {
        exchange(event.before, event.after);
        state.battle.reset();
    }
    void operator()(const RaidPaid& event) {
        treasury(event.owner) -= event.paid;
        state.powers[event.owner].debt += event.owed;
    }
    void operator()(const RocketFired& event) {
        treasury(event.owner) -= event.paid;
        state.powers[event.owner].debt += event.owed;
        state.turn.rocket_fired = true;
        const auto gun = std::ranges::find_if(state.stacks, [&](const Stack& stack) {
            return stack.space == event.from && stack.owner == event.power && stack.unit == Unit::AaGun;
        });
        if (gun != state.stacks.end()) {
            const auto before = some_of(*gun, 1);
            auto after = before;
            after.halted = true; // C-164
            exchange({before}, {after});
        }
    }
    void operator()(const UnitsPlaced& event) {
        for (const auto& placed : event.units) {
            state.powers[event.power].waiting[placed.unit] -= placed.count;
            if (event.complex) {
                const auto use = std::ranges::find(state.turn.complex_uses, *event.complex, &ComplexUse::space);
                if (use == state.turn.complex_uses.end()) {
                    state.turn.complex_uses.push_back({*event.complex, placed.count});
                } else {
                    use->placed += placed.count;
                }
            }
        }
        exchange({}, event.after);
    }
    void operator()(const UnitsForfeited& event) {
        for (const auto& lost : event.units) {
            state.powers[event.power].waiting[lost.unit] -= lost.count;
        }
    }
    void operator()(const UnitsLost& event) { exchange(event.units, {}); }
    void operator()(const IncomeCollected& event) {
        auto& power = state.powers[event.power];
        power.treasury += event.production - event.debt_paid;
        power.debt -= event.debt_paid;
        state.turn.income_collected = true;
    }
    void operator()(const ActionBegun& event) {
        state.turn.action = event.action;
        state.first_turn_started = true;
    }
    void operator()(const TurnEnded& event) {
        state.turn = {.round = event.next_round, .power = event.next};
        std::vector<Stack> rested;
        rested.reserve(state.stacks.size());
        for (const auto& stack : state.stacks) {
            Stack fresh{.space = stack.space,
                        .owner = stack.owner,
                        .unit = stack.unit,
                        .count = stack.count,
                        .cargo = stack.cargo,
                        .in_trust = stack.in_trust};
            for (auto& cargo : fresh.cargo) {
                cargo.boarded_this_turn = false;
                cargo.landing.reset();
            }
            add_stack(rested, fresh);
        }
        state.stacks = std::move(rested);
        state.first_turn_started = true;
    }
    void operator()(const GameEnded& event) { state.outcome = event.outcome; }
    void operator()(const TreasuryCorrected& event) { treasury(event.power) = event.after; }
    void operator()(const UnitsCorrected& event) { exchange(event.before, event.after); }
    void operator()(const ControllerCorrected& event) {
        state.controllers[event.space.index] = event.after;
        exchange(event.units_before, event.units_after);
        if (event.complex_lost && std::ranges::count(state.lost_complexes, event.space) == 0) {
            state.lost_complexes.push_back(event.space);
        }
    }
    void operator()(const FactsCorrected& event) { set_facts(state, event.after); }
    void operator()(const BoardCounted&) {}
    void operator()(const ContradictionsLeft& event) { state.let_stand = event.left; }
    void operator()(const WeaponCorrected& event) { state.powers[event.power].weapons[event.weapon] = event.owned; }
    void operator()(const DebtCorrected& event) { state.powers[event.power].debt = event.after; }
    void operator()(const WaitingCorrected& event) { state.powers[event.power].waiting[event.unit] = event.after; }
    void operator()(const SeatsCorrected& event) { state.players = event.after; }
};

} // namespace

State apply(State state, const Event& event) {
    std::visit(Apply{state}, event);
    return state;
}

} // namespace intendant::axis_allies
