#pragma once

#include "model/afrika_korps/game.hpp"
#include "model/afrika_korps/map.hpp"
#include "tests/support/chance.hpp"

#include <optional>
#include <vector>

/// Somebody who plays Afrika Korps by chance: mostly by the rules, now and then without sense.
namespace intendant::afrika_korps::test {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_seed(seed), m_chance(seed * 2 + 1) {}

    /// The first entry; depth and options come up in turn.
    Command begin();
    /// Puts a game that has just begun one step from an ending; which one goes with the number of the game.
    Command near_an_ending(const State& state) const;
    /// What he would enter next, what he likes best first.
    std::vector<Command> wishes(const State& state);

private:
    core::Throw die();
    HexId some_hex(const State& state);
    CounterId some_counter(const State& state) {
        return {static_cast<std::uint8_t>(m_chance.up_to(static_cast<int>(state.pieces.size()) - 1))};
    }
    std::vector<CounterId> some_counters(const State& state);
    StartTurn start(const State& state);
    void arrivals(const State& state, std::vector<Command>& asked);
    void movement(const State& state, std::vector<Command>& asked);
    void combat(const State& state, std::vector<Command>& asked);
    void after_battle(const State& state, const Aftermath& after, std::vector<Command>& asked);
    std::optional<ExchangeCounters> substitution(const State& state);
    std::optional<Attack> battle(const State& state);
    Command senseless(const State& state);

    std::uint64_t m_seed;
    fuzz::Chance m_chance;
    std::uint64_t m_position{0};
};

} // namespace intendant::afrika_korps::test
