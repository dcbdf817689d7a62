#include "app/board/borders.hpp"

#include "app/board/geometry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <unordered_map>

namespace intendant::app::board {

namespace {

constexpr std::size_t nobody = std::numeric_limits<std::size_t>::max();

/// For tables of points and of sides: a map has some ten thousand.
struct Hash {
    std::size_t operator()(Point point) const {
        const auto x = std::hash<double>{}(point.x);
        return x ^ (std::hash<double>{}(point.y) + 0x9e3779b97f4a7c15U + (x << 6U) + (x >> 2U));
    }
    std::size_t operator()(const std::pair<Point, Point>& between) const {
        const auto first = (*this)(between.first);
        return first ^ ((*this)(between.second) + 0x9e3779b97f4a7c15U + (first << 6U) + (first >> 2U));
    }
};

/// The side between two points, whichever way it is walked.
std::pair<Point, Point> side(Point a, Point b) { return ByPlace{}(a, b) ? std::pair{a, b} : std::pair{b, a}; }

using Owners = std::array<std::size_t, 2>; ///< the areas on both sides

double distance(Point point, Point a, Point b) {
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    if (length == 0) {
        return std::hypot(point.x - a.x, point.y - a.y);
    }
    return std::abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length;
}

/// As Douglas and Peucker choose points, for all tolerances at once: a point's weight is the tolerance from which it goes.
void weigh(const std::vector<Point>& points, std::vector<double>& weight, std::size_t from, std::size_t to, double most) {
    if (to - from < 2) {
        return;
    }
    std::size_t farthest = from + 1;
    double farness = -1;
    for (std::size_t i = from + 1; i < to; ++i) {
        if (const double far = distance(points[i], points[from], points[to]); far > farness) {
            farness = far;
            farthest = i;
        }
    }
    weight[farthest] = std::min(most, farness);
    weigh(points, weight, from, farthest, weight[farthest]);
    weigh(points, weight, farthest, to, weight[farthest]);
}

class Collector {
public:
    explicit Collector(const BoardMap& map) : m_map(map) {
        for (std::size_t i = 0; i < map.spaces.size(); ++i) {
            note(map.spaces[i].rings, i);
        }
        for (std::size_t i = 0; i < map.decor.size(); ++i) {
            note(map.decor[i].rings, map.spaces.size() + i);
        }
    }

    Borders collect() {
        for (const auto& space : m_map.spaces) {
            m_result.spaces.push_back(parts(space.rings));
        }
        for (const auto& decor : m_map.decor) {
            m_result.decor.push_back(parts(decor.rings));
        }
        return std::move(m_result);
    }

private:
    void note(const std::vector<Ring>& rings, std::size_t area) {
        for (const auto& ring : rings) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const auto between = side(ring[i], ring[(i + 1) % ring.size()]);
                const auto [known, fresh] = m_owners.try_emplace(between, Owners{nobody, nobody});
                known->second[fresh ? 0 : 1] = area;
                if (fresh) {
                    ++m_sides_at[between.first];
                    ++m_sides_at[between.second];
                }
            }
        }
    }

    const Owners& owners(const Ring& ring, std::size_t place) const {
        return m_owners.at(side(ring[place % ring.size()], ring[(place + 1) % ring.size()]));
    }

    std::vector<RingParts> parts(const std::vector<Ring>& rings) {
        std::vector<RingParts> result;
        for (const auto& ring : rings) {
            result.push_back(parts(ring));
        }
        return result;
    }

    /// Cuts the ring where the neighbour changes, and where more than two sides meet.
    RingParts parts(const Ring& ring) {
        std::vector<std::size_t> cuts;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            if (owners(ring, i) != owners(ring, i + ring.size() - 1) || m_sides_at.at(ring[i]) > 2) {
                cuts.push_back(i);
            }
        }
        if (cuts.empty()) {
            // An island: both neighbours begin at the same point and at the one farthest from it.
            const auto first = static_cast<std::size_t>(std::ranges::min_element(ring, ByPlace{}) - ring.begin());
            const auto last = static_cast<std::size_t>(std::ranges::max_element(ring, ByPlace{}) - ring.begin());
            cuts = {std::min(first, last), std::max(first, last)};
        }
        RingParts result;
        for (std::size_t i = 0; i < cuts.size(); ++i) {
            const auto end = i + 1 < cuts.size() ? cuts[i + 1] : cuts[0] + ring.size();
            std::vector<Point> points;
            for (std::size_t place = cuts[i]; place <= end; ++place) {
                points.push_back(ring[place % ring.size()]);
            }
            result.push_back(border(std::move(points), owners(ring, cuts[i])));
        }
        return result;
    }

    RingPart border(std::vector<Point> points, const Owners& owners) {
        // Two neighbours walk it in opposite directions, or in the same where one lies in a hole of the other's ring.
        const auto front = side(points[0], points[1]);
        const auto back = side(points[points.size() - 1], points[points.size() - 2]);
        if (const auto known = m_known.find(front); known != m_known.end()) {
            const bool same =
                m_result.borders[known->second].points.front() == points.front() && m_result.borders[known->second].points[1] == points[1];
            return {known->second, !same};
        }
        const auto index = m_result.borders.size();
        m_known[front] = index;
        m_known[back] = index;
        Border made{kind(owners, points), std::move(points), {}, {}};
        made.weight.assign(made.points.size(), std::numeric_limits<double>::infinity());
        weigh(made.points, made.weight, 0, made.points.size() - 1, std::numeric_limits<double>::infinity());
        made.bounds = bounds_of({made.points});
        m_result.borders.push_back(std::move(made));
        return {index, false};
    }

    bool sea(std::size_t area) const { return area < m_map.spaces.size() && m_map.spaces[area].sea; }

    BorderKind kind(const Owners& owners, const std::vector<Point>& points) const {
        if (owners[1] == nobody) {
            const auto& [a, b] = std::pair{points.front(), points.back()};
            if (a.y == b.y) {
                return BorderKind::Edge;
            }
            return sea(owners[0]) ? BorderKind::Sea : BorderKind::Land;
        }
        return sea(owners[0]) != sea(owners[1]) ? BorderKind::Coast : sea(owners[0]) ? BorderKind::Sea : BorderKind::Land;
    }

    const BoardMap& m_map;
    std::unordered_map<std::pair<Point, Point>, Owners, Hash> m_owners;
    std::unordered_map<Point, int, Hash> m_sides_at;
    std::unordered_map<std::pair<Point, Point>, std::size_t, Hash> m_known;
    Borders m_result;
};

} // namespace

Borders borders_of(const BoardMap& map) { return Collector(map).collect(); }

std::vector<Point> simplified(const Border& border, double tolerance) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < border.points.size(); ++i) {
        if (border.weight[i] > tolerance) {
            points.push_back(border.points[i]);
        }
    }
    return points;
}

} // namespace intendant::app::board
