#include "app/axis_allies/overview.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

Overview::Overview(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("overview");
    m_powers = new SmallTable(this, "overview.powers",
                              {{_("Power"), 146}, {_("Has"), 50, true}, {_("Makes"), 60, true}});
    m_powers->SetToolTip(_("Treasury and production in IPC. Double click or Enter: how the treasury came about"));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_powers, wxSizerFlags(1).Expand());
    SetSizer(all);
    m_powers->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) {
        if (const auto chosen = power_of_id(m_powers->selected()); chosen && on_power) {
            on_power(*chosen);
        }
    });
}

void Overview::show_state() {
    std::vector<SmallTable::Row> rows;
    for (const auto each : all_powers) {
        rows.push_back({std::string{id_of(each)},
                        roundel(each, 20),
                        {word(tables(), each), wxString::Format("%lld", static_cast<long long>(state().powers[each].treasury.amount)),
                         wxString::Format("%lld", static_cast<long long>(production(state(), each).amount))}});
    }
    m_powers->show(std::move(rows));
}

} // namespace intendant::app::aa
