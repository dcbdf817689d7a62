#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/button.h>

namespace intendant::app::aa {

/// The end of a round: the attacker presses on or retreats. Rule: C-31 to C-38.
class DecisionPanel : public Panel {
public:
    DecisionPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_press_on->SetFocus(); }

    std::function<void(const Command&)> on_command;

private:
    NameField* m_to;
    wxButton* m_retreat;
    wxButton* m_press_on;
};

} // namespace intendant::app::aa
