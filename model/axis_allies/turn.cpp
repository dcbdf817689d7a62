#include "model/axis_allies/turn.hpp"

#include "model/axis_allies/contradictions.hpp"
#include "model/axis_allies/landings.hpp"
#include "model/axis_allies/pending_battles.hpp"
#include "model/axis_allies/placement.hpp"
#include "model/axis_allies/victory.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// Where the program does not keep the board it cannot know where aircraft land. Raiders fly home as
/// others do. Rule: N-05, N-12, C-149.
void lose_stranded(Decision& decision) {
    std::vector<Stack> lost;
    for (const auto& [stack, open, proposed] : landings_due(decision.now())) {
        lost.push_back(stack);
        if (open.empty()) {
            continue;
        }
        decision.breaks("N-05",
                        proposed
                            ? INTENDANT_TR("Still to land from {space}: {units}; {landing} is within reach.")
                            : INTENDANT_TR("Still to land from {space}: {units}; a carrier can still sail to {landing} and meet them."),
                        {{"units", list_of(stack.unit, stack.count)},
                         {"space", name(decision.now(), stack.space)},
                         {"landing", name(decision.now(), proposed.value_or(open.front()))}});
    }
    if (!lost.empty()) {
        decision.book(UnitsLost{.units = lost});
    }
}

/// Nobody gives up what could be placed, and the table is asked before what has no place is lost. Rule: L-01, L-14, P-05, Q-41, T-12.
void forfeit_unplaced(Decision& decision) {
    const auto& state = decision.now();
    if (state.options.purchases_may_wait) { // D-05
        return;
    }
    const auto power = decision.power();
    const auto& waiting = state.powers[power].waiting;
    UnitsForfeited event{.power = power, .units = {}};
    int count = 0;
    for (const auto unit : all_units) {
        if (waiting[unit] > 0) {
            event.units.push_back({unit, waiting[unit]});
            count += waiting[unit];
        }
    }
    if (event.units.empty()) {
        return;
    }
    const auto room = placement_is_over(state, power) ? 0 : units_with_a_place(state, power, waiting);
    const std::pair<std::string, std::string> units{"units", list_of(event.units)};
    if (room == count) {
        decision.breaks("L-01", INTENDANT_TR("Still waiting, and could be placed: {units}; unplaced units are lost without refund."),
                        {units});
    } else if (room > 0) {
        decision.breaks("L-01",
                        INTENDANT_TR("Still waiting: {units}. Of these, {room} could be placed; unplaced units are lost without refund."),
                        {units, {"room", number(room)}});
    } else {
        decision.doubts("L-14", INTENDANT_TR("No place is left for {units}: without refund, {units:it is|they are} lost."), {units});
    }
    decision.book(std::move(event));
}

/// A gun that was flown over fires before the Action ends, or the table says why it does not; then it has had its shot. Rule: C-25, D-15,
///
void ask_for_shots(Decision& decision) {
    for (const auto& flight : pending_overflights(decision.now())) {
        decision.breaks("C-25", INTENDANT_TR("The gun in {space} has still to fire at the aircraft that flew over it."),
                        {{"space", name(decision.now(), flight.gun)}});
        decision.book(OverflightWaived{.power = decision.power(), .flight = flight});
    }
}

/// What an Action that ends leaves unfinished: shots, battles, aircraft in the air, units without a place. Rule: T-01 to T-03, C-25,
/// L-01, L-14, N-05, N-12, R-05.
void finish(Decision& decision, Action action) {
    const auto& state = decision.now();
    switch (action) {
    case Action::ResearchAndPurchase:
        if (state.turn.breakthroughs > 0) {
            decision.breaks("R-05", INTENDANT_TR("{power} has a breakthrough to throw for."), {{"power", name(state, state.turn.power)}});
        }
        break;
    case Action::CombatMovement:
        ask_for_shots(decision);
        break;
    case Action::Combat:
        for (const auto& pending : pending_battles(state)) {
            if (pending.left_over) {
                continue;
            }
            decision.breaks("T-03", INTENDANT_TR("The battle in {space} has still to be fought."), {{"space", name(state, pending.space)}});
        }
        break;
    case Action::NonCombatMovement:
        if (state.options.guns_fire_at_returning_aircraft) { // D-15
            ask_for_shots(decision);
        }
        lose_stranded(decision);
        break;
    case Action::Placement:
        forfeit_unplaced(decision);
        break;
    case Action::Income:
        break;
    }
}

} // namespace

void finish_actions_before_income(Decision& decision) {
    for (const auto action : all_actions) {
        if (action >= decision.now().turn.action && action < Action::Income) {
            finish(decision, action);
        }
    }
}

void end_turn(Decision& decision) {
    const auto turn = decision.now().turn;
    const auto next = next_power(turn.power);
    const bool round_ends = next == all_powers.front();
    close_over_contradictions(decision);
    decision.book(TurnEnded{.power = turn.power, .round = turn.round, .next = next, .next_round = turn.round + (round_ends ? 1 : 0)});
    if (const auto outcome = victory_at_end_of_turn(decision.now(), round_ends); outcome && !decision.now().outcome) {
        decision.book(GameEnded{.outcome = *outcome});
    }
}

/// An Action may be passed over; only the income is compulsory. What was begun is finished: battles are fought, aircraft
/// land, bought units are placed. Nobody gives up own units at will, so a reason is asked for where they would be lost.
/// Rule: T-01, T-02, T-03, T-12, I-03, L-01, L-14, N-05, N-12.
core::Verdict<Event> decide(const State& state, const EndAction&) {
    if (state.battle) {
        return refuse("T-03", INTENDANT_TR("A battle is being fought in {space}: finish it first."),
                      {{"space", name(state, state.battle->space)}});
    }
    Decision decision(state);
    const auto power = std::pair<std::string, std::string>{"power", name(state, state.turn.power)};
    if (state.turn.action == Action::Income) {
        decision.breaks("I-03", INTENDANT_TR("{power} has not collected its income, and income is compulsory."), {power});
        end_turn(decision);
        return std::move(decision).accepted();
    }
    finish(decision, state.turn.action);
    decision.book(ActionBegun{.action = static_cast<Action>(static_cast<int>(state.turn.action) + 1)});
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
