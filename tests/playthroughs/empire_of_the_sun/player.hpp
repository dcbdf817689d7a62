#pragma once

#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "tests/support/chance.hpp"

#include <optional>
#include <vector>

/// Somebody who plays Empire of the Sun by chance: mostly what the turn asks for, now and then without sense.
namespace intendant::empire_of_the_sun::test {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_seed(seed), m_chance(seed * 2 + 1) {}

    /// The first entry; scenario, options and beginnings in the middle come up in turn.
    Command begin(const Tables& tables);
    /// What he would enter next, what he likes best first; the last can always be booked, with a reason.
    std::vector<Command> wishes(const State& state);

private:
    core::Throw die();
    template <class T> const T& one_of(const std::vector<T>& list) {
        return list[static_cast<std::size_t>(m_chance.up_to(static_cast<int>(list.size()) - 1))];
    }
    UnitId some_unit(const State& state) { return {static_cast<std::uint8_t>(m_chance.up_to(static_cast<int>(state.units.size()) - 1))}; }
    HexId some_land(const State& state);
    HexId near(const State& state, HexId hex, int range);
    std::vector<UnitId> on_map(const State& state, Side side, bool headquarters);
    std::optional<CardId> some_card(const State& state, Side side);
    void arrivals(const State& state, std::vector<Command>& asked);
    void replacements(const State& state, std::vector<Command>& asked);
    void warfare(const State& state, std::vector<Command>& asked);
    void actions(const State& state, std::vector<Command>& asked);
    void in_offensive(const State& state, std::vector<Command>& asked);
    Command senseless(const State& state);
    /// Several things at once, some as the books have them; now and then all of them agree.
    Stocktake some_count(const State& state);
    /// What brings a game one step from an ending; which one goes with the number of the game. Nothing where it is not the moment.
    std::optional<Command> near_an_ending(const State& state);

    std::uint64_t m_seed;
    fuzz::Chance m_chance;
    std::uint64_t m_position{0};
    bool m_pushed{false};
};

} // namespace intendant::empire_of_the_sun::test
