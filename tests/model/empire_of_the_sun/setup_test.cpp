// Who stands where, and who controls what, when each scenario begins.

#include "model/empire_of_the_sun/questions/supply.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

std::ptrdiff_t count(const Board& board, Side side, PlaceKind kind) {
    std::ptrdiff_t found = 0;
    for (std::size_t i = 0; i < board.units.size(); ++i) {
        found += tables().units[i].side == side && board.units[i].place.kind == kind ? 1 : 0;
    }
    return found;
}

} // namespace

TEST_CASE("nine scenarios from four set-ups", "[empire_of_the_sun][setup][rule:ES-SCN-1][rule:ES-SCN-2][rule:ES-SCN-3]") {
    CHECK(tables().scenarios.size() == 9);
    const auto* campaign = tables().find_scenario("campaign");
    REQUIRE(campaign != nullptr);
    CHECK(campaign->setup == Setup::Campaign);
    CHECK_FALSE(campaign->offensives_first);
    const auto setup = [](const char* id) { return tables().find_scenario(id)->setup; };
    for (const auto* id : {"1942", "1942_43", "1942_44", "short_campaign"}) {
        CHECK(setup(id) == Setup::Y1942);
    }
    for (const auto* id : {"1943", "1943_44", "very_short_campaign"}) {
        CHECK(setup(id) == Setup::Y1943);
    }
    CHECK(setup("1944") == Setup::Y1944);
    const auto victory = [](const char* id) { return tables().find_scenario(id)->victory; };
    CHECK(victory("1942_43") == "17.38");
    CHECK(victory("1942_44") == "17.48");
    CHECK(victory("short_campaign") == "16.0");
    CHECK(tables().find_scenario("south_pacific") == nullptr);
}

TEST_CASE("every unit has a place in every set-up",
          "[empire_of_the_sun][setup][rule:ES-SCN-5][rule:ES-SCN-6][rule:ES-SCN-9][rule:ES-SCN-13][rule:ES-GEN-21]") {
    const auto gone = [](Setup setup, Side side) { return count(board_of(tables(), setup), side, PlaceKind::Eliminated); };
    CHECK(gone(Setup::Campaign, Side::Allies) == 0);
    CHECK(gone(Setup::Y1942, Side::Allies) == 5);
    CHECK(gone(Setup::Y1942, Side::Japan) == 0);
    CHECK(gone(Setup::Y1943, Side::Allies) == 42);
    CHECK(gone(Setup::Y1943, Side::Japan) == 6);
    CHECK(gone(Setup::Y1944, Side::Allies) == 42);
    CHECK(gone(Setup::Y1944, Side::Japan) == 13);
    CHECK(count(board_of(tables(), Setup::Campaign), Side::Allies, PlaceKind::DelayBox) == 0);
    CHECK(count(board_of(tables(), Setup::Y1942), Side::Allies, PlaceKind::DelayBox) == 13); // fourteen, without HQ SEAC
    CHECK(count(board_of(tables(), Setup::Y1943), Side::Allies, PlaceKind::DelayBox) == 4);
    CHECK(count(board_of(tables(), Setup::Y1944), Side::Allies, PlaceKind::DelayBox) == 0);
    CHECK(board_of(tables(), Setup::Y1942)[unit("cw_hq_seac")].place.hex == hex_at("1805"));
    const auto board = board_of(tables(), Setup::Campaign);
    CHECK(board[unit("us_5af")].place == Place{.kind = PlaceKind::TurnTrack, .hex = {}, .turn = 2});
    CHECK(board[unit("jp_tainan_air")].place.kind == PlaceKind::ByCard);
    CHECK(board[unit("jp_16_army")].step == Step::Reduced);
    for (const auto setup : all_setups) {
        const auto each = board_of(tables(), setup);
        for (std::size_t i = 0; i < each.units.size(); ++i) {
            if (each.units[i].on_map()) {
                INFO(id_of(setup) << ": " << tables().units[i].id);
                CHECK((tables().map->land(each.units[i].place.hex) != nullptr || tables().units[i].carrier()));
            }
        }
    }
}

TEST_CASE("who controls what", "[empire_of_the_sun][setup][rule:ES-GEN-17][rule:ES-SCN-5][rule:ES-SCN-7][rule:ES-SCN-11][rule:ES-SCN-15]["
                               "rule:ES-CTL-1][rule:ES-CTL-3][rule:ES-AMB-11]") {
    const auto control = [](Setup setup, const char* hex) { return board_of(tables(), setup).control[hex_at(hex)]; };
    CHECK(control(Setup::Campaign, "3007") == Side::Japan);  // Shanghai
    CHECK(control(Setup::Campaign, "2709") == Side::Allies); // Hong Kong
    CHECK(control(Setup::Campaign, "3814") == Side::Allies); // Guam
    CHECK(control(Setup::Campaign, "3813") == Side::Japan);
    CHECK(control(Setup::Campaign, "2407") == Side::Allies);
    CHECK(control(Setup::Campaign, "2813") == Side::Allies);
    CHECK(control(Setup::Y1943, "2813") == Side::Japan);
    CHECK(control(Setup::Y1943, "2105") == Side::Allies);
    CHECK(control(Setup::Y1943, "4021") == Side::Japan);
    CHECK(control(Setup::Y1943, "4423") == Side::Allies); // the set-up puts a division there
    CHECK(control(Setup::Y1944, "4122") == Side::Allies);
    for (const auto setup : all_setups) {
        INFO(id_of(setup));
        CHECK(static_cast<int>(resources(tables(), board_of(tables(), setup)).japanese.size()) ==
              tables()[setup].markers.japanese_resources);
    }
}

TEST_CASE("tracks, decks and boxes when a scenario begins", "[empire_of_the_sun][setup][rule:ES-SCN-7][rule:ES-SCN-8][rule:ES-SCN-10][rule:"
                                                            "ES-SCN-12][rule:ES-SCN-14][rule:ES-SCN-16][rule:ES-SCN-27]") {
    const auto& early = tables()[Setup::Y1942].markers;
    CHECK(early.us_will == 8);
    CHECK(early.allied_asp == 1);
    CHECK(early.japanese_cards == 7);
    CHECK(early.allied_passes == 2);
    CHECK(early.surrendered.empty());
    const auto& middle = tables()[Setup::Y1943].markers;
    CHECK(middle.us_rivalry);
    CHECK(middle.kwai_bridge);
    CHECK(tables()[*middle.japanese_future].id == "JP26");
    CHECK(tables()[*middle.allied_future].id == "AL29");
    CHECK(middle.surrendered == std::vector{Area::Malaya, Area::Philippines, Area::DutchEastIndies, Area::Burma});
    CHECK(middle.start_points == 6);
    const auto& late = tables()[Setup::Y1944].markers;
    CHECK(late.pt_boats);
    CHECK(late.defensive_doctrine);
    CHECK(late.japanese_cards == 6);
    CHECK(late.start_points == 4);
}

TEST_CASE("units of the set-ups are in supply where the text plays on with them",
          "[empire_of_the_sun][setup][rule:ES-SUP-1][rule:ES-SUP-2]") {
    for (const auto setup : all_setups) {
        const auto board = board_of(tables(), setup);
        Supply supply;
        supply.compute(tables(), board);
        std::vector<std::string> unsupplied;
        for (const auto side : all_sides) {
            for (const auto each : units_on_map(tables(), board, side)) {
                if (tables()[each].hq() && !supply.supplied(each)) {
                    unsupplied.push_back(tables()[each].id);
                }
            }
        }
        INFO(id_of(setup));
        CHECK(unsupplied.empty());
    }
}
