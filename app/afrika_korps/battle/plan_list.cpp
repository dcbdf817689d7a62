#include "app/afrika_korps/battle/plan_list.hpp"

#include "app/afrika_korps/words.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/share_bar.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

namespace {

constexpr std::size_t most_plans = 5;

} // namespace

PlanList::PlanList(wxWindow* parent, Table& table) : Panel(parent, table) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Divide the battles"), theme::Type::Text), layout::spaced());
    m_criterion = new wxChoice(this, wxID_ANY);
    m_criterion->SetName("afrika_korps.battle.criterion");
    m_criterion->Append(_("Factors won against lost"));
    m_criterion->Append(_("Chance to take the hex above"));
    m_criterion->SetSelection(0);
    m_criterion->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_criterion(); });
    all->Add(m_criterion, layout::spaced().Expand());
    m_words = named_label(all, layout::label(this, wxEmptyString), "afrika_korps.battle.plans.words");
    m_plans = new CardList(this, "afrika_korps.battle.plans");
    m_plans->on_pick = [this](const std::string& key) {
        if (const auto attack = first_battle(static_cast<std::size_t>(std::stoul(key)))) {
            on_pick(*attack);
        }
    };
    all->Add(m_plans, layout::spaced().Expand());
    SetSizer(all);
}

void PlanList::show(std::optional<HexId> hex, int width) {
    m_planned.clear();
    m_contact = contact_to_plan(state());
    std::vector<CardList::Row> rows;
    wxString words_of_plans;
    if (!m_contact.attackers.empty()) {
        const Wish wish{.take = m_criterion->GetSelection() == 1 ? hex : std::nullopt};
        const auto answer = plans(tables(), state().options, m_contact, wish, most_plans);
        if (const auto* const refused = std::get_if<core::Refused>(&answer)) {
            words_of_plans = m_table.say(*refused);
        } else {
            m_planned = std::get<Plans>(answer).best;
        }
    }
    for (std::size_t i = 0; i < m_planned.size(); ++i) {
        const auto& plan = m_planned[i];
        wxString text;
        wxString whole;
        for (const auto& battle : plan.battles) {
            std::vector<CounterId> enemies;
            for (const auto& each : defenders_of(m_contact, battle.units.defenders)) {
                enemies.push_back(each.unit);
            }
            std::vector<CounterId> own;
            for (const auto& each : attackers_of(m_contact, battle.units.attackers)) {
                own.push_back(each.unit);
            }
            text += (text.empty() ? "" : "; ") + word(battle.value.column) + " " + listed(tables(), enemies);
            whole += (whole.empty() ? "" : "\n") +
                     wxString::Format(_("%s on %s, %s"), listed(tables(), own), listed(tables(), enemies), word(battle.value.column));
        }
        for (const auto& each : attackers_of(m_contact, plan.captors)) {
            whole += (whole.empty() ? "" : "\n") + wxString::Format(_("%s captures supply instead of fighting"), word(tables(), each.unit));
        }
        const auto net = (plan.won - plan.lost) / sixths;
        rows.push_back({.key = std::to_string(i),
                        .picture = {},
                        .words = text,
                        .figure = plan.taken ? percent(static_cast<double>(plan.taken->part) / static_cast<double>(plan.taken->of))
                                             : (net > 0 ? "+" : "") + decimal(net, 1),
                        .tone = net >= 0 ? CardList::Tone::Good : CardList::Tone::Bad,
                        .tip = whole + "\n" +
                               wxString::Format(_("Expected: %s factors won, %s lost"), decimal(plan.won / sixths, 1),
                                                decimal(plan.lost / sixths, 1))});
    }
    Show(!rows.empty() || !words_of_plans.empty());
    m_words->Show(!words_of_plans.empty());
    layout::set_wrapped(m_words, words_of_plans, width);
    m_plans->Show(!rows.empty());
    m_plans->show(std::move(rows));
    Layout();
}

std::optional<Attack> PlanList::first_battle(std::size_t which) const {
    if (which >= m_planned.size() || m_planned[which].battles.empty()) {
        return std::nullopt;
    }
    const auto& battle = m_planned[which].battles.front();
    Attack attack;
    for (const auto& each : defenders_of(m_contact, battle.units.defenders)) {
        attack.defenders.push_back({each.unit});
    }
    for (const auto& each : attackers_of(m_contact, battle.units.attackers)) {
        attack.attackers.push_back(each.unit);
    }
    return attack;
}

} // namespace intendant::app::ak
