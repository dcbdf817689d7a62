// What the map and the register answer where one condition alone decides.

#include "model/empire_of_the_sun/battle/intelligence.hpp"
#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/points.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "tests/model/empire_of_the_sun/sentences.hpp"

#include <algorithm>
#include <map>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {} // namespace

TEST_CASE("HUMP supplies whoever stands in Kunming, and the airfields of northern India when a line reaches Kunming",
          "[empire_of_the_sun][supply][rule:ES-SUP-8][rule:ES-BUR-3]") {
    // Who is supplied at Kunming and at Jarhat, whom no Commonwealth headquarters commands.
    const auto supplied = [](const char* hq, bool hump) {
        auto board = empty_board();
        board.hump = hump;
        board.control[hex_at("2206")] = Side::Japan;
        stand(board, hq, "1805");
        stand(board, "nl_j_div", "2407");
        stand(board, "nl_1_reg", "2104");
        stand(board, "nl_2_reg", "2105"); // no airfield
        stand(board, "nl_3_reg", "1307"); // not in northern India
        const auto supply = supply_of(board);
        REQUIRE(supply.supplied(unit(hq)));
        REQUIRE(!supply.road_open());
        CHECK(supply.hump_works() == hump);
        CHECK(!supply.supplied(unit("nl_2_reg")));
        CHECK(!supply.supplied(unit("nl_3_reg")));
        return std::pair{supply.supplied(unit("nl_j_div")), supply.supplied(unit("nl_1_reg"))};
    };
    CHECK(supplied("cw_hq_seac", true) == std::pair{true, true});    // a range of 10: a line to Kunming
    CHECK(supplied("cw_hq_malaya", true) == std::pair{true, false}); // of 5: none
    CHECK(supplied("cw_hq_seac", false) == std::pair{false, false});
}

TEST_CASE("who is too far from every headquarters is told the nearest", "[empire_of_the_sun][supply][rule:ES-SUP-2]") {
    for (const bool first_is_near : {true, false}) {
        auto board = empty_board();
        stand(board, "us_hq_s_pac_ghormley", first_is_near ? "4828" : "5808");
        stand(board, "us_hq_s_pac_halsey", first_is_near ? "5808" : "4828");
        stand(board, "us_x_corps", "3727");
        const auto supply = supply_of(board);
        REQUIRE(supply.supplied(unit("us_hq_s_pac_ghormley")));
        REQUIRE(supply.supplied(unit("us_hq_s_pac_halsey")));
        const auto answer = supply.why(tables(), board, unit("us_x_corps"));
        CHECK(!answer.supplied);
        CHECK(answer.reason == SupplyReason::TooFar);
        CHECK(answer.headquarters == unit(first_is_near ? "us_hq_s_pac_ghormley" : "us_hq_s_pac_halsey"));
        CHECK(answer.cuts.empty());
    }
}

TEST_CASE("the Allies are supplied from every hex of three map edges", "[empire_of_the_sun][supply][rule:ES-SUP-1]") {
    const auto& map = *tables().map;
    const auto found = map.allied_sources();
    for (std::size_t i = 0; i < map.grid().size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        const auto label = map.label(hex);
        const bool edge = label.starts_with("10") || label.starts_with("60") || label.ends_with("28");
        INFO(label);
        CHECK((std::ranges::find(found, hex) != found.end()) == edge);
    }
}

TEST_CASE("cities of China have garrisons while Japan has divisions there", "[empire_of_the_sun][map][rule:ES-GND-13]") {
    const auto board = board_of(tables(), Setup::Campaign);
    const auto in_china = [&](int divisions) {
        const auto found = garrisons_of(tables(), board.control, divisions, {});
        return std::ranges::count_if(found, [](HexId hex) { return tables().map->land(hex)->city == City::Chinese; });
    };
    CHECK(in_china(0) == 0);
    CHECK(in_china(1) > 5);
    CHECK(in_china(12) == in_china(1));
    CHECK(!garrisons_of(tables(), board.control, 0, {}).empty()); // those of Japan
}

TEST_CASE("a hex counts for the progress of the war by its name, its resource, or what stands on it",
          "[empire_of_the_sun][table_facts][rule:ES-PWL-16]") {
    for (const auto& hex : tables().map_hexes) {
        const bool counts = !hex.name.empty() || hex.resource || hex.island || hex.port || hex.airfield;
        INFO(tables().map->label(hex.hex));
        CHECK(counts_for_progress(tables(), hex.hex) == (counts && hex.terrain != Terrain::Ocean));
    }
    CHECK(counts_for_progress(tables(), hex_at("2410"))); // Hue, which has nothing else
    CHECK(!counts_for_progress(tables(), hex_at("2007")));
}

TEST_CASE("a side is told its own units that are due", "[empire_of_the_sun][turn][rule:ES-REI-1]") {
    AtTable table;
    table.next_turn();
    for (const auto side : all_sides) {
        const auto found = due(table.now(), side);
        CHECK(!found.empty());
        for (const auto id : found) {
            CHECK(tables()[id].side == side);
        }
    }
}

TEST_CASE("the campaign begins without passes and without rivalry", "[empire_of_the_sun][setup][rule:ES-SCN-7][rule:ES-DRW-6]") {
    const AtTable table("campaign");
    for (const auto track : {Track::JapanesePasses, Track::AlliedPasses, Track::UsRivalry, Track::JapaneseRivalry, Track::JapaneseFuture}) {
        CHECK(table[track] == 0);
    }
    CHECK(table[Track::JapaneseCards] == 2);
    // Six cards drawn give a pass, seven none.
    CHECK(AtTable("1944")[Track::JapanesePasses] == 1);
    CHECK(AtTable("1943")[Track::JapanesePasses] == 0);
}

TEST_CASE("which area takes a hex with it", "[empire_of_the_sun][map][rule:ES-POL-16]") {
    const std::map<std::string, Area> areas{
        {"Philippines", Area::Philippines}, {"Malaya", Area::Malaya},        {"Burma", Area::Burma},
        {"Sumatra", Area::DutchEastIndies}, {"Java", Area::DutchEastIndies}, {"Borneo", Area::DutchEastIndies},
        {"Celebes", Area::DutchEastIndies}, {"DEI", Area::DutchEastIndies}};
    int found = 0;
    for (const auto& hex : tables().map_hexes) {
        INFO(tables().map->label(hex.hex));
        for (const auto area : {Area::Philippines, Area::Malaya, Area::Burma, Area::DutchEastIndies}) {
            const auto named = areas.find(hex.region);
            CHECK(in_area(tables(), hex, area) == (named != areas.end() && named->second == area));
            found += in_area(tables(), hex, area) ? 1 : 0;
        }
    }
    CHECK(found > 50);
}

TEST_CASE("a nation that is retaken gives its bases back where nobody of Japan stands",
          "[empire_of_the_sun][status][rule:ES-POL-2][rule:ES-POL-5][rule:ES-AMB-11]") {
    for (const bool as_printed : {false, true}) { // Bangka, 2017, is a base without port and airfield
        Options options;
        options.resources_as_printed = as_printed;
        AtTable table("1943", options);
        REQUIRE(has(table.now().surrendered, Area::DutchEastIndies));
        clear_map(table);
        for (const auto hex : tables().needed_hexes(Area::DutchEastIndies, as_printed)) {
            if (!controls(table.now(), Side::Allies, hex)) {
                table.flag(tables().map->label(hex), Side::Allies);
            }
        }
        table.put("jp_15_army", "2620");
        CHECK(table.holds(Side::Allies, "2017") != as_printed);
        table.until(Phase::NationalStatus);
        for (const auto hex : tables()[Area::DutchEastIndies].bases) {
            INFO(tables().map->label(hex));
            CHECK(controls(table.now(), Side::Allies, hex) == (hex != hex_at("2620")));
        }
    }
}

TEST_CASE("a battle keeps the attack of each unit at the step that fought", "[empire_of_the_sun][offensive][rule:ES-BAT-12]") {
    const auto table = at_oahu(9);
    const auto verdict = decide(table.now(), FightAtSea{.hex = hex_at("5808"), .offensive = {.die = die(5)}, .reaction = {.die = die(5)}});
    REQUIRE(!core::refused(verdict));
    const auto& event = std::get<SeaBattleFought>(core::acceptance(verdict).events.front());
    const auto attack_of = [](const std::vector<FoughtRow>& rows, std::string_view id) {
        const auto row = std::ranges::find(rows, unit(id), &FoughtRow::unit);
        return row == rows.end() ? -1 : row->attack;
    };
    CHECK(attack_of(event.offensive.units, "jp_cv_akagi") == 12);
    CHECK(attack_of(event.offensive.units, "jp_cv_soryu") == 7);
    CHECK(attack_of(event.reaction.units, "us_cv_enterprise") == 8);
}

TEST_CASE("who is cut off is told by what: the zone over the water, or the enemy on the line",
          "[empire_of_the_sun][supply][rule:ES-SUP-4][rule:ES-ZOI-4]") {
    for (const bool zone : {true, false}) {
        AtTable table("1942");
        clear_map(table);
        const auto* const id = zone ? "us_x_corps" : "cw_33_brit_corps";
        if (zone) {
            table.put("us_hq_sw_pac", "2813");
            table.put(id, "3014", Step::Reduced);
            table.put("jp_hq_south", "2909");
            table.flag("2915", Side::Japan);
            table.put("jp_5_air_div", "2915");
        } else { // Imphal, which has no coast, and armies all around it
            table.put("cw_hq_seac", "1805");
            table.put(id, "2105", Step::Reduced);
            int army = 14;
            for (const auto& beside : tables().map->grid().around(hex_at("2105"))) {
                table.put("jp_" + std::to_string(army++) + "_army", tables().map->label(beside.hex));
            }
        }
        const auto board = board_of(table.now());
        Supply supply;
        supply.compute(tables(), board);
        const auto answer = supply.why(tables(), board, unit(id));
        INFO(zone << " " << id_of(answer.reason));
        REQUIRE(!answer.cuts.empty());
        REQUIRE(answer.cuts.front().bar == (zone ? Bar::Zone : Bar::Enemy));
        const Replace mends{.units = {{.unit = unit(id)}}};
        CHECK(says(table, mends, "its line is cut between") == zone);
        CHECK(says(table, mends, "the enemy stands on its line") == !zone);
    }
}

TEST_CASE("a hex of Oahu that Japan has held gives its points", "[empire_of_the_sun][status][rule:ES-VPT-1]") {
    for (const int hexes : {0, 1}) {
        AtTable table("1943");
        table.set({{Track::OahuPoints, hexes}});
        int points = 0;
        for (const auto& row : victory_items(table.now())) {
            points += row.item == "M" ? row.points : 0;
        }
        CHECK(points == 3 * hexes);
    }
}

TEST_CASE("which headquarters the words of a card name", "[empire_of_the_sun][tables][rule:ES-CRD-10][rule:ES-OFF-1]") {
    int groups = 0;
    for (const auto& each : tables().cards) {
        INFO(each.id << " " << each.hq);
        const auto says_word = [&](std::string_view word) {
            return (";" + each.hq + ";").find(";" + std::string{word} + ";") != std::string::npos;
        };
        for (std::size_t i = 0; i < tables().units.size(); ++i) {
            const auto& hq = tables().units[i];
            const bool own = hq.hq() && hq.side == each.side;
            const bool expected = own && (says_word(hq.id) || says_word("any") || says_word("all Japanese HQs") ||
                                          (says_word("joint") && hq.service == Service::Joint) ||
                                          (says_word("commonwealth") && hq.service == Service::Commonwealth));
            INFO(hq.id);
            CHECK(has(each.hqs, UnitId{static_cast<std::uint8_t>(i)}) == expected);
        }
        groups += says_word("joint") || says_word("commonwealth") ? 1 : 0;
    }
    CHECK(groups > 0);
}

TEST_CASE("whom the words of a card name", "[empire_of_the_sun][activation][rule:ES-CRD-10]") {
    const auto names_it = [](std::string_view word, const Unit& each) {
        Card card{};
        card.units = {std::string{word}};
        return event_names(tables(), card, unit(each.id));
    };
    for (const auto& each : tables().units) {
        INFO(each.id);
        CHECK(names_it("all", each));
        CHECK(names_it(each.id, each));
        CHECK(!names_it("nobody", each));
        CHECK(names_it("air", each) == (each.kind == UnitKind::Air));
        CHECK(names_it("ground", each) == (each.kind == UnitKind::Ground));
        CHECK(names_it("naval", each) == (each.kind == UnitKind::Naval));
        CHECK(names_it("naval 4", each) == (each.kind == UnitKind::Naval));
        CHECK(names_it("cw", each) == (each.nation == Nation::Commonwealth));
        CHECK(names_it("chinese", each) == (each.nation == Nation::Chinese));
        CHECK(names_it("us_air", each) == (each.nation == Nation::Us && each.kind == UnitKind::Air));
        CHECK(names_it("us_ground", each) == (each.nation == Nation::Us && each.kind == UnitKind::Ground));
        CHECK(names_it("aus_ground", each) == (each.sub_nation == SubNation::Australian && each.kind == UnitKind::Ground));
    }
}

TEST_CASE("only a headquarters of the United States makes the raid of AL16 possible", "[empire_of_the_sun][cards][rule:ES-CRD-9]") {
    AtTable table("1942");
    clear_map(table);
    table.put("jp_24_air_flot", "4715");
    REQUIRE(tables().map->land(hex_at("4715"))->island);
    const auto misses = [](const AtTable& at) { return has(unmet(at.now(), card("AL16")), std::string{"jp_air_island_in_us_hq_range"}); };
    CHECK(misses(table));
    for (const auto* const hq : {"joint_hq_anzac", "cw_hq_seac", "jp_hq_south_seas"}) {
        auto other = table;
        other.put(hq, "4715");
        CHECK(misses(other));
    }
    auto near = table;
    for (const int way : {7, 8}) { // its range is 7
        const auto hex = std::ranges::find_if(tables().map_hexes, [&](const MapHex& each) {
            return each.terrain != Terrain::Ocean && tables().map->distance(each.hex, hex_at("4715")) == way;
        });
        REQUIRE(hex != tables().map_hexes.end());
        near.put("us_hq_s_pac_ghormley", tables().map->label(hex->hex));
        CHECK(misses(near) == (way > 7));
    }
    near.put("us_hq_s_pac_ghormley", PlaceKind::TurnTrack, 5);
    CHECK(misses(near));
}

TEST_CASE("without an offensive no event of an offensive has what it needs", "[empire_of_the_sun][cards][rule:ES-CRD-9]") {
    const AtTable table("1944");
    int asked = 0;
    for (std::size_t i = 0; i < tables().cards.size(); ++i) {
        const CardId id{static_cast<std::uint8_t>(i)};
        for (const auto& need : tables()[id].needs) {
            for (const auto* const of_offensive :
                 {"offensive_hq cw_hq_seac", "allied_naval_active", "jp_naval_active", "jp_air_or_naval_active",
                  "jp_ground_active_in_burma_or_n_india", "battle_within_11_of_3706", "jp_air_in_extended_range",
                  "jp_ca_cl_apd_moved_in_us_air_extended_range"}) {
                if (need == of_offensive) {
                    INFO(tables()[id].id << " " << need);
                    CHECK(has(unmet(table.now(), id), need));
                    ++asked;
                }
            }
        }
    }
    CHECK(asked > 8);
}

TEST_CASE("a card without a status changes none", "[empire_of_the_sun][battle][rule:ES-INT-2][rule:ES-INT-3]") {
    const auto ambush = tables()[card("AL12")];
    const auto intercept = tables()[card("AL8")];
    auto silent = ambush;
    silent.status.reset();
    CHECK(status_by_cards({ambush, silent}) == Status::Ambush);
    CHECK(status_by_cards({silent, intercept}) == Status::Intercept);
    CHECK(status_by_cards({intercept, silent}) == Status::Intercept);
    CHECK(status_by_cards({silent}) == std::nullopt);
}
