#include "app/board/walk.hpp"

#include "app/board/geometry.hpp"

#include <cmath>

namespace intendant::app::board {

namespace {

/// A neighbour counts to a direction while it lies no farther aside than this. Units: the tangent of the angle.
constexpr double widest = 1.8;

/// Islands and corners lie at the end of the way; they are preferred, or no key would ever lead there.
constexpr std::size_t few_connections = 2;
constexpr double preference = 0.5;

} // namespace

std::optional<std::size_t> step(const BoardMap& map, const Connections& connections, std::size_t from, Direction direction) {
    std::optional<std::size_t> best;
    double least = 0;
    for (const auto to : connections[from]) {
        // From pieces to pieces: that is where the eye is.
        const auto way = offset(map, map.spaces[from].stacks.centre(), map.spaces[to].stacks.centre());
        const bool level = direction == Direction::Left || direction == Direction::Right;
        const bool back = direction == Direction::Left || direction == Direction::Up;
        const double ahead = (level ? way.x : way.y) * (back ? -1 : 1);
        const double aside = std::abs(level ? way.y : way.x);
        if (ahead <= 0 || aside > widest * ahead) {
            continue;
        }
        // Straight ahead and near is best; aside costs twice.
        const double cost = std::hypot(ahead, 2 * aside) * (connections[to].size() <= few_connections ? preference : 1);
        if (!best || cost < least) {
            best = to;
            least = cost;
        }
    }
    return best;
}

} // namespace intendant::app::board
