#include "app/axis_allies/battle/forces_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

ForcesPanel::ForcesPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("forces");
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("Battle &in:")), layout::line());
    m_space = new NameField(this, "forces.space");
    row->Add(m_space, layout::line());
    row->Add(layout::label(this, _("&against:")), layout::line());
    m_defender = named_choice(this, "forces.defender", words_for(all_powers, [&](auto each) { return word(tables(), each); }));
    row->Add(m_defender, layout::line());
    auto* const begin_button = new wxButton(this, wxID_ANY, _("&Begin this battle"));
    begin_button->SetName("forces.begin");
    begin_button->SetToolTip(tip(tables(), {"C-01"}));
    row->Add(begin_button, layout::line());
    auto* const sides = new wxBoxSizer(wxHORIZONTAL);
    const auto add_side = [&](const wxString& title, const wxString& name) {
        auto* const side = new wxBoxSizer(wxVERTICAL);
        side->Add(layout::label(this, title), layout::spaced());
        auto* const list = new CountList(this, name);
        side->Add(list, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
        sides->Add(side, wxSizerFlags(1).Expand());
        return list;
    };
    m_attackers = add_side(_("Attackers"), "forces.attacking");
    m_defenders = add_side(_("Defenders"), "forces.defending");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(row);
    all->Add(sides, wxSizerFlags(1).Expand());
    SetSizer(all);
    m_defender->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_pieces(); });
    for (auto* const list : {m_attackers, m_defenders}) {
        list->on_change = [this] {
            if (on_change) {
                on_change();
            }
        };
    }
    m_attackers->on_enter = [this] { begin(); };
    m_defenders->on_enter = [this] { begin(); };
    begin_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { begin(); });
}

Power ForcesPanel::defender() const { return all_powers[static_cast<std::size_t>(m_defender->GetSelection())]; }

void ForcesPanel::show_state() {
    m_space->offer(all_spaces(tables()));
    if (allied(defender(), power())) {
        for (const auto each : all_powers) {
            if (!allied(each, power())) {
                m_defender->SetSelection(static_cast<int>(each));
                break;
            }
        }
    }
    show_pieces();
    Layout();
}

void ForcesPanel::show_pieces() {
    const auto rows_of = [this](Power owner) {
        std::vector<CountList::Row> rows;
        for (const auto unit : all_units) {
            if (unit != Unit::IndustrialComplex) {
                rows.push_back({std::string{id_of(unit)}, picture(tables(), unit, owner, 22), word(tables(), unit), {}, 99});
            }
        }
        return rows;
    };
    m_attackers->show(rows_of(power()));
    m_defenders->show(rows_of(defender()));
}

std::vector<EnteredForce> ForcesPanel::entered() const {
    std::vector<EnteredForce> forces;
    const auto add = [&forces](const CountList& list, Power owner) {
        for (const auto unit : all_units) {
            if (const int count = list.count(std::string{id_of(unit)}); count > 0) {
                forces.push_back({.power = owner, .unit = unit, .count = count});
            }
        }
    };
    add(*m_attackers, power());
    add(*m_defenders, defender());
    return forces;
}

std::optional<FreeForces> ForcesPanel::forces() const {
    const auto typed = entered();
    if (typed.empty()) {
        return std::nullopt;
    }
    const auto space = m_space->chosen();
    const bool ships = std::ranges::any_of(typed, [](const EnteredForce& force) { return is_ship(force.unit); });
    const bool sea = space ? tables()[*tables().find(*space)].sea : ships;
    return FreeForces{.kind = sea ? BattleKind::Sea : BattleKind::Land, .attacker = power(), .forces = typed};
}

void ForcesPanel::begin() {
    const auto space = m_space->chosen();
    const auto forces = entered();
    if (!space || forces.empty()) {
        m_table.complain(!space ? _("Say where the battle is; type the beginning of the name.")
                                : _("Say which pieces fight on either side."));
        return;
    }
    m_table.book(BeginBattle{.space = *tables().find(*space), .raid = false, .forces = forces}, [this] {
        m_attackers->clear_counts();
        m_defenders->clear_counts();
        m_space->clear();
    });
}

} // namespace intendant::app::aa
