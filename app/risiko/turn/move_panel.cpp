#include "app/risiko/turn/move_panel.hpp"

#include "app/base/layout.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

MovePanel::MovePanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Strategic move")), layout::spaced());
    auto* const hint = layout::hint(this, wxEmptyString);
    layout::set_wrapped(hint, _("Once a turn, to a territory beside it; one army stays. Or end the turn without a move."),
                        layout::for_text(this, 270));
    all->Add(hint, layout::spaced());
    auto* const grid = new wxFlexGridSizer(2, wxSize(0, 0));
    grid->AddGrowableCol(1);
    m_from = name_field(this, close_by(grid), _("F&rom:"), "risiko.move.from");
    m_to = name_field(this, close_by(grid), _("&to:"), "risiko.move.to");
    for (auto* const field : {m_from, m_to}) {
        grid->GetItem(field)->SetFlag(grid->GetItem(field)->GetFlag() | wxEXPAND);
    }
    m_from->on_change = [this] { offer(); };
    m_to->on_change = [this] { propose(); };
    m_armies = count_field(this, close_by(grid), _("&Armies:"), "risiko.move.armies", 0);
    grid->AddSpacer(0);
    button(this, close_by(grid), _("&Move"), "risiko.move.book", [this] { move(); });
    all->Add(grid, wxSizerFlags().Expand());
    SetSizer(all);
}

void MovePanel::offer() {
    const auto from = chosen(tables(), *m_from);
    m_to->offer(items(tables(), from ? neighbours(state(), *from, true) : std::vector<TerritoryId>{}));
    propose();
    m_armies->SetValue(m_carried > 0 ? m_carried : from ? std::max(0, state()[*from].armies - 1) : 0);
}

void MovePanel::propose() {
    const auto from = chosen(tables(), *m_from);
    const auto to = chosen(tables(), *m_to);
    if (!on_proposal || !IsShown()) {
        return;
    }
    board::Proposal proposal;
    if (from && to) {
        proposal.way = {from->index, to->index};
    }
    for (const auto id : from && !to ? neighbours(state(), *from, true) : std::vector<TerritoryId>{}) {
        proposal.reach.insert(id.index);
    }
    on_proposal(std::move(proposal));
}

void MovePanel::move() {
    if (stops_at_name()) {
        return;
    }
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
    } else {
        m_armies->SetFocus();
    }
    propose();
}

void MovePanel::carry(TerritoryId from, int armies) {
    if (armies == 0 && m_carried == 0) {
        return;
    }
    m_carried = armies;
    m_to->clear();
    m_from->clear();
    if (armies > 0) {
        m_from->choose(tables()[from].id);
    }
    offer();
}

void MovePanel::fill(const MoveArmies& move) {
    m_carried = 0;
    m_from->choose(tables()[move.from].id);
    offer();
    m_to->choose(tables()[move.to].id);
    m_armies->SetValue(move.armies);
    propose();
}

} // namespace intendant::app::rk
