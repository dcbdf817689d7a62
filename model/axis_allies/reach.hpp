#pragma once

#include "model/axis_allies/commands.hpp"
#include "model/axis_allies/state.hpp"

#include <functional>
#include <optional>
#include <vector>

/// Pieces taken up in one space, and what it means to put them down in another.
namespace intendant::axis_allies {

/// Pieces of the power whose turn it is that are taken up together. `aboard`: they are cargo. `raid`: bombers that announce one.
struct TakenUp {
    SpaceId from;
    std::vector<UnitCount> units{};
    bool aboard{false};
    bool raid{false};

    friend bool operator==(const TakenUp&, const TakenUp&) = default;
};

/// The state after the command; nothing where something speaks against it.
std::optional<State> after(const State& state, const Command& command);

/// To put them down there: a move, going aboard, or going ashore. Rule: M-10, M-100, M-102.
Command put_down(const Tables& tables, const TakenUp& taken, SpaceId to);

/// Where `command(space)` books without a word against it, of the spaces that the fastest of the units can come to, in the order of the
/// tables.
std::vector<SpaceId> reach_of(const State& state, SpaceId from, const std::vector<UnitCount>& units,
                              const std::function<Command(SpaceId)>& command);
std::vector<SpaceId> reach_of(const State& state, const TakenUp& taken);

/// Nothing but bombers, which alone can announce a raid. Rule: C-140.
bool bombers_only(const std::vector<UnitCount>& units);
/// A bomber raid on that space can be announced: only bombers are taken up, and an enemy complex stands there. Rule: C-140.
bool may_raid(const State& state, const TakenUp& taken, SpaceId to);

/// Going aboard in a zone beside `from`, sailing where that is needed, and going ashore in `to`, with transports of the power whose turn it
/// is, if all of it is booked without a word against it. Empty: no transport can take these land units there now. Rule: M-100, M-102.
std::vector<Command> by_sea(const State& state, SpaceId from, const std::vector<UnitCount>& units, SpaceId to);

} // namespace intendant::axis_allies
