#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/dice_entry.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"
#include "model/axis_allies/battle/odds.hpp"
#include "model/axis_allies/pending_battles.hpp"

#include <wx/button.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

class ForcesPanel;

/// The battles that are to be fought, and the rocket of the turn. Rule: C-01, C-41, C-148, C-160.
class CombatPanel : public Panel {
public:
    CombatPanel(wxWindow* parent, Table& table);
    void show_state() override;
    /// Puts the keyboard on the battles to be fought, or where forces are entered.
    void set_focus() override;
    /// The battle whose forces are being typed, else the selected one of those to be fought; nothing when there is none.
    std::optional<BattleQuestion> question(const LossPlan& attacker, const LossPlan& defender) const;

    /// The battle that is selected of those to be fought.
    std::optional<PendingBattle> selected() const;
    /// Selects the battle there, if one is to be fought.
    void select(SpaceId space);
    void begin();

    /// Called when another battle is selected or other forces are typed.
    std::function<void()> on_change;
    /// The keyboard was to go to what is fought, and there is nothing to fight: a window without it loses keys.
    std::function<void()> on_nothing;

private:
    void show_support();
    void fire_rocket(const core::Throw& dice);

    wxStaticText* m_what;
    RowList* m_pending;
    wxButton* m_begin;
    wxStaticText* m_support_label;
    wxSpinCtrl* m_support; ///< battleships that lend their shot to the selected landing
    ForcesPanel* m_forces;
    wxPanel* m_rocket;
    wxStaticText* m_rocket_news;
    NameField* m_gun;
    NameField* m_target;
    DiceEntry* m_dice;
};

} // namespace intendant::app::aa
