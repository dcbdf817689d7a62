// The figures of the Strategic Phase, of the tracks and of victory.

#include "model/empire_of_the_sun/points.hpp"
#include "model/empire_of_the_sun/strategic.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"

#include <numeric>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("submarines", "[empire_of_the_sun][strategic][rule:ES-STW-4][rule:ES-STW-5][rule:ES-STW-6][rule:ES-STW-7][rule:ES-AMB-30]") {
    const auto roll = [](int turn, int die, int escorts, bool void_ones = false) {
        return submarine_roll(tables(), turn, die, escorts, void_ones);
    };
    CHECK(roll(2, 2, 0).modified == 1); // bad torpedoes
    CHECK_FALSE(roll(2, 2, 0).success);
    CHECK(roll(2, 1, 0).success);
    CHECK(roll(5, 5, 0).success);
    CHECK_FALSE(roll(5, 5, 2).success);
    CHECK(roll(9, 5, 4).success);
    CHECK(roll(9, 5, 4).escorts_after == 2);
    CHECK(roll(9, 7, 2).escorts_after == 0);
    CHECK(roll(9, 9, 4).escorts_after == 4);
    CHECK(roll(9, 9, 4, true).success);
    CHECK(roll(2, 2, 0, true).success); // the torpedoes too
}

TEST_CASE("bombing", "[empire_of_the_sun][strategic][rule:ES-STW-10][rule:ES-STW-11]") {
    CHECK(bombing_succeeds(Step::Full, 8));
    CHECK_FALSE(bombing_succeeds(Step::Full, 9));
    CHECK(bombing_succeeds(Step::Reduced, 4));
    CHECK_FALSE(bombing_succeeds(Step::Reduced, 5));
    CHECK(bomber_loses_step(9, false));
    CHECK_FALSE(bomber_loses_step(9, true));
    CHECK_FALSE(bomber_loses_step(8, false));
}

TEST_CASE("hands, passes and who begins", "[empire_of_the_sun][strategic][rule:ES-STW-1][rule:ES-STW-3][rule:ES-DRW-1][rule:ES-DRW-2][rule:"
                                          "ES-DRW-3][rule:ES-DRW-4][rule:ES-DRW-6][rule:ES-INI-1][rule:ES-INI-2]") {
    const auto japan = [](int turn, int resources, bool submarines = false, int bombings = 0) {
        return japanese_hand(tables(), turn, resources, submarines, bombings);
    };
    CHECK(japan(1, 3) == Hand{0, 0});
    CHECK(japan(2, 4) == Hand{7, 0}); // whatever the hexes
    CHECK(japan(4, 4, true) == Hand{6, 1});
    CHECK(japan(5, 14) == Hand{7, 0});
    CHECK(japan(5, 11, true) == Hand{5, 2});
    CHECK(japan(9, 14, true, 5) == Hand{4, 2}); // two by bombing at most
    CHECK(japan(9, 2, true, 2) == Hand{4, 2});
    const auto allies = [](int turn, int lost, int box) { return allied_hand(tables(), turn, lost, box); };
    CHECK(allies(1, 0, 0) == Hand{0, 0});
    CHECK(allies(2, 0, 0) == Hand{5, 2});
    CHECK(allies(3, 0, 0) == Hand{6, 1});
    CHECK(allies(8, 0, 0) == Hand{7, 0});
    CHECK(allies(8, 1, 0) == Hand{6, 1});
    CHECK(allies(8, 1, -7) == Hand{5, 2});
    CHECK(allies(8, 3, -7) == Hand{4, 2});
    CHECK(allies(2, 3, -7) == Hand{4, 2});
    CHECK(first_player(tables(), 2, 7, 5) == Side::Japan);
    CHECK(first_player(tables(), 9, 4, 7) == Side::Allies);
    CHECK(first_player(tables(), 4, 7, 7) == Side::Japan);
    CHECK(first_player(tables(), 5, 7, 7) == Side::Allies);
}

TEST_CASE("the war in Europe", "[empire_of_the_sun][strategic][rule:ES-WIE-1][rule:ES-WIE-2][rule:ES-WIE-3][rule:ES-WIE-4][rule:ES-REI-12]["
                               "rule:ES-REI-13][rule:ES-REI-15][rule:ES-REI-17][rule:ES-REI-18][rule:ES-REI-20]") {
    CHECK(wie_box(tables(), 0).level == 1);
    CHECK(wie_box(tables(), 1).level == 0);
    CHECK(wie_moved(tables(), 0, tables()[card("JP51")], 1942) == -2);
    CHECK(wie_moved(tables(), 0, tables()[card("JP51")], 1944) == 0);
    CHECK(wie_moved(tables(), -6, tables()[card("JP51")], 1942) == -7);
    CHECK(wie_moved(tables(), 2, tables()[card("AL11")], 1945) == 3);
    CHECK(wie_moved(tables(), 2, tables()[card("AL1")], 1945) == 2); // no card of the war in Europe
    CHECK(lost_to_europe(tables(), 0, 1, false));
    CHECK_FALSE(lost_to_europe(tables(), 0, 2, false));
    CHECK(lost_to_europe(tables(), 0, 2, true));
    CHECK(lost_to_europe(tables(), -7, 7, false));
    CHECK_FALSE(lost_to_europe(tables(), 3, 0, true));
    CHECK(delayed(tables(), unit("us_5af"), 0, false, false));
    CHECK_FALSE(delayed(tables(), unit("us_5af"), 1, false, false));
    CHECK(delayed(tables(), unit("us_5af"), 1, true, false));
    CHECK_FALSE(delayed(tables(), unit("us_1_marine_div"), 1, true, false));
    CHECK(delayed(tables(), unit("us_1_marine_div"), 1, false, true)); // the Panama Canal
    CHECK_FALSE(delayed(tables(), unit("us_hq_s_pac_ghormley"), -7, true, true));
    CHECK_FALSE(delayed(tables(), unit("us_20bc"), -7, true, true));
    CHECK_FALSE(delayed(tables(), unit("jp_10_air_div"), -7, true, true));
}

TEST_CASE("replacements of a turn", "[empire_of_the_sun][strategic][rule:ES-REP-1][rule:ES-REP-6][rule:ES-REP-11][rule:ES-REP-12][rule:ES-"
                                    "REP-13][rule:ES-REP-14][rule:ES-REP-15][rule:ES-REP-17][rule:ES-AMB-20]") {
    const auto at = [](int turn, ReplacementFacts facts = {}) { return replacements(tables(), turn, facts); };
    CHECK(at(1) == Replacements{});
    CHECK(at(2) ==
          Replacements{.allied_land = 2, .allied_air = 5, .us_naval = 2, .commonwealth_naval = 0, .chinese = 0, .japanese_naval = 0});
    CHECK(at(3) ==
          Replacements{.allied_land = 2, .allied_air = 5, .us_naval = 1, .commonwealth_naval = 1, .chinese = 1, .japanese_naval = 1});
    CHECK(at(2, {.oahu_allied = false}).us_naval == 1); // the scheduled one
    CHECK(at(3, {.commonwealth_base_allied = false}).commonwealth_naval == 0);
    CHECK(at(3, {.china_surrendered = true}).chinese == 0);
    CHECK(at(3, {.indian_levy = true}).allied_land == 1);
}

TEST_CASE("an offensive in China", "[empire_of_the_sun][strategic][rule:ES-CHN-3][rule:ES-CHN-4][rule:ES-CHN-5]") {
    const auto open = china_offensive(tables(), 12, "open", 0, false, 4);
    CHECK(open.base == 4);
    CHECK(open.boxes == 1);
    CHECK(china_offensive(tables(), 12, "open", 0, false, 5).boxes == 0);
    CHECK(china_offensive(tables(), 12, "open", 1, true, 4).boxes == -1);
    CHECK(china_offensive(tables(), 12, "closed_hump", 2, true, 9).boxes == 1);
    CHECK(china_offensive(tables(), 8, "closed_no_hump", 0, true, 9).boxes == -1); // an air unit that does not count is there all the same
}

TEST_CASE("victory points item by item",
          "[empire_of_the_sun][points][rule:ES-VPT-1][rule:ES-VPT-3][rule:ES-VPT-4][rule:ES-VPT-5][rule:ES-VPT-6][rule:ES-AMB-39]") {
    const auto sum = [](const PointFacts& facts, bool late = false) {
        const auto lines = victory_points(tables(), facts, late);
        return std::accumulate(lines.begin(), lines.end(), 0, [](int total, const PointLine& line) { return total + line.points; });
    };
    CHECK(sum({.us_will = 8}) == 0);
    CHECK(sum({.us_will = 6}) == 1);
    CHECK(sum({.us_will = 5}) == 2);
    CHECK(sum({.wie_level = 2, .us_will = 8}) == 2);
    CHECK(sum({.china_below_stable = 2, .china_surrendered = true, .us_will = 8}) == 7);
    CHECK(sum({.north_india = 4, .us_will = 8}) == 4);
    CHECK(sum({.north_india = 5, .all_north_india = true, .us_will = 8}) == 7);
    CHECK(sum({.india = "unrest", .us_will = 8}) == 1);
    CHECK(sum({.india = "unstable", .us_will = 8}) == 2);
    CHECK(sum({.townsville_cut = true, .us_will = 8, .alaska = 3, .hawaii = 3, .oahu = true}) == 14);
    // The rule of 1944: N alone, or O; Q alone, or R.
    PointFacts late{.us_will = 8, .new_guinea_japanese = true};
    CHECK(sum(late) == 0);
    CHECK(sum(late, true) == 5 + 3 + 5 + 5);
    late.new_guinea_japanese = false;
    CHECK(sum(late, true) == 3 + 3 + 5 + 5);
    late.philippines_allied = 6;
    late.philippines_allied_supplied = 5;
    CHECK(sum(late, true) == 3 + 3 + 3 + 5);
    late.philippines_allied_supplied = 6;
    late.new_guinea_allied = late.rabaul_taken_or_cut = late.allied_base_near_tokyo = true;
    CHECK(sum(late, true) == 0);
    const auto level = [](int points) { return victory_level(tables(), points); };
    CHECK(level(-3) == "allied_decisive");
    CHECK(level(2) == "allied_decisive");
    CHECK(level(3) == "allied_tactical");
    CHECK(level(9) == "japanese_tactical");
    CHECK(level(10) == "japanese_decisive");
}
