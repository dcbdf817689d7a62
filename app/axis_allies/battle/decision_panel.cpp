#include "app/axis_allies/battle/decision_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/base/layout.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

namespace intendant::app::aa {

DecisionPanel::DecisionPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("decide");
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    m_press_on = new wxButton(this, wxID_ANY, _("&Press on: another round"));
    m_press_on->SetName("decide.press_on");
    row->Add(m_press_on, layout::line());
    row->Add(layout::label(this, _("or retreat &to:")), layout::line());
    m_to = new NameField(this, "decide.to");
    m_to->SetMinSize(FromDIP(wxSize(190, -1)));
    row->Add(m_to, layout::line());
    m_retreat = new wxButton(this, wxID_ANY, _("&Retreat"));
    m_retreat->SetName("decide.retreat");
    row->Add(m_retreat, layout::line());
    for (auto* const each : {m_press_on, m_retreat}) {
        each->SetToolTip(tip(tables(), {to_utf8(clause(BattleStep::Decision))}));
    }
    SetSizer(row);
    m_press_on->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_command(PressOn{}); });
    m_retreat->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        const auto to = m_to->chosen();
        if (!to) {
            m_table.complain(_("Say to which space the attacker retreats."));
            return;
        }
        on_command(Retreat{.to = *tables().find(*to)});
    });
}

void DecisionPanel::show_state() {
    const auto to = retreat_spaces(state());
    m_to->offer(items(tables(), to));
    m_to->clear();
    if (to.size() == 1) {
        m_to->choose(tables()[to.front()].id);
    }
    m_retreat->Enable(!to.empty());
    m_to->Enable(!to.empty());
    Layout();
}

} // namespace intendant::app::aa
