#include "app/axis_allies/battle/withdrawal_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/number_field.hpp"

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
    m_count = new NumberField(this, "withdraw.count", 0, 0, wxTE_PROCESS_ENTER);
    m_count->SetName("withdraw.count");
    row->Add(m_count, layout::line());
    m_which = new wxChoice(this, wxID_ANY);
    m_which->SetName("withdraw.which");
    m_which->SetToolTip(_("Which of them leave, where they came from different spaces"));
    row->Add(m_which, layout::line());
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
        if (stops_at_name()) {
            return;
        }
        const auto to = m_to->chosen();
        if (m_count->GetValue() == 0 || !to) {
            m_table.complain(_("Say how many submarines leave, and to which sea zone."));
            return;
        }
        WithdrawSubmarines command{.count = m_count->GetValue(), .to = tables().find(*to), .power = whose()};
        if (const int origin = m_which->GetSelection(); m_which->IsShown() && origin > 0) {
            command.which = {m_origins[static_cast<std::size_t>(origin) - 1]};
            command.which.front().count = std::min(command.count, command.which.front().count);
        }
        on_command(command);
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

void WithdrawalPanel::offer_origins() {
    const auto side = side_to_act(*state().battle);
    m_origins.clear();
    m_which->Clear();
    m_which->Append(_("as proposed"));
    for (const auto& stack : side == Side::Attacker ? attackers_of(state(), *state().battle) : defenders_of(state(), *state().battle)) {
        if (stack.unit != Unit::Submarine) {
            continue;
        }
        const auto known = std::ranges::find_if(m_origins, [&](const SubmarinesFrom& origin) {
            return origin.started_at == stack.started_at && origin.entered_from == stack.entered_from;
        });
        if (known != m_origins.end()) {
            known->count += stack.count;
        } else {
            m_origins.push_back({.count = stack.count, .started_at = stack.started_at, .entered_from = stack.entered_from});
        }
    }
    for (const auto& origin : m_origins) {
        const auto from = origin.started_at ? *origin.started_at : origin.entered_from.value_or(state().battle->space);
        m_which->Append(wxString::Format(_("%d from %s"), origin.count, word(tables(), from)));
    }
    m_which->SetSelection(0);
    m_which->Show(m_origins.size() > 1);
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
    offer_origins();
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
