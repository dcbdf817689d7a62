#pragma once

#include "app/axis_allies/map/board_looks.hpp"
#include "model/axis_allies/commands.hpp"
#include "model/axis_allies/events.hpp"
#include "model/axis_allies/reach.hpp"

#include <optional>
#include <string>
#include <vector>

namespace intendant::app::aa {

/// The pieces that a player has taken up from one space of the drawn board and has not yet put down.
class HeldUnits {
public:
    bool empty() const { return m_units.empty(); }
    std::optional<SpaceId> from() const { return m_from; }
    bool aboard() const { return m_aboard; }
    const std::vector<UnitCount>& units() const { return m_units; }
    int count(const Piece& piece) const;

    /// Takes up so many more of the piece, as far as there are any. What was held from elsewhere is let go; so is what
    /// stands on the board when cargo is taken up, and the other way round. False when the piece cannot be taken up:
    /// another power's, a complex, none left.
    bool take(const State& state, SpaceId space, const Piece& piece, int more);
    /// Takes up everything of the power whose turn it is that stands there and moves.
    void take_all(const State& state, SpaceId space);
    /// Puts back the last piece taken up.
    void put_back();
    void let_go();

    /// What is held, to be put down somewhere; only where something is.
    TakenUp taken(bool raid) const;

private:
    std::optional<SpaceId> m_from;
    bool m_aboard{false};
    std::vector<UnitCount> m_units;
};

/// The way that the accepted command takes; empty when nothing moves.
std::vector<SpaceId> way_of(const std::vector<Event>& events);

} // namespace intendant::app::aa
