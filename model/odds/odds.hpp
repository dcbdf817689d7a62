#pragma once

#include "model/odds/force.hpp"

#include <optional>
#include <string>
#include <vector>

/// Exact probabilities of a battle: a pure function of two forces in order of loss. Knows dice, no game.
namespace intendant::odds {

/// How defenders' guns shoot aircraft down before the first round.
enum class AirDefence : std::uint8_t {
    None,
    OwnerOrder, ///< one throw for all aircraft; lost in the owner's order of loss
    PerGroup,   ///< each group of aircraft is thrown for separately
};

struct Options {
    AirDefence air_defence{AirDefence::None};
    int bombard_dice{0};   ///< extra attacking dice in the first round, at `bombard_hit` or less; losses still fire
    int bombard_hit{4};
    int retreat_below{0};  ///< the attacker stops when fewer units than this remain
    int max_rounds{0};     ///< the battle is stopped after so many rounds; 0 = fought to the end
    int defender_withdraws_submerged_after{0}; ///< after so many rounds the defender's submerged vessels leave; 0 = never
};

/// What comes out of a battle. Probabilities sum to 1 within the certificate; expectations are over all outcomes.
struct Odds {
    double win{0};     ///< attacker left, no defender
    double lose{0};    ///< defender left, no attacker
    double draw{0};    ///< nobody left
    double stopped{0}; ///< retreat, stopped after `max_rounds`, or nobody can hit any more
    double win_with_land{0};
    double attacker_loss{0}; ///< expected cost of what the attacker loses
    double defender_loss{0};
    double attackers_left{0};
    double defenders_left{0};
    std::vector<double> attackers_left_and_win;  ///< by number left
    std::vector<double> defenders_left_and_lose; ///< by number left
    double certificate{0};                       ///< |1 - sum of all outcomes| before normalising
    std::int64_t states{0};                      ///< states that mass went through
};

/// The largest certificate that is accepted: above it the result is not to be shown.
inline constexpr double certificate_limit = 1e-12;

/// Why a battle cannot be computed: a sentence for the player; nothing when it can.
/// Refuses: no units on a side, a hit value outside 0-6, dice or costs below 0, more than `most_units` a side.
std::optional<std::string> objection(const Force& attacker, const Force& defender, const Options& options);

/// Memory that is kept between computations; once warm, a computation allocates nothing but its result.
struct Workspace {
    std::vector<double> transit, arrivals, weights, own_hits, enemy_hits, enemy_tails, final_mass, start;
    std::vector<int> low, high;
};

/// Shares what was not followed among all outcomes and writes the certificate.
void normalise(Odds& odds);

/// A battle on land: both sides fire, losses of both are removed together, until one side is gone.
Odds land_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace);

/// A battle at sea: attacking submerged vessels fire first, at vessels only; then everybody else.
Odds sea_battle(const Force& attacker, const Force& defender, const Options& options);

} // namespace intendant::odds
