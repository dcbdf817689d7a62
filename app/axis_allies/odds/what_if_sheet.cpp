#include "app/axis_allies/odds/what_if_sheet.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

constexpr int most_pieces = 1000;

bool may_be_there(Unit unit, BattleKind kind, Side side) {
    if (!fights(unit)) {
        return false;
    }
    if (kind == BattleKind::Land) {
        return !is_ship(unit);
    }
    return is_ship(unit) || unit == Unit::Fighter || (unit == Unit::Bomber && side == Side::Attacker);
}

std::size_t place_of(Side side) { return static_cast<std::size_t>(side); }

} // namespace

WhatIfSheet::WhatIfSheet(wxWindow* parent, std::function<const State&()> now, const Names& names) : wxPanel(parent), m_now(std::move(now)) {
    SetName("what_if");
    auto* const left = new wxBoxSizer(wxVERTICAL);
    left->Add(make_head());
    left->Add(make_sides(), wxSizerFlags(1).Expand());
    left->Add(make_extras(), wxSizerFlags().Expand());
    left->Add(layout::hint(this, _("Nothing of this is booked. Esc closes it.")), layout::spaced());
    m_odds = new OddsPanel(this, "what_if.odds", *m_now().tables, names);
    m_odds->on_plan = [this](Side) { show_odds(); };
    auto* const all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(left, wxSizerFlags(1).Expand());
    all->Add(new wxStaticLine(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLI_VERTICAL), wxSizerFlags().Expand());
    all->Add(m_odds, wxSizerFlags().Expand());
    SetSizer(all);
    offer_defenders();
    show_rows();
}

wxSizer* WhatIfSheet::make_head() {
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    row->Add(layout::label(this, _("&Battle:")), layout::line());
    const std::array<wxString, 3> kinds{_("on land"), _("at sea"), _("amphibious assault")};
    m_kind = named_choice(this, "what_if.kind", wxArrayString(kinds.size(), kinds.data()));
    row->Add(m_kind, layout::line());
    row->Add(layout::label(this, _("Fill from:")), layout::line());
    m_space = new NameField(this, "what_if.space");
    m_space->offer(all_spaces(*m_now().tables));
    row->Add(m_space, layout::line());
    auto* const fill_button = new wxButton(this, wxID_ANY, _("&Fill"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    fill_button->SetName("what_if.fill");
    fill_button->SetToolTip(_("Takes the forces that stand in the space"));
    row->Add(fill_button, layout::line());
    auto* const clear_button = new wxButton(this, wxID_ANY, _("Clea&r"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    clear_button->SetName("what_if.clear");
    row->Add(clear_button, layout::line());
    m_kind->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_rows(); });
    fill_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { fill_from_space(); });
    clear_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { clear(); });
    return row;
}

wxSizer* WhatIfSheet::make_sides() {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    const auto add_side = [&](Side side, const wxString& title, const wxString& name) {
        auto* const column = new wxBoxSizer(wxVERTICAL);
        auto* const head = new wxBoxSizer(wxHORIZONTAL);
        head->Add(layout::label(this, title), layout::line());
        auto*& power = m_powers[place_of(side)];
        power = named_choice(this, name + ".power");
        head->Add(power, layout::line());
        column->Add(head);
        auto*& counts = m_counts[place_of(side)];
        counts = new CountList(this, name);
        counts->on_change = [this] { show_odds(); };
        column->Add(counts, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
        row->Add(column, wxSizerFlags(1).Expand());
    };
    add_side(Side::Attacker, _("&Attacker:"), "what_if.attacker");
    add_side(Side::Defender, _("&Defender:"), "what_if.defender");
    for (const auto power : all_powers) {
        m_powers[0]->Append(word(*m_now().tables, power));
    }
    m_powers[0]->SetSelection(static_cast<int>(m_now().turn.power));
    m_powers[0]->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        offer_defenders();
        show_rows();
    });
    m_powers[1]->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_rows(); });
    return row;
}

wxSizer* WhatIfSheet::make_extras() {
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto changed = [this](wxCommandEvent&) { show_odds(); };
    m_gun = new wxCheckBox(this, wxID_ANY, _("AA &gun"));
    m_gun->SetName("what_if.gun");
    m_gun->Bind(wxEVT_CHECKBOX, changed);
    row->Add(m_gun, layout::line());
    m_bombardment = new wxPanel(this);
    auto* const shots = new wxBoxSizer(wxHORIZONTAL);
    shots->Add(layout::label(m_bombardment, _("&Support shots:")), wxSizerFlags().CentreVertical());
    m_bombarding = new NumberField(m_bombardment, "what_if.bombarding");
    m_bombarding->SetRange(0, most_pieces);
    m_bombarding->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_odds(); });
    m_bombarding->Bind(wxEVT_TEXT, changed);
    shots->Add(m_bombarding, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
    m_bombardment->SetSizer(shots);
    row->Add(m_bombardment, layout::line());
    // Of the six, those that change what is thrown in a battle.
    for (const auto weapon : {Weapon::HeavyBombers, Weapon::SuperSubmarines, Weapon::JetPower}) {
        const auto owner = weapon == Weapon::JetPower ? _("Defender: %s") : _("Attacker: %s");
        auto* const box = new wxCheckBox(this, wxID_ANY, wxString::Format(owner, word(*m_now().tables, weapon)));
        box->SetName("what_if.weapon." + to_wx(id_of(weapon)));
        box->Bind(wxEVT_CHECKBOX, changed);
        row->Add(box, layout::line());
        m_weapons[weapon] = box;
    }
    return row;
}

Power WhatIfSheet::attacker() const { return all_powers[static_cast<std::size_t>(m_powers[0]->GetSelection())]; }

Power WhatIfSheet::defender() const {
    for (const auto power : all_powers) {
        if (word(*m_now().tables, power) == m_powers[1]->GetStringSelection()) {
            return power;
        }
    }
    return next_power(attacker());
}

void WhatIfSheet::offer_defenders() {
    const auto before = m_powers[1]->GetStringSelection();
    m_powers[1]->Clear();
    for (const auto power : all_powers) {
        if (!allied(power, attacker())) {
            m_powers[1]->Append(word(*m_now().tables, power));
        }
    }
    if (!m_powers[1]->SetStringSelection(before)) {
        m_powers[1]->SetSelection(0);
    }
}

/// The books with the weapons that are ticked here.
State WhatIfSheet::tried() const {
    auto state = m_now();
    for (const auto& [weapon, box] : m_weapons) {
        const auto owner = weapon == Weapon::JetPower ? defender() : attacker();
        state.powers[owner].weapons[weapon] = box->GetValue();
    }
    return state;
}

BattleQuestion WhatIfSheet::question() const {
    FreeForces forces{.kind = battle_kind(),
                      .attacker = attacker(),
                      .forces = {},
                      .gun = m_gun->GetValue() && battle_kind() == BattleKind::Land,
                      .bombarding = kind() == Kind::Amphibious ? m_bombarding->GetValue() : 0,
                      .amphibious = kind() == Kind::Amphibious};
    for (const auto side : {Side::Attacker, Side::Defender}) {
        for (const auto unit : all_units) {
            const int count = m_counts[place_of(side)]->count(std::string{id_of(unit)});
            if (count > 0) {
                forces.forces.push_back({.power = side == Side::Attacker ? attacker() : defender(), .unit = unit, .count = count});
            }
        }
    }
    auto asked = question_of(tried(), forces, m_odds->plan(Side::Attacker), m_odds->plan(Side::Defender));
    asked.prize = m_prize;
    return asked;
}

void WhatIfSheet::remember_counts() {
    for (std::size_t side = 0; side < m_counts.size(); ++side) {
        for (const auto unit : all_units) {
            if (const auto count = m_counts[side]->find(std::string{id_of(unit)})) {
                m_typed[side][unit] = *count;
            }
        }
    }
}

void WhatIfSheet::show_rows() {
    remember_counts();
    for (const auto side : {Side::Attacker, Side::Defender}) {
        const auto owner = side == Side::Attacker ? attacker() : defender();
        std::vector<CountList::Row> rows;
        for (const auto unit : all_units) {
            if (may_be_there(unit, battle_kind(), side)) {
                rows.push_back({std::string{id_of(unit)},
                                picture(*m_now().tables, unit, owner, 22),
                                word(*m_now().tables, unit),
                                {},
                                most_pieces,
                                m_typed[place_of(side)][unit]});
            }
        }
        m_counts[place_of(side)]->show({});
        m_counts[place_of(side)]->show(std::move(rows));
    }
    m_gun->Show(battle_kind() == BattleKind::Land);
    m_bombardment->Show(kind() == Kind::Amphibious);
    Layout();
    show_odds();
}

void WhatIfSheet::show_odds() {
    const auto asked = question();
    if (asked.attackers.empty() && asked.defenders.empty()) {
        m_odds->ask(std::nullopt);
    } else {
        m_odds->ask(asked);
    }
}

void WhatIfSheet::clear() {
    m_typed = {};
    m_counts[0]->clear_counts();
    m_counts[1]->clear_counts();
    m_bombarding->SetValue(0);
    m_gun->SetValue(false);
    m_prize = {};
    show_rows();
    set_focus();
}

void WhatIfSheet::fill(const BattleQuestion& question) {
    m_typed = {};
    m_counts[0]->clear_counts();
    m_counts[1]->clear_counts();
    for (const auto side : {Side::Attacker, Side::Defender}) {
        for (const auto& pieces : side == Side::Attacker ? question.attackers : question.defenders) {
            m_typed[place_of(side)][pieces.unit] += pieces.count;
        }
    }
    for (std::size_t side = 0; side < m_counts.size(); ++side) {
        m_counts[side]->show({});
    }
    int shots = 0;
    for (const auto& ships : question.bombarding) {
        shots += ships.count;
    }
    const bool landing = question.kind == BattleKind::Land && !question.may_retreat;
    m_kind->SetSelection(static_cast<int>(question.kind == BattleKind::Sea ? Kind::Sea : landing ? Kind::Amphibious : Kind::Land));
    m_bombarding->SetValue(shots);
    m_prize = question.prize;
    m_gun->SetValue(question.gun);
    m_powers[0]->SetSelection(static_cast<int>(m_now().turn.power));
    offer_defenders();
    if (!question.defenders.empty()) {
        m_powers[1]->SetStringSelection(word(*m_now().tables, question.defenders.front().power));
    }
    for (const auto& [weapon, box] : m_weapons) {
        box->SetValue(has_weapon(m_now(), weapon == Weapon::JetPower ? defender() : attacker(), weapon));
    }
    show_rows();
}

void WhatIfSheet::fill_from_battle() {
    const auto& state = m_now();
    if (state.battle) {
        m_space->choose((*state.tables)[state.battle->space].id);
        fill(question_of(state, *state.battle));
        return;
    }
    const auto pending = pending_battles(state);
    const auto first = std::ranges::find_if(pending, [](const PendingBattle& battle) { return battle.kind != BattleKind::Raid; });
    if (first != pending.end()) {
        m_space->choose((*state.tables)[first->space].id);
        fill(question_of(state, *first));
    }
}

void WhatIfSheet::fill_from_space() {
    const auto id = m_space->chosen();
    if (!id) {
        m_space->SetFocus();
        return;
    }
    const auto& state = m_now();
    const auto space = *state.tables->find(*id);
    if (state.battle && state.battle->space == space) {
        fill(question_of(state, *state.battle));
        return;
    }
    for (const auto& battle : pending_battles(state)) {
        if (battle.space == space && battle.kind != BattleKind::Raid) {
            fill(question_of(state, battle));
            return;
        }
    }
    // Nothing is contested there yet: the enemies who stand there would defend it.
    fill(question_of(state, {.space = space, .kind = (*state.tables)[space].sea ? BattleKind::Sea : BattleKind::Land, .must_wait = false}));
}

} // namespace intendant::app::aa
