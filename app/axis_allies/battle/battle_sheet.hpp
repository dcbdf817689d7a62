#pragma once

#include "app/axis_allies/odds/loss_plans.hpp"
#include "app/axis_allies/table.hpp"
#include "model/axis_allies/battle/odds.hpp"

#include <wx/button.h>

namespace intendant::app::aa {

class BattleBoard;
class OddsPanel;

/// Beside the battle board: the odds of the battle as it stands, the orders of loss, and the ways to try something else or
/// to leave. Without a battle: the odds of the one that is selected or typed.
class BattleSheet : public Panel {
public:
    BattleSheet(wxWindow* parent, Table& table);
    /// Works out the odds anew.
    void show_state() override;
    /// The order of loss that is chosen for a side.
    const LossPlan& plan(Side side) const;

    /// The battle that is to be fought, where none is running.
    std::function<std::optional<BattleQuestion>(const LossPlan& attacker, const LossPlan& defender)> to_be_fought;
    /// The order of loss of a side was chosen anew.
    std::function<void(Side)> on_plan;
    /// What is known of the odds has changed; nothing: nothing is known.
    std::function<void(const BattleAnswer*)> on_answer;
    std::function<void()> on_what_if;
    /// The attacker wants to leave.
    std::function<void()> on_retreat;

private:
    OddsPanel* m_odds;
    wxButton* m_retreat;
};

/// Lets board and sheet of one table speak with each other, wherever they stand.
void connect(BattleBoard& board, BattleSheet& sheet);

} // namespace intendant::app::aa
