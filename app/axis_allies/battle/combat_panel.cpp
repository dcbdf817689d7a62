#include "app/axis_allies/battle/combat_panel.hpp"

#include "app/axis_allies/battle/forces_panel.hpp"
#include "app/axis_allies/help.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

std::string key_of(const Tables& tables, const PendingBattle& battle) {
    return tables[battle.space].id + (battle.kind == BattleKind::Raid ? "/raid" : "");
}

} // namespace

CombatPanel::CombatPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("combat");
    m_what = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_pending = new RowList(this, "combat.pending", {{_("Where"), 260}, {_("Kind"), 150}, {_("Who"), 520}});
    m_begin = new wxButton(this, wxID_ANY, _("&Begin the selected battle"));
    m_begin->SetName("combat.begin");
    m_begin->SetToolTip(tip(tables(), {"C-01"}));
    m_support_label = layout::label(this, _("&Support shots of battleships:"));
    m_support = new NumberField(this, "combat.support");
    m_support->SetToolTip(tip(tables(), {"C-48"}));
    m_forces = new ForcesPanel(this, table);
    m_rocket_news = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_rocket_news->SetName("rocket.news");
    m_rocket = new wxPanel(this);
    auto* const rocket_row = new wxBoxSizer(wxHORIZONTAL);
    rocket_row->Add(layout::label(m_rocket, _("Rocket from the gun in:")), layout::line());
    m_gun = new NameField(m_rocket, "rocket.from");
    rocket_row->Add(m_gun, layout::line());
    rocket_row->Add(layout::label(m_rocket, _("at the complex in:")), layout::line());
    m_target = new NameField(m_rocket, "rocket.target");
    rocket_row->Add(m_target, layout::line());
    m_dice = new DiceEntry(m_rocket, "rocket.dice", DiceEntry::Hits::NotOffered);
    auto* const rocket_all = new wxBoxSizer(wxVERTICAL);
    rocket_all->Add(layout::heading(m_rocket, _("Rockets")), layout::spaced());
    rocket_all->Add(rocket_row);
    rocket_all->Add(m_dice, wxSizerFlags().Expand());
    m_rocket->SetSizer(rocket_all);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_what, layout::spaced());
    all->Add(m_pending, layout::spaced().Proportion(1).Expand());
    auto* const begin_row = new wxBoxSizer(wxHORIZONTAL);
    begin_row->Add(m_begin, layout::line());
    begin_row->Add(m_support_label, layout::line());
    begin_row->Add(m_support, layout::line());
    all->Add(begin_row);
    all->Add(m_forces, wxSizerFlags(2).Expand());
    all->Add(m_rocket_news, layout::spaced());
    all->Add(m_rocket, wxSizerFlags().Expand());
    SetSizer(all);
    m_begin->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { begin(); });
    m_pending->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { CallAfter([this] { begin(); }); });
    m_pending->on_select = [this](const std::string&) {
        show_support();
        on_change();
    };
    m_forces->on_change = [this] { on_change(); };
    m_dice->on_throw = [this](const core::Throw& dice) { fire_rocket(dice); };
    m_dice->on_mistake = [this](const wxString& sentence) { m_table.complain(sentence); };
    m_dice->on_unread = [this](const wxString& sentence) { m_table.say_unread(sentence); };
}

void CombatPanel::show_state() {
    const auto pending = pending_battles(state());
    m_what->SetLabelText(pending.empty() ? _("There is no battle to fight.") : _("Battles to fight, in the order you like"));
    std::vector<RowList::Row> rows;
    for (const auto& battle : pending) {
        auto kind = battle.kind == BattleKind::Raid ? _("bombing raid") : battle.kind == BattleKind::Sea ? _("at sea") : _("on land");
        if (battle.must_wait) {
            kind += " (" + _("must wait") + ")";
        }
        rows.push_back({key_of(tables(), battle), {}, {word(tables(), battle.space), kind, fighters(state(), battle.space)}});
    }
    m_pending->show(std::move(rows));
    if (m_pending->selected().empty() && !pending.empty()) {
        m_pending->select(key_of(tables(), pending.front()));
    }
    m_begin->Enable(!pending.empty() && !m_table.read_only());
    const bool entered = state().options.depth == Depth::BankAndBattles;
    m_forces->Show(entered);
    m_pending->Show(!pending.empty());
    m_begin->Show(!pending.empty());
    show_support();
    m_forces->show_state();
    m_rocket->Show(has_weapon(state(), power(), Weapon::Rockets) && !state().turn.rocket_fired);
    m_gun->offer(all_spaces(tables()));
    m_target->offer(all_spaces(tables()));
    m_dice->ask_for(1);
    wxString news;
    for (const auto& event : m_table.last_events()) {
        if (const auto* const fired = std::get_if<RocketFired>(&event)) {
            news = wxString::Format(_("The rocket at %s: %s pays the bank %s."), word(tables(), fired->target),
                                    word(tables(), fired->owner), ipc(fired->paid));
        }
    }
    m_rocket_news->SetLabelText(news);
    m_rocket_news->Show(!news.empty());
    Layout();
}

void CombatPanel::set_focus() {
    if (m_pending->IsShown()) {
        m_pending->SetFocus();
    } else if (m_forces->IsShown()) {
        m_forces->set_focus();
    } else {
        on_nothing();
    }
}

std::optional<PendingBattle> CombatPanel::selected() const {
    for (const auto& battle : pending_battles(state())) {
        if (key_of(tables(), battle) == m_pending->selected()) {
            return battle;
        }
    }
    return std::nullopt;
}

void CombatPanel::select(SpaceId space) {
    for (const auto& battle : pending_battles(state())) {
        if (battle.space == space) {
            m_pending->select(key_of(tables(), battle));
            show_support();
            on_change();
            return;
        }
    }
}

std::optional<BattleQuestion> CombatPanel::question(const LossPlan& attacker, const LossPlan& defender) const {
    if (m_forces->IsShown()) {
        if (const auto forces = m_forces->forces()) {
            return question_of(state(), *forces, attacker, defender);
        }
    }
    const auto battle = selected();
    return battle ? std::optional{question_of(state(), *battle, attacker, defender)} : std::nullopt;
}

void CombatPanel::show_support() {
    int most = 0;
    int proposed = 0;
    if (const auto battle = selected(); battle && battle->kind == BattleKind::Land && !battle->must_wait) {
        most = possible_support(state(), battle->space);
        proposed = proposed_support(state(), battle->space);
    }
    m_support->SetValue(proposed);
    m_support_label->Show(most > 0);
    m_support->Show(most > 0);
    Layout();
}

void CombatPanel::begin() {
    const auto battle = selected();
    if (!battle) {
        m_table.complain(_("Select one of the battles first."));
        return;
    }
    const auto shots = m_support->IsShown() ? std::optional{m_support->GetValue()} : std::nullopt;
    m_table.book(BeginBattle{.space = battle->space,
                             .raid = battle->kind == BattleKind::Raid,
                             .support = shots == proposed_support(state(), battle->space) ? std::nullopt : shots});
}

void CombatPanel::fire_rocket(const core::Throw& dice) {
    if (stops_at_name()) {
        return;
    }
    const auto gun = m_gun->chosen();
    const auto target = m_target->chosen();
    if (!gun || !target) {
        m_table.complain(_("Say which gun fires the rocket, and at the complex of which territory; then throw."));
        return;
    }
    m_table.book(FireRocket{.from = *tables().find(*gun), .target = *tables().find(*target), .dice = dice}, [this] { m_dice->taken(); });
}

} // namespace intendant::app::aa
