#pragma once

#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/game.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// A board with pieces set by hand, and a table that fights on it.
namespace intendant::axis_allies::tests {

class Board {
public:
    /// The combat of this power's turn on an empty board where everything is controlled as printed.
    explicit Board(Power power);

    SpaceId at(std::string_view space) const;
    Board& put(std::string_view space, Power owner, Unit unit, int count);
    Board& attack(std::string_view space, Unit unit, int count, std::string_view from);
    Board& put(Stack stack);
    Board& control(std::string_view space, Power power);
    Board& research(Power power, Weapon weapon);

    /// Performs a command that must be accepted without a warning; gives the events.
    std::vector<Event> play(const Command& command);
    /// Performs a command that must be accepted with one warning of this clause.
    std::vector<Event> overrule(const Command& command, std::string_view rule);
    /// The clause that refuses the command; empty when it is accepted.
    std::string refusal_of(const Command& command) const;

    std::vector<Event> begin(std::string_view space);
    std::vector<Event> fire(std::vector<int> faces);
    std::vector<Event> lose(Power power, Unit unit, int count = 1);
    /// The next column that throws, with its dice: `germany 3 x2`.
    std::string next_column() const;
    /// Everything in the space, as `germany 1 armor, uk 2 infantry`.
    std::string in(std::string_view space) const;
    BattleStep step() const { return state.battle->step; }
    bool fighting() const { return state.battle.has_value(); }

    State state;
};

core::Throw faces(std::vector<int> thrown);
core::Throw hits(int count);

template <class T> const T* find(const std::vector<Event>& events) {
    for (const auto& event : events) {
        if (const auto* found = std::get_if<T>(&event)) {
            return found;
        }
    }
    return nullptr;
}

} // namespace intendant::axis_allies::tests
