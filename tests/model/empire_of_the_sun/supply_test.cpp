// Supply and zones of influence: the situations of the text, and every unit of every set-up against a plain search.

#include "model/empire_of_the_sun/questions/supply.hpp"
#include "tests/model/empire_of_the_sun/plain_supply.hpp"

#include <algorithm>
#include <random>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// HQ SW Pacific at Manila with the ground units of Luzon and Leyte; a Japanese air division where it is told, supplied from Formosa.
Board philippines(const char* japanese_air) {
    auto board = empty_board();
    stand(board, "us_hq_sw_pac", "2813");
    stand(board, "us_sl_corps", "2913");
    stand(board, "us_p_brig", "3014");
    stand(board, "jp_hq_south", "2909");
    stand(board, "jp_5_air_div", japanese_air);
    board.control[hex_at(japanese_air)] = Side::Japan;
    return board;
}

bool activates(const Board& board, const char* hq, const char* id) {
    const auto supply = supply_of(board);
    return supply.supplied(unit(hq)) && activation_line(tables(), board, supply.zones(), unit(hq), unit(id)).open;
}

} // namespace

TEST_CASE("air units in the Philippines: who is in supply, and whom the headquarters can activate",
          "[empire_of_the_sun][supply][rule:ES-ZOI-1][rule:ES-ZOI-2][rule:ES-ZOI-4][rule:ES-ZOI-5][rule:ES-SUP-1][rule:ES-SUP-2][rule:ES-"
          "OFF-3]") {
    auto with_feaf = philippines("2911");
    stand(with_feaf, "us_feaf", "2813");
    const auto supply = supply_of(with_feaf);
    for (const auto* id : {"us_hq_sw_pac", "us_feaf", "us_sl_corps", "us_p_brig"}) {
        INFO(id);
        CHECK(supply.supplied(unit(id)));
    }
    CHECK_FALSE(supply.zones().hostile(Side::Allies, hex_at("2813")));
    CHECK(supply.zones().covered(Side::Japan, hex_at("2912")));

    const auto from_davao = philippines("2915");
    CHECK(supply_of(from_davao).supplied(unit("us_hq_sw_pac")));
    CHECK(activates(from_davao, "us_hq_sw_pac", "us_sl_corps")); // over land inside the zone
    CHECK_FALSE(activates(from_davao, "us_hq_sw_pac", "us_p_brig"));
    const auto fallen = supply_of(from_davao);
    const auto line = activation_line(tables(), from_davao, fallen.zones(), unit("us_hq_sw_pac"), unit("us_p_brig"));
    REQUIRE_FALSE(line.cuts.empty());
    CHECK(line.cuts.front().bar == Bar::Zone);
    CHECK(names(line.cuts.front().by) == std::vector<std::string>{"jp_5_air_div"});
    CHECK(std::string{line.cuts.front().clause} == "ES-ZOI-4");
}

TEST_CASE("a bomber of long range neutralises nothing, and unsupplied aircraft have no zone",
          "[empire_of_the_sun][supply][rule:ES-ZOI-1][rule:ES-ZOI-2][rule:ES-ZOI-6][rule:ES-SUP-6]") {
    auto board = philippines("2915");
    stand(board, "us_19_lrb", "2813");
    CHECK(supply_of(board).zones().hostile(Side::Allies, hex_at("3014")));
    lift(board, "jp_hq_south");
    const auto supply = supply_of(board);
    CHECK_FALSE(supply.supplied(unit("jp_5_air_div")));
    CHECK_FALSE(supply.zones().covered(Side::Japan, hex_at("3014")));
    CHECK(supply.supplied(unit("us_p_brig")));
    CHECK(supply.why(tables(), board, unit("jp_5_air_div")).reason == SupplyReason::NoHeadquarters);
}

TEST_CASE("Port Moresby in an enemy zone is cut from Townsville", "[empire_of_the_sun][supply][rule:ES-SUP-2][rule:ES-SUP-3]") {
    auto board = empty_board();
    stand(board, "us_hq_sw_pac", "3727");
    stand(board, "us_i_corps", "3823");
    CHECK(supply_of(board).supplied(unit("us_i_corps")));
    const auto open = supply_of(board).why(tables(), board, unit("us_i_corps"));
    CHECK(open.reason == SupplyReason::Line);
    CHECK(labels(open.line).front() == "3823");
    CHECK(labels(open.line).back() == "3727");
    stand(board, "jp_hq_south_seas", "4021");
    stand(board, "jp_25_air_flot", "3822");
    board.control[hex_at("3822")] = board.control[hex_at("4021")] = Side::Japan;
    CHECK(supply_of(board).supplied(unit("us_i_corps"))); // over land from the port of Gili-Gili, which lies outside the zone
    CHECK(labels(supply_of(board).why(tables(), board, unit("us_i_corps")).line).size() > 5);
    for (const auto& hex : tables().map_hexes) { // all other ports of New Guinea are Japanese
        if (hex.region == "Guinea" && hex.hex != hex_at("3823")) {
            board.control[hex.hex] = Side::Japan;
        }
    }
    const auto cut = supply_of(board);
    REQUIRE(cut.supplied(unit("jp_25_air_flot")));
    CHECK_FALSE(cut.supplied(unit("us_i_corps")));
    const auto why = cut.why(tables(), board, unit("us_i_corps"));
    CHECK(why.reason == SupplyReason::Cut);
    CHECK(names({*why.headquarters}) == std::vector<std::string>{"us_hq_sw_pac"});
    REQUIRE_FALSE(why.cuts.empty());
    CHECK(names(why.cuts.front().by) == std::vector<std::string>{"jp_25_air_flot"});
}

TEST_CASE("a line goes into an enemy's hex, but not through it", "[empire_of_the_sun][supply][rule:ES-SUP-3][rule:ES-SUP-4]") {
    auto board = empty_board(); // along the road of Burma
    stand(board, "cw_hq_seac", "2008");
    stand(board, "cw_1_burma_div", "2206");
    board.control[hex_at("2106")] = Side::Allies;
    REQUIRE(supply_of(board).supplied(unit("cw_1_burma_div")));
    const auto line = supply_of(board).why(tables(), board, unit("cw_1_burma_div")).line;
    for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        const auto* land = tables().map->land(line[i]);
        REQUIRE(land != nullptr); // all of it over land
    }
    stand(board, "jp_15_army", tables().map->label(line[0])); // where the unit itself stands: a line may enter
    CHECK(supply_of(board).supplied(unit("cw_1_burma_div")));
}

TEST_CASE("the Tokyo Express, the HUMP and the Burma Road",
          "[empire_of_the_sun][supply][rule:ES-SUP-8][rule:ES-SUP-9][rule:ES-CHN-9][rule:ES-BUR-1][rule:ES-BUR-2][rule:ES-BUR-3]") {
    auto board = empty_board();
    stand(board, "jp_17_army", "4423");
    board.control[hex_at("4423")] = Side::Japan;
    CHECK_FALSE(supply_of(board).supplied(unit("jp_17_army")));
    board.tokyo_express = hex_at("4423");
    CHECK(supply_of(board).supplied(unit("jp_17_army")));
    CHECK(supply_of(board).why(tables(), board, unit("jp_17_army")).reason == SupplyReason::TokyoExpress);

    const auto road = burma_road(tables(), board);
    CHECK(road.open);
    CHECK(labels(road.line).front() == "1406");
    CHECK(labels(road.line).back() == "2407");
    stand(board, "cn_5_army", "2407");
    stand(board, "cw_hq_seac", "2105");
    CHECK(supply_of(board).supplied(unit("cn_5_army")));
    board.control[hex_at("2206")] = Side::Japan;
    const auto closed = burma_road(tables(), board);
    CHECK_FALSE(closed.open);
    CHECK(labels(closed.cut) == std::vector<std::string>{"2206"});
    CHECK_FALSE(supply_of(board).supplied(unit("cn_5_army")));
    CHECK(supply_of(board).why(tables(), board, unit("cn_5_army")).reason == SupplyReason::ChinaClosed);
    board.hump = true;
    CHECK(supply_of(board).hump_works());
    CHECK(supply_of(board).supplied(unit("cn_5_army")));
    for (const auto* hex : {"1905", "2104", "2205"}) {
        board.control[hex_at(hex)] = Side::Japan;
    }
    CHECK_FALSE(supply_of(board).hump_works());
}

TEST_CASE("what falls out of supply if a unit were lost", "[empire_of_the_sun][supply][rule:ES-SUP-2]") {
    auto board = philippines("2911");
    stand(board, "us_feaf", "2813");
    auto without = board;
    lift(without, "us_hq_sw_pac");
    const auto change = supply_change(tables(), board, without);
    CHECK(names(change.lost) == std::vector<std::string>{"us_feaf", "us_p_brig", "us_sl_corps"});
    CHECK(change.gained.empty());
    CHECK(supply_change(tables(), board, board).lost.empty());
}

TEST_CASE("a line leaves land for the sea at a friendly port only, and is laid from its headquarters",
          "[empire_of_the_sun][supply][rule:ES-SUP-1][rule:ES-SUP-3][rule:ES-AMB-43][rule:ES-AMB-44]") {
    auto board = empty_board();
    stand(board, "us_hq_sw_pac", "3727"); // Townsville
    CHECK(supply_of(board).supplied(unit("us_hq_sw_pac")));
    CHECK(supply_of(board).reached(Side::Allies, hex_at("3823")));
    CHECK(supply_of(board).joined(tables(), board, Side::Allies, {hex_at("5808")}, {hex_at("3727")}));
    stand(board, "us_hq_sw_pac", "5018"); // an island without a port
    CHECK_FALSE(supply_of(board).supplied(unit("us_hq_sw_pac")));
    CHECK(supply_of(board).why(tables(), board, unit("us_hq_sw_pac")).reason == SupplyReason::TooFar);
    board.leave_land_anywhere = true;
    CHECK(supply_of(board).supplied(unit("us_hq_sw_pac")));
}

TEST_CASE("supply of every unit is that of a plain search",
          "[empire_of_the_sun][supply][rule:ES-SUP-1][rule:ES-SUP-2][rule:ES-SUP-3][rule:ES-SUP-6][rule:ES-ZOI-6]") {
    std::mt19937 chance(1941);
    const auto& map = *tables().map;
    int cut_off = 0;
    int positions = 0;
    for (int round = 0; round < 2000; ++round) {
        auto board = board_of(tables(), all_setups[static_cast<std::size_t>(round % 4)]);
        board.hump = false;
        for (auto& station : board.units) { // shaken, but for the set-ups themselves
            if (round >= 4 && station.on_map() && chance() % 4 == 0) {
                station.place.hex = tables().map_hexes[chance() % tables().map_hexes.size()].hex;
            }
            // China's own rule is another test's.
            const auto i = static_cast<std::size_t>(&station - board.units.data());
            if (tables().units[i].nation == Nation::Chinese) {
                station.place.kind = PlaceKind::Eliminated;
            }
        }
        for (int i = 0; round >= 4 && i < 40; ++i) {
            const auto hex = tables().map_hexes[chance() % tables().map_hexes.size()].hex;
            board.control[hex] = enemy_of(board.control[hex]);
        }
        board.garrisons = garrisons_of(tables(), board.control, 12, {});
        board.leave_land_anywhere = round % 5 == 3;
        board.land_opens_sides = round % 7 == 5;
        const auto supply = supply_of(board);
        const PlainSupply plain(board);
        ++positions;
        for (std::size_t i = 0; i < board.units.size(); ++i) {
            if (!board.units[i].on_map()) {
                continue;
            }
            const UnitId id{static_cast<std::uint8_t>(i)};
            INFO("board " << round << ": " << tables()[id].id << " at " << map.label(board[id].place.hex));
            REQUIRE(supply.supplied(id) == plain.supplied(static_cast<int>(i)));
            if (round % 50 != 0) {
                continue;
            }
            const auto why = supply.why(tables(), board, id);
            REQUIRE(why.supplied == supply.supplied(id));
            REQUIRE((why.reason == SupplyReason::Line) == why.supplied);
            if (why.supplied) {
                REQUIRE(why.line.front() == board[id].place.hex);
                for (std::size_t j = 0; j + 1 < why.line.size(); ++j) {
                    REQUIRE(map.grid().side_between(why.line[j], why.line[j + 1]));
                }
            } else {
                ++cut_off;
            }
            if (why.reason == SupplyReason::Cut) {
                REQUIRE_FALSE(why.cuts.empty());
                for (const auto& cut : why.cuts) {
                    const bool garrison = std::ranges::binary_search(board.garrisons, cut.hex);
                    REQUIRE((garrison || !cut.by.empty()));
                }
            }
        }
    }
    CHECK(positions == 2000);
    CHECK(cut_off > 50);
}
