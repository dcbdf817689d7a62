#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/name_field.hpp"

#include "model/axis_allies/commands.hpp"

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
    /// The submarines told apart by where they came from, where they came from different spaces.
    void offer_origins();

    wxChoice* m_whose;
    wxSpinCtrl* m_count;
    wxChoice* m_which;
    std::vector<SubmarinesFrom> m_origins; ///< behind the choice, from its second line on
    NameField* m_to;
};

} // namespace intendant::app::aa
