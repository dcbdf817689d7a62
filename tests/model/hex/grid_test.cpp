// Where hexes lie: neighbours, sides, distance and range, in both orientations and with either line shifted.

#include "tests/model/hex/maps.hpp"

#include <cmath>
#include <set>

using namespace intendant::hex;
using namespace intendant::hex::tests;

namespace {

double apart(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

std::string fault(const std::vector<Spot>& spots, std::size_t& at) {
    try {
        const Grid grid(layouts[0], spots);
    } catch (const GridFault& error) {
        at = error.spot;
        return error.what();
    }
    return {};
}

} // namespace

TEST_CASE("a neighbour has its neighbour on the opposite side, and they have one side in common", "[hex][grid]") {
    std::mt19937 chance(20261124);
    for (int map = 0; map < 40; ++map) {
        const auto grid = ragged_grid(chance, 7, 6, map % 2 == 0 ? 1000 : 4);
        std::vector<int> seen(grid.sides(), 0);
        for (std::size_t i = 0; i < grid.size(); ++i) {
            for (const auto direction : directions) {
                const auto side = grid.side(id(i), direction);
                ++seen[side.index];
                const auto next = grid.neighbour(id(i), direction);
                const auto& ends = grid.ends(side);
                if (!next) {
                    CHECK(grid.at(neighbour(grid.layout(), grid.place(id(i)), direction)) == std::nullopt);
                    CHECK((ends.hex == id(i) && ends.direction == direction && !ends.other));
                    continue;
                }
                CHECK(grid.neighbour(*next, opposite(direction)) == id(i));
                CHECK(grid.side(*next, opposite(direction)) == side);
                CHECK(grid.side_between(id(i), *next) == side);
                CHECK(grid.side_between(*next, id(i)) == side);
                CHECK(grid.distance(id(i), *next) == 1);
                CHECK(std::minmax(ends.hex, *ends.other) == std::minmax(id(i), *next));
            }
            CHECK_FALSE(grid.side_between(id(i), id(i)));
        }
        for (std::size_t side = 0; side < seen.size(); ++side) {
            CHECK(seen[side] == (grid.ends(SideId{static_cast<std::uint16_t>(side)}).other ? 2 : 1));
        }
    }
}

TEST_CASE("distance is what somebody counts who walks on a map without holes", "[hex][grid]") {
    for (const auto layout : layouts) {
        const auto grid = full_grid(layout, 12, 11);
        for (std::size_t from = 0; from < grid.size(); ++from) {
            const auto steps = flood(grid, id(from));
            bool same = true;
            for (std::size_t to = 0; to < grid.size(); ++to) {
                same = same && grid.distance(id(from), id(to)) == steps[to];
            }
            CHECK(same);
        }
    }
}

TEST_CASE("distance is a metric, also beyond the edge and below 0", "[hex][grid]") {
    std::mt19937 chance(7);
    const auto place = [&] { return Place{static_cast<int>(chance() % 200) - 100, static_cast<int>(chance() % 200) - 100}; };
    for (int i = 0; i < 20'000; ++i) {
        const auto layout = layouts[chance() % layouts.size()];
        const auto a = place();
        const auto b = i % 10 == 0 ? a : place();
        const auto c = place();
        REQUIRE((distance(layout, a, b) == 0) == (a == b));
        REQUIRE(distance(layout, a, b) == distance(layout, b, a));
        REQUIRE(distance(layout, a, c) <= distance(layout, a, b) + distance(layout, b, c));
    }
}

TEST_CASE("within a range of n lie 3n(n+1)+1 hexes, those of at most that distance, each once", "[hex][grid]") {
    for (const auto layout : layouts) {
        const auto grid = full_grid(layout, 21, 21);
        for (const auto* const middle : {"10.10", "11.10", "10.11"}) {
            const auto from = *grid.find(middle);
            for (int range = 0; range <= 8; ++range) {
                const auto found = grid.within(from, range);
                CHECK(found.size() == static_cast<std::size_t>(3 * range * (range + 1) + 1));
                CHECK(std::set<HexId>(found.begin(), found.end()).size() == found.size());
                CHECK(std::ranges::all_of(found, [&](HexId hex) { return grid.distance(from, hex) <= range; }));
            }
        }
    }
    std::mt19937 chance(3);
    const auto ragged = ragged_grid(chance, 9, 9, 3);
    for (std::size_t i = 0; i < ragged.size(); ++i) {
        std::size_t near = 0;
        for (std::size_t other = 0; other < ragged.size(); ++other) {
            near += ragged.distance(id(i), id(other)) <= 3 ? 1U : 0U;
        }
        CHECK(ragged.within(id(i), 3).size() == near);
    }
}

TEST_CASE("rows and columns are shifted as printed", "[hex][grid]") {
    const auto around = [](Layout layout, Place place) {
        std::set<Place> found;
        for (const auto direction : directions) {
            found.insert(neighbour(layout, place, direction));
        }
        return found;
    };
    // Pointy-top, odd rows half a hex to the right.
    CHECK(around(layouts[0], {4, 3}) == std::set<Place>{{3, 3}, {5, 3}, {4, 2}, {5, 2}, {4, 4}, {5, 4}});
    CHECK(around(layouts[0], {4, 2}) == std::set<Place>{{3, 2}, {5, 2}, {3, 1}, {4, 1}, {3, 3}, {4, 3}});
    // Flat-top, even columns half a hex higher, which is odd ones lower.
    CHECK(around(layouts[2], {10, 5}) == std::set<Place>{{10, 4}, {10, 6}, {9, 4}, {11, 4}, {9, 5}, {11, 5}});
    CHECK(around(layouts[2], {11, 5}) == std::set<Place>{{11, 4}, {11, 6}, {10, 5}, {12, 5}, {10, 6}, {12, 6}});
    // The first direction, and clockwise from there.
    CHECK(neighbour(layouts[0], {4, 2}, 0) == Place{4, 1});
    CHECK(neighbour(layouts[0], {4, 2}, 1) == Place{5, 2});
    CHECK(neighbour(layouts[2], {10, 5}, 0) == Place{10, 4});
    CHECK(neighbour(layouts[2], {10, 5}, 1) == Place{11, 4});
}

TEST_CASE("a map of columns has the distances that its rules name", "[hex][grid]") {
    // Hexes CCRR of a printed map: Wake and Midway, Kota Bharu and Singapore, Ominato and 5506, Leyte and Soerabaja.
    CHECK(distance(layouts[2], {46, 12}, {51, 8}) == 6);
    CHECK(distance(layouts[2], {21, 12}, {20, 15}) == 3);
    CHECK(distance(layouts[2], {37, 5}, {55, 6}) == 18);
    CHECK(distance(layouts[2], {30, 14}, {22, 20}) == 10);
}

TEST_CASE("centres of neighbours are equally far apart, and a side has the same corners from both", "[hex][grid]") {
    for (const auto layout : layouts) {
        const auto grid = full_grid(layout, 5, 5);
        for (std::size_t i = 0; i < grid.size(); ++i) {
            const auto corners = grid.corners(id(i));
            for (const auto direction : directions) {
                const auto& from = corners[direction];
                const auto& to = corners[(direction + 1U) % 6U];
                CHECK(std::abs(apart(from, to) - 1) < 1e-9);
                CHECK(std::abs(apart(grid.centre(id(i)), from) - 1) < 1e-9);
                if (const auto next = grid.neighbour(id(i), direction)) {
                    CHECK(std::abs(apart(grid.centre(id(i)), grid.centre(*next)) - std::sqrt(3.0)) < 1e-9);
                    const auto theirs = grid.corners(*next);
                    CHECK(apart(theirs[(opposite(direction) + 1U) % 6U], from) < 1e-9);
                    CHECK(apart(theirs[opposite(direction)], to) < 1e-9);
                }
            }
        }
    }
}

TEST_CASE("hexes are found by label and by place", "[hex][grid]") {
    const Grid grid(layouts[0], {{"W3", {-4, 7}}, {"A5", {2, 9}}});
    CHECK(grid.find("W3") == HexId{0});
    CHECK(grid.find("A5") == HexId{1});
    CHECK_FALSE(grid.find("A6"));
    CHECK(grid.label(HexId{1}) == "A5");
    CHECK(grid.at({2, 9}) == HexId{1});
    CHECK_FALSE(grid.at({2, 8}));
    CHECK_FALSE(grid.at({-5, 7}));
    CHECK_FALSE(grid.at({1'000'000, -1'000'000}));
    CHECK(Grid(layouts[0], {}).size() == 0);
}

TEST_CASE("a list of hexes that is wrong is refused with the place of the fault", "[hex][grid][bad_input]") {
    std::size_t at = 99;
    CHECK(fault({{"A1", {0, 0}}, {"A2", {1, 0}}, {"A1", {2, 0}}}, at) == "the hex A1 stands there twice.");
    CHECK(at == 2);
    CHECK(fault({{"A1", {0, 0}}, {"A2", {0, 0}}}, at) == "another hex stands at the place of A2.");
    CHECK(at == 1);
    CHECK(fault({{"", {0, 0}}}, at) == "a hex has no name.");
    CHECK(at == 0);
    CHECK(fault({{"A1", {0, 0}}, {"A2", {0, 1'001}}}, at) == "the hex A2 lies too far out.");
    CHECK(at == 1);
    CHECK(fault({{"A1", {-1'001, 0}}}, at) == "the hex A1 lies too far out.");
    CHECK(fault(spots(101, 100), at) == "a map has at most 10000 hexes.");
    CHECK(fault(spots(100, 100), at).empty());
}
