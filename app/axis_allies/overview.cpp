#include "app/axis_allies/overview.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

constexpr int icon_size = 20;

} // namespace

Overview::Overview(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("overview");
    int widest = 0;
    for (const auto each : all_powers) {
        widest = std::max(widest, GetTextExtent(word(tables(), each)).GetWidth());
    }
    const int name = ToDIP(widest) + icon_size + 46;
    constexpr int has = 56;
    constexpr int makes = 66;
    m_powers = new SmallTable(this, "overview.powers",
                              {{_("Power"), name}, {_("Has"), has, true}, {_("Makes"), makes, true}});
    m_powers->SetMinSize(FromDIP(wxSize(name + has + makes + 8, 150)));
    m_powers->SetToolTip(_("Treasury and production in IPC. Double click or Enter: the entries behind the treasury"));
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
                        roundel(each, icon_size),
                        {word(tables(), each), wxString::Format("%lld", static_cast<long long>(state().powers[each].treasury.amount)),
                         wxString::Format("%lld", static_cast<long long>(production(state(), each).amount))}});
    }
    m_powers->show(std::move(rows));
}

} // namespace intendant::app::aa
