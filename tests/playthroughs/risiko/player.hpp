#pragma once

#include "model/risiko/game.hpp"

#include <cstdint>
#include <optional>
#include <random>

/// Somebody who plays RisiKo! by chance, mostly by the rules, and drives a game to some ending.
namespace intendant::risiko::test {

/// How a game shall go.
struct Plan {
    std::uint64_t seed;
    int seats;
    Options options;
    int rounds;  ///< after so many the table leaves off, or the time is over
    bool claims; ///< somebody claims an objective now and then
    bool quiet;  ///< nobody attacks before a supplementary round, nor in one after which the victory may be shared
};

/// The plan of the game of that number: all endings and all options come up in turn.
Plan plan_of(std::uint64_t number);

class RandomPlayer {
public:
    explicit RandomPlayer(const Plan& plan) : m_plan(plan), m_random(plan.seed) {}

    /// What is asked next; the first one begins the game.
    Command next(const State& state);

private:
    int below(int count) { return count <= 0 ? 0 : static_cast<int>(m_random() % static_cast<std::uint64_t>(count)); }
    bool once_in(int times) { return below(times) == 0; }
    core::Throw dice(int count);
    std::vector<ArmyRow> armies(const State& state, int count);
    std::optional<Command> set_of(const State& state);
    std::optional<Command> attack(const State& state);
    std::optional<Command> move(const State& state);
    std::optional<Command> count(const State& state);
    Command in_turn(const State& state);
    std::optional<CardId> drawn(const State& state);

    Plan m_plan;
    std::mt19937_64 m_random;
    std::uint64_t m_position{0};
    int m_attacks{0}; ///< still to be made this turn
    bool m_decided{false};
    bool m_tried_set{false};
    int m_round{0};
};

} // namespace intendant::risiko::test
