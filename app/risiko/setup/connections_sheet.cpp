#include "app/risiko/setup/connections_sheet.hpp"

#include "app/base/layout.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

ConnectionsSheet::ConnectionsSheet(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables)
    : wxPanel(parent), m_tables(std::move(tables)) {
    m_list = new RowList(this, name + ".connections", {{_("Connection"), 440}, {_("On this board"), 160}});
    m_list->on_cell = [this](const std::string&, int) { turn(); };
    auto* const turn_button = new wxButton(this, wxID_ANY, _("&Take away or give back"));
    turn_button->SetName(name + ".connections.turn");
    turn_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { turn(); });
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(
        layout::hint(this,
                     _("Boards differ in a few connections (RK-MAP-5). What this board does not have is taken away; it holds for the whole "
                       "game."),
                     690),
        layout::spaced());
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    all->Add(turn_button, layout::spaced());
    SetSizer(all);
    show();
}

std::vector<Connection> ConnectionsSheet::switched_off() const {
    std::vector<Connection> connections;
    for (const auto at : m_off) {
        connections.push_back(m_tables->connections[at]);
    }
    return connections;
}

/// The selected one is there from now on, or is not.
void ConnectionsSheet::turn() {
    const auto key = m_list->selected();
    if (key.empty()) {
        return;
    }
    const auto at = static_cast<std::size_t>(std::stoul(key));
    if (m_off.erase(at) == 0) {
        m_off.insert(at);
    }
    show();
    m_list->select(key);
}

void ConnectionsSheet::show() {
    std::vector<RowList::Row> rows;
    for (std::size_t i = 0; i < m_tables->connections.size(); ++i) {
        const auto& each = m_tables->connections[i];
        auto one = word(*m_tables, each.a);
        auto other = word(*m_tables, each.b);
        if (other < one) {
            std::swap(one, other);
        }
        rows.push_back({std::to_string(i), {}, {one + " - " + other, m_off.contains(i) ? _("no") : _("yes")}});
    }
    std::ranges::sort(rows, {}, [](const RowList::Row& row) { return row.cells.front(); });
    m_list->show(std::move(rows));
}

} // namespace intendant::app::rk
