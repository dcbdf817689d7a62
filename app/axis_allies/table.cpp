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

void Table::book_all(std::vector<Command> commands, const std::function<void()>& booked) {
    if (commands.empty()) {
        if (booked) {
            booked();
        }
        return;
    }
    const auto first = commands.front();
    commands.erase(commands.begin());
    book(first, [this, rest = std::move(commands), booked] { book_all(rest, booked); });
}

bool Table::asks_for_transport(const MoveUnits& move, const std::function<void()>& booked) {
    if (doubts(move).empty()) {
        return false;
    }
    const auto commands = by_sea(state(), move.from, move.units, move.to);
    if (commands.empty()) {
        return false;
    }
    const auto zone = std::get<LoadTransport>(commands.front()).zone;
    const auto shore = std::get<UnloadTransport>(commands.back()).zone;
    auto words = wxString::Format(_("%s to %s: over land the rules do not let them. The transport in %s can carry them there."),
                                  word(tables(), move.units), word(tables(), move.to), word(tables(), zone));
    if (zone != shore) {
        words += " " + wxString::Format(_("It sails to %s."), word(tables(), shore));
    }
    notice().choose(
        words, _("By &sea"), [this, commands, booked] { book_all(commands, booked); }, _("Over &land"),
        [this, move, booked] { book(move, booked); });
    return true;
}

void Table::book_move(const Command& command, const std::function<void()>& booked) {
    const auto* const move = std::get_if<MoveUnits>(&command);
    if (move != nullptr && asks_for_transport(*move, booked)) {
        return;
    }
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
