#include "app/board/geometry.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::app::board;

namespace {

const Ring square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
const Ring hole{{3, 3}, {7, 3}, {7, 7}, {3, 7}};

} // namespace

TEST_CASE("a point lies inside a ring, and not inside a hole in it", "[board]") {
    CHECK(inside({square}, {5, 5}));
    CHECK_FALSE(inside({square}, {15, 5}));
    CHECK_FALSE(inside({square, hole}, {5, 5}));
    CHECK(inside({square, hole}, {1, 5}));
}

TEST_CASE("a ring that crosses itself is found out, and a simple one is not", "[board]") {
    CHECK_FALSE(crossing(square));
    CHECK_FALSE(crossing({{0, 0}, {10, 0}, {10, 10}, {5, 2}, {0, 10}}));
    CHECK(crossing({{0, 0}, {10, 10}, {10, 0}, {0, 10}}));
    // Touching is crossing too: a corner on another side.
    CHECK(crossing({{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}}));
}

TEST_CASE("where edges are joined, the way goes round the shorter side", "[board]") {
    BoardMap map;
    map.width = 100;
    map.height = 50;
    map.wraps = true;
    CHECK(offset(map, {95, 10}, {5, 10}) == Point{10, 0});
    CHECK(offset(map, {5, 10}, {95, 20}) == Point{-10, 10});
    map.wraps = false;
    CHECK(offset(map, {95, 10}, {5, 10}) == Point{-90, 0});
}

TEST_CASE("a call-out belongs to its space, and a joined board goes on beyond its edge", "[board]") {
    BoardMap map;
    map.width = 100;
    map.height = 50;
    map.wraps = true;
    for (const double x : {0.0, 50.0}) {
        MapSpace space{.id = "s",
                       .sea = false,
                       .rings = {{{x, 0}, {x + 50, 0}, {x + 50, 50}, {x, 50}}},
                       .anchor = {x + 25, 25},
                       .label = {},
                       .label_size = 10,
                       .label_lines = {},
                       .stacks = {},
                       .callout = {},
                       .bounds = {}};
        space.bounds = bounds_of(space.rings);
        map.spaces.push_back(space);
    }
    map.spaces[0].callout = Callout{{60, 10, 10, 10}, {}, {}};
    CHECK(space_at(map, {25, 25}) == 0);
    CHECK(space_at(map, {75, 25}) == 1);
    CHECK(space_at(map, {65, 15}) == 0);
    CHECK(space_at(map, {175, 25}) == 1);
    CHECK(space_at(map, {-75, 25}) == 0);
    CHECK_FALSE(space_at(map, {25, 60}));
}
