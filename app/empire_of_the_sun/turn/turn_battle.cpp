// The battle that stands in the open form of the turn.

#include "app/empire_of_the_sun/turn/turn_page.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/forms.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <string_view>
#include <variant>

namespace intendant::app::es {

std::optional<BattleNow> TurnPage::battle() const {
    const auto* const form = m_sheet->form();
    const auto command = form != nullptr ? battle_in_form(state(), form->id, m_sheet->panel()->values()) : std::nullopt;
    const auto now = [this](const auto& fight) -> std::optional<BattleNow> {
        const auto sheet = battle_sheet(state(), fight);
        return sheet ? std::optional{BattleNow{*sheet, fight.rule.value_or(LossRule::MostAttackKept)}} : std::nullopt;
    };
    const auto* const sea = command ? std::get_if<FightAtSea>(&*command) : nullptr;
    const auto* const land = command ? std::get_if<FightOnLand>(&*command) : nullptr;
    return sea != nullptr ? now(*sea) : land != nullptr ? now(*land) : std::nullopt;
}

void TurnPage::show_battle() {
    const auto now = battle();
    m_odds->ask(now);
    if (on_battle) {
        on_battle(now);
    }
}

/// The first die of a battle, and losses that are typed, stand in the form before anything is booked.
bool TurnPage::is_to_be_seen(const std::string& form, const core::FormValues& values) {
    if (form != "sea" && form != "land") {
        return false;
    }
    const auto asked = empire_of_the_sun::form(state(), form, values);
    const bool one_die = values.contains("offensive") != values.contains("reaction");
    const bool waits = one_die && !answered(state(), form, values);
    const auto* const shown = m_sheet->form(); // it is this one that is booked
    const auto typed = [](const core::Form* of) {
        return of != nullptr &&
               std::ranges::any_of(of->fields, [](const core::FormField& field) { return field.key.starts_with(step_mark); });
    };
    if (!waits && (!typed(asked ? &*asked : nullptr) || typed(shown))) {
        return false;
    }
    CallAfter([this, form] {
        if (const auto* const open = m_sheet->form(); open != nullptr && open->id == form) {
            m_sheet->panel()->show_state();
            m_sheet->set_focus();
        }
    });
    return !waits; // the sheet says what is still to come
}

void TurnPage::enter_face(bool of_offensive, int face) {
    if (battle()) {
        m_sheet->panel()->set(of_offensive ? "offensive" : "reaction", std::to_string(face));
    }
}

void TurnPage::lose_step(UnitId unit) {
    const auto now = battle();
    if (!now) {
        return;
    }
    core::FormValues lost;
    for (const auto* const side : {&now->sheet.offensive, &now->sheet.reaction}) {
        for (const auto& each : side->units) {
            if (each.unit && each.left) {
                const int steps = each.level - *each.left;
                lost[std::string{step_mark} + tables()[*each.unit].id] =
                    std::to_string(*each.unit == unit ? (steps + 1) % (each.level + 1) : steps);
            }
        }
    }
    if (lost.empty()) {
        m_table.complain(_("Enter the dice first; then a click on a unit changes what it loses."));
        return;
    }
    auto* const open = m_sheet->panel();
    open->set("losses", "typed");
    for (const auto& [key, steps] : lost) {
        open->set(key, steps);
    }
}

} // namespace intendant::app::es
