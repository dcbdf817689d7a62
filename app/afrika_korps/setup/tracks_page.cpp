#include "app/afrika_korps/setup/tracks_page.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

std::optional<Side> chosen_side(const wxChoice& choice) {
    const int chosen = choice.GetSelection();
    return chosen > 0 ? std::optional{static_cast<Side>(chosen - 1)} : std::nullopt;
}

/// What was entered where it differs from what was shown; else what the books say now.
template <class T> void follow(T& entered, const T& shown, const T& now) {
    if (entered == shown) {
        entered = now;
    }
}

} // namespace

TracksPage::TracksPage(wxWindow* parent, const wxString& name) : wxScrolledWindow(parent, wxID_ANY) {
    SetName(name + ".tracks");
    SetScrollRate(layout::type_scale() > 1 ? FromDIP(12) : 0, FromDIP(12));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(make_sides(name), layout::spaced());
    all->Add(make_control(name), layout::spaced());
    m_supply_done = new wxCheckBox(this, wxID_ANY, _("The supply of this player turn has been brought in, lost or declined"));
    m_supply_done->SetName(name + ".supply_done");
    all->Add(m_supply_done, layout::spaced());
    SetSizer(all);
}

wxSizer* TracksPage::make_sides(const wxString& name) {
    auto* const grid = new wxFlexGridSizer(3, FromDIP(wxSize(12, 4)));
    const auto head = [&](const wxString& words) { grid->Add(layout::heading(this, words, theme::Type::Text)); };
    head(_("Tracks"));
    for (const auto side : all_sides) {
        head(word(side));
    }
    const auto label = [&](const wxString& words) { grid->Add(layout::label(this, words), wxSizerFlags().CentreVertical()); };
    const auto numbers = [&](const wxString& words, const wxString& what, PerSide<wxSpinCtrl*>& fields) {
        label(words + ":");
        for (const auto side : all_sides) {
            fields[side] = new NumberField(this, name + "." + what + "." + to_wx(id_of(side)));
            fields[side]->SetToolTip(words + ": " + word(side));
            grid->Add(fields[side]);
        }
    };
    const auto boxes = [&](const wxString& words, const wxString& what, PerSide<wxCheckBox*>& fields) {
        label(words + ":");
        for (const auto side : all_sides) {
            fields[side] = new wxCheckBox(this, wxID_ANY, wxEmptyString);
            fields[side]->SetName(name + "." + what + "." + to_wx(id_of(side)));
            fields[side]->SetToolTip(words + ": " + word(side));
            set_accessible_name(*fields[side], fields[side]->GetToolTipText());
            grid->Add(fields[side], wxSizerFlags().CentreVertical());
        }
    };
    numbers(_("Replacement factors in hand"), "factors", m_factors);
    numbers(_("Turns without supply"), "without_supply", m_without_supply);
    boxes(_("Began its turn without supply"), "without_supply_at_start", m_without_supply_at_start);
    numbers(_("Turns of control of all four places"), "control_turns", m_control_turns);
    boxes(_("Held all four when the turn began"), "control_at_start", m_control_at_start);
    return grid;
}

wxSizer* TracksPage::make_control(const wxString& name) {
    auto* const grid = new wxFlexGridSizer(static_cast<int>(all_key_places.size()) + 1, FromDIP(wxSize(12, 4)));
    grid->Add(layout::heading(this, _("Control"), theme::Type::Text));
    for (const auto place : all_key_places) {
        grid->Add(layout::label(this, word(place)));
    }
    wxArrayString holders;
    holders.Add(_("nobody"));
    for (const auto side : all_sides) {
        holders.Add(word(side));
    }
    const auto row = [&](const wxString& words, const wxString& what, Choices& choices) {
        grid->Add(layout::label(this, words + ":"), wxSizerFlags().CentreVertical());
        for (const auto place : all_key_places) {
            auto*& choice = choices[static_cast<std::size_t>(place)];
            choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, holders);
            choice->SetName(name + "." + what + "." + to_wx(id_of(place)));
            choice->SetToolTip(words + ": " + word(place));
            set_accessible_name(*choice, choice->GetToolTipText());
            grid->Add(choice);
        }
    };
    row(_("When the player turn began"), "control", m_control);
    row(_("When the game turn began"), "control_of_turn", m_control_of_turn);
    return grid;
}

TracksPage::Tracks TracksPage::entered() const {
    Tracks tracks;
    for (const auto side : all_sides) {
        tracks.sides[side] = {.factors = m_factors[side]->GetValue(),
                              .without_supply = m_without_supply[side]->GetValue(),
                              .control_turns = m_control_turns[side]->GetValue(),
                              .without_supply_at_start = m_without_supply_at_start[side]->GetValue(),
                              .control_at_start = m_control_at_start[side]->GetValue()};
    }
    for (std::size_t i = 0; i < all_key_places.size(); ++i) {
        tracks.control[i] = chosen_side(*m_control[i]);
        tracks.control_of_turn[i] = chosen_side(*m_control_of_turn[i]);
    }
    tracks.supply_done = m_supply_done->GetValue();
    return tracks;
}

void TracksPage::put(const Tracks& tracks) {
    for (const auto side : all_sides) {
        const auto& books = tracks.sides[side];
        m_factors[side]->SetValue(books.factors);
        m_without_supply[side]->SetValue(books.without_supply);
        m_control_turns[side]->SetValue(books.control_turns);
        m_without_supply_at_start[side]->SetValue(books.without_supply_at_start);
        m_control_at_start[side]->SetValue(books.control_at_start);
    }
    const auto place = [](const std::optional<Side>& side) { return side ? static_cast<int>(*side) + 1 : 0; };
    for (std::size_t i = 0; i < all_key_places.size(); ++i) {
        m_control[i]->SetSelection(place(tracks.control[i]));
        m_control_of_turn[i]->SetSelection(place(tracks.control_of_turn[i]));
    }
    m_supply_done->SetValue(tracks.supply_done);
}

void TracksPage::show(const State& books) {
    const Tracks now{
        .sides = books.sides, .control = books.control, .control_of_turn = books.control_of_turn, .supply_done = books.turn.supply_done};
    auto shown = now;
    if (m_books) {
        shown = entered();
        for (const auto side : all_sides) {
            follow(shown.sides[side], m_books->sides[side], now.sides[side]);
        }
        for (std::size_t i = 0; i < all_key_places.size(); ++i) {
            follow(shown.control[i], m_books->control[i], now.control[i]);
            follow(shown.control_of_turn[i], m_books->control_of_turn[i], now.control_of_turn[i]);
        }
        follow(shown.supply_done, m_books->supply_done, now.supply_done);
    }
    put(shown);
    m_books = now;
}

void TracksPage::fill(Stocktake& count) const {
    const auto now = entered();
    const auto differing = [](const auto& entered, const auto& books) { return entered == books ? std::nullopt : std::optional{entered}; };
    for (const auto side : all_sides) {
        const auto& said = now.sides[side];
        const auto& books = m_books->sides[side];
        (side == Side::Axis ? count.axis_factors : count.allied_factors) = differing(said.factors, books.factors);
        const ClocksRow row{.side = side,
                            .without_supply = differing(said.without_supply, books.without_supply),
                            .control_turns = differing(said.control_turns, books.control_turns),
                            .without_supply_at_start = differing(said.without_supply_at_start, books.without_supply_at_start),
                            .control_at_start = differing(said.control_at_start, books.control_at_start)};
        if (row != ClocksRow{.side = side}) {
            count.clocks.push_back(row);
        }
    }
    for (const auto place : all_key_places) {
        if (const auto& side = of(now.control, place); side != of(m_books->control, place)) {
            count.control.push_back({place, side});
        }
        if (const auto& side = of(now.control_of_turn, place); side != of(m_books->control_of_turn, place)) {
            count.control_of_turn.push_back({place, side});
        }
    }
    count.supply_done = differing(now.supply_done, m_books->supply_done);
}

} // namespace intendant::app::ak
