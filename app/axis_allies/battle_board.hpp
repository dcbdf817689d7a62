#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/dice_entry.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/simplebook.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

class CombatPanel;
class LossesPanel;

/// The battle board: columns of both sides, the casualty line between them, and what the table does next in the
/// printed sequence. Without a battle it lists those to be fought.
class BattleBoard : public Page {
public:
    BattleBoard(wxWindow* parent, Table& table);
    void show_state() override;
    /// Puts the keyboard where the next thing is typed.
    void set_focus();

private:
    enum Doing { Throwing, Losing, Withdrawing, Deciding, Choosing };

    wxPanel* make_throwing(wxWindow* parent);
    wxPanel* make_withdrawing(wxWindow* parent);
    wxPanel* make_deciding(wxWindow* parent);
    void show_columns();
    void show_news();
    void add_pieces(wxSizer* cell, const std::vector<Stack>& stacks, int column, bool attacking);
    void show_withdrawal();
    std::optional<Power> whose() const;
    Doing doing() const;
    void book(const Command& command);

    wxStaticText* m_title;
    wxStaticText* m_step;
    wxStaticText* m_news;
    wxScrolledWindow* m_columns;
    wxSimplebook* m_doing;
    wxStaticText* m_throw_label;
    DiceEntry* m_dice;
    LossesPanel* m_losses;
    wxChoice* m_whose;
    wxSpinCtrl* m_submarines;
    NameField* m_withdraw_to;
    NameField* m_retreat_to;
    wxButton* m_retreat;
    wxButton* m_press_on;
    CombatPanel* m_combat;
};

} // namespace intendant::app::aa
