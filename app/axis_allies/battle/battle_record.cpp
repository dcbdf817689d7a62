#include "app/axis_allies/battle/battle_record.hpp"

#include "db/session/axis_allies/session.hpp"

#include <algorithm>

namespace intendant::app::aa {

std::vector<Event> events_of_battle(const Table& table) {
    return table.state().battle ? events_since_battle_began(table) : std::vector<Event>{};
}

std::vector<Event> events_since_battle_began(const Table& table) {
    const auto& session = table.session();
    std::vector<std::vector<Event>> entries; // the latest first
    const auto plays = session.standing_at(table.shown() > 0 ? table.shown() : session.file().last_seq());
    for (auto place = plays.size(); place-- > 0;) {
        auto& events = entries.emplace_back(
            db::AxisAlliesSession::read_events(table.tables(), session.file().entries(plays[place], plays[place]).front().events));
        const auto begun = std::ranges::find_if(events, [](const Event& event) { return std::holds_alternative<BattleBegun>(event); });
        if (begun != events.end()) {
            events.erase(events.begin(), begun);
            break;
        }
    }
    std::vector<Event> result;
    for (auto each = entries.rbegin(); each != entries.rend(); ++each) {
        std::ranges::move(*each, std::back_inserter(result));
    }
    return result;
}

std::vector<BattleStep> steps_done(const Battle& battle, const std::vector<Event>& events) {
    std::vector<BattleStep> steps;
    for (const auto& event : events) {
        const auto* const reached = std::get_if<BattleStepReached>(&event);
        if (reached != nullptr && reached->round == battle.round && reached->step != battle.step &&
            (steps.empty() || steps.back() != reached->step)) {
            steps.push_back(reached->step);
        }
    }
    return steps;
}

} // namespace intendant::app::aa
