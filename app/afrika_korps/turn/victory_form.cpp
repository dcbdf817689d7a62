#include "app/afrika_korps/turn/victory_form.hpp"

#include "app/base/layout.hpp"
#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

VictoryForm::VictoryForm(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("afrika_korps.victory");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    const auto row = [&](wxWindow* on, wxSizer* into, const wxString& label, wxWindow* control) {
        auto* const line = new wxBoxSizer(wxHORIZONTAL);
        auto* const words = layout::label(on, label);
        words->MoveBeforeInTabOrder(control); // the label comes just before what it names
        line->Add(words, layout::line());
        control->SetMinSize(FromDIP(wxSize(100, -1)));
        line->Add(control, layout::line().Proportion(1));
        into->Add(line, wxSizerFlags().Expand());
        return words;
    };
    const auto ticks = [&](const wxString& label, const wxString& name) {
        all->Add(layout::label(this, label), layout::spaced());
        auto* const made = new UnitTicks(this, name);
        all->Add(made, layout::spaced().Expand());
        return made;
    };
    m_on = new wxChoice(this, wxID_ANY);
    m_on->SetName("afrika_korps.victory.on");
    m_on_label = row(this, all, _("O&n:"), m_on);
    m_defenders = ticks(_("De&fenders:"), "afrika_korps.victory.defenders");
    m_attackers = ticks(_("Attac&kers:"), "afrika_korps.victory.attackers");
    m_blockers = ticks(_("Units that only c&lose the retreat:"), "afrika_korps.victory.blockers");
    m_blockers->SetToolTip(_("They stay where they are until the battles too (AK-VA-7)"));
    m_supply = new wxChoice(this, wxID_ANY);
    m_supply->SetName("afrika_korps.victory.supply");
    row(this, all, _("S&upply:"), m_supply);
    m_asked = new wxPanel(this);
    auto* const asked = new wxBoxSizer(wxVERTICAL);
    m_ground = new GroundChoice(m_asked, "afrika_korps.victory.ground");
    row(m_asked, asked, _("&They stand on:"), m_ground);
    m_closed = new wxCheckBox(m_asked, wxID_ANY, _("They could not sur&vive a retreat"));
    m_closed->SetName("afrika_korps.victory.closed");
    asked->Add(m_closed, layout::spaced());
    m_asked->SetSizer(asked);
    all->Add(m_asked, wxSizerFlags().Expand());
    button(this, all, _("&Claim the victory"), "afrika_korps.victory.book", [this] { claim(); });
    SetSizer(all);
    m_on->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_defenders(); });
    m_defenders->on_change = [this] { show_own(); };
}

void VictoryForm::show_state() {
    m_hexes.clear();
    m_on->Clear();
    for (const auto& each : targets(state())) {
        m_hexes.push_back(each.hex);
        m_on->Append(word(tables(), each.hex));
    }
    m_on->SetSelection(0);
    m_supplies = supply_units(state(), side());
    m_supply->Clear();
    m_supply->Append(_("none"));
    for (const auto id : m_supplies) {
        const auto& hex = state()[id].hex;
        m_supply->Append(word(tables(), id) + (hex ? " (" + word(tables(), *hex) + ")" : wxString{}));
    }
    m_supply->SetSelection(m_supplies.empty() ? 0 : 1);
    m_asked->Show(!whole_map(state()));
    m_on->Show(whole_map(state()));
    m_on_label->Show(whole_map(state()));
    show_defenders();
}

void VictoryForm::show_defenders() {
    auto enemies = combat_units(state(), enemy_of(side()));
    if (whole_map(state())) {
        const int chosen = m_on->GetSelection();
        enemies = chosen < 0 || m_hexes.empty() ? std::vector<CounterId>{}
                                                : stack_in(state(), m_hexes.at(static_cast<std::size_t>(chosen)), enemy_of(side()));
    }
    m_defenders->show(tables(), enemies, whole_map(state()));
    show_own();
}

/// Beside the defenders attackers, further off who may close the retreat.
void VictoryForm::show_own() {
    constexpr int retreat = 3; // hexes: two of the retreat, and one beside it
    const auto enemies = m_defenders->ticked();
    const auto own = combat_units(state(), side());
    m_attackers->show(tables(), whole_map(state()) && !enemies.empty() ? may_attack(state(), enemies) : own, false);
    auto near = own;
    if (whole_map(state())) {
        const auto& grid = tables().map->grid();
        std::erase_if(near, [&](CounterId id) {
            return !state()[id].hex || std::ranges::none_of(enemies, [&](CounterId enemy) {
                return state()[enemy].hex && grid.distance(*state()[id].hex, *state()[enemy].hex) <= retreat;
            });
        });
    }
    m_blockers->show(tables(), near, false);
    Layout();
    GetParent()->Layout();
}

void VictoryForm::claim() {
    ClaimVictory command{.attackers = m_attackers->ticked(), .blockers = m_blockers->ticked(), .defenders = {}, .supply = {}, .closed = {}};
    std::erase_if(command.blockers, [&](CounterId id) { return std::ranges::find(command.attackers, id) != command.attackers.end(); });
    for (const auto id : m_defenders->ticked()) {
        command.defenders.push_back({id, whole_map(state()) ? std::nullopt : std::optional{m_ground->chosen()}});
    }
    if (command.attackers.empty() || command.defenders.empty()) {
        m_table.complain(_("Tick who is attacked and who attacks."));
        return;
    }
    if (const int chosen = m_supply->GetSelection(); chosen > 0) {
        command.supply = {m_supplies.at(static_cast<std::size_t>(chosen - 1))};
    }
    if (!whole_map(state())) {
        command.closed = m_closed->GetValue();
    }
    m_table.book(command);
}

} // namespace intendant::app::ak
