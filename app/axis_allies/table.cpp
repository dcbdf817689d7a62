#include "app/axis_allies/table.hpp"

#include "app/axis_allies/help.hpp"
#include "db/session/axis_allies/session.hpp"
#include "model/axis_allies/reach.hpp"

#include <algorithm>

namespace intendant::app::aa {

void Table::take(Session session) {
    TableOf::take(std::move(session));
    m_last_events = events_of(last_entries(1).back().entry);
}

std::vector<Event> Table::events_of(const db::Entry& entry) const {
    return entry.kind == core::EntryKind::Play ? db::AxisAlliesSession::read_events(tables(), entry.events) : std::vector<Event>{};
}

/// Remarks are outside the course of the game.
void Table::entry_booked(const db::Entry& entry) {
    if (entry.kind != core::EntryKind::Note) {
        m_last_events = events_of(entry);
    }
}

void Table::begin_battle(SpaceId space) {
    const bool raid = std::ranges::any_of(pending_battles(state()),
                                          [&](const PendingBattle& each) { return each.space == space && each.kind == BattleKind::Raid; });
    book(BeginBattle{.space = space, .raid = raid});
}

void Table::book_move(const Command& command, const std::function<void()>& booked) {
    const auto* const move = std::get_if<MoveUnits>(&command);
    if (move == nullptr || move->raid || state().turn.action != Action::CombatMovement ||
        !may_raid(state(), {.from = move->from, .units = move->units}, move->to)) {
        book(command, booked);
        return;
    }
    auto raid = *move;
    raid.raid = true;
    notice().choose(
        wxString::Format(_("%s alone to %s: a bombing raid on the industrial complex, or an attack?"), word(tables(), move->units),
                         word(tables(), move->to)),
        _("Bombing &raid"), [this, raid, booked] { book(raid, booked); }, _("&Attack"), [this, command, booked] { book(command, booked); });
}

std::vector<Link> Table::links(const std::vector<core::RuleRef>& rules) const { return cited_by(tables(), rules); }

wxString Table::doubts(const Command& command) const {
    const auto verdict = decide(state(), command);
    return core::refused(verdict) ? say(core::refusal(verdict)) : say(core::acceptance(verdict).warnings);
}

std::optional<IncomeCollected> Table::income() const {
    const auto verdict = decide(state(), CollectIncome{});
    if (!core::refused(verdict)) {
        for (const auto& event : core::acceptance(verdict).events) {
            if (const auto* const income = std::get_if<IncomeCollected>(&event)) {
                return *income;
            }
        }
    }
    return std::nullopt;
}

} // namespace intendant::app::aa
