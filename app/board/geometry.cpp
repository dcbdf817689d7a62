#include "app/board/geometry.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace intendant::app::board {

Box bounds_of(const std::vector<Ring>& rings) {
    double left = std::numeric_limits<double>::infinity();
    double top = left;
    double right = -left;
    double bottom = -left;
    for (const auto& ring : rings) {
        for (const auto& point : ring) {
            left = std::min(left, point.x);
            right = std::max(right, point.x);
            top = std::min(top, point.y);
            bottom = std::max(bottom, point.y);
        }
    }
    return left > right ? Box{} : Box{left, top, right - left, bottom - top};
}

bool inside(const std::vector<Ring>& rings, Point point) {
    bool odd = false;
    for (const auto& ring : rings) {
        for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++) {
            const auto& a = ring[i];
            const auto& b = ring[before];
            if ((a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x) {
                odd = !odd;
            }
        }
    }
    return odd;
}

namespace {

struct Side {
    Point a;
    Point b;
    std::size_t place;

    double left() const { return std::min(a.x, b.x); }
    double right() const { return std::max(a.x, b.x); }
};

double turn(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// The point, on the line through a and b, lies between them.
bool between(Point a, Point b, Point point) {
    return std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= point.y && point.y <= std::max(a.y, b.y);
}

bool meet(const Side& one, const Side& other) {
    const auto a = turn(one.a, one.b, other.a);
    const auto b = turn(one.a, one.b, other.b);
    const auto c = turn(other.a, other.b, one.a);
    const auto d = turn(other.a, other.b, one.b);
    if (((a > 0 && b < 0) || (a < 0 && b > 0)) && ((c > 0 && d < 0) || (c < 0 && d > 0))) {
        return true;
    }
    return (a == 0 && between(one.a, one.b, other.a)) || (b == 0 && between(one.a, one.b, other.b)) ||
           (c == 0 && between(other.a, other.b, one.a)) || (d == 0 && between(other.a, other.b, one.b));
}

} // namespace

std::optional<Point> crossing(const Ring& ring) {
    std::vector<Side> sides;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        sides.push_back({ring[i], ring[(i + 1) % ring.size()], i});
    }
    // Sides are compared only while they lie above one another.
    std::ranges::sort(sides, {}, &Side::left);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        for (std::size_t k = i + 1; k < sides.size() && sides[k].left() <= sides[i].right(); ++k) {
            const auto apart = sides[i].place > sides[k].place ? sides[i].place - sides[k].place : sides[k].place - sides[i].place;
            const bool neighbours = apart == 1 || apart == ring.size() - 1;
            if (!neighbours && meet(sides[i], sides[k])) {
                return sides[k].a;
            }
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> space_at(const BoardMap& map, Point point) {
    if (map.wraps && map.width > 0) {
        point.x -= std::floor(point.x / map.width) * map.width;
    }
    for (std::size_t i = 0; i < map.spaces.size(); ++i) {
        if (map.spaces[i].callout && map.spaces[i].callout->box.contains(point)) {
            return i;
        }
    }
    for (std::size_t i = 0; i < map.spaces.size(); ++i) {
        if (map.spaces[i].bounds.contains(point) && inside(map.spaces[i].rings, point)) {
            return i;
        }
    }
    return std::nullopt;
}

Point offset(const BoardMap& map, Point from, Point to) {
    Point way{to.x - from.x, to.y - from.y};
    if (map.wraps) {
        way.x -= std::round(way.x / map.width) * map.width;
    }
    return way;
}

} // namespace intendant::app::board
