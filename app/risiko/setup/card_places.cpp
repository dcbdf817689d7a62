#include "app/risiko/setup/card_places.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

namespace {

/// The places of a card, before those in the hands of the players.
enum Place { Unseen, Discarded, hands };

} // namespace

Seen seen_in(const State& state) {
    Seen seen;
    for (const auto card : state.discards) {
        seen[card] = std::nullopt;
    }
    for (const auto& each : state.players) {
        for (const auto card : each.known) {
            seen[card] = each.player.colour;
        }
    }
    return seen;
}

CardPlaces::CardPlaces(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, std::vector<Colour> players,
                       Seen given)
    : wxPanel(parent), m_tables(std::move(tables)), m_players(std::move(players)), m_given(std::move(given)), m_seen(m_given) {
    auto* const words = layout::hint(this, wxEmptyString);
    layout::set_wrapped(words,
                        m_players.empty()
                            ? _("The pile of discards. Name a card, say where it is, Set; * marks what was set.")
                            : _("The discards, and the cards in a hand that were shown. Select a row or name a card, say where "
                                "it is, Set; * marks what differs."),
                        FromDIP(690));
    m_list = new RowList(this, name + ".seen", {{_("Card"), 260}, {_("Where"), 320}});
    m_list->say_when_empty(_("No card has been seen."));
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    m_card = new NameField(this, name + ".seen.card");
    set_accessible_name(*m_card, _("Card"));
    m_card->SetMinSize(FromDIP(wxSize(200, -1)));
    m_card->offer(all_cards(*m_tables));
    m_place = new wxChoice(this, wxID_ANY);
    m_place->SetName(name + ".seen.place");
    set_accessible_name(*m_place, _("Where"));
    m_place->Append(_("not seen: in the deck or a hand"));
    m_place->Append(word_of(std::nullopt));
    for (const auto colour : m_players) {
        m_place->Append(word_of(colour));
    }
    m_place->SetSelection(Discarded);
    auto* const set_button = new wxButton(this, wxID_ANY, _("&Set"));
    set_button->SetName(name + ".seen.set");
    set_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { set(); });
    for (wxWindow* const each : std::initializer_list<wxWindow*>{m_card, m_place, set_button}) {
        row->Add(each, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(words, layout::spaced());
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    all->Add(row, layout::spaced());
    SetSizer(all);
    m_list->on_select = [this](const std::string& key) {
        const auto card = m_tables->find_card(key);
        if (!card) {
            return;
        }
        const auto seen = m_seen.find(*card);
        m_card->choose(key);
        if (seen == m_seen.end()) {
            m_place->SetSelection(Unseen);
        } else if (!seen->second) {
            m_place->SetSelection(Discarded);
        } else {
            m_place->SetSelection(hands + static_cast<int>(std::ranges::find(m_players, *seen->second) - m_players.begin()));
        }
    };
    show();
}

wxString CardPlaces::word_of(const std::optional<Colour>& holder) const {
    return holder ? wxString::Format(_("shown by %s, and still held"), word(*m_tables, *holder)) : _("among the discards");
}

/// What the books had seen and the table has not stays in the list.
void CardPlaces::show() {
    std::vector<RowList::Row> rows;
    const auto names = all_cards(*m_tables);
    for (const auto& item : names) {
        const auto card = *m_tables->find_card(item.id);
        const auto given = m_given.find(card);
        const auto seen = m_seen.find(card);
        if (given == m_given.end() && seen == m_seen.end()) {
            continue;
        }
        const bool same = given != m_given.end() && seen != m_seen.end() && given->second == seen->second;
        rows.push_back({item.id,
                        {},
                        {item.name(), (same ? wxString{} : wxString{"* "}) +
                                          (seen == m_seen.end() ? m_place->GetString(Unseen) : word_of(seen->second))}});
    }
    m_list->show(std::move(rows));
}

void CardPlaces::set() {
    const auto id = m_card->chosen();
    if (!id) {
        m_card->SetFocus();
        return;
    }
    const auto card = *m_tables->find_card(*id);
    const int place = m_place->GetSelection();
    if (place == Unseen) {
        m_seen.erase(card);
    } else {
        m_seen[card] = place == Discarded ? std::nullopt : std::optional{m_players[static_cast<std::size_t>(place - hands)]};
    }
    show();
    m_list->select(*id);
}

std::vector<CardId> CardPlaces::of(const Seen& seen, std::optional<Colour> holder) {
    std::vector<CardId> cards;
    for (const auto& [card, where] : seen) {
        if (where == holder) {
            cards.push_back(card);
        }
    }
    return cards;
}

std::optional<std::vector<CardId>> CardPlaces::discards() const {
    auto pile = of(m_seen, std::nullopt);
    return pile == of(m_given, std::nullopt) ? std::nullopt : std::optional{std::move(pile)};
}

std::vector<ShownRow> CardPlaces::shown() const {
    std::vector<ShownRow> rows;
    for (const auto colour : m_players) {
        if (auto cards = of(m_seen, colour); cards != of(m_given, colour)) {
            rows.push_back({colour, std::move(cards)});
        }
    }
    return rows;
}

} // namespace intendant::app::rk
