#include "app/axis_allies/setup/switch_list.hpp"

#include "app/axis_allies/words.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/translation.h>

#include <algorithm>
#include <utility>

namespace intendant::app::aa {

namespace {

constexpr std::array offered_editions{Edition::Italian, Edition::French, Edition::FrenchWithClarifications};
constexpr std::array offered_depths{Depth::FullBoard, Depth::BankAndBattles, Depth::Bank};

template <class List, class Item> int place_of(const List& list, Item item) {
    return static_cast<int>(std::ranges::find(list, item) - list.begin());
}

} // namespace

SwitchList::SwitchList(wxWindow* parent, const wxString& name)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxHSCROLL | wxVSCROLL | wxTAB_TRAVERSAL) {
    SetName(name);
    SetScrollRate(layout::type_scale() > 1 ? FromDIP(12) : 0, FromDIP(12));
    auto* const grid = new wxFlexGridSizer(2, wxSize(FromDIP(10), FromDIP(8)));
    grid->Add(layout::label(this, _("&Edition:")), wxSizerFlags().CentreVertical());
    m_edition = named_choice(this, name + ".edition", words_for(offered_editions, [&](auto each) { return word(each); }), wxNOT_FOUND);
    grid->Add(m_edition, wxSizerFlags().Expand());
    grid->Add(layout::label(this, _("&Depth of the books:")), wxSizerFlags().CentreVertical());
    m_depth = named_choice(this, name + ".depth", words_for(offered_depths, [&](auto each) { return word(each); }), wxNOT_FOUND);
    grid->Add(m_depth, wxSizerFlags().Expand());

    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, layout::spaced());
    all->Add(layout::hint(this,
                          _("The edition is the language of the rule book in the box, whatever language you play in. With an English box, "
                            "leave it as it is: the letter of clarifications says most."),
                          720),
             layout::spaced());
    all->Add(layout::hint(this, _("What the table agrees on (S-26); an edition sets its own.")), layout::spaced());
    m_preset = named_label(all, layout::hint(this, ""), name + ".preset");
    for (const auto& each : switches) {
        auto* const box = m_boxes.add(this, name, each, " (" + to_wx(each.clause) + ")");
        box->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { tell_preset(); });
        all->Add(box, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
    }
    SetSizer(all);
    FitInside();
    show(preset(Edition::FrenchWithClarifications));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(this, [this] {
            if (std::exchange(m_wrapped_for, GetClientSize().x) != GetClientSize().x) {
                tell_preset();
            }
        });
    });
    m_edition->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        auto wanted = preset(offered_editions[static_cast<std::size_t>(m_edition->GetSelection())]);
        wanted.depth = offered_depths[static_cast<std::size_t>(m_depth->GetSelection())];
        show(wanted);
    });
}

void SwitchList::show(const Options& options) {
    m_edition->SetSelection(place_of(offered_editions, options.edition));
    m_depth->SetSelection(place_of(offered_depths, options.depth));
    m_boxes.show(options);
    tell_preset();
}

void SwitchList::tell_preset() {
    const auto chosen = options();
    const auto usual = preset(chosen.edition);
    wxString set;
    for (const auto& each : switches) {
        if (usual.*each.on) {
            set += (set.empty() ? "" : ", ") + to_wx(each.clause);
        }
    }
    auto text = chosen.edition == Edition::Italian ? wxString::Format(_("The Italian manual as it is printed sets %s."), set)
                : chosen.edition == Edition::French
                    ? wxString::Format(_("The French manual as it is printed, without the clarification letter, sets %s."), set)
                    : wxString{_("The French manual with the clarification letter sets none of these.")};
    wxString others;
    for (const auto* each : other_than_preset(chosen)) {
        others += (others.empty() ? "" : ", ") + to_wx(each->clause);
    }
    if (!others.empty()) {
        text += " " + wxString::Format(_("Otherwise here: %s."), others);
    }
    layout::set_wrapped(m_preset, text, std::max(FromDIP(320), GetClientSize().x - FromDIP(24)));
    FitInside();
}

Options SwitchList::options() const {
    Options result = preset(offered_editions[static_cast<std::size_t>(m_edition->GetSelection())]);
    result.depth = offered_depths[static_cast<std::size_t>(m_depth->GetSelection())];
    m_boxes.read(result);
    return result;
}

} // namespace intendant::app::aa
