#include "app/axis_allies/setup/cargo_grid.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/widgets/number_field.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

constexpr std::array carried{Unit::Infantry, Unit::Armor, Unit::AaGun};

} // namespace

Fleets fleets_in(const State& state) {
    Fleets fleets;
    for (const auto& stack : state.stacks) {
        if (stack.unit == Unit::Transport) {
            auto& loads = fleets[{stack.owner, stack.space}];
            loads.insert(loads.end(), static_cast<std::size_t>(stack.count), load_of(stack));
        }
    }
    return fleets;
}

CargoGrid::CargoGrid(wxWindow* parent, std::shared_ptr<const Tables> tables, Fleets given)
    : wxPanel(parent), m_tables(std::move(tables)), m_fleets(std::move(given)) {
    SetName("cargo");
    auto* const words = layout::hint(this, wxEmptyString);
    layout::set_wrapped(
        words,
        _("Each transport and what it carries. Select a ship, say how many of a piece are aboard, Set; * marks where something was set."),
        FromDIP(780));
    m_list = new RowList(this, "cargo.list", {{_("Power"), 150}, {_("Space"), 330}, {_("Carries"), 260}});
    m_list->say_when_empty(_("There is no transport on the board."));
    m_count = new NumberField(this, "cargo.count", 1);
    set_accessible_name(*m_count, _("How many"));
    m_unit = named_choice(this, "cargo.unit", words_for(carried, [&](auto unit) { return word(*m_tables, unit); }));
    m_power = named_choice(this, "cargo.power", words_for(all_powers, [&](auto power) { return word(*m_tables, power); }));
    set_accessible_name(*m_unit, _("Piece"));
    set_accessible_name(*m_power, _("Power"));
    auto* const set_button = new wxButton(this, wxID_ANY, _("&Set"));
    set_button->SetName("cargo.set");
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    for (wxWindow* const each : std::initializer_list<wxWindow*>{m_power, m_unit, m_count, set_button}) {
        row->Add(each, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(words, layout::spaced());
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    all->Add(row, layout::spaced());
    SetSizer(all);
    m_list->on_select = [this](const std::string& key) {
        if (!key.empty()) {
            m_power->SetSelection(static_cast<int>(m_ships[std::stoul(key)].fleet.first));
        }
    };
    set_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { set(); });
    show();
}

void CargoGrid::follow(const PieceCounts& counts) {
    const auto before = m_fleets;
    for (auto& [fleet, loads] : m_fleets) {
        if (!counts.contains({fleet.first, fleet.second, Unit::Transport})) {
            loads.clear();
        }
    }
    for (const auto& [key, count] : counts) {
        const auto& [power, space, unit] = key;
        if (unit == Unit::Transport) {
            auto& loads = m_fleets[{power, space}];
            while (loads.size() > static_cast<std::size_t>(count)) {
                const auto empty = std::ranges::find(loads, ShipLoad{});
                loads.erase(empty != loads.end() ? empty : loads.end() - 1);
            }
            loads.resize(static_cast<std::size_t>(count));
        }
    }
    if (m_fleets != before) {
        show();
    }
}

void CargoGrid::show() {
    std::vector<RowList::Row> rows;
    m_ships.clear();
    for (const auto& [fleet, loads] : m_fleets) {
        for (std::size_t place = 0; place < loads.size(); ++place) {
            rows.push_back({std::to_string(m_ships.size()),
                            roundel(fleet.first, 16),
                            {word(*m_tables, fleet.first), word(*m_tables, fleet.second),
                             (m_touched.contains(fleet) ? wxString{"* "} : wxString{}) + word(*m_tables, loads[place], fleet.first)}});
            m_ships.push_back({fleet, place});
        }
    }
    m_list->show(std::move(rows));
}

void CargoGrid::set() {
    const auto key = m_list->selected();
    if (key.empty()) {
        m_list->SetFocus();
        return;
    }
    const auto& ship = m_ships[std::stoul(key)];
    auto& load = m_fleets[ship.fleet][ship.place];
    const auto power = all_powers[static_cast<std::size_t>(m_power->GetSelection())];
    const auto unit = carried[static_cast<std::size_t>(m_unit->GetSelection())];
    int aboard = 0;
    for (const auto& units : load.units) {
        aboard += units.power == power && units.unit == unit ? units.count : 0;
    }
    change_load(load, power, unit, m_count->GetValue() - aboard);
    m_touched.insert(ship.fleet);
    show();
}

std::vector<ShipRow> CargoGrid::changes() const {
    std::vector<ShipRow> rows;
    for (const auto& fleet : m_touched) {
        for (const auto& load : m_fleets.at(fleet)) {
            rows.push_back({.space = fleet.second, .power = fleet.first, .load = load});
        }
    }
    return rows;
}

} // namespace intendant::app::aa
