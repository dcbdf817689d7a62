#include "app/board/borders.hpp"
#include "app/board/geometry.hpp"
#include "app/board/map_reader.hpp"
#include "app/board/walk.hpp"
#include "model/axis_allies/tables.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cmath>
#include <set>

using namespace intendant;
using namespace intendant::app::board;

namespace {

const axis_allies::Tables& tables() {
    static const auto loaded = axis_allies::load_tables(INTENDANT_SOURCE_DIR "/resources/axis_allies");
    return *loaded;
}

/// The reader itself refuses a drawing that misses a space or has one too many.
const BoardMap& drawn() {
    static const auto map = [] {
        std::vector<std::string> ids;
        for (const auto& space : tables().spaces) {
            ids.push_back(space.id);
        }
        return read_map(INTENDANT_SOURCE_DIR "/resources/axis_allies/map.json", ids);
    }();
    return map;
}

Connections connections() {
    Connections result;
    for (const auto& space : tables().spaces) {
        auto& here = result.emplace_back();
        for (const auto neighbour : space.neighbours) {
            here.push_back(neighbour.index);
        }
    }
    return result;
}

double area(const std::vector<Point>& ring) {
    double sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const auto& a = ring[i];
        const auto& b = ring[(i + 1) % ring.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return std::abs(sum) / 2;
}

} // namespace

TEST_CASE("every space of the game is drawn as land or sea, and its anchor is hit", "[axis_allies][board]") {
    REQUIRE(drawn().spaces.size() == tables().spaces.size());
    for (std::size_t i = 0; i < drawn().spaces.size(); ++i) {
        const auto& space = drawn().spaces[i];
        INFO(space.id);
        CHECK(space.id == tables().spaces[i].id);
        CHECK(space.sea == tables().spaces[i].sea);
        CHECK(space_at(drawn(), space.anchor) == i);
        CHECK(space_at(drawn(), {space.anchor.x - drawn().width, space.anchor.y}) == i);
        CHECK(space_at(drawn(), space.stacks.centre()) == i);
    }
}

TEST_CASE("no place kept for pieces lies on another", "[axis_allies][board]") {
    for (std::size_t i = 0; i < drawn().spaces.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            INFO(drawn().spaces[i].id << " and " << drawn().spaces[k].id);
            CHECK_FALSE(drawn().spaces[i].stacks.meets(drawn().spaces[k].stacks));
        }
    }
}

TEST_CASE("from every space the arrow keys lead to every other", "[axis_allies][board]") {
    const auto connected = connections();
    std::vector<std::vector<std::size_t>> steps(connected.size());
    for (std::size_t from = 0; from < connected.size(); ++from) {
        for (const auto direction : {Direction::Left, Direction::Right, Direction::Up, Direction::Down}) {
            if (const auto to = step(drawn(), connected, from, direction)) {
                CHECK(std::ranges::count(connected[from], *to) == 1);
                steps[from].push_back(*to);
            }
        }
    }
    for (std::size_t start = 0; start < steps.size(); ++start) {
        std::set<std::size_t> reached{start};
        std::vector<std::size_t> open{start};
        while (!open.empty()) {
            const auto here = open.back();
            open.pop_back();
            for (const auto next : steps[here]) {
                if (reached.insert(next).second) {
                    open.push_back(next);
                }
            }
        }
        INFO("from " << tables().spaces[start].id);
        CHECK(reached.size() == steps.size());
    }
}

TEST_CASE("an arrow key leads over the joined edge of the board", "[axis_allies][board]") {
    const auto west = tables().find("western_canada");
    const auto east = tables().find("eastern_canada");
    REQUIRE((west && east));
    CHECK(step(drawn(), connections(), west->index, Direction::Right) == east->index);
    CHECK(step(drawn(), connections(), east->index, Direction::Left) == west->index);
}

TEST_CASE("put together again from borders that neighbours share, each space is as large as it was", "[axis_allies][board]") {
    const auto borders = borders_of(drawn());
    std::size_t points = 0;
    for (std::size_t i = 0; i < drawn().spaces.size(); ++i) {
        const auto& rings = drawn().spaces[i].rings;
        REQUIRE(borders.spaces[i].size() == rings.size());
        for (std::size_t r = 0; r < rings.size(); ++r) {
            Ring again;
            for (const auto& part : borders.spaces[i][r]) {
                auto line = simplified(borders.borders[part.border], 0);
                if (part.backward) {
                    std::ranges::reverse(line);
                }
                INFO(drawn().spaces[i].id << ", ring " << r);
                if (!again.empty()) {
                    CHECK(again.back() == line.front());
                    again.pop_back();
                }
                again.insert(again.end(), line.begin(), line.end());
            }
            CHECK(again.front() == again.back());
            again.pop_back();
            INFO(drawn().spaces[i].id << ", ring " << r);
            // Points on a straight line carry no weight and go even at no tolerance; the area stays.
            CHECK(area(again) == Approx(area(rings[r])).epsilon(1e-9));
            points += rings[r].size();
        }
    }
    const auto kept = [&borders](double tolerance) {
        std::size_t sum = 0;
        for (const auto& border : borders.borders) {
            sum += simplified(border, tolerance).size();
        }
        return sum;
    };
    CHECK(kept(0.1) < points);
    CHECK(kept(2) * 2 < kept(0.1));
}
