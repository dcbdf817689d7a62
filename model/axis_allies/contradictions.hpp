#pragma once

#include "model/axis_allies/decision.hpp"

#include <optional>
#include <vector>

/// What cannot stand on a board together, whoever brought it about.
namespace intendant::axis_allies {

/// Units: `size` in pieces too many, or that stand where they cannot; by it a contradiction that grows is told from one that shrinks.
struct Contradiction {
    Contradictory what;
    core::RuleRef rule;
    SpaceId space;
    core::Message message;
    int size;

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

/// What is on its way is no contradiction: whom a battle awaits, and aircraft that have still to land.
enum class BoardMoment : std::uint8_t {
    UnderWay,  ///< the turn is being played: all aircraft of its power may be in the air, and battles that may be fought are left out
    AtAnEntry, ///< as the pieces are counted: aircraft that have not moved stand, and only battles that must be fought are left out
    AtTheEnd,  ///< of the turn: everything stands where it stands
};

/// All that contradicts itself, by space in the order of the board. Nothing where the books do not keep the board.
/// Rule: T-06, T-07, T-08, M-31, M-35, M-40, M-42, M-64, M-72, M-82, M-100, M-106, M-130, B-05, L-04, O-02.
std::vector<Contradiction> contradictions(const State& state, BoardMoment moment = BoardMoment::UnderWay);

/// Warns of what the books would newly hold: that was not there before, or has grown.
void warn_of_contradictions(Decision& decision, const State& before);
/// Warns of all that the books hold.
void warn_of_contradictions(Decision& decision);

/// A turn does not end over contradictions without a reason. Those that the table has let stand before are not asked for again, nor a
/// battle that was asked for as its Action ended, or that neither side could win. Books what is left. Rule: T-03.
void close_over_contradictions(Decision& decision);

/// Own land units and aircraft that `decision` has put among the enemy since `before`, before or during the combat of the turn, have
/// come to fight. Rule: T-03, T-08, M-08.
std::vector<Stack> come_to_fight(const State& before, const State& now);
/// The same stack as it waits for its battle.
Stack awaiting_battle(Stack stack);

} // namespace intendant::axis_allies
