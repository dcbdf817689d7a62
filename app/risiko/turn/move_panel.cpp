#include "app/risiko/turn/move_panel.hpp"

#include "app/base/layout.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

MovePanel::MovePanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Strategic move")), layout::spaced());
    all->Add(layout::hint(this, _("Once a turn, to a territory beside it; one army stays. Or end the turn without a move.")),
             layout::spaced());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    m_from = name_field(this, row, _("F&rom:"), "risiko.move.from");
    m_to = name_field(this, row, _("&to:"), "risiko.move.to");
    m_from->on_change = [this] { offer(); };
    all->Add(row);
    row = new wxBoxSizer(wxHORIZONTAL);
    constexpr int most = 9999;
    m_armies = count_field(this, row, _("&Armies:"), "risiko.move.armies", 0, most);
    button(this, row, _("&Move"), "risiko.move.book", [this] { move(); });
    all->Add(row);
    SetSizer(all);
}

void MovePanel::offer() {
    const auto from = chosen(tables(), *m_from);
    std::vector<TerritoryId> reachable;
    for (const auto id : from ? neighbours(state(), *from) : std::vector<TerritoryId>{}) {
        if (state()[id].owner == player()) {
            reachable.push_back(id);
        }
    }
    m_to->offer(items(tables(), reachable));
    m_armies->SetValue(from ? std::max(0, state()[*from].armies - 1) : 0);
}

void MovePanel::move() {
    const auto from = chosen(tables(), *m_from);
    const auto to = chosen(tables(), *m_to);
    if (!from || !to) {
        m_table.complain(_("Say from where to where the armies move."));
        return;
    }
    m_table.book(MoveArmies{*from, *to, m_armies->GetValue()}, [this] {
        m_from->clear();
        m_to->clear();
        offer();
    });
}

void MovePanel::show_state() {
    if (!IsShown()) {
        return;
    }
    auto bases = territories_of(state(), player());
    std::erase_if(bases, [&](TerritoryId id) { return state()[id].armies < 2; });
    m_from->offer(items(tables(), bases));
    offer();
    Layout();
}

void MovePanel::point_at(TerritoryId id) {
    (m_from->chosen() ? m_to : m_from)->choose(tables()[id].id);
    if (!m_to->chosen()) {
        offer();
    }
}

} // namespace intendant::app::rk
