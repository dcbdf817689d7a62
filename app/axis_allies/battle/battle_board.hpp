#pragma once

#include "app/axis_allies/battle/onward.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/dice_entry.hpp"
#include "app/widgets/step_strip.hpp"

#include <wx/button.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

class BattleColumns;
class CombatPanel;
class DecisionPanel;
class LossesPanel;
class OddsPanel;
class WithdrawalPanel;

/// The battle board: the steps of the round, the columns of both sides with the casualty line, and what the table does
/// next in the printed sequence. Without a battle it lists those to be fought.
///
/// While losses are shown or the attacker decides, the next throw can be typed at once: it takes what is shown.
class BattleBoard : public Page {
public:
    BattleBoard(wxWindow* parent, Table& table);
    void show_state() override;
    /// Puts the keyboard where the next thing is typed.
    void set_focus() override;
    /// Does what Return does where nothing is typed: takes the losses as shown, presses on, or says what is to be thrown.
    void go_on();

    std::function<void()> on_what_if;
    /// The dice of the last battle in a line; shown when a battle has ended.
    std::function<wxString()> luck_of_last_battle;

private:
    enum Doing { Throwing, Losing, Withdrawing, Deciding, Choosing };

    wxSizer* make_head();
    wxPanel* make_throwing(wxWindow* parent);
    void show_throwing();
    void show_head();
    void ask_odds();
    void fit_doing();
    Doing doing() const;
    void thrown(const core::Throw& dice);
    void book(std::vector<Command> commands);
    static std::pair<BattleStep, Power> hand(const Onward& onward) { return {onward.step, onward.next.power}; }

    wxBoxSizer* m_fight;
    OddsPanel* m_odds;
    wxStaticText* m_title;
    wxButton* m_undo;
    StepStrip* m_steps;
    wxStaticText* m_news;
    BattleColumns* m_columns;
    wxSimplebook* m_doing;
    LossesPanel* m_losses;
    WithdrawalPanel* m_withdrawal;
    DecisionPanel* m_decision;
    CombatPanel* m_combat;
    wxPanel* m_throwing;
    wxStaticText* m_throw_label;
    wxStaticText* m_throw_hint;
    DiceEntry* m_dice;
    std::optional<Onward> m_onward;
    std::optional<FireGroup> m_asked;                        ///< what the dice were asked for
    std::optional<std::pair<BattleStep, Power>> m_thrown_by; ///< who threw last
};

} // namespace intendant::app::aa
