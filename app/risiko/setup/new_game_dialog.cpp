#include "app/risiko/setup/new_game_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/risiko/help.hpp"
#include "app/widgets/icons.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

NewGameDialog::NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables)
    : NewGameDialogOf(parent, _("A new game of RisiKo!"), "risiko.new_game", tables, names_of(tables)) {
    m_pages->AddPage(make_players(m_pages), _("Players"));
    m_pages->AddPage(m_rules = new RulesSheet(m_pages, "risiko.new_game"), _("Rules"));
    m_pages->AddPage(m_connections = new ConnectionsSheet(m_pages, "risiko.new_game", m_tables), _("Board"));
    m_situation = new SituationPage(m_pages, m_tables);
    m_pages->AddPage(m_situation, _("Situation"));
    m_holdings =
        new HoldingsSheet(m_pages, "risiko.situation", m_tables, {}, std::vector<Holding>(m_tables->territories.size(), Holding{{}, 1}));
    m_holdings->on_change = [this] { m_situation->begun(); };
    m_pages->AddPage(m_holdings, _("Territories"));
    m_discards = new CardPlaces(m_pages, "risiko.situation", m_tables, {}, {});
    m_pages->AddPage(m_discards, _("Discards"));
    m_pages->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        show_names();
        event.Skip();
    });
    show_names();
    say_on_f1(*this, *m_notice, [this] { return tip(m_tables->clauses, "RK-SET-1"); });
    open({760, 560}, *m_players);
}

/// One field; everything else has its usual value.
wxWindow* NewGameDialog::make_players(wxWindow* parent) {
    auto* const panel = new wxPanel(parent);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(panel, _("&Who plays?")), layout::spaced());
    constexpr int usual = 4;
    wxString names;
    for (int place = 1; place <= usual; ++place) {
        names += (names.empty() ? "" : ", ") + wxString::Format(_("Player %d"), place);
    }
    m_players = new wxTextCtrl(panel, wxID_ANY, last_players(names));
    m_players->SetName("risiko.new_game.players");
    all->Add(m_players, layout::spaced().Expand());
    all->Add(
        layout::hint(panel, _("Three to six names, clockwise as they sit, with commas between. Everything else has its usual value."), 690),
        layout::spaced());
    auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    const auto colours = words_for(all_colours, [&](auto colour) { return word(*m_tables, colour); });
    for (int place = 1; place <= static_cast<int>(all_colours.size()); ++place) {
        m_names.push_back(layout::label(panel, wxEmptyString));
        grid->Add(m_names.back(), wxSizerFlags().CentreVertical());
        m_colours.push_back(new wxChoice(panel, wxID_ANY, wxDefaultPosition, wxDefaultSize, colours));
        m_colours.back()->SetName(wxString::Format("risiko.new_game.colour.%d", place));
        m_colours.back()->SetSelection(place - 1);
        grid->Add(m_colours.back());
    }
    all->Add(grid, layout::spaced());
    auto* const first = new wxBoxSizer(wxHORIZONTAL);
    first->Add(layout::label(panel, _("Plays &first:")), layout::line());
    m_first = new wxChoice(panel, wxID_ANY, wxDefaultPosition, wxSize(layout::for_text(panel, 240), -1));
    m_first->SetName("risiko.new_game.first");
    first->Add(m_first, layout::line());
    all->Add(first);
    all->AddStretchSpacer();
    m_file = new NewGameFile(panel, "risiko.new_game.file", "risiko");
    all->Add(m_file, layout::spaced().Expand());
    panel->SetSizer(all);
    m_players->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_names(); });
    return panel;
}

/// Whoever is named, with colours to choose, first place and hands.
void NewGameDialog::show_names() {
    const auto names = names_in(m_players->GetValue());
    const auto chosen = m_first->GetSelection();
    m_first->Clear();
    m_first->Append(_("whoever wins the throw"));
    m_first->Append(wxArrayString(names.size(), names.data()));
    m_first->SetSelection(chosen != wxNOT_FOUND && chosen < static_cast<int>(m_first->GetCount()) ? chosen : 0);
    std::vector<Colour> colours;
    for (std::size_t place = 0; place < std::min(names.size(), m_colours.size()); ++place) {
        colours.push_back(all_colours[static_cast<std::size_t>(m_colours[place]->GetSelection())]);
    }
    if (m_holdings != nullptr) { // the pages are made one after the other
        m_situation->offer(colours);
        m_holdings->offer(colours);
    }
    for (std::size_t place = 0; place < m_names.size(); ++place) {
        const bool plays = place < names.size();
        m_names[place]->SetLabelText(plays ? wxString::Format(_("%s has the colour"), names[place]) : wxString{});
        m_names[place]->Show(plays);
        m_colours[place]->Show(plays);
    }
    m_players->GetParent()->Layout();
}

Command NewGameDialog::beginning() const {
    BeginGame begin{};
    for (const auto& name : names_in(m_players->GetValue())) {
        const auto place = begin.players.size() % m_colours.size(); // too many are refused by their number
        begin.players.push_back({to_utf8(name), all_colours[static_cast<std::size_t>(m_colours[place]->GetSelection())]});
    }
    begin.options = m_rules->options();
    if (const auto place = m_first->GetSelection(); place > 0 && place <= static_cast<int>(begin.players.size())) {
        begin.first = begin.players[static_cast<std::size_t>(place) - 1].colour;
    }
    begin.switched_off = m_connections->switched_off();
    if (m_situation->has_played()) {
        begin.situation.emplace();
        m_situation->fill(*begin.situation);
        begin.situation->holdings = m_holdings->rows();
        begin.situation->discards = m_discards->discards().value_or(std::vector<CardId>{});
    }
    return begin;
}

std::optional<std::filesystem::path> begin_game(wxWindow* parent) {
    return begin_by<NewGameDialog>(parent, load_tables(resources() / "risiko"));
}

} // namespace intendant::app::rk
