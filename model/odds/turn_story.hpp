#pragma once

#include "model/core/measure.hpp"
#include "model/core/seat_page.hpp"
#include "model/odds/luck.hpp"

#include <map>
#include <string>
#include <vector>

/// A turn told in a few rows, whichever game it is: what was taken and lost, how lucky each side was, and what it changed.
namespace intendant::odds {

/// A turn in the figures that its game measures.
struct TurnCourse {
    core::Measures measures{};
    std::vector<core::Figure> before{}; ///< levels
    std::vector<core::Figure> after{};
    std::vector<core::Figure> flows{}; ///< of all its events
    std::vector<core::Holding> held_before{};
    std::vector<core::Holding> held_after{};
    std::map<std::string, DiceRecord> dice{}; ///< thrown to hit, by side
};

/// The events of a turn, in order, of which the first follows on `before`.
template <core::MeasuredGame G> TurnCourse course_of(const typename G::State& before, const std::vector<typename G::Event>& events) {
    TurnCourse course{.measures = G::measures(*before.tables), .before = G::levels(before), .held_before = G::holdings(before)};
    auto now = before;
    for (const auto& event : events) {
        for (auto& flow : G::flows(now, event)) {
            course.flows.push_back(std::move(flow));
        }
        for (const auto& dice : G::aimed_dice(now, event)) {
            course.dice[dice.side].add(dice.dice, dice.hit, dice.hits);
        }
        now = G::apply(std::move(now), event);
    }
    course.after = G::levels(now);
    course.held_after = G::holdings(now);
    return course;
}

/// Spaces that changed hands, what flowed but for what comes every turn, the luck of the dice that were thrown to hit (hits, those to be expected, and
/// the exact chance of so many or more), and each level that is another now. Details are left out; nothing happened: no rows.
std::vector<core::SeatFigure> rows_of(const TurnCourse& course);

} // namespace intendant::odds
