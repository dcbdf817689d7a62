#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/choice.h>
#include <wx/spinctrl.h>

namespace intendant::app::aa {

/// Submarines leave the battle or stay. Rule: C-86 to C-95, Q-21.
class WithdrawalPanel : public Panel {
public:
    WithdrawalPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_count->SetFocus(); }

    std::function<void(const Command&)> on_command;

private:
    std::optional<Power> whose() const;

    wxChoice* m_whose;
    wxSpinCtrl* m_count;
    NameField* m_to;
};

} // namespace intendant::app::aa
