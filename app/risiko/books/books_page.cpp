#include "app/risiko/books/books_page.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

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
    SetSizer(all);
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
