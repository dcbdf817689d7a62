#include "app/axis_allies/battle/battle_steps.hpp"

#include "app/axis_allies/battle/battle_record.hpp"

#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

/// Short enough to stand beside the others.
wxString short_word(BattleStep step) {
    switch (step) {
    case BattleStep::AaFire:
        return _("AA fire");
    case BattleStep::Bombardment:
        return _("Support shots");
    case BattleStep::FirstStrike:
        return _("First strike");
    case BattleStep::AttackerFire:
        return _("Attacker fires");
    case BattleStep::DefenderFire:
        return _("Defender fires");
    case BattleStep::AttackerWithdrawal:
        return _("Attacking subs");
    case BattleStep::DefenderWithdrawal:
        return _("Defending subs");
    case BattleStep::Decision:
        return _("Decision");
    case BattleStep::RaidDamage:
        return _("Bombs");
    }
    return {};
}

/// The step in full, the clause that prescribes it, and what that says.
wxString tip_of(const Tables& tables, BattleStep step) {
    const auto found = explanation(tables, {to_utf8(clause(step))});
    return word(step) + "\n" + clause(step) + (found ? ": " + to_wx(found->text) : wxString{});
}

} // namespace

std::vector<StepStrip::Step> steps_of_round(const Table& table) {
    using When = StepStrip::When;
    std::vector<StepStrip::Step> steps;
    if (!table.state().battle) {
        return steps;
    }
    const auto& battle = *table.state().battle;
    const auto add = [&](BattleStep step, When when) {
        steps.push_back({.name = short_word(step), .when = when, .tip = tip_of(table.tables(), step)});
    };
    for (const auto step : steps_done(battle, events_of_battle(table))) {
        add(step, When::Done);
    }
    add(battle.step, When::Now);
    bool removed = battle.casualties.empty();
    for (const auto step : steps_to_come(table.state())) {
        const bool fire = step == BattleStep::DefenderFire || step == BattleStep::AttackerFire;
        if (!fire && !removed) {
            steps.push_back({.name = _("Casualties leave"), .when = When::ToCome, .tip = "C-15, C-76"});
            removed = true;
        }
        add(step, When::ToCome);
    }
    if (!removed) {
        steps.push_back({.name = _("Casualties leave"), .when = When::ToCome, .tip = "C-15, C-76"});
    }
    return steps;
}

} // namespace intendant::app::aa
