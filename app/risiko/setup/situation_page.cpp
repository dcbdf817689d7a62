#include "app/risiko/setup/situation_page.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::rk {

SituationPage::SituationPage(wxWindow* parent, std::shared_ptr<const Tables> tables)
    : wxScrolledWindow(parent), m_tables(std::move(tables)) {
    SetScrollRate(0, FromDIP(12));
    m_played = new wxCheckBox(this, wxID_ANY, _("This table has already &played"));
    m_played->SetName("risiko.situation.played");
    auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    const auto number = [&](const wxString& label, const wxString& name, int value, int least) {
        grid->Add(layout::label(this, label), wxSizerFlags().CentreVertical());
        auto* const field = new NumberField(this, name, value, least);
        grid->Add(field);
        return field;
    };
    m_round = number(word(*m_tables, Track::Round) + ":", "risiko.situation.round", 1, 1);
    grid->Add(layout::label(this, _("Whose turn it is:")), wxSizerFlags().CentreVertical());
    m_player = new wxChoice(this, wxID_ANY);
    m_player->SetName("risiko.situation.player");
    grid->Add(m_player);
    m_reshuffles = number(word(*m_tables, Track::Reshuffles) + ":", "risiko.situation.reshuffles", 0, 0);
    for (std::size_t seat = 0; seat < all_colours.size(); ++seat) {
        m_hands.push_back(number(wxEmptyString, wxString::Format("risiko.situation.hand.%zu", seat + 1), 0, 0));
        m_labels.push_back(dynamic_cast<wxStaticText*>(m_hands.back()->GetPrevSibling()));
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_played, layout::spaced());
    all->Add(
        layout::hint(this,
                     _("Where your table stands, at the beginning of a turn. Owners and armies are on the page Territories, the pile of "
                       "discards on the page Discards; the other cards are in the deck."),
                     690),
        layout::spaced());
    all->Add(grid, layout::spaced());
    SetSizer(all);
}

void SituationPage::offer(const std::vector<Colour>& players) {
    if (players == m_offered) {
        return;
    }
    const auto chosen = m_player->GetStringSelection();
    m_player->Clear();
    for (std::size_t seat = 0; seat < m_hands.size(); ++seat) {
        const bool plays = seat < players.size();
        m_labels[seat]->SetLabelText(plays ? wxString::Format(_("Cards of %s:"), word(*m_tables, players[seat])) : wxString{});
        m_labels[seat]->Show(plays);
        m_hands[seat]->Show(plays);
        if (plays) {
            m_player->Append(word(*m_tables, players[seat]));
        }
    }
    if (!m_player->SetStringSelection(chosen) && !players.empty()) {
        m_player->SetSelection(0);
    }
    m_player->InvalidateBestSize();
    m_offered = players;
    Layout();
    FitInside();
}

void SituationPage::fill(Situation& situation) const {
    situation.round = m_round->GetValue();
    if (const auto player = m_player->GetSelection(); player != wxNOT_FOUND) {
        situation.player = m_offered[static_cast<std::size_t>(player)];
    }
    situation.reshuffles = m_reshuffles->GetValue();
    for (std::size_t seat = 0; seat < m_offered.size() && seat < m_hands.size(); ++seat) {
        if (const int cards = m_hands[seat]->GetValue(); cards > 0) {
            situation.hands.push_back({m_offered[seat], cards});
        }
    }
}

} // namespace intendant::app::rk
