#include "app/axis_allies/turn/placement_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <utility>

namespace intendant::app::aa {

PlacementPanel::PlacementPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("place");
    auto* const grid = new wxBoxSizer(wxVERTICAL);
    grid->Add(layout::label(this, _("&Where:")));
    m_space = new NameField(this, "place.space");
    grid->Add(m_space, wxSizerFlags().Expand());
    grid->Add(layout::label(this, _("Made by the &complex in:")));
    m_complex = new NameField(this, "place.complex");
    m_complex->SetHint(_("found by the program"));
    grid->Add(m_complex, wxSizerFlags().Expand());
    m_counts = new CountList(this, "place.count");
    m_preview = new wxStaticText(this, wxID_ANY, wxEmptyString);
    auto* const place_button = new wxButton(this, wxID_ANY, _("&Place"));
    place_button->SetName("place.book");
    place_button->SetToolTip(tip(tables(), {"L-01"}));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Waiting on the chart")), layout::spaced());
    all->Add(grid, layout::spaced().Expand());
    all->Add(m_counts, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    all->Add(place_button, layout::spaced().Expand());
    all->Add(m_preview, layout::spaced().Expand());
    SetSizer(all);
    m_space->on_change = [this] { preview(); };
    m_complex->on_change = [this] { preview(); };
    m_counts->on_change = [this] { preview(); };
    m_counts->on_enter = [this] { place(); };
    place_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { place(); });
}

void PlacementPanel::show_state() {
    if (std::exchange(m_shown, moment()) != moment()) {
        m_counts->clear_counts(); // what was begun for another power is not carried on
        m_space->clear();
        m_complex->clear();
    }
    auto all = spaces();
    const auto lawful = std::ranges::count_if(all, &NameField::Item::here);
    const auto only = lawful == 1 && state().turn.action == Action::Placement ? all.front().id : std::string{};
    m_space->offer(std::move(all));
    if (!only.empty() && !m_space->chosen() && m_space->GetValue().empty()) {
        m_space->choose(only);
    }
    m_complex->offer(all_spaces(tables()));
    std::vector<CountList::Row> rows;
    for (const auto unit : all_units) {
        if (const int waiting = state().powers[power()].waiting[unit]; waiting > 0) {
            rows.push_back({std::string{id_of(unit)}, picture(tables(), unit, power(), 26), word(tables(), unit),
                            wxString::Format(_("of %d"), waiting), waiting, only.empty() ? 0 : waiting});
        }
    }
    m_counts->show(std::move(rows));
    preview();
    Layout();
}

/// Where only one space is possible, all that waits stands in the fields, and Enter places it.
void PlacementPanel::set_focus() {
    if (m_space->chosen()) {
        m_counts->set_focus();
    } else {
        m_space->SetFocus();
    }
}

void PlacementPanel::fill(const PlaceUnits& placement) {
    m_space->choose(tables()[placement.space].id);
    for (const auto& [unit, count] : placement.units) {
        m_counts->set_count(std::string{id_of(unit)}, count);
    }
    preview();
}

void PlacementPanel::pick(SpaceId space) {
    const auto all = spaces();
    const auto found = std::ranges::find(all, tables()[space].id, &NameField::Item::id);
    if (found != all.end() && found->here) { // where nothing may be placed it is only looked at
        m_space->choose(found->id);
        preview();
    }
}

/// All of them, for the table may overrule the rules; first those in which something that waits may be placed.
std::vector<NameField::Item> PlacementPanel::spaces() const {
    auto all = all_spaces(tables());
    if (state().turn.action == Action::Placement) {
        for (auto& item : all) {
            item.here = std::ranges::any_of(all_units, [&](Unit unit) {
                return state().powers[power()].waiting[unit] > 0 && lawful(*tables().find(item.id), {{unit, 1}});
            });
        }
        std::ranges::stable_partition(all, &NameField::Item::here);
    }
    return all;
}

bool PlacementPanel::lawful(SpaceId space, const std::vector<UnitCount>& units) const {
    const auto verdict = decide(state(), PlaceUnits{.units = units, .space = space, .complex = std::nullopt});
    return !core::refused(verdict) && core::acceptance(verdict).warnings.empty();
}

std::vector<UnitCount> PlacementPanel::counted() const {
    std::vector<UnitCount> units;
    for (const auto unit : all_units) {
        if (const int count = m_counts->count(std::string{id_of(unit)}); count > 0) {
            units.push_back({unit, count});
        }
    }
    return units;
}

void PlacementPanel::light() {
    if (!on_proposal || !IsShown()) {
        return;
    }
    board::Proposal proposal;
    std::vector<std::vector<UnitCount>> wishes{counted()};
    if (wishes.front().empty()) {
        wishes.clear();
        for (const auto unit : all_units) {
            if (state().powers[power()].waiting[unit] > 0) {
                wishes.push_back({{unit, 1}});
            }
        }
    }
    for (std::size_t i = 0; state().turn.action == Action::Placement && i < tables().spaces.size(); ++i) {
        if (std::ranges::any_of(wishes, [&](const auto& units) { return lawful(SpaceId{static_cast<std::uint8_t>(i)}, units); })) {
            proposal.reach.insert(i);
        }
    }
    on_proposal(std::move(proposal));
}

std::optional<Command> PlacementPanel::wish() const {
    const auto id = m_space->chosen();
    const auto space = id ? tables().find(*id) : std::nullopt;
    const auto complex_id = m_complex->chosen();
    const auto units = counted();
    if (!space || units.empty()) {
        return std::nullopt;
    }
    return PlaceUnits{.units = units, .space = *space, .complex = complex_id ? tables().find(*complex_id) : std::nullopt};
}

void PlacementPanel::preview() {
    light();
    const auto command = wish();
    layout::set_wrapped(m_preview, command ? m_table.doubts(*command) : wxString{},
                        std::max(FromDIP(420), GetClientSize().GetWidth() - FromDIP(24)));
}

void PlacementPanel::place() {
    if (stops_at_name()) {
        return;
    }
    const auto command = wish();
    if (!command) {
        m_table.complain(!m_space->chosen() ? _("There is no such space; type the beginning of its name.")
                                            : _("Say how many of which piece to place; none is chosen yet."));
        return;
    }
    m_table.book(*command, [this] {
        m_counts->clear_counts();
        m_space->clear();
        m_complex->clear();
        show_state();
        set_focus();
    });
}

} // namespace intendant::app::aa
