#include "app/axis_allies/turn/income_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

IncomePanel::IncomePanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("income");
    m_what = layout::heading(this, wxEmptyString);
    m_what->SetName("income.what");
    m_why = layout::label(this, wxEmptyString);
    m_why->SetName("income.why");
    m_collect = new wxButton(this, wxID_ANY, _("&Collect"));
    m_collect->SetName("income.collect");
    m_collect->SetToolTip(tip(tables(), {"I-01"}));
    m_territories = new RowList(this, "income.territories", {{_("Territory"), 170}, {_("Value"), 60, true}});
    m_territories->SetMinSize(FromDIP(wxSize(-1, 200)));
    m_territories->say_when_empty(_("It holds no territory of value."));
    auto* const head = new wxBoxSizer(wxVERTICAL);
    head->Add(m_what, layout::spaced().Expand());
    head->Add(m_collect, layout::spaced().Expand());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(head, wxSizerFlags().Expand());
    all->Add(m_why, layout::spaced());
    all->Add(m_territories, layout::spaced().Proportion(1).Expand());
    SetSizer(all);
    m_collect->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { m_table.book(CollectIncome{}); });
}

void IncomePanel::show_state() {
    const bool done = state().turn.income_collected;
    const auto income = m_table.income();
    m_what->SetLabelText(
        done || !income ? wxString::Format(_("%s has been paid."), word(tables(), power()))
                        : wxString::Format(_("The bank pays %s %s"), word(tables(), power()), ipc(income->production - income->debt_paid)));
    wxString why;
    if (income && income->production < production(state(), power())) {
        why = wxString::Format(_("Its territories are worth %s, but its capital is in enemy hands (I-05)."),
                               ipc(production(state(), power())));
    } else if (income && income->debt_paid > core::Money{}) {
        why = wxString::Format(_("Of %s, the bank keeps %s for the bombing debt (I-06)."), ipc(income->production), ipc(income->debt_paid));
    }
    m_why->SetLabelText(why);
    m_why->Show(!why.empty());
    m_collect->Enable(!done);
    std::vector<RowList::Row> rows;
    for (std::size_t index = 0; index < tables().spaces.size(); ++index) {
        const SpaceId space{static_cast<std::uint8_t>(index)};
        if (controller(state(), space) == power() && tables()[space].value.amount > 0) {
            rows.push_back({tables()[space].id,
                            roundel(power(), 16),
                            {word(tables(), space), wxString::Format("%lld", static_cast<long long>(tables()[space].value.amount))}});
        }
    }
    m_territories->show(std::move(rows));
    Layout();
}

} // namespace intendant::app::aa
