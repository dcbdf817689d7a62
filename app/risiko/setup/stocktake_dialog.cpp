#include "app/risiko/setup/stocktake_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/risiko/fields.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/scrolwin.h>
#include <wx/translation.h>

#include <algorithm>
#include <iterator>

namespace intendant::app::rk {

namespace {

constexpr int seconds_a_minute = 60;

} // namespace

StocktakeDialog::StocktakeDialog(wxWindow* parent, const Table& table)
    : StocktakeOf(parent, table, _("Stocktake: armies and cards as they really are"), "risiko.stocktake", "RK-GEN-6",
                  _("Coun&ted, and right")) {
    for (const auto& each : table.state().players) {
        m_players.push_back(each.player.colour);
    }
    pages()->AddPage(make_territories(pages()), _("Territories"));
    pages()->AddPage(make_cards(pages()), _("Cards"));
    m_places = new CardPlaces(pages(), "risiko.stocktake", table.state().tables, m_players, seen_in(table.state()));
    pages()->AddPage(m_places, _("Cards seen"));
    pages()->AddPage(make_turn(pages()), _("Turn"));
    begin(wxSize(760, 520));
}

wxWindow* StocktakeDialog::make_territories(wxWindow* parent) {
    auto* const page = new wxPanel(parent);
    m_holdings = new HoldingsSheet(page, "risiko.stocktake", m_table.state().tables, m_players, m_table.state().holdings);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(page, _("A player left without a territory was eliminated by:")), layout::line());
    m_victor =
        named_choice(page, "risiko.stocktake.victor", words_for(m_players, [&](auto colour) { return word(m_table.tables(), colour); }),
                     static_cast<int>(std::ranges::find(m_players, m_table.state().turn.player) - m_players.begin()));
    row->Add(m_victor, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_holdings, wxSizerFlags(1).Expand());
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
    m_card = name_field(page, close_by(row), _("On our cards, the one of:"), "risiko.stocktake.card");
    std::vector<TerritoryId> every;
    for (std::size_t i = 0; i < tables.territories.size(); ++i) {
        every.push_back({static_cast<std::uint8_t>(i)});
    }
    m_card->offer(items(tables, every));
    row->Add(layout::label(page, _("shows:")), layout::line());
    m_symbol = named_choice(page, "risiko.stocktake.symbol");
    for (const auto symbol : {Symbol::Infantry, Symbol::Cavalry, Symbol::Cannon}) {
        m_symbol->Append(word(symbol));
    }
    m_symbol->SetSelection(0);
    row->Add(m_symbol, layout::line());
    all->Add(row);
    page->SetSizer(all);
    return page;
}

wxWindow* StocktakeDialog::make_turn(wxWindow* parent) {
    auto* const page = new wxScrolledWindow(parent, wxID_ANY);
    page->SetScrollRate(0, FromDIP(12));
    const auto& state = m_table.state();
    const auto& tables = m_table.tables();
    auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    grid->Add(layout::label(page, _("Whose turn it is:")), wxSizerFlags().CentreVertical());
    m_turn = named_choice(page, "risiko.stocktake.turn");
    for (const auto colour : m_players) {
        m_turn->Append(word(tables, colour));
    }
    m_turn->SetSelection(static_cast<int>(std::ranges::find(m_players, state.turn.player) - m_players.begin()));
    grid->Add(m_turn);
    const auto track = [&](Track which, const wxString& name, const wxString& label, int value) {
        grid->Add(layout::label(page, label), wxSizerFlags().CentreVertical());
        m_tracks[which] = new NumberField(page, "risiko.stocktake." + name, value, which == Track::Round ? 1 : 0);
        grid->Add(m_tracks[which]);
    };
    for (const auto& [which, name] : {std::pair{Track::Round, "round"}, std::pair{Track::Placed, "placed"}, std::pair{Track::Sets, "sets"},
                                      std::pair{Track::Conquests, "conquests"}, std::pair{Track::Reshuffles, "reshuffles"}}) {
        track(which, name, word(tables, which) + ":", risiko::value_of(state, which));
    }
    if (state.options.ending == EndingRule::TimeAttackClock) {
        track(Track::Clock, "clock", _("Minutes played so far:"), risiko::value_of(state, Track::Clock) / seconds_a_minute);
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::hint(page, _("What the books say. Another player's turn begins from its start."), 690), layout::spaced());
    all->Add(grid, layout::spaced());
    for (const auto& each : state.players) {
        if (!each.in_game()) {
            const auto colour = each.player.colour;
            m_back[colour] = new wxCheckBox(page, wxID_ANY, wxString::Format(_("%s is in the game after all"), word(tables, colour)));
            m_back[colour]->SetName("risiko.stocktake.back." + to_wx(id_of(colour)));
            all->Add(m_back[colour], wxSizerFlags().Border(wxLEFT | wxBOTTOM));
        }
    }
    page->SetSizer(all);
    return page;
}

/// He was out, and the table says that he is not, or that he holds a territory.
bool StocktakeDialog::is_back(Colour colour, const std::vector<HoldingRow>& holdings) const {
    const auto found = m_back.find(colour);
    return found != m_back.end() &&
           (found->second->GetValue() || std::ranges::any_of(holdings, [&](const HoldingRow& row) { return row.owner == colour; }));
}

/// To the second, where the minutes are as the books say.
int StocktakeDialog::value_of(Track track) const {
    const int said = risiko::value_of(m_table.state(), track);
    const int shown = m_tracks.at(track)->GetValue();
    return track != Track::Clock ? shown : shown == said / seconds_a_minute ? said : shown * seconds_a_minute;
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
        const bool plays = find_player(m_table.state(), colour)->in_game() || is_back(colour, holdings);
        if (plays && colour != victor && std::ranges::none_of(board, [&](const Holding& each) { return each.owner == colour; })) {
            out.push_back({colour, victor});
        }
    }
    return out;
}

Stocktake StocktakeDialog::command() const {
    Stocktake command{.reason = reason()};
    command.holdings = m_holdings->changes();
    for (std::size_t i = 0; i < m_hands.size(); ++i) {
        if (m_hands[i]->GetValue() != find_player(m_table.state(), m_players[i])->cards) {
            command.hands.push_back({m_players[i], m_hands[i]->GetValue()});
        }
    }
    if (const auto card = chosen(m_table.tables(), *m_card)) {
        command.symbols.push_back({*card, static_cast<Symbol>(m_symbol->GetSelection())});
    }
    std::ranges::copy_if(m_players, std::back_inserter(command.back), [&](Colour colour) { return is_back(colour, command.holdings); });
    command.discards = m_places->discards();
    command.shown = m_places->shown();
    for (const auto& [track, field] : m_tracks) {
        if (const auto value = value_of(track); value != risiko::value_of(m_table.state(), track)) {
            command.tracks.push_back({track, value});
        }
    }
    if (const auto turn = m_players[static_cast<std::size_t>(m_turn->GetSelection())]; turn != m_table.state().turn.player) {
        command.turn = turn;
    }
    command.eliminated = eliminated(command.holdings);
    return command;
}

bool StocktakeDialog::entered() const {
    const auto counted = command();
    return !counted.holdings.empty() || !counted.hands.empty() || !counted.symbols.empty() || !counted.back.empty() || counted.discards ||
           !counted.shown.empty() || !counted.tracks.empty() || counted.turn;
}

} // namespace intendant::app::rk
