#include "model/axis_allies/turn.hpp"

#include <algorithm>

namespace intendant::axis_allies {

/// The level is never stored but counted anew from the territories held, so it needs no second count. A debt that the
/// income does not cover stays.
/// Taken before its Action, it ends the others, and what they leave unfinished is named and lost as at their own end.
/// Rule: I-01, I-02, I-05, I-06, C-133, C-136, Q-37.
core::Verdict<Event> decide(const State& state, const CollectIncome&) {
    if (state.battle) {
        return refuse("T-03", INTENDANT_TR("A battle is being fought in {space}: finish it first."),
                      {{"space", name(state, state.battle->space)}});
    }
    const auto power = state.turn.power;
    Decision decision(state);
    decision.belongs_to(Action::Income);
    finish_actions_before_income(decision);
    const auto income = capital_lost(state, power) ? core::Money{} : production(state, power);                                     // I-05
    decision.book(IncomeCollected{.power = power, .production = income, .debt_paid = std::min(income, state.powers[power].debt)}); // I-06
    end_turn(decision);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
