// The points item by item, with the hexes that make them and those that are missing.

#include "model/empire_of_the_sun/questions/points_now.hpp"
#include "tests/model/empire_of_the_sun/at_table.hpp"

#include <algorithm>
#include <numeric>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

PointAnswer item(const State& state, std::string_view id) {
    const auto all = points_now(state);
    const auto found = std::ranges::find(all, id, &PointAnswer::item);
    REQUIRE(found != all.end());
    return *found;
}

} // namespace

TEST_CASE("each item of the points says for which hexes it scores, and which are missing",
          "[empire_of_the_sun][points][rule:ES-VPT-1][rule:ES-VPT-3][rule:ES-VPT-4][rule:ES-VPT-6]") {
    AtTable table("1944");
    const auto all = points_now(table.now());
    CHECK(all.size() == tables().points.size()); // N to S count in this scenario
    CHECK(points_now(AtTable("1943").now()).size() < all.size());
    const int sum = std::accumulate(all.begin(), all.end(), 0, [](int points, const PointAnswer& each) { return points + each.points; });
    CHECK(sum == victory_points(table.now()));
    // Alaska: each hex by itself, once it was held at the end of a turn.
    const auto before = item(table.now(), "K");
    CHECK(before.points == 0);
    CHECK(before.scores.empty());
    REQUIRE(before.missing.size() > 2);
    const auto label = tables().map->label(before.missing.front());
    table.put("jp_1_sn_brig", label);
    table.flag(label, Side::Japan);
    CHECK(item(table.now(), "K").points == 0); // not yet the end of the turn
    table.until(Phase::EndOfTurn);
    const auto after = item(table.now(), "K");
    CHECK(after.points == 1);
    CHECK(after.scores == std::vector{hex_at(label)});
    CHECK(after.missing.size() == before.missing.size() - 1);
    // Northern India, the Philippines and what lies near Tokyo.
    const auto north = item(table.now(), "F");
    CHECK(north.points == std::min<int>(5, static_cast<int>(north.scores.size())));
    REQUIRE(!north.missing.empty());
    table.flag(tables().map->label(north.missing.front()), Side::Japan);
    CHECK(item(table.now(), "F").scores.size() == north.scores.size() + 1);
    CHECK(item(table.now(), "Q").points == 5);
    CHECK(item(table.now(), "Q").missing.empty());
    table.flag("2813", Side::Allies);
    CHECK(item(table.now(), "Q").points == 0);
    CHECK(item(table.now(), "Q").missing == std::vector{hex_at("2813")});
    CHECK(item(table.now(), "S").points == 5);
    table.flag("3709", Side::Allies); // Iwo Jima, an airfield three hexes from Tokyo
    CHECK(item(table.now(), "S").points == 0);
    CHECK(item(table.now(), "S").missing == std::vector{hex_at("3709")});
    CHECK(item(table.now(), "P").points == 3);
    CHECK(item(table.now(), "P").scores == std::vector{hex_at("4021")});
    table.flag("4021", Side::Allies);
    CHECK(item(table.now(), "P").missing == std::vector{hex_at("4021")});
    // What no hex makes has none, and every item has its sentence.
    CHECK(item(table.now(), "J").scores.empty());
    for (const auto& each : points_now(table.now())) {
        CHECK(!to_english(tables(), each.what).empty());
    }
}
