#include "app/axis_allies/battle/withdrawal_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/base/layout.hpp"

#include <wx/button.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

namespace intendant::app::aa {

WithdrawalPanel::WithdrawalPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("withdraw");
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    m_whose = new wxChoice(this, wxID_ANY);
    m_whose->SetName("withdraw.whose");
    row->Add(m_whose, layout::line());
    row->Add(layout::label(this, _("&Submarines that leave:")), layout::line());
    m_count =
        new wxSpinCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, FromDIP(wxSize(110, -1)), wxSP_ARROW_KEYS | wxTE_PROCESS_ENTER);
    m_count->SetName("withdraw.count");
    row->Add(m_count, layout::line());
    row->Add(layout::label(this, _("&to:")), layout::line());
    m_to = new NameField(this, "withdraw.to");
    m_to->SetMinSize(FromDIP(wxSize(190, -1)));
    row->Add(m_to, layout::line());
    auto* const leave = new wxButton(this, wxID_ANY, _("&Withdraw"));
    leave->SetName("withdraw.leave");
    auto* const stay = new wxButton(this, wxID_ANY, _("They s&tay"));
    stay->SetName("withdraw.stay");
    for (auto* const each : {leave, stay}) {
        each->SetToolTip(tip(tables(), {to_utf8(clause(BattleStep::AttackerWithdrawal))}));
    }
    row->Add(leave, layout::line());
    row->Add(stay, layout::line());
    SetSizer(row);

    const auto withdraw = [this] {
        const auto to = m_to->chosen();
        if (m_count->GetValue() == 0 || !to) {
            m_table.complain(_("Say how many submarines leave, and to which sea zone."));
            return;
        }
        on_command(WithdrawSubmarines{.count = m_count->GetValue(), .to = tables().find(*to), .power = whose()});
    };
    leave->Bind(wxEVT_BUTTON, [withdraw](wxCommandEvent&) { withdraw(); });
    m_count->Bind(wxEVT_TEXT_ENTER, [this, withdraw](wxCommandEvent&) { CallAfter(withdraw); });
    stay->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_command(WithdrawSubmarines{.count = 0, .to = {}, .power = whose()}); });
}

std::optional<Power> WithdrawalPanel::whose() const {
    if (m_whose->IsShown()) {
        for (const auto each : all_powers) {
            if (word(tables(), each) == m_whose->GetStringSelection()) {
                return each;
            }
        }
    }
    return std::nullopt;
}

void WithdrawalPanel::show_state() {
    const auto side = side_to_act(*state().battle);
    int submarines = 0;
    wxArrayString owners;
    for (const auto& stack : side == Side::Attacker ? attackers_of(state(), *state().battle) : defenders_of(state(), *state().battle)) {
        if (stack.unit == Unit::Submarine) {
            submarines += stack.count;
            if (const auto owner = word(tables(), stack.owner); owners.Index(owner) == wxNOT_FOUND) {
                owners.Add(owner);
            }
        }
    }
    m_whose->Set(owners);
    m_whose->SetSelection(0);
    m_whose->Show(owners.size() > 1);
    m_count->SetRange(0, submarines);
    m_count->SetValue(submarines);
    const auto to = withdrawal_spaces(state(), side);
    m_to->offer(items(tables(), to));
    m_to->clear();
    if (to.size() == 1) {
        m_to->choose(tables()[to.front()].id);
    }
    Layout();
}

} // namespace intendant::app::aa
