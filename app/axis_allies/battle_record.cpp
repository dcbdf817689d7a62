#include "app/axis_allies/battle_record.hpp"

#include "db/codec/axis_allies_session.hpp"

#include <algorithm>

namespace intendant::app::aa {

namespace {

constexpr std::size_t looked_at_first = 64; ///< entries; most battles are shorter

bool begins_battle(const Event& event) {
    return std::holds_alternative<BattleBegun>(event);
}

} // namespace

std::vector<Event> events_of_battle(const Session& session) {
    if (!session.state().battle) {
        return {};
    }
    for (auto count = looked_at_first;; count *= 4) {
        const auto lines = session.last_entries(count);
        std::vector<Event> events;
        for (const auto& line : lines) {
            if (line.undone || line.entry.kind != core::EntryKind::Play) {
                continue;
            }
            auto of_entry = db::read_events(*session.state().tables, line.entry.events);
            if (std::ranges::any_of(of_entry, begins_battle)) {
                events.clear();
            }
            std::ranges::move(of_entry, std::back_inserter(events));
        }
        const auto begun = std::ranges::find_if(events, begins_battle);
        if (begun != events.end()) {
            events.erase(events.begin(), begun);
            return events;
        }
        if (lines.size() < count) {
            return {};
        }
    }
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
