#include "app/risiko/turn/cards_panel.hpp"

#include "app/base/layout.hpp"
#include "app/risiko/fields.hpp"

#include <wx/translation.h>

namespace intendant::app::rk {

CardsPanel::CardsPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_hand = layout::label(this, wxEmptyString);
    m_hand->SetName("risiko.cards.hand");
    all->Add(m_hand, layout::spaced());
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("&Cards:")), layout::line());
    for (int i = 1; i <= 3; ++i) {
        m_cards.push_back(new NameField(this, wxString::Format("risiko.cards.%d", i)));
        m_cards.back()->SetMinSize(FromDIP(wxSize(150, -1)));
        m_cards.back()->offer(all_cards(tables()));
        row->Add(m_cards.back(), layout::line());
    }
    m_hand_in = button(this, close_by(row), _("&Hand in the set"), "risiko.cards.hand_in", [this] {
        if (!stops_at_name()) {
            m_table.book(HandInSet{named()}, [this] { clear(); });
        }
    });
    m_discard = button(this, close_by(row), _("Di&scard"), "risiko.cards.discard", [this] {
        if (!stops_at_name()) {
            m_table.book(DiscardCards{player(), named()}, [this] { clear(); });
        }
    });
    all->Add(row);
    m_sets = layout::hint(this, wxEmptyString);
    m_sets->SetName("risiko.cards.sets");
    all->Add(m_sets, layout::spaced());
    SetSizer(all);
}

std::vector<CardId> CardsPanel::named() const {
    std::vector<CardId> cards;
    for (const auto* const field : m_cards) {
        if (const auto id = field->chosen()) {
            cards.push_back(*tables().find_card(*id));
        }
    }
    return cards;
}

void CardsPanel::clear() {
    for (auto* const field : m_cards) {
        field->clear();
    }
}

void CardsPanel::show_state() {
    const int too_many = cards_too_many(state(), player());
    m_hand->SetLabelText(
        too_many > 0
            ? wxString::Format(_("%s holds %d cards and must discard %d."), word(tables(), player()), who().cards, too_many)
            : wxString::Format(wxPLURAL("%s holds %d card.", "%s holds %d cards.", who().cards), word(tables(), player()), who().cards));
    m_hand_in->Show(state().turn.phase == Phase::Reinforcement);
    m_discard->Show(too_many > 0);
    wxString sets;
    for (const auto& set : possible_sets(state(), player())) {
        wxString cards;
        for (const auto card : set.cards) {
            cards += (cards.empty() ? "" : ", ") + word(tables(), card);
        }
        sets += (sets.empty() ? "" : "\n") + wxString::Format(_("%s: %d armies"), cards, set.armies);
    }
    m_sets->SetLabelText(sets);
    m_sets->Show(!sets.empty());
    Layout();
}

} // namespace intendant::app::rk
