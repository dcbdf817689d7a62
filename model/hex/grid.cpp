#include "model/hex/grid.hpp"

#include <algorithm>
#include <cstdlib>
#include <numbers>

namespace intendant::hex {

namespace {

/// Clockwise from the upper right of a pointy-top hex, whose lines are rows.
constexpr std::array<Doubled, 6> steps_of_rows{{{1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}}};
/// Clockwise from the top of a flat-top hex, whose lines are columns.
constexpr std::array<Doubled, 6> steps_of_columns{{{-2, 0}, {-1, 1}, {1, 1}, {2, 0}, {1, -1}, {-1, -1}}};

/// A point given along the lines and across them.
Point point(Layout layout, double along, double across) {
    return layout.orientation == Orientation::PointyTop ? Point{.x = along, .y = across} : Point{.x = across, .y = along};
}

} // namespace

Place neighbour(Layout layout, Place place, Direction direction) {
    const auto at = doubled(layout, place);
    const auto& step = (layout.orientation == Orientation::PointyTop ? steps_of_rows : steps_of_columns)[direction];
    return place_of(layout, {.twice = at.twice + step.twice, .line = at.line + step.line});
}

int distance(Layout layout, Place a, Place b) {
    const auto from = doubled(layout, a);
    const auto to = doubled(layout, b);
    const int across = std::abs(from.line - to.line); // each of these steps brings half a hex along for nothing
    return across + std::max(0, (std::abs(from.twice - to.twice) - across) / 2);
}

Point centre(Layout layout, Place place) {
    const auto at = doubled(layout, place);
    return point(layout, at.twice * std::numbers::sqrt3 / 2, at.line * 1.5);
}

std::array<Point, 6> corners(Layout layout, Place place) {
    constexpr double half = std::numbers::sqrt3 / 2;
    const auto middle = centre(layout, place);
    if (layout.orientation == Orientation::PointyTop) {
        return {{{middle.x, middle.y - 1},
                 {middle.x + half, middle.y - 0.5},
                 {middle.x + half, middle.y + 0.5},
                 {middle.x, middle.y + 1},
                 {middle.x - half, middle.y + 0.5},
                 {middle.x - half, middle.y - 0.5}}};
    }
    return {{{middle.x - 0.5, middle.y - half},
             {middle.x + 0.5, middle.y - half},
             {middle.x + 1, middle.y},
             {middle.x + 0.5, middle.y + half},
             {middle.x - 0.5, middle.y + half},
             {middle.x - 1, middle.y}}};
}

Grid::Grid(Layout layout, const std::vector<Spot>& spots) : m_layout(layout) {
    place_hexes(spots);
    number_sides();
}

void Grid::place_hexes(const std::vector<Spot>& spots) {
    if (spots.size() > most_hexes) {
        throw GridFault(most_hexes, "a map has at most " + std::to_string(most_hexes) + " hexes.");
    }
    Place last{-farthest, -farthest};
    m_first = {farthest, farthest};
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const auto& [label, place] = spots[i];
        if (label.empty()) {
            throw GridFault(i, "a hex has no name.");
        }
        if (std::max({place.column, place.row, -place.column, -place.row}) > farthest) {
            throw GridFault(i, "the hex " + label + " lies too far out.");
        }
        if (!m_by_label.try_emplace(label, HexId{static_cast<std::uint16_t>(i)}).second) {
            throw GridFault(i, "the hex " + label + " stands there twice.");
        }
        m_labels.push_back(label);
        m_places.push_back(place);
        m_first = {std::min(m_first.column, place.column), std::min(m_first.row, place.row)};
        last = {std::max(last.column, place.column), std::max(last.row, place.row)};
    }
    m_width = spots.empty() ? 0 : last.column - m_first.column + 1;
    m_height = spots.empty() ? 0 : last.row - m_first.row + 1;
    m_slots.assign(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height), Beside::nowhere);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const auto& place = m_places[i];
        const auto row = static_cast<std::size_t>(place.row - m_first.row);
        auto& taken = m_slots[row * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(place.column - m_first.column)];
        if (taken != Beside::nowhere) {
            throw GridFault(i, "another hex stands at the place of " + m_labels[i] + ".");
        }
        taken = HexId{static_cast<std::uint16_t>(i)};
    }
}

void Grid::number_sides() {
    m_around.resize(m_places.size());
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        for (const auto direction : directions) {
            auto& beside = m_around[i][direction];
            beside.hex = slot(hex::neighbour(m_layout, m_places[i], direction));
            if (beside.there() && beside.hex < hex) {
                beside.side = side(beside.hex, opposite(direction));
                continue;
            }
            beside.side = SideId{static_cast<std::uint16_t>(m_ends.size())};
            m_ends.push_back({.hex = hex, .direction = direction, .other = beside.there() ? std::optional{beside.hex} : std::nullopt});
        }
    }
}

std::optional<HexId> Grid::find(std::string_view label) const {
    const auto found = m_by_label.find(label);
    return found == m_by_label.end() ? std::nullopt : std::optional{found->second};
}

std::optional<HexId> Grid::at(Place place) const {
    const auto found = slot(place);
    return found == Beside::nowhere ? std::nullopt : std::optional{found};
}

std::optional<HexId> Grid::neighbour(HexId hex, Direction direction) const {
    const auto& beside = m_around[hex.index][direction];
    return beside.there() ? std::optional{beside.hex} : std::nullopt;
}

std::optional<SideId> Grid::side_between(HexId a, HexId b) const {
    const auto& beside = around(a);
    const auto found = std::ranges::find(beside, b, &Beside::hex);
    return found == beside.end() ? std::nullopt : std::optional{found->side};
}

std::vector<HexId> Grid::within(HexId hex, int range) const {
    std::vector<HexId> found;
    each_within(hex, range, [&](HexId each) { found.push_back(each); });
    return found;
}

} // namespace intendant::hex
