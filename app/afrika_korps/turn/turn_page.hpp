#pragma once

#include "app/afrika_korps/fields.hpp"
#include "app/afrika_korps/turn/step_panel.hpp"

#include <wx/stattext.h>

#include <functional>
#include <vector>

namespace intendant::app::ak {

class AftermathPanel;
class ArrivalPanel;
class BattlePanel;
class LossesPanel;
class MovementPanel;
class StartPanel;

/// What the table does now: one panel a step of the turn. Only what belongs to the moment is shown.
class TurnPage : public Page {
public:
    TurnPage(wxWindow* parent, Table& table, AroundTurn around);

    void show_state() override;
    void set_focus() override;
    /// What the primary button says, and what it does; nothing: the step has nothing of its own left.
    std::optional<wxString> act() const;
    void do_act();
    /// A hex was picked on the board.
    void point_at(HexId hex);
    /// The battle sheet is filled in.
    void prepare(const Attack& attack);
    bool with_rommel() const;
    wxString battle_in_words() const;

private:
    StepPanel* now() const;

    AroundTurn m_around;
    wxStaticText* m_over;
    wxStaticText* m_counted;
    StartPanel* m_start;
    ArrivalPanel* m_arrival;
    MovementPanel* m_movement;
    LossesPanel* m_losses;
    BattlePanel* m_battle;
    AftermathPanel* m_after;
    std::vector<StepPanel*> m_panels;
};

} // namespace intendant::app::ak
