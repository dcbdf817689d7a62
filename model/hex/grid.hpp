#pragma once

#include "model/hex/geometry.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::hex {

/// A hex of a map: its place in the list that the map was made of.
struct HexId {
    std::uint16_t index{0};

    friend auto operator<=>(const HexId&, const HexId&) = default;
};

/// A side of the map, the same from both its hexes. A hex at the edge or beside a hole has all its six sides too.
struct SideId {
    std::uint16_t index{0};

    friend auto operator<=>(const SideId&, const SideId&) = default;
};

/// A hex as the printed map has it.
struct Spot {
    std::string label; ///< `W3`
    Place place;
};

/// What is wrong with a list of hexes; `spot` is the place in the list, so that a loader can name its line.
class GridFault : public std::runtime_error {
public:
    GridFault(std::size_t at, const std::string& what) : std::runtime_error(what), spot(at) {}
    std::size_t spot;
};

/// What lies across a side.
struct Beside {
    static constexpr HexId nowhere{0xFFFF};
    HexId hex{nowhere}; ///< `nowhere` where the map ends
    SideId side;

    bool there() const { return hex != nowhere; }
};

/// The two hexes of a side; the second is missing where the map ends.
struct SideEnds {
    HexId hex;
    Direction direction; ///< of the side as seen from `hex`
    std::optional<HexId> other;
};

/// One value a hex, or one a side.
template <class Id, class T> class TableOf {
public:
    TableOf() = default;
    TableOf(std::size_t size, const T& value) : m_values(size, value) {}

    decltype(auto) operator[](Id id) { return m_values[id.index]; }
    decltype(auto) operator[](Id id) const { return m_values[id.index]; }
    std::size_t size() const { return m_values.size(); }

    friend bool operator==(const TableOf&, const TableOf&) = default;

private:
    std::vector<T> m_values;
};
template <class T> using PerHex = TableOf<HexId, T>;
template <class T> using PerSide = TableOf<SideId, T>;

/// The hexes of a map. It may have holes: distance and range go by geometry over them, ways and lines do not. A value that never changes.
class Grid {
public:
    static constexpr std::size_t most_hexes = 10'000;
    static constexpr int farthest = 1'000; ///< a column or row on either side of 0

    /// Ids are given in the order of the list. Throws: GridFault for a label that is empty or stands there twice, for a place that is
    /// taken or beyond `farthest`, for more than `most_hexes`.
    Grid(Layout layout, const std::vector<Spot>& spots);

    Layout layout() const { return m_layout; }
    std::size_t size() const { return m_places.size(); }
    std::size_t sides() const { return m_ends.size(); }

    const std::string& label(HexId hex) const { return m_labels[hex.index]; }
    Place place(HexId hex) const { return m_places[hex.index]; }
    std::optional<HexId> find(std::string_view label) const;
    std::optional<HexId> at(Place place) const;

    /// What lies around a hex, by direction.
    const std::array<Beside, 6>& around(HexId hex) const { return m_around[hex.index]; }
    std::optional<HexId> neighbour(HexId hex, Direction direction) const;
    SideId side(HexId hex, Direction direction) const { return m_around[hex.index][direction].side; }
    /// Nothing when they are no neighbours.
    std::optional<SideId> side_between(HexId a, HexId b) const;
    const SideEnds& ends(SideId side) const { return m_ends[side.index]; }

    int distance(HexId a, HexId b) const { return hex::distance(m_layout, place(a), place(b)); }
    /// Calls `take` with each hex of the map at most `range` away, itself too.
    template <class Take> void each_within(HexId hex, int range, const Take& take) const {
        hex::each_within(m_layout, place(hex), range, [&](Place where) {
            if (const auto found = slot(where); found != Beside::nowhere) {
                take(found);
            }
        });
    }
    std::vector<HexId> within(HexId hex, int range) const;

    Point centre(HexId hex) const { return hex::centre(m_layout, place(hex)); }
    std::array<Point, 6> corners(HexId hex) const { return hex::corners(m_layout, place(hex)); }

private:
    HexId slot(Place place) const {
        const int column = place.column - m_first.column;
        const int row = place.row - m_first.row;
        if (column < 0 || column >= m_width || row < 0 || row >= m_height) {
            return Beside::nowhere;
        }
        return m_slots[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(column)];
    }
    void place_hexes(const std::vector<Spot>& spots);
    void number_sides();

    Layout m_layout;
    std::vector<std::string> m_labels;
    std::vector<Place> m_places;
    std::map<std::string, HexId, std::less<>> m_by_label;
    Place m_first{0, 0};
    int m_width{0};
    int m_height{0};
    std::vector<HexId> m_slots; ///< by row and column of the rectangle around the map
    std::vector<std::array<Beside, 6>> m_around;
    std::vector<SideEnds> m_ends;
};

} // namespace intendant::hex
