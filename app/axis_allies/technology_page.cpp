#include "app/axis_allies/technology_page.hpp"

#include "app/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

TechnologyPage::TechnologyPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("technology");
    std::vector<SmallTable::Column> columns{{_("Development"), 240}, {_("Die"), 50, true}};
    for (const auto each : all_powers) {
        columns.push_back({word(tables(), each), 130});
    }
    m_weapons = new SmallTable(this, "technology.weapons", columns);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Weapons development")), layout::spaced());
    all->Add(m_weapons, layout::spaced().Proportion(1).Expand());
    SetSizer(all);
}

void TechnologyPage::show_state() {
    std::vector<SmallTable::Row> rows;
    int die = 0;
    for (const auto weapon : all_weapons) {
        std::vector<wxString> cells{word(tables(), weapon), wxString::Format("%d", ++die)};
        for (const auto each : all_powers) {
            cells.push_back(has_weapon(state(), each, weapon) ? wxString{L"\u2714 "} + _("developed") : wxString{});
        }
        rows.push_back({std::string{id_of(weapon)}, {}, cells});
    }
    m_weapons->show(std::move(rows));
    Layout();
}

} // namespace intendant::app::aa
