#pragma once

#include "model/core/message.hpp"
#include "model/odds/force.hpp"
#include "model/odds/workspace.hpp"

#include <optional>
#include <stop_token>
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

/// Dice thrown together. Hits that were thrown before and are still to be taken are dice that hit on 6.
struct Volley {
    int dice;
    int hit;
    bool vessels_only{false}; ///< from below the surface: the hits pass over aircraft

    friend bool operator==(const Volley&, const Volley&) = default;
};

/// The rest of a round in which the battle stands: what has still to be thrown in it, beside or instead of what the units
/// of a side throw. Units lost earlier in the round are in neither force; what they still throw is a volley.
struct Opening {
    std::vector<Volley> strike{}; ///< at vessels before everybody else; those hit do not fire
    std::vector<Volley> attack{};
    std::vector<Volley> defence{};
    bool strikers_fire{true};  ///< attacking submerged vessels still throw their own dice
    bool attackers_fire{true}; ///< the other attackers do
    bool defenders_fire{true}; ///< the defenders that are left do

    friend bool operator==(const Opening&, const Opening&) = default;
};

struct Options {
    AirDefence air_defence{AirDefence::None};
    int gun_dice{-1};    ///< thrown at aircraft in the owner's order; -1: one for each aircraft
    int gun_hits{0};     ///< hits of the guns that are still to be taken, beside those dice
    int bombard_dice{0}; ///< extra attacking dice in the first round, at `bombard_hit` or less; losses still fire
    int bombard_hit{4};
    int retreat_below{0}; ///< the attacker stops when fewer units than this remain at the end of a round, or before the first
    int max_rounds{0};    ///< the battle is stopped after so many rounds (the one that runs counts); 0 = to the end
    int attacker_withdraws_submerged_after{0}; ///< after so many rounds the attacker's submerged vessels leave; 0 = never
    int defender_withdraws_submerged_after{0}; ///< the same of the defender
    bool joint{false};                         ///< also fill `Odds::joint`
    std::optional<Opening> opening{};          ///< the battle stands in the middle of a round

    friend bool operator==(const Options&, const Options&) = default;
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
    std::vector<double> by_attackers_left;       ///< whatever the outcome, by number left
    std::vector<double> by_defenders_left;
    std::vector<double> joint; ///< where asked for: chance of a attackers and d defenders left at `a * (defenders + 1) + d`
    double certificate{0};     ///< |1 - sum of all outcomes| before normalising
    std::int64_t states{0};    ///< states that mass went through
    bool cancelled{false};     ///< the computation was stopped: nothing else here means anything

    /// Whether the result may be shown: computed to the end, and its certificate within the limit.
    bool sound() const;
};

/// The largest certificate that is accepted: above it the result is not to be shown.
inline constexpr double certificate_limit = 1e-12;

/// Why a battle cannot be computed: a sentence for the player; nothing when it can.
/// Refuses: no units on a side, a hit value outside 0-6, dice or costs below 0, more than `most_units` a side.
std::optional<core::Message> objection(const Force& attacker, const Force& defender, const Options& options);
/// The same for a battle at sea. Refuses also: fleets so large that they can come apart in too many ways.
std::optional<core::Message> objection_at_sea(const Force& attacker, const Force& defender, const Options& options);

/// A battle on land: both sides fire, losses of both are removed together, until one side is gone. Writes the result over
/// what `odds` held; with a warm workspace and a result as large as this one, no memory is asked for.
void land_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace, Odds& odds,
                 const std::stop_token& stop = {});
Odds land_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace);

/// A battle at sea: attacking submerged vessels fire first, at vessels only; then everybody else.
void sea_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace, Odds& odds,
                const std::stop_token& stop = {});
Odds sea_battle(const Force& attacker, const Force& defender, const Options& options, Workspace& workspace);

} // namespace intendant::odds
