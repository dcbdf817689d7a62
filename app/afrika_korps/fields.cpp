#include "app/afrika_korps/fields.hpp"

#include "app/base/field_edges.hpp"

#include <algorithm>
#include <array>

namespace intendant::app::ak {

namespace {

constexpr std::array grounds{Terrain::Clear, Terrain::Escarpment, Terrain::Fortress, Terrain::HomeBase};

} // namespace

GroundChoice::GroundChoice(wxWindow* parent, const wxString& name) : wxChoice(parent, wxID_ANY) {
    SetName(name);
    for (const auto ground : grounds) {
        Append(word(ground));
    }
    SetSelection(0);
}

Terrain GroundChoice::chosen() const { return grounds.at(static_cast<std::size_t>(std::max(0, GetSelection()))); }

core::Throw die_of(int face) {
    core::Throw thrown;
    thrown.faces = {face};
    return thrown;
}

UnitTicks::UnitTicks(wxWindow* parent, const wxString& name) : wxCheckListBox(parent, wxID_ANY) {
    SetName(name);
    frame_with_keyboard(*this);
    Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) {
        if (on_change) {
            on_change();
        }
    });
}

void UnitTicks::show(const Tables& tables, const std::vector<CounterId>& units, bool ticked) {
    if (units == m_units) {
        return;
    }
    const auto before = m_units;
    const auto were = this->ticked();
    m_units = units;
    wxArrayString names;
    for (const auto id : units) {
        names.Add(word(tables, id) + "  " + factors(tables, id));
    }
    Set(names);
    constexpr int most_rows = 12; // the page scrolls
    const int rows = std::clamp(static_cast<int>(units.size()), 1, most_rows);
    SetMinSize(wxSize(-1, rows * (GetCharHeight() + FromDIP(8)) + FromDIP(6)));
    for (std::size_t i = 0; i < units.size(); ++i) {
        const bool known = std::ranges::find(before, units[i]) != before.end();
        Check(static_cast<unsigned>(i), known ? std::ranges::find(were, units[i]) != were.end() : ticked);
    }
}

std::vector<CounterId> UnitTicks::ticked() const {
    std::vector<CounterId> result;
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        if (IsChecked(static_cast<unsigned>(i))) {
            result.push_back(m_units[i]);
        }
    }
    return result;
}

void UnitTicks::tick(CounterId unit, bool on) {
    const auto place = std::ranges::find(m_units, unit);
    if (place != m_units.end()) {
        Check(static_cast<unsigned>(place - m_units.begin()), on);
    }
}

void UnitTicks::tick_only(const std::vector<CounterId>& units) {
    for (const auto id : m_units) {
        tick(id, std::ranges::find(units, id) != units.end());
    }
}

} // namespace intendant::app::ak
