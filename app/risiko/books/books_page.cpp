#include "app/risiko/books/books_page.hpp"

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "db/session/history.hpp"
#include "model/risiko/measures.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

namespace {

constexpr int icon_size = 18;

} // namespace

PlayersPage::PlayersPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("risiko.players");
    m_players = new RowList(this, "risiko.players.list",
                            {{_("Player"), 125},
                             {_("Set-up"), 120, true},
                             {_("Reinforcements"), 115, true},
                             {_("Lost"), 65, true},
                             {_("Corrected"), 85, true},
                             {_("On the board"), 110, true},
                             {_("Objective"), 95},
                             {_("Cards shown"), 170}});
    m_continents =
        new RowList(this, "risiko.players.continents",
                    {{_("Continent"), 170}, {_("Armies"), 80, true}, {_("Held by"), 160}, {_("Territories of each player"), 340}});
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_players, layout::spaced().Proportion(1).Expand());
    all->Add(m_continents, layout::spaced().Proportion(1).Expand());
    make_trace(*all);
    SetSizer(all);
    m_players->on_select = [this](const std::string&) { show_trace(); };
}

void PlayersPage::make_trace(wxSizer& all) {
    m_trace_title = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_measure = new wxChoice(this, wxID_ANY);
    m_measure->SetName("risiko.trace.measure");
    for (const auto& measure : measures(tables()).measures) {
        if (!measure.flow) {
            m_measures.push_back(measure.id);
            m_measure->Append(m_table.say(measure.name));
        }
    }
    m_measure->SetSelection(0);
    m_measure->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_trace(); });
    m_trace =
        new RowList(this, "risiko.trace", {{_("Entry"), 80}, {_("Change"), 90, true}, {_("Then"), 90, true}, {_("What was booked"), 560}});
    m_trace->say_when_empty(_("No entry has changed it yet."));
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(m_trace_title, layout::line().Proportion(1));
    head->Add(m_measure, layout::line());
    all.Add(head, wxSizerFlags().Expand());
    all.Add(m_trace, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
}

void PlayersPage::trace(Colour colour, const std::string& measure) {
    const auto place = std::ranges::find(m_measures, measure);
    m_measure->SetSelection(static_cast<int>(place - m_measures.begin()));
    m_players->select(std::string{id_of(colour)});
    show_trace();
}

void PlayersPage::show_trace() {
    if (!IsShownOnScreen() || state().players.empty()) {
        return;
    }
    const auto colour = colour_of_id(m_players->selected()).value_or(player());
    m_trace_title->SetLabelText(wxString::Format(_("The entries behind: %s, %s"), m_measure->GetStringSelection(), word(tables(), colour)));
    std::vector<RowList::Row> rows;
    for (const auto& step : db::steps_to(m_table.session(), m_measures[static_cast<std::size_t>(m_measure->GetSelection())],
                                         std::string{id_of(colour)}, m_table.shown())) {
        rows.push_back({std::to_string(step.entry.seq),
                        {},
                        {wxString::Format("%lld", static_cast<long long>(step.entry.seq)),
                         wxString::Format("%+lld", static_cast<long long>(step.change)),
                         wxString::Format("%lld", static_cast<long long>(step.then)), m_table.say(step.entry)}});
    }
    m_trace->show(std::move(rows));
}

void PlayersPage::show_state() {
    std::vector<RowList::Row> rows;
    for (const auto& each : state().players) {
        const auto colour = each.player.colour;
        const auto name = each.player.name.empty() ? word(tables(), colour) : word(tables(), colour) + " - " + to_wx(each.player.name);
        wxString shown;
        for (const auto card : each.known) {
            shown += (shown.empty() ? "" : ", ") + word(tables(), card);
        }
        const auto objective = each.objective_shown                                    ? _("shown")
                               : each.sealed                                           ? _("sealed")
                               : each.objective                                        ? _("in clear")
                               : state().options.objectives == ObjectiveKeeping::Paper ? _("on paper")
                                                                                       : _("not in the books yet");
        rows.push_back({std::string{id_of(colour)},
                        patch(tables(), colour, icon_size),
                        {name, count(each.armies.set_up), count(each.armies.reinforcements), count(each.armies.lost),
                         count(each.armies.corrected), count(each.armies.on_board()), objective, shown}});
    }
    m_players->show(std::move(rows));
    rows.clear();
    for (std::size_t i = 0; i < tables().continents.size(); ++i) {
        const ContinentId id{static_cast<std::uint8_t>(i)};
        wxString owner;
        wxString shares;
        for (const auto& each : state().players) {
            const auto held =
                std::ranges::count_if(tables()[id].territories, [&](TerritoryId t) { return state()[t].owner == each.player.colour; });
            if (held > 0) {
                shares += (shares.empty() ? "" : ", ") + word(tables(), each.player.colour) + " " + count(held);
            }
            owner = owns(state(), each.player.colour, id) ? word(tables(), each.player.colour) : owner;
        }
        rows.push_back({tables()[id].id, {}, {word(tables(), id), count(tables()[id].bonus), owner, shares}});
    }
    m_continents->show(std::move(rows));
    show_trace();
}

TerritoriesPage::TerritoriesPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("risiko.territories");
    m_list = new RowList(this, "risiko.territories.list",
                         {{_("Territory"), 210},
                          {_("Continent"), 150},
                          {_("Owner"), 100},
                          {_("Armies"), 80, true},
                          {_("Points"), 70, true},
                          {_("Card"), 100}});
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    SetSizer(all);
}

void TerritoriesPage::show_state() {
    std::vector<RowList::Row> rows;
    for (std::size_t i = 0; i < state().holdings.size(); ++i) {
        const TerritoryId id{static_cast<std::uint8_t>(i)};
        const auto& facts = tables()[id];
        const auto& holding = state()[id];
        rows.push_back({facts.id,
                        holding.owner ? patch(tables(), *holding.owner, icon_size) : wxBitmapBundle{},
                        {word(tables(), id), word(tables(), facts.continent), holding.owner ? word(tables(), *holding.owner) : wxString{},
                         count(holding.armies), count(facts.points), word(symbol_of(state(), CardId{id.index}))}});
    }
    m_list->show(std::move(rows));
}

} // namespace intendant::app::rk
