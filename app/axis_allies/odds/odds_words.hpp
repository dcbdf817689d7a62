#pragma once

#include "app/axis_allies/odds/loss_plans.hpp"
#include "app/widgets/share_bar.hpp"

/// The answer of the odds in words and colours.
namespace intendant::app::aa {

wxString one_decimal(double value);

/// Who wins, as parts of a whole; what cannot happen is left out.
std::vector<ShareBar::Part> shares(const Forecast& forecast, const wxColour& attacker, const wxColour& defender);

/// The fewest attackers with which going on against so many defenders is worth more than stopping; 0: not known.
int fewest_to_go_on(const BattleAnswer& answer, int defenders);

/// What there is if the attacker stops after one round.
enum class RoundMeant { This, Next };
wxString after_one_round(const BattleAnswer& answer, RoundMeant round);
/// Both in IPC: going on, and stopping now.
wxString worth_of_going_on(const BattleAnswer& answer);
wxString retreat_advice(const BattleAnswer& answer, int defenders);

/// What the best order of loss would give a side, if it gives more than the chosen one; else that none does.
wxString best_order(const Tables& tables, const OrderComparison& comparison, Side side, BattleKind kind);

} // namespace intendant::app::aa
