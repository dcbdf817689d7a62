// A grid of hexes becomes a board: a space a hex, sides in common, ground with a smooth border.

#include "app/board/geometry.hpp"
#include "app/board/hex_map.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cmath>

using namespace intendant;
using namespace intendant::app::board;

namespace {

constexpr hex::Layout layout{hex::Orientation::PointyTop, hex::Shifted::Odd};

/// Four columns and four rows; the uppermost row is sea.
hex::Grid small_grid() {
    std::vector<hex::Spot> spots;
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column) {
            spots.push_back({std::to_string(row) + "." + std::to_string(column), {column, row}});
        }
    }
    return hex::Grid(layout, spots);
}

HexDrawing drawing_of(const hex::Grid& grid) {
    HexDrawing drawing{.grid = grid, .ground = {grid.size(), Ground::Open}};
    for (std::uint16_t i = 0; i < 4; ++i) {
        drawing.ground[hex::HexId{i}] = Ground::Sea;
    }
    drawing.ground[hex::HexId{9}] = Ground::Rough;
    drawing.roads.push_back({.hexes = {{4}, {5}, {6}}});
    drawing.walls.emplace_back(hex::HexId{4}, hex::HexId{5});
    drawing.places.push_back({.hex = {10}, .name = "Well"});
    return drawing;
}

} // namespace

TEST_CASE("a grid becomes a board: each hex is a space, and the point in its middle lies in it", "[board][hex]") {
    const auto grid = small_grid();
    const auto map = board_of(drawing_of(grid));
    REQUIRE(map.spaces.size() == grid.size());
    for (std::size_t i = 0; i < map.spaces.size(); ++i) {
        CHECK(space_at(map, map.spaces[i].anchor) == i);
        CHECK(map.spaces[i].bounds.x > 0);
        CHECK(map.spaces[i].bounds.y > 0);
        CHECK(map.spaces[i].bounds.x + map.spaces[i].bounds.width < map.width);
    }
    CHECK(map.spaces[0].sea);
    CHECK_FALSE(map.spaces[4].sea);
    CHECK(map.spaces[10].label_lines == std::vector<std::string>{"Well"});
}

TEST_CASE("neighbours have the same two corners in common, to the last bit", "[board][hex]") {
    const auto grid = small_grid();
    const auto map = board_of(drawing_of(grid));
    for (std::uint16_t i = 0; i < grid.size(); ++i) {
        for (const auto& beside : grid.around({i})) {
            if (beside.there()) {
                const auto& a = map.spaces[i].rings.front();
                const auto& b = map.spaces[beside.hex.index].rings.front();
                CHECK(std::ranges::count_if(a, [&](Point point) { return std::ranges::find(b, point) != b.end(); }) == 2);
            }
        }
    }
}

TEST_CASE("land lies in the land and sea beside it, smooth as the shore is", "[board][hex]") {
    const auto grid = small_grid();
    const auto map = board_of(drawing_of(grid));
    REQUIRE(map.hexes);
    const auto& land = map.hexes->patches.front();
    CHECK(land.ground == Ground::Open);
    for (std::size_t i = 0; i < map.spaces.size(); ++i) {
        CHECK(inside(land.rings, map.spaces[i].anchor) == !map.spaces[i].sea);
    }
    CHECK(inside(land.rings, {map.width / 2, map.height - 1})); // the land goes on beyond the map
    const auto& rough = map.hexes->patches[1];
    CHECK(rough.ground == Ground::Rough);
    CHECK(inside(rough.rings, map.spaces[9].anchor));
    CHECK_FALSE(inside(rough.rings, map.spaces[10].anchor));
    for (const auto& ring : land.rings) { // no corner as sharp as that of a hex
        CHECK(ring.size() > 6);
    }
}

TEST_CASE("the outline of hexes that lie apart is as many lines, and a hole has one of its own", "[board][hex]") {
    CHECK(smooth_outline(layout, {{0, 0}, {5, 5}}, 1, 0).size() == 2);
    std::vector<hex::Place> ring;
    for (const auto direction : hex::directions) {
        ring.push_back(hex::neighbour(layout, {4, 4}, direction));
    }
    CHECK(smooth_outline(layout, ring, 1, 0).size() == 2);
    CHECK(smooth_outline(layout, {}, 1, 0).empty());
    // The same question has the same answer.
    CHECK(smooth_outline(layout, ring, 2, 3) == smooth_outline(layout, ring, 2, 3));
}

TEST_CASE("straight up and down the walk keeps its column", "[board][hex]") {
    const auto grid = small_grid();
    const auto map = board_of(drawing_of(grid));
    const auto connections = connections_of(grid);
    auto here = static_cast<std::size_t>(grid.find("3.1")->index);
    for (int step_up = 0; step_up < 3; ++step_up) {
        const auto next = step(map, connections, here, Direction::Up);
        REQUIRE(next);
        here = *next;
    }
    CHECK(std::abs(map.spaces[here].anchor.x - map.spaces[grid.find("3.1")->index].anchor.x) < 30);
}

TEST_CASE("a road is a line from middle to middle, and a wall the side between two hexes", "[board][hex]") {
    const auto grid = small_grid();
    const auto map = board_of(drawing_of(grid));
    REQUIRE(map.hexes->roads.size() == 1);
    CHECK(map.hexes->roads.front().points.front() == map.spaces[4].anchor);
    CHECK(map.hexes->roads.front().points.back() == map.spaces[6].anchor);
    REQUIRE(map.hexes->walls.size() == 1);
    const auto& wall = map.hexes->walls.front();
    CHECK(wall.a.x == wall.b.x);
    CHECK(wall.a.x == (map.spaces[4].anchor.x + map.spaces[5].anchor.x) / 2);
}

TEST_CASE("a map of islands ends with its hexes, and what lies in a box beside it has a space of its own", "[board][hex]") {
    constexpr hex::Layout columns{hex::Orientation::FlatTop, hex::Shifted::Odd};
    std::vector<hex::Spot> spots;
    for (int column = 0; column < 5; ++column) {
        for (int row = 0; row < 5; ++row) {
            spots.push_back({std::to_string(column) + "." + std::to_string(row), {column, row}});
        }
    }
    const hex::Grid grid(columns, spots);
    const auto at = [&](const char* label) { return *grid.find(label); };
    HexDrawing drawing{.grid = grid, .ground = {grid.size(), Ground::Sea}};
    drawing.islands = true;
    drawing.land = Ground::Mixed;
    drawing.ground[at("2.2")] = Ground::Jungle;
    drawing.ground[at("2.3")] = Ground::Mixed;
    drawing.ground[at("0.0")] = Ground::Beyond;
    drawing.straits.emplace_back(at("2.2"), at("2.3"));
    drawing.places.push_back({.hex = at("2.2"), .name = "Port", .site = Site::None, .signs = {"anchor"}});
    drawing.boxes.push_back({"waiting", at("0.0"), at("1.1")});
    const auto map = board_of(drawing);
    REQUIRE(map.hexes);
    CHECK(map.hexes->hexes == grid.size());
    REQUIRE(map.spaces.size() == grid.size() + 1);
    CHECK(map.spaces.back().id == "waiting");
    const auto middle = [&](const char* label) { return map.spaces[at(label).index].anchor; };
    for (const auto& patch : map.hexes->patches) {
        const bool land = patch.ground == Ground::Mixed;
        const bool beyond = patch.ground == Ground::Beyond; // the land lies on it
        CHECK(inside(patch.rings, middle("2.2")));
        CHECK(inside(patch.rings, middle("2.3")) == (land || beyond));
        CHECK(inside(patch.rings, middle("0.0")) == beyond);
        CHECK_FALSE(inside(patch.rings, middle("4.4"))); // sea, to the edge of the map
        CHECK(inside(patch.rings, {map.width / 2, map.height - 1}) == beyond);
    }
    // An island of one hex is as large as its counter at least, and its name stands below the counter.
    const auto& island = map.spaces[at("2.2").index];
    CHECK(island.label.y > island.stacks.y + island.stacks.height);
    CHECK(map.hexes->signs[at("2.2").index] == std::vector<std::string>{"anchor"});
    REQUIRE(map.hexes->straits.size() == 1);
    CHECK(map.hexes->straits.front().a.y == map.hexes->straits.front().b.y); // between a hex and the one below it
    // To the right and back one keeps the row.
    const auto connections = connections_of(grid);
    auto here = static_cast<std::size_t>(at("0.2").index);
    for (int column = 1; column < 5; ++column) {
        const auto next = step(map, connections, here, Direction::Right);
        REQUIRE(next);
        here = *next;
    }
    CHECK(here == at("4.2").index);
}
