#pragma once

#include "model/empire_of_the_sun/battle/need.hpp"
#include "model/empire_of_the_sun/commands.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <optional>
#include <stop_token>
#include <vector>

/// Which further activation makes a battle of the offensive under way likely enough.
namespace intendant::empire_of_the_sun {

/// A unit that could take part in a battle in which it does not take part yet.
struct FurtherUnit {
    UnitId unit{};
    bool active{false};              ///< it is activated already, and has only to move
    std::optional<MoveUnits> move{}; ///< nothing: it fights from where it stands
};

/// Units of the offensive that move there, or to where they reach the hex: active ones that have not moved, and those that its headquarters can still
/// activate. Nobody once battles are declared, or while no offensive is under way. Escorts are left out: they give no attack (ES-BAT-4).
/// Rule: ES-OFF-2 to ES-OFF-7, ES-MOV-1, ES-BAT-3, ES-BAT-6.
std::vector<FurtherUnit> further_units(const State& state, HexId hex);
/// Units of the other side that could react to a battle there, as the map is now and as if it intercepted: those with the most attack, as many as its
/// headquarters that brings most attack may activate. Rule: ES-REA-1 to ES-REA-6.
std::vector<FurtherUnit> reacting_units(const State& state, HexId hex);

/// What the other side is taken to do.
enum class ReactionWeighed : std::uint8_t {
    None, ///< nobody reacts who has not
    All,  ///< all of `reacting_units`
};

struct OffensiveQuestion {
    HexId hex{};
    BattleAim aim{BattleAim::Hex};
    ReactionWeighed reaction{ReactionWeighed::All};
    LossRule rule{LossRule::MostAttackKept};
    double chance{0}; ///< above 0 and below 1
};

/// What is needed. Units of `units`: none where nobody is.
struct OffensiveNeed {
    static constexpr std::size_t most_further{2};       ///< units that are added at the most
    static constexpr std::size_t most_positions{4'000}; ///< that are tried

    std::optional<core::Message> none{}; ///< why nothing is proposed: a sentence
    bool refused{false};                 ///< that is so because the question cannot be asked
    std::vector<FurtherUnit> units{};
    std::vector<FurtherUnit> reacting{}; ///< who is counted on the other side
    double chance{0};                    ///< with them
    double before{0};                    ///< without them
    double greatest{0};                  ///< where nothing suffices: the most that could be had
    int positions{0};                    ///< tried
    bool cancelled{false};
};

/// The chance of that battle with these units where they go: in all throws of its dice, that for intelligence among them while the offensive has no
/// status. Nothing where so many cannot fight there.
/// Rule: ES-INT-1 to ES-INT-8, ES-BAT-1 to ES-BAT-30, ES-GND-1 to ES-GND-15.
std::optional<double> chance_with(const State& state, const OffensiveQuestion& question, const std::vector<FurtherUnit>& further,
                                  const std::vector<FurtherUnit>& reacting);
/// These units can be activated together and go where they are to, and no rule is broken.
bool can_come(const State& state, const std::vector<FurtherUnit>& further);

/// The fewest further activations that suffice, of as many the fewest units, of as few those with the greatest chance; every choice of two units at the
/// most is tried.
/// Refuses, in a sentence: no offensive under way; a chance of 100 % or none at all; a hex without enemies, or where the battle has begun; a hex at
/// sea that is to be taken; so many units that not every choice can be tried.
OffensiveNeed offensive_need(const State& state, const OffensiveQuestion& question, const std::stop_token& stop = {});

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

template <> inline constexpr std::array<std::string_view, 2> enum_words<empire_of_the_sun::ReactionWeighed>{"none", "all"};

} // namespace intendant::core
