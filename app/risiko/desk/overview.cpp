#include "app/risiko/desk/overview.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::rk {

Overview::Overview(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("risiko.overview");
    constexpr int icon_and_room = 62;
    constexpr int figure = 38;
    int widest = 0;
    for (const auto& each : state().players) {
        widest = std::max(widest, GetTextExtent(word(tables(), each.player.colour)).GetWidth());
    }
    const int name = ToDIP(widest) + icon_and_room;
    // Translators: heads of narrow columns: territories, armies, cards, points.
    m_players = new RowList(this, "risiko.overview.players",
                            {{_("Player"), name},
                             {_("Terr."), figure + 10, true},
                             {_("Arm."), figure + 8, true},
                             {_("Cds"), figure, true},
                             {_("Pts"), figure, true}});
    m_players->SetMinSize(FromDIP(wxSize(name + 4 * figure + 26, 150)));
    m_players->SetToolTip(_("Territories, armies, cards in hand and points of each player"));
    m_deck = layout::hint(this, wxEmptyString);
    m_deck->SetName("risiko.overview.deck");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_players, wxSizerFlags(1).Expand());
    all->Add(m_deck, wxSizerFlags().Border(wxALL, FromDIP(4)));
    SetSizer(all);
}

void Overview::show_state() {
    std::vector<RowList::Row> rows;
    constexpr int size = 18;
    for (const auto& each : state().players) {
        const auto colour = each.player.colour;
        rows.push_back({std::string{id_of(colour)},
                        patch(tables(), colour, size),
                        {each.in_game() ? word(tables(), colour) : wxString::Format(_("%s (out)"), word(tables(), colour)),
                         count(static_cast<std::int64_t>(territories_of(state(), colour).size())), count(armies_of(state(), colour)),
                         count(each.cards), points_shown(state(), colour)}});
    }
    m_players->show(std::move(rows));
    m_deck->SetLabelText(wxString::Format(_("Deck %d, discards %d,\nreshuffles %d"), state().deck,
                                          static_cast<int>(state().discards.size()), state().reshuffles));
    Layout();
}

} // namespace intendant::app::rk
