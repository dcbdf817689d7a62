#include "app/risiko/setup/stocktake_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/risiko/fields.hpp"
#include "app/risiko/help.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/scrolwin.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

StocktakeDialog::StocktakeDialog(wxWindow* parent, const Table& table)
    : PutRightDialog(parent, _("Stocktake: armies and cards as they really are"), "risiko.stocktake", _("&Book the differences")),
      m_table(table) {
    for (const auto& each : table.state().players) {
        if (each.in_game()) {
            m_players.push_back(each.player.colour);
        }
    }
    pages()->AddPage(make_territories(pages()), _("Territories"));
    pages()->AddPage(make_cards(pages()), _("Cards"));
    begin(wxSize(760, 520));
}

wxWindow* StocktakeDialog::make_territories(wxWindow* parent) {
    auto* const page = new wxScrolledWindow(parent, wxID_ANY);
    page->SetScrollRate(0, FromDIP(12));
    auto* const grid = new wxFlexGridSizer(3, FromDIP(wxSize(12, 4)));
    const auto& tables = m_table.tables();
    wxArrayString colours;
    for (const auto colour : m_players) {
        colours.Add(word(tables, colour));
    }
    for (std::size_t i = 0; i < tables.territories.size(); ++i) {
        const TerritoryId id{static_cast<std::uint8_t>(i)};
        const auto& holding = m_table.state()[id];
        grid->Add(layout::label(page, word(tables, id)), wxSizerFlags().CentreVertical());
        m_owners.push_back(new wxChoice(page, wxID_ANY, wxDefaultPosition, wxDefaultSize, colours));
        m_owners.back()->SetName("risiko.stocktake.owner." + to_wx(tables[id].id));
        if (holding.owner) {
            m_owners.back()->SetSelection(static_cast<int>(std::ranges::find(m_players, *holding.owner) - m_players.begin()));
        }
        grid->Add(m_owners.back());
        m_armies.push_back(new NumberField(page, "risiko.stocktake.armies." + to_wx(tables[id].id), holding.armies));
        grid->Add(m_armies.back());
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, layout::spaced());
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(page, _("A player left without a territory was eliminated by:")), layout::line());
    m_victor = new wxChoice(page, wxID_ANY, wxDefaultPosition, wxDefaultSize, colours);
    m_victor->SetName("risiko.stocktake.victor");
    m_victor->SetSelection(static_cast<int>(std::ranges::find(m_players, m_table.state().turn.player) - m_players.begin()));
    row->Add(m_victor, layout::line());
    all->Add(row);
    page->SetSizer(all);
    return page;
}

wxWindow* StocktakeDialog::make_cards(wxWindow* parent) {
    auto* const page = new wxPanel(parent);
    const auto& tables = m_table.tables();
    auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    for (const auto colour : m_players) {
        grid->Add(layout::label(page, wxString::Format(_("Cards of %s:"), word(tables, colour))), wxSizerFlags().CentreVertical());
        m_hands.push_back(
            new NumberField(page, "risiko.stocktake.hand." + to_wx(id_of(colour)), find_player(m_table.state(), colour)->cards));
        grid->Add(m_hands.back());
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, layout::spaced());
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    m_card = name_field(page, row, _("On our cards, the one of:"), "risiko.stocktake.card");
    std::vector<TerritoryId> every;
    for (std::size_t i = 0; i < tables.territories.size(); ++i) {
        every.push_back({static_cast<std::uint8_t>(i)});
    }
    m_card->offer(items(tables, every));
    row->Add(layout::label(page, _("shows:")), layout::line());
    m_symbol = new wxChoice(page, wxID_ANY);
    m_symbol->SetName("risiko.stocktake.symbol");
    for (const auto symbol : {Symbol::Infantry, Symbol::Cavalry, Symbol::Cannon}) {
        m_symbol->Append(word(symbol));
    }
    m_symbol->SetSelection(0);
    row->Add(m_symbol, layout::line());
    all->Add(row);
    page->SetSizer(all);
    return page;
}

/// Who would be left without a territory, and by whom.
std::vector<Elimination> StocktakeDialog::eliminated(const std::vector<HoldingRow>& holdings) const {
    auto board = m_table.state().holdings;
    for (const auto& row : holdings) {
        board[row.territory.index] = {row.owner, row.armies};
    }
    const auto victor = m_players[static_cast<std::size_t>(m_victor->GetSelection())];
    std::vector<Elimination> out;
    for (const auto colour : m_players) {
        if (colour != victor && std::ranges::none_of(board, [&](const Holding& each) { return each.owner == colour; })) {
            out.push_back({colour, victor});
        }
    }
    return out;
}

Stocktake StocktakeDialog::command() const {
    Stocktake command{.reason = reason()};
    for (std::size_t i = 0; i < m_owners.size(); ++i) {
        const TerritoryId id{static_cast<std::uint8_t>(i)};
        const auto chosen_owner = m_owners[i]->GetSelection();
        if (chosen_owner != wxNOT_FOUND) {
            const HoldingRow row{id, m_players[static_cast<std::size_t>(chosen_owner)], m_armies[i]->GetValue()};
            if (m_table.state()[id] != Holding{row.owner, row.armies}) {
                command.holdings.push_back(row);
            }
        }
    }
    for (std::size_t i = 0; i < m_hands.size(); ++i) {
        if (m_hands[i]->GetValue() != find_player(m_table.state(), m_players[i])->cards) {
            command.hands.push_back({m_players[i], m_hands[i]->GetValue()});
        }
    }
    if (const auto card = chosen(m_table.tables(), *m_card)) {
        command.symbols.push_back({*card, static_cast<Symbol>(m_symbol->GetSelection())});
    }
    command.eliminated = eliminated(command.holdings);
    return command;
}

wxString StocktakeDialog::refusal() const {
    const auto verdict = m_table.session().ask(command());
    return core::refused(verdict) ? m_table.say(core::refusal(verdict)) : wxString{};
}

bool StocktakeDialog::entered() const {
    const auto counted = command();
    return !counted.holdings.empty() || !counted.hands.empty() || !counted.symbols.empty();
}

wxString StocktakeDialog::clause() const { return tip(m_table.tables(), "RK-GEN-6"); }

} // namespace intendant::app::rk
