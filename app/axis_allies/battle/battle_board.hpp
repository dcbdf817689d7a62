#pragma once

#include "app/axis_allies/battle/onward.hpp"
#include "app/axis_allies/odds/loss_plans.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/dice_entry.hpp"
#include "app/widgets/step_strip.hpp"
#include "model/axis_allies/pending_battles.hpp"

#include <wx/button.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

class BattleColumns;
class BattleSheet;
class CombatPanel;
class DecisionPanel;
class EndCard;
class LossesPanel;
class WithdrawalPanel;

/// The battle board: the steps of the round, the columns of both sides with the casualty line, and what the table does
/// next in the printed sequence. Without a battle it lists those to be fought.
///
/// The odds stand on a sheet of their own; `connect` lets both speak with each other.
///
/// While losses are shown or the attacker decides, the next throw can be typed at once: it takes what is shown.
class BattleBoard : public Page {
public:
    BattleBoard(wxWindow* parent, Table& table);
    void show_state() override;
    /// Puts the keyboard where the next thing is typed.
    void set_focus() override;
    /// Does what Return does where nothing is typed: takes the losses as shown, or says what is to be thrown or decided.
    void go_on();
    /// The order of loss of a side was chosen anew: if it loses pieces now, they are proposed anew.
    void propose_losses(Side side);
    /// This play was taken back: of a throw with the table's dice the faces stand in the field again, if it is that throw that is due.
    void taken_back(const Command& command);
    /// What the odds are now; nothing: not known.
    void show_odds(const BattleAnswer* answer);
    /// The battle that is selected or typed, where none is running.
    std::optional<BattleQuestion> to_be_fought(const LossPlan& attacker, const LossPlan& defender) const;
    /// The battle that is selected of those to be fought, and how it begins.
    std::optional<PendingBattle> selected() const;
    void select(SpaceId space);
    void begin_selected();
    /// Puts the keyboard where a retreat is said, if the attacker can decide that now.
    void go_to_retreat();

    std::function<void()> on_what_if;
    /// The keyboard has no place here: there is nothing to fight.
    std::function<void()> on_nothing_to_fight;
    /// Another of the battles to be fought is selected.
    std::function<void()> on_selected;
    /// The odds are others now.
    std::function<void()> on_odds;
    /// The order of loss that is chosen for a side.
    std::function<LossPlan(Side)> plan_of{kept_plan};
    /// The dice of the last battle in a line; shown when a battle has ended.
    std::function<wxString()> luck_of_last_battle;

private:
    enum Doing { Throwing, Losing, Withdrawing, Deciding, Choosing };

    wxSizer* make_head();
    void make_doing();
    void place_steps();
    wxPanel* make_throwing(wxWindow* parent);
    void show_throwing();
    void show_head();
    void show_what_is_thrown();
    void flash_hits();
    void ask_odds();
    void fit_doing();
    Doing doing() const;
    void thrown(const core::Throw& dice);
    void book(std::vector<Command> commands);
    static std::pair<BattleStep, Power> hand(const Onward& onward) { return {onward.step, onward.next.power}; }

    wxBoxSizer* m_fight;
    wxBoxSizer* m_head;
    wxBoxSizer* m_title_row;
    wxStaticText* m_title;
    wxStaticText* m_round;
    wxButton* m_undo;
    StepStrip* m_steps;
    wxStaticText* m_news;
    EndCard* m_end;
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
    std::int64_t m_asked_after{0};                           ///< this entry
    std::int64_t m_flashed_after{0};                         ///< this entry
    std::optional<std::pair<BattleStep, Power>> m_thrown_by; ///< who threw last
};

} // namespace intendant::app::aa
