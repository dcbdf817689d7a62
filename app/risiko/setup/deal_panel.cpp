#include "app/risiko/setup/deal_panel.hpp"

#include "app/base/layout.hpp"
#include "app/desk/form_ways.hpp"
#include "app/widgets/name_match.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace intendant::app::rk {

DealPanel::DealPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Deal of the territories")), layout::spaced());
    auto* const hint = layout::hint(this, wxEmptyString);
    layout::set_wrapped(hint,
                        _("Type the territories of each player, with commas between, or click them on the board: they go to the player "
                          "whose line is written."),
                        layout::for_text(this, 270));
    all->Add(hint, layout::spaced());
    auto* const grid = new wxFlexGridSizer(3, FromDIP(wxSize(10, 6)));
    grid->AddGrowableCol(2, 1);
    for (const auto& each : state().players) {
        const auto colour = each.player.colour;
        m_due[colour] = layout::label(this, wxEmptyString);
        grid->Add(layout::label(this, word(tables(), colour) + ":"), wxSizerFlags().CentreVertical());
        grid->Add(m_due[colour], wxSizerFlags().CentreVertical());
        m_dealt[colour] = new wxTextCtrl(this, wxID_ANY);
        m_dealt[colour]->SetName("risiko.deal." + to_wx(id_of(colour)));
        m_dealt[colour]->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_due(); });
        m_dealt[colour]->Bind(wxEVT_SET_FOCUS, [this, colour](wxFocusEvent& event) {
            event.Skip();
            m_receives = colour;
            propose();
        });
        grid->Add(m_dealt[colour], wxSizerFlags().Expand());
    }
    all->Add(grid, layout::spaced().Expand());
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES); // the words are long in some languages
    button(this, close_by(row), _("Book the &deal"), "risiko.deal.book", [this] { book(); });
    button(this, close_by(row), _("&Let the program deal"), "risiko.deal.program",
           [this] { deal(deal_by_program(state(), fresh_seed())); });
    all->Add(row, wxSizerFlags().Expand());
    SetSizer(all);
}

void DealPanel::point_at(TerritoryId id) {
    if (!IsShown()) {
        return;
    }
    const auto order = deal_order(state());
    const auto counts = deal_counts(tables(), static_cast<int>(order.size()));
    const auto full = [&](std::size_t seat) { return static_cast<int>(dealt(order[seat]).size()) >= counts[seat]; };
    auto seat = static_cast<std::size_t>(std::ranges::find(order, m_receives) - order.begin()) % order.size();
    auto names = dealt(order[seat]);
    const auto name = word(tables(), id);
    if (std::erase(names, name) == 0) {
        for (std::size_t tries = 0; tries < order.size() && full(seat); ++tries) {
            seat = (seat + 1) % order.size();
        }
        names = dealt(order[seat]);
        names.push_back(name);
    }
    m_receives = order[seat];
    wxString text;
    for (const auto& each : names) {
        text += (text.empty() ? wxString{} : wxString{", "}) + each;
    }
    m_dealt.at(m_receives)->ChangeValue(text);
    show_due();
    propose();
}

void DealPanel::propose() {
    if (!on_proposal || !IsShown()) {
        return;
    }
    board::Proposal proposal;
    const auto things = nameables(tables());
    for (const auto& name : dealt(m_receives)) {
        if (const auto which = meant(things, name)) {
            proposal.reach.insert(*which);
        }
    }
    on_proposal(std::move(proposal));
}

void DealPanel::deal(const std::vector<DealtRow>& rows) {
    core::FormValues values;
    for (const auto& row : rows) {
        values[tables()[row.territory].id] = id_of(row.owner);
    }
    do_form(m_table, "deal", values);
}

void DealPanel::book() {
    const auto things = nameables(tables());
    std::vector<DealtRow> rows;
    for (const auto& [colour, field] : m_dealt) {
        for (const auto& text : dealt(colour)) {
            const auto which = meant(things, text);
            if (!which) {
                m_table.complain(wxString::Format(_("\"%s\" is no territory, or several begin so."), text));
                field->SetFocus();
                return;
            }
            rows.push_back({{static_cast<std::uint8_t>(*which)}, colour});
        }
    }
    deal(rows);
}

void DealPanel::show_state() {
    show_due();
    Layout();
}

/// How many of his territories stand on each player's line.
void DealPanel::show_due() {
    if (state().turn.phase != Phase::Deal) {
        return;
    }
    const auto order = deal_order(state());
    const auto counts = deal_counts(tables(), static_cast<int>(order.size()));
    for (std::size_t seat = 0; seat < order.size(); ++seat) {
        m_due.at(order[seat])->SetLabelText(wxString::Format("%d/%d", static_cast<int>(dealt(order[seat]).size()), counts[seat]));
    }
    Layout();
}

void DealPanel::set_focus() {
    if (!m_dealt.empty()) {
        m_dealt.at(m_dealt.contains(m_receives) ? m_receives : m_dealt.begin()->first)->SetFocus();
    }
}

} // namespace intendant::app::rk
