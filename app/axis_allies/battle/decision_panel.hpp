#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/name_field.hpp"
#include "model/axis_allies/battle/odds.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

/// The end of a round: what comes of pressing on and what of a retreat stand beside each other, and neither is the default.
/// Rule: C-31 to C-38.
class DecisionPanel : public Panel {
public:
    DecisionPanel(wxWindow* parent, Table& table);
    void show_state() override;
    /// No button has the keyboard by itself: Return alone decides nothing.
    void set_focus() override;
    /// The keyboard where a retreat is said.
    void set_focus_on_retreat();
    /// What pressing on comes to; nothing: not known.
    void show_odds(const BattleAnswer* answer);

    std::function<void(const Command&)> on_command;
    /// It wants another height.
    std::function<void()> on_height;

private:
    wxPanel* make_press_on();
    wxPanel* make_retreat();
    void show_retreat();
    void wrap();

    wxBoxSizer* m_cards;
    wxBoxSizer* m_where; ///< the space to retreat to
    wxStaticText* m_odds;
    wxStaticText* m_after;
    wxString m_odds_say;
    wxString m_after_says;
    wxButton* m_press_on;
    NameField* m_to;
    wxButton* m_retreat;
};

} // namespace intendant::app::aa
