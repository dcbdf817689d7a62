#pragma once

#include "model/core/message.hpp"
#include "model/empire_of_the_sun/battle/odds.hpp"

#include <optional>
#include <vector>

namespace intendant::empire_of_the_sun {

/// What an offensive wants of its battle hex.
enum class BattleAim : std::uint8_t {
    Hex,      ///< the hex is taken
    AirNaval, ///< the air-naval combat is won
};

/// A battle and who could also be there. Units: `chance` above 0 and below 1.
struct ActivationQuestion {
    Battle battle;
    BattleAim aim{BattleAim::Hex};
    LossRule rule{LossRule::MostAttackKept};
    std::vector<Fighter> could_activate{}; ///< of the offensive
    int most_activated{3};
    std::vector<Fighter> could_react{}; ///< what the other side has in range and may bring: it is taken to bring what harms most
    int most_reacting{0};
    double chance{0};
};

/// The fewest further units that make the battle likely enough; of as few those with the greatest chance, of these those listed first.
struct ActivationNeed {
    /// The most choices of units of one side that are tried, and of both together.
    static constexpr std::size_t most_choices{600};
    static constexpr std::size_t most_pairs{20'000};

    std::optional<core::Message> none{}; ///< why nothing is proposed: a sentence
    bool refused{false};                 ///< that is so because the question cannot be asked
    std::vector<std::size_t> units{};    ///< places in `could_activate`; none where nobody is needed
    double chance{0};                    ///< with them, whatever reacts
    double before{0};                    ///< without them
    double greatest{0};                  ///< where nothing suffices: the most that could be had
    int battles{0};                      ///< worked out
};

/// Tries every choice of units.
/// Refuses, in a sentence: a chance of 100 % or none at all; so many units that not every choice can be tried.
/// Rule: ES-OFF-2 to ES-OFF-6, ES-REA-1 to ES-REA-3, as far as the table has named who could come.
ActivationNeed activation_need(const Tables& tables, const ActivationQuestion& question);

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

template <> inline constexpr std::array<std::string_view, 2> enum_words<empire_of_the_sun::BattleAim>{"hex", "air_naval"};

} // namespace intendant::core
