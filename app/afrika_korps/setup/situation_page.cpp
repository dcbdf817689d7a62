#include "app/afrika_korps/setup/situation_page.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::ak {

SituationPage::SituationPage(wxWindow* parent, const wxString& name, const Tables& tables) : wxPanel(parent) {
    SetName(name + ".situation");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_march = new wxRadioButton(this, wxID_ANY, _("In Ma&rch 1941, with the counters where the book puts them"), wxDefaultPosition,
                                wxDefaultSize, wxRB_GROUP);
    m_march->SetName(name + ".march");
    all->Add(m_march, layout::spaced());
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    m_middle = new wxRadioButton(this, wxID_ANY, _("&In the middle, before the turn:"));
    m_middle->SetName(name + ".middle");
    row->Add(m_middle, layout::line());
    wxArrayString turns;
    for (int number = 1; number <= static_cast<int>(tables.calendar.size()); ++number) {
        turns.Add(wxString::Format("%d: ", number) + date(tables, number));
    }
    m_turn = named_choice(this, name + ".turn", turns, wxNOT_FOUND);
    row->Add(m_turn, layout::line());
    m_side = named_choice(this, name + ".side", words_for(all_sides, [&](auto side) { return word(side); }), wxNOT_FOUND);
    set_accessible_name(*m_turn, _("Turn"));
    set_accessible_name(*m_side, _("Side"));
    row->Add(m_side, layout::line());
    for (auto* const choice : {m_turn, m_side}) {
        choice->SetSelection(0);
        choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed(); });
    }
    for (auto* const button : {m_march, m_middle}) {
        button->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) { changed(); });
    }
    all->Add(row);
    all->Add(layout::hint(this,
                          _("Where the counters are and what they bear stands on the next pages. A counter that is not named is where the "
                            "calendar has it: due later, at hand, or eliminated."),
                          760),
             layout::spaced());
    m_tracks = new TracksPage(this, name);
    all->Add(m_tracks, wxSizerFlags(1).Expand());
    SetSizer(all);
}

void SituationPage::changed() {
    if (on_change) {
        on_change();
    }
}

std::optional<Situation> SituationPage::chosen() const {
    return m_middle->GetValue()
               ? std::optional{Situation{.turn = m_turn->GetSelection() + 1, .side = static_cast<Side>(m_side->GetSelection())}}
               : std::nullopt;
}

} // namespace intendant::app::ak
