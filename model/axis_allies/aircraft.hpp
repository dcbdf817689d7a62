#pragma once

#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/events.hpp"
#include "model/axis_allies/paths.hpp"

#include <vector>

/// What a move asks of aircraft, and of the carriers that bear them.
namespace intendant::axis_allies {

/// A move that is being decided: who goes, and by which way.
struct Journey {
    Traveller traveller;
    std::vector<SpaceId> path;
    bool fighters_ride; ///< aboard the carriers that sail in the same move

    int cost() const { return static_cast<int>(path.size()) - 1; }
    SpaceId to() const { return path.back(); }
};

/// No suicide missions: after the attack some landing place must be within reach. Rule: M-60, M-61.
void warn_of_no_return(Decision& decision, const Stack& after);

/// Attacking fighters whom only decks can take back must find room there together. Rule: M-60, M-64.
void warn_of_too_few_decks(Decision& decision);

/// Allied fighters stay on their carrier: those without room behind sail along. Rule: M-63.
void bring_allied_fighters(const State& state, const Journey& journey, UnitsMoved& event);

/// Fighters have come aboard: as many carriers as all that landed there need stay where they are. Rule: M-62.
void hold_carriers(Decision& decision, SpaceId zone);

/// Enemy guns that this leg takes an aircraft over, those that it has already flown over this turn left out; the target's
/// own gun waits for the battle, and counts when the flight goes on from there instead. Rule: C-25, C-26, D-15, Q-07.
std::vector<SpaceId> guns_flown_over(const State& state, const Journey& journey, const Stack& stack);

/// Books for each gun that some of the pieces have come under its fire. Rule: C-25, Q-07.
void note_overflights(Decision& decision, const std::vector<Stack>& before, const std::vector<Stack>& after);

/// Own and allied fighters that sail along must find room on the carriers that sail. Rule: M-64, M-90.
void warn_of_full_decks(Decision& decision, const std::vector<Stack>& sailing);

} // namespace intendant::axis_allies
