#include "app/axis_allies/battle/battle_news.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <numeric>

namespace intendant::app::aa {

namespace {

wxString result_of(const BattleEnded& ended) {
    switch (ended.result) {
    case BattleResult::AttackerWon:
        return _("the attacker won");
    case BattleResult::DefenderWon:
        return _("the defender won");
    case BattleResult::BothDestroyed:
        return _("both sides are destroyed");
    case BattleResult::Retreat:
        return _("the attacker left");
    case BattleResult::NothingLeftToFight:
        return _("nothing is left to fight");
    }
    return {};
}

wxString hits_of(int hits) { return hits == 0 ? _("no hit") : wxString::Format(wxPLURAL("%d hit", "%d hits", hits), hits); }

wxString sentence(const Tables& tables, const ColumnFired& fired) {
    const auto who = word(tables, fired.group.power);
    if (fired.step == BattleStep::RaidDamage) {
        const auto damage = std::accumulate(fired.dice.faces.begin(), fired.dice.faces.end(), 0);
        return wxString::Format(_("%s bombs for %s."), who, ipc(core::Money{damage}));
    }
    if (fired.dice.faces.empty()) {
        return wxString::Format(_("%s, column %d: %s."), who, fired.group.column, hits_of(fired.hits));
    }
    wxString faces;
    for (const int face : fired.dice.faces) {
        faces += (faces.empty() ? "" : " ") + wxString::Format("%d", face);
    }
    return wxString::Format(_("%s, column %d: dice %s, %s."), who, fired.group.column, faces, hits_of(fired.hits));
}

wxString sentence(const Tables& tables, const BattleEnded& ended) {
    return wxString::Format(_("The battle is over in %s: %s."), word(tables, ended.space), result_of(ended));
}

wxString sentence(const Tables& tables, const RaidPaid& raid) {
    return wxString::Format(_("%s pays the bank %s."), word(tables, raid.owner), ipc(raid.paid));
}

bool pays_for_raid(const Event& event) { return std::holds_alternative<RaidPaid>(event); }

template <class Other> wxString sentence(const Tables&, const Other&) { return {}; }

} // namespace

wxString battle_news(const Table& table) {
    wxString text;
    const auto events = table.last_events();
    const bool raid = std::ranges::any_of(events, pays_for_raid);
    for (const auto& event : events) {
        const auto* const ended = std::get_if<BattleEnded>(&event);
        const auto one = raid && ended != nullptr
                             ? wxString::Format(_("The bombing raid on %s is over."), word(table.tables(), ended->space))
                         : std::holds_alternative<TerritoryTaken>(event)
                             ? table.say(summary(table.tables(), table.state().turn.power, event))
                             : std::visit([&table](const auto& known) { return sentence(table.tables(), known); }, event);
        if (!one.empty()) {
            text += (text.empty() ? "" : "  ") + one;
        }
    }
    return text;
}

} // namespace intendant::app::aa
