#pragma once

#include "db/session/log.hpp"
#include "model/odds/luck.hpp"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace intendant::db {

/// One turn, or one round, in figures: a value for each measure and side, measure by measure.
struct TurnFigures {
    std::int64_t first; ///< entry
    std::int64_t last;
    int round;
    std::string seat; ///< whose turn; empty for a round
    std::vector<double> values;
};

/// An entry after which the balance was another. What a regular flow brings turns nothing: it is left out of the
/// weighing.
struct TurningPoint {
    std::int64_t seq;
    double before;
    double after;
};

/// A battle from its first entry to its last.
struct FoughtBattle {
    core::Message name;
    std::int64_t first;
    std::int64_t last;
    int round;
    std::string seat;
    std::map<std::string, odds::DiceRecord> dice; ///< by side
};

/// The course of a game in figures, undone entries left out.
struct History {
    core::Measures measures;
    std::vector<TurnFigures> turns;
    std::vector<TurningPoint> turning_points; ///< the greatest change first
    std::vector<FoughtBattle> battles;

    double value(const TurnFigures& turn, std::size_t measure, std::size_t side) const {
        return turn.values[measure * measures.sides.size() + side];
    }
    /// The turns of each round together: levels as its last turn left them, flows added up.
    std::vector<TurnFigures> rounds() const;
};

/// An entry after which a level was another.
struct LevelStep {
    Entry entry;
    std::int64_t change;
    std::int64_t then; ///< the level after it
};

/// The entries that made a level of one side what it is after entry `end` (0: now), in order. Whole numbers: what is measured in
/// parts is rounded.
std::vector<LevelStep> steps_to(const Log& log, const std::string& measure, const std::string& side, std::int64_t end = 0);

/// Goes through the game. `go_on` is asked after every entry; when it says false, nothing is answered.
std::optional<History> history_of(const Log& log, const std::function<bool(std::int64_t seq)>& go_on = {});

} // namespace intendant::db
