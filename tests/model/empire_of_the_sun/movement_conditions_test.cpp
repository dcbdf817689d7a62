// Each condition of a move by itself.

#include "model/empire_of_the_sun/ways.hpp"
#include "tests/model/empire_of_the_sun/sentences.hpp"

#include <optional>
#include <utility>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

TEST_CASE("who disengages is stronger than the ground units that have entered, and goes where they did not come from",
          "[empire_of_the_sun][offensive][rule:ES-LND-4]") {
    const std::string_view weaker = "only from a weaker enemy";
    const std::string_view from_there = "from where the enemy came";
    auto table = in_the_south();
    clear_map(table);
    table.put("jp_hq_south", "2212");
    table.put("cw_8_aus_div", "2014"); // 6
    const auto leaves = go({"cw_8_aus_div"}, "2015", Travel::Disengage);
    const auto with = [&](std::string_view id, Step step = Step::Full) {
        auto one = table;
        one.put(id, "2014", step);
        return one;
    };
    CHECK(!says(table, leaves, weaker));
    CHECK(!says(with("jp_1_sn_brig"), leaves, weaker));              // 4
    CHECK(says(with("jp_ss_brig"), leaves, weaker));                 // 6, which is as strong
    CHECK(!says(with("jp_ss_brig", Step::Reduced), leaves, weaker)); // 3
    CHECK(says(with("jp_25_army"), leaves, weaker));
    CHECK(!says(with("jp_22_air_flot"), leaves, weaker)); // neither aircraft nor ships count
    CHECK(!says(with("jp_bb_yamato"), leaves, weaker));
    auto both = with("jp_1_sn_brig");
    both.put("jp_2_sn_brig", "2014");
    CHECK(says(both, leaves, weaker)); // 8 together

    for (const auto by : {Travel::Land, Travel::Assault}) {
        INFO(id_of(by));
        auto entered = table;
        entered.put("jp_1_sn_brig", "2013");
        entered.rule(activate({"jp_1_sn_brig"}));
        entered.rule(go({"jp_1_sn_brig"}, "2014", by));
        CHECK(says(entered, go({"cw_8_aus_div"}, "2013", Travel::Disengage), from_there) == (by == Travel::Land));
        CHECK(!says(entered, leaves, from_there));
    }
}

TEST_CASE("nobody lands among mountains, but at Port Moresby", "[empire_of_the_sun][offensive][rule:ES-AMP-1]") {
    auto table = in_the_pacific();
    table.put("us_1_marine_div", "4828");
    table.rule(activate({"us_1_marine_div"}));
    int mountains = 0;
    for (const auto& hex : tables().map_hexes) {
        const auto label = tables().map->label(hex.hex);
        if (!tables().map->coastal(hex.hex) || hex.hex == hex_at("4828")) {
            continue;
        }
        INFO(label);
        const bool barred = hex.terrain == Terrain::Mountain && label != "3823";
        CHECK(says(table, go({"us_1_marine_div"}, label, Travel::Assault), "Nobody lands among mountains") == barred);
        mountains += barred ? 1 : 0;
    }
    CHECK(mountains > 2);
}

TEST_CASE("in an emergency ships go to a friendly port within ten hexes", "[empire_of_the_sun][offensive][rule:ES-NAV-5]") {
    auto table = in_the_pacific();
    clear_map(table);
    table.put("us_ca_us_asia", "2813");
    int ports = 0;
    for (const auto& hex : tables().map_hexes) {
        if (hex.hex == hex_at("2813")) {
            continue;
        }
        const auto label = tables().map->label(hex.hex);
        const bool reaches =
            hex.port && controls(table.now(), Side::Allies, hex.hex) && tables().map->distance(hex.hex, hex_at("2813")) <= 10;
        INFO(label);
        CHECK(says(table, go({"us_ca_us_asia"}, label, Travel::Emergency), "In an emergency") == !reaches);
        ports += reaches ? 1 : 0;
    }
    CHECK(ports > 2);
}

TEST_CASE("the ship that carries a brigade starts with it and goes all the way", "[empire_of_the_sun][offensive][rule:ES-AMP-9]") {
    for (const auto* const starts : {"4017", "4021"}) {
        for (const auto* const ends : {"4222", "4121"}) {
            INFO(starts << " " << ends);
            AtTable table;
            table.enter(play("JP9", "jp_hq_south_seas"));
            clear_map(table);
            table.put("jp_hq_south_seas", "4017");
            table.put("jp_3_sn_brig", "4017");
            table.put("jp_ca_aoba", starts);
            table.rule(activate({"jp_3_sn_brig", "jp_ca_aoba"}));
            table.rule(go({"jp_ca_aoba"}, ends, Travel::Sea));
            const bool along = std::string_view{starts} == "4017" && std::string_view{ends} == "4222";
            CHECK(says(table, go({"jp_3_sn_brig"}, "4222", Travel::Transport), "No active CA, CL or APD goes with") == !along);
        }
    }
}

TEST_CASE("whoever goes by sea through a zone is seen, also a brigade that a ship carries",
          "[empire_of_the_sun][offensive][rule:ES-INT-6][rule:ES-AMP-9]") {
    // A card of value 1 lets ships go ten hexes: three aircraft in a row leave no way round them.
    AtTable table;
    table.rule(play("JP4", "jp_hq_south_seas"));
    clear_map(table);
    table.put("us_hq_sw_pac", "3727");
    for (const auto* const id : {"us_5af", "us_7af", "cw_aus_air"}) {
        table.put(id, id == std::string_view{"us_5af"} ? "4021" : id == std::string_view{"us_7af"} ? "3823" : "4423");
    }
    Supply supply;
    supply.compute(tables(), board_of(table.now()));
    const auto& map = *tables().map;
    constexpr int most = 10;
    hex::PerHex<char> covered(map.grid().size(), 0);
    for (std::size_t i = 0; i < map.grid().size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        covered[hex] = supply.zones().covered(Side::Allies, hex) ? 1 : 0;
    }
    std::optional<std::pair<HexId, HexId>> found;
    for (const auto& from : tables().map_hexes) {
        for (const auto& to : tables().map_hexes) {
            if (!found && from.port && map.coastal(to.hex) && covered[from.hex] == 0 && covered[to.hex] == 0 &&
                sea_way(map, from.hex, to.hex, most) && !sea_way(map, from.hex, to.hex, most, &covered)) {
                found = std::pair{from.hex, to.hex};
            }
        }
    }
    REQUIRE(found);
    const auto from = map.label(found->first);
    const auto to = map.label(found->second);
    INFO(from << " " << to);
    table.put("jp_1_sn_brig", from);
    table.put("jp_ca_aoba", from);
    table.rule(activate({"jp_1_sn_brig", "jp_ca_aoba"}));
    for (const auto by : {Travel::Transport, Travel::Assault, Travel::Strategic}) {
        INFO(id_of(by));
        auto moved = table;
        moved.rule(go({"jp_1_sn_brig"}, to, by));
        moved.rule(DeclareBattles{.hexes = {hex_at(to)}});
        CHECK(moved.breaks(SetIntelligence{.dice = die(5), .crossed = false}, "ES-INT-6") == (by != Travel::Strategic));
    }
}
