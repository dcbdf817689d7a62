#pragma once

#include "model/empire_of_the_sun/battle/force.hpp"
#include "model/empire_of_the_sun/decision.hpp"

#include <vector>

/// Who fights in a combat as it is entered, before any die: for whoever decides it, and for whoever asks what it would be.
namespace intendant::empire_of_the_sun {

/// One side as it fights: the units of the register in the order of the force, garrisons after them. `cards`: what adds to its die.
struct Fighting {
    Force force{};
    std::vector<FighterRow> rows{};
    std::vector<CardId> cards{};
};

/// Both sides of a combat, and the battle that they make. Units: `status` as it is known, else a surprise; on land nobody comes or goes any more.
struct Engagement {
    Fighting offensive{}, reaction{};
    Battle battle{};
    Status status{};
    bool won_at_sea{true}; ///< by the Offensive side, or nobody fought there (ES-BAT-28)
};

/// All units of both sides in the hex, those that are named at range, and what cards add. What speaks against it is noted in the decision. An offensive
/// is under way.
/// Refuses: a unit that is named twice, cannot fight there, or loses steps that it has not. Rule: ES-BAT-1 to ES-BAT-12, ES-GND-1, ES-GND-8.
Objection engage(Decision& decision, const FightAtSea& command, Engagement& found);
Objection engage(Decision& decision, const FightOnLand& command, Engagement& found);

/// Active units outside the hex that can take part in its combat at sea, with from where. An offensive is under way.
/// Rule: ES-BAT-3, ES-BAT-4, ES-BAT-6, ES-AIR-3, ES-OFF-11.
std::vector<FighterRow> from_afar(const State& state, HexId hex, Side side);

/// Aircraft or ships.
inline bool fights_at_sea(const Fighter& unit) { return unit.arm != Arm::Ground; }
/// Aircraft or ships of that side fire. Rule: ES-BAT-28, ES-SCN-21.
bool fires_at_sea(const Force& force);

} // namespace intendant::empire_of_the_sun
