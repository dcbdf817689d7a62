#include "app/risiko/turn/placing_panel.hpp"

#include "app/base/layout.hpp"
#include "app/risiko/fields.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <numeric>

namespace intendant::app::rk {

PlacingPanel::PlacingPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Armies to place")), layout::spaced());
    m_due = layout::label(this, wxEmptyString);
    m_due->SetName("risiko.place.due");
    all->Add(m_due, layout::spaced());
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    button(this, close_by(row), _("&Place"), "risiko.place.book", [this] { place(); });
    m_left = layout::label(this, wxEmptyString);
    m_left->SetName("risiko.place.left");
    row->Add(m_left, layout::line());
    all->Add(row);
    m_tally = new CountList(this, "risiko.place");
    m_tally->SetMinSize(FromDIP(wxSize(-1, 140)));
    m_tally->on_change = [this] { show_left(); };
    m_tally->on_enter = [this] { place(); };
    all->Add(m_tally, layout::spaced().Proportion(1).Expand());
    SetSizer(all);
}

int PlacingPanel::left() const {
    return state().turn.phase == Phase::InitialArmies ? std::min(who().to_place, tables().amounts.initial_pass) : state().turn.to_place();
}

void PlacingPanel::place() {
    PlaceArmies command;
    for (const auto id : territories_of(state(), player())) {
        if (const int armies = m_tally->count(tables()[id].id); armies > 0) {
            command.armies.push_back({id, armies});
        }
    }
    m_table.book(command, [this] { m_tally->clear_counts(); });
}

void PlacingPanel::show_state() {
    const auto& turn = state().turn;
    const auto& due = turn.reinforcement;
    layout::set_wrapped(
        m_due,
        turn.phase == Phase::InitialArmies
            ? wxString::Format(_("Armies in this pass: %d; still in hand: %d."), left(), who().to_place)
            : wxString::Format(_("Territories: %d  +  continents: %d  +  set: %d  +  own territories shown: %d  +  special: %d  =  %d"),
                               due.base, due.of_continents(), due.set, due.territory_cards, due.special, due.due()),
        std::max(FromDIP(200), GetClientSize().GetWidth() - FromDIP(24)));
    std::vector<CountList::Row> rows;
    for (const auto id : IsShown() ? territories_of(state(), player()) : std::vector<TerritoryId>{}) {
        int threats = 0;
        for (const auto next : neighbours(state(), id, false)) {
            threats = std::max(threats, state()[next].armies);
        }
        rows.push_back({tables()[id].id,
                        {},
                        word(tables(), id),
                        threats > 0 ? wxString::Format(_("%d, against %d"), state()[id].armies, threats) : count(state()[id].armies),
                        std::max(left(), 0),
                        0});
    }
    m_tally->show(std::move(rows));
    show_left();
    Layout();
}

void PlacingPanel::fill(const PlaceArmies& placed) {
    for (const auto& [territory, armies] : placed.armies) {
        m_tally->set_count(tables()[territory].id, armies);
    }
    show_left();
}

void PlacingPanel::show_left() {
    const auto counts = m_tally->counts();
    if (on_proposal && IsShown()) {
        board::Proposal proposal;
        for (const auto id : territories_of(state(), player())) {
            if (m_tally->count(tables()[id].id) > 0) {
                proposal.reach.insert(id.index);
            }
        }
        on_proposal(std::move(proposal));
    }
    m_left->SetLabelText(wxString::Format(_("still to place: %d"), left() - std::accumulate(counts.begin(), counts.end(), 0)));
}

} // namespace intendant::app::rk
