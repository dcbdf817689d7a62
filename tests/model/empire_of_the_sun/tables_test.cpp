// The printed facts, and what becomes of tables that are wrong.

#include "model/core/csv.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <sstream>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

const std::filesystem::path resources{INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun"};

/// What the loader says when the first line of a file that begins so is another, or is missing; nothing when it takes the tables.
std::string fault(const std::string& file, const std::string& begin, const std::string& other) {
    const auto folder = std::filesystem::temp_directory_path() / ("intendant_empire_" + std::to_string(std::random_device{}()));
    std::filesystem::create_directory(folder);
    for (const auto& each : std::filesystem::directory_iterator(resources)) {
        std::filesystem::create_symlink(each.path(), folder / each.path().filename());
    }
    std::ifstream in(resources / file);
    std::stringstream text;
    text << in.rdbuf();
    auto whole = text.str();
    const auto place = whole.find("\n" + begin);
    INFO(file << ": " << begin);
    REQUIRE(place != std::string::npos);
    const auto end = whole.find('\n', place + 1);
    whole.replace(place + 1, end - place - (other.empty() ? 0 : 1), other);
    std::filesystem::remove(folder / file);
    std::ofstream(folder / file) << whole;
    std::string said;
    try {
        load_tables(folder);
    } catch (const std::runtime_error& error) {
        said = error.what();
    }
    std::filesystem::remove_all(folder);
    return said;
}

template <class List, class Which> std::ptrdiff_t count(const List& list, const Which& which) { return std::ranges::count_if(list, which); }

std::vector<HexId> group(const std::string& name) {
    std::vector<HexId> found;
    for (const auto& each : tables().named_hexes) {
        if (std::ranges::find(each.groups, name) != each.groups.end()) {
            found.push_back(each.hex);
        }
    }
    return found;
}

} // namespace

TEST_CASE("each table has all its rows", "[empire_of_the_sun][tables]") {
    const std::map<std::string, std::size_t> rows{{"cards_japanese", 82},
                                                  {"cards_allied", 83},
                                                  {"units", 200},
                                                  {"unit_factors", 200},
                                                  {"reinforcements", 105},
                                                  {"scenario_setup", 538},
                                                  {"scenario_control", 64},
                                                  {"scenario_markers", 29},
                                                  {"scenarios", 9},
                                                  {"hexes", 147},
                                                  {"crt_air_naval", 5},
                                                  {"crt_ground", 4},
                                                  {"battle_modifiers", 16},
                                                  {"intelligence", 13},
                                                  {"strategic_warfare", 15},
                                                  {"movement_allowance", 7},
                                                  {"terrain", 9},
                                                  {"wie_track", 11},
                                                  {"burma_road", 3},
                                                  {"china_track", 5},
                                                  {"india_track", 4},
                                                  {"japanese_draw", 15},
                                                  {"replacements", 12},
                                                  {"turns", 12},
                                                  {"political_will", 25},
                                                  {"surrender", 13},
                                                  {"hq_command", 4},
                                                  {"asp_costs", 6},
                                                  {"victory_points", 20},
                                                  {"victory_levels", 4},
                                                  {"limits", 44},
                                                  {"markers", 25},
                                                  {"sequence", 13},
                                                  {"glossary", 93},
                                                  {"map_hexes", 362},
                                                  {"map_hexsides", 759},
                                                  {"clauses", 485}};
    for (const auto& [name, expected] : rows) {
        INFO(name);
        CHECK(core::read_table(resources, name + ".csv").rows() == expected);
    }
}

TEST_CASE("both decks add up", "[empire_of_the_sun][tables][rule:ES-CRD-1][rule:ES-CRD-6][rule:ES-CRD-8][rule:ES-DRW-8]") {
    struct Sums {
        int operations{0}, event{0}, by_value{0}, logistics{0}, with_hq{0}, draws{0}, removed{0}, swaps{0};
        auto operator<=>(const Sums&) const = default;
    };
    for (const auto side : all_sides) {
        Sums sums;
        std::array<int, 4> kinds{};
        for (const auto& each : tables().cards) {
            if (each.side != side) {
                continue;
            }
            sums.operations += each.operations;
            sums.event += each.intelligence_event.value_or(0);
            sums.by_value += each.intelligence_operations.value_or(0);
            sums.logistics += each.logistics.value_or(0);
            sums.with_hq += each.logistics_with_hq.value_or(0);
            sums.draws += each.draws;
            sums.removed += each.removed_after_event ? 1 : 0;
            sums.swaps += each.swaps ? 1 : 0;
            ++kinds[static_cast<std::size_t>(each.kind)];
        }
        CHECK(sums == (side == Side::Japan ? Sums{193, 139, 344, 132, 10, 20, 39, 3} : Sums{168, 162, 169, 177, 118, 9, 40, 2}));
        CHECK(kinds == (side == Side::Japan ? std::array{29, 23, 8, 22} : std::array{47, 10, 5, 21}));
    }
    CHECK(count(tables().cards, [](const Card& each) { return each.event_only; }) == 2);
    // removed, discarded, kept as Future Offensive
    const auto starts = [](Setup setup, Side side) {
        std::array<std::ptrdiff_t, 3> found{};
        for (const auto start : {CardStart::Removed, CardStart::Discarded, CardStart::Future}) {
            found[static_cast<std::size_t>(start) - 1] = count(tables().cards, [&](const Card& each) {
                return each.side == side && each.start[static_cast<std::size_t>(setup)] == start;
            });
        }
        return found;
    };
    CHECK(starts(Setup::Y1942, Side::Japan) == std::array<std::ptrdiff_t, 3>{2, 0, 0});
    CHECK(starts(Setup::Y1943, Side::Japan) == std::array<std::ptrdiff_t, 3>{11, 7, 1});
    CHECK(starts(Setup::Y1943, Side::Allies) == std::array<std::ptrdiff_t, 3>{14, 2, 1});
    CHECK(starts(Setup::Y1944, Side::Japan) == std::array<std::ptrdiff_t, 3>{16, 1, 1});
    CHECK(starts(Setup::Y1944, Side::Allies) == std::array<std::ptrdiff_t, 3>{25, 1, 1});
}

TEST_CASE("the units are those of the list", "[empire_of_the_sun][tables][rule:ES-GEN-8][rule:ES-GEN-13][rule:ES-GEN-14][rule:ES-GEN-19]["
                                             "rule:ES-REI-1][rule:ES-REI-13][rule:ES-REI-16]"
                                             "[rule:ES-REI-23][rule:ES-SCN-19]") {
    const auto& units = tables().units;
    const auto of = [&](Nation nation) { return count(units, [&](const Unit& each) { return each.nation == nation; }); };
    CHECK(of(Nation::Us) == 76);
    CHECK(of(Nation::Commonwealth) == 36);
    CHECK(of(Nation::Chinese) == 3);
    CHECK(of(Nation::Dutch) == 11);
    CHECK(of(Nation::Japanese) == 74);
    CHECK(count(units, [](const Unit& each) { return each.europe_roll; }) == 18);
    CHECK(count(units, [](const Unit& each) { return each.entry == Entry::Event; }) == 7);
    const auto amphibious = [&](std::optional<bool> told) {
        return count(units, [&](const Unit& each) { return each.kind == UnitKind::Ground && each.amphibious == told; });
    };
    CHECK(amphibious(true) == 56);
    CHECK(amphibious(false) == 18);
    CHECK(amphibious(std::nullopt) == 2);
    const std::array allied{14, 15, 6, 4, 6, 4, 6, 5, 8, 1};
    const std::array japanese{3, 4, 3, 3, 3, 3, 5, 3, 2, 0};
    for (int turn = 2; turn <= 11; ++turn) {
        const auto due = [&](Side side) {
            return count(units,
                         [&](const Unit& each) { return each.side == side && each.entry == Entry::Turn && each.entry_turn == turn; });
        };
        CHECK(due(Side::Allies) == allied[static_cast<std::size_t>(turn - 2)]);
        CHECK(due(Side::Japan) == japanese[static_cast<std::size_t>(turn - 2)]);
    }
    std::vector<std::pair<std::string, std::string>> differ;
    for (const auto setup : {Setup::Y1942, Setup::Y1943, Setup::Y1944}) {
        const auto csv = core::read_table(resources, "units.csv");
        for (const auto& placement : tables()[setup].placements) {
            const auto& step = csv.at(placement.unit.index, "s" + std::string{id_of(setup)} + "_step");
            const bool gone = placement.place.kind == PlaceKind::Eliminated;
            if (tables()[placement.unit].listed[static_cast<std::size_t>(setup)] != placement.place ||
                (!gone && id_of(placement.step) != step)) {
                differ.emplace_back(id_of(setup), tables()[placement.unit].id);
            }
        }
    }
    std::ranges::sort(differ);
    CHECK(differ == std::vector<std::pair<std::string, std::string>>{
                        {"1942", "us_7af"}, {"1943", "cn_5_army"}, {"1943", "cw_pm_brig"}, {"1944", "cw_pm_brig"}});

    const auto stated = core::read_table(INTENDANT_SOURCE_DIR "/tests/model/empire_of_the_sun", "stated_factors.csv");
    CHECK(stated.rows() == 12);
    for (std::size_t row = 0; row < stated.rows(); ++row) {
        const auto& each = tables()[unit(stated.at(row, "unit"))];
        const auto& figure = stated.at(row, "figure");
        INFO(each.id << " " << figure);
        CHECK((figure == "attack"    ? each.attack[0]
               : figure == "defence" ? each.defence
               : figure == "range"   ? each.range
                                     : each.efficiency) == stated.number(row, "value"));
    }
    const auto efficiency = [&] {
        int sum = 0;
        for (const auto* hq : {"jp_hq_south", "jp_hq_south_seas", "jp_hq_combined_fleet_yamamoto"}) {
            sum += tables()[unit(hq)].efficiency;
        }
        return sum;
    };
    CHECK(efficiency() == 6); // as card JP2 implies
}

TEST_CASE("the map is a grid whose distances are those of the text", "[empire_of_the_sun][tables][rule:ES-GEN-3][rule:ES-GEN-4]") {
    const auto& map = *tables().map;
    CHECK(map.grid().size() == 51 * 29);
    const auto distance = [&](const char* a, const char* b) { return map.distance(hex_at(a), hex_at(b)); };
    CHECK(distance("4612", "5108") == 6);
    CHECK(distance("2112", "2015") == 3);
    CHECK(distance("3705", "5506") == 18);
    CHECK(distance("3014", "2220") == 10);
    CHECK(distance("3706", "3709") == 3);
    CHECK(distance("2813", "2913") == 1);
    CHECK(distance("2913", "2912") == 1);
    CHECK(distance("4017", "4021") == 4);
    auto around = labels(map.grid().within(hex_at("2220"), 1));
    std::ranges::sort(around);
    CHECK(around == std::vector<std::string>{"2119", "2120", "2219", "2220", "2221", "2319", "2320"});
    for (const auto hex : group("malaya")) {
        CHECK(map.distance(hex, hex_at("2015")) <= 3);
    }
    for (const auto hex : group("marshalls")) {
        CHECK(std::min(map.distance(hex, hex_at("4415")), map.distance(hex, hex_at("4715"))) <= 2);
    }
}

TEST_CASE("the sides of the map are those of the text",
          "[empire_of_the_sun][tables][rule:ES-NAV-1][rule:ES-BUR-1][rule:ES-AIR-8][rule:ES-GEN-15]") {
    const auto& map = *tables().map;
    const auto side = [&](const char* a, const char* b) { return map.side(*map.grid().side_between(hex_at(a), hex_at(b))); };
    for (const auto* open : {"2219", "2319", "2320"}) {
        CHECK(side("2220", open).water);
    }
    for (const auto* closed : {"2119", "2120", "2221"}) {
        CHECK_FALSE(side("2220", closed).water);
    }
    CHECK(side("2306", "2206").road);
    CHECK(side("5409", "5410") == HexSide{});
    CHECK_FALSE(map.ground(hex_at("5408")));
    CHECK(map.airfield(hex_at("5408")));
    CHECK(map.coastal(hex_at("2813")));
    CHECK_FALSE(map.coastal(hex_at("2407")));
    CHECK(map.name(hex_at("2813")) == "Manila");
    CHECK(map.name(hex_at("5409")) == "5409");
    CHECK(map.japanese_sources().size() == 8);
}

TEST_CASE("rows that are read otherwise than they stand are reported", "[empire_of_the_sun][tables]") {
    const auto& reports = tables().reports;
    const auto naming = [&](const std::string& words) {
        return count(reports, [&](const auto& each) { return each.find(words) != std::string::npos; });
    };
    CHECK(naming("closed to land") == 5);
    CHECK(naming("its extended range is left out") == 1);
    CHECK(reports.size() == 6);
    for (const auto& each : reports) {
        CHECK(each.find(".csv, line ") != std::string::npos);
    }
}

TEST_CASE("2017 and 2220 are played as resources where 2016 and 2119 are printed",
          "[empire_of_the_sun][tables][rule:ES-AMB-11][rule:ES-STW-2][rule:ES-POL-5]") {
    const auto played = labels(tables().resource_hexes(false));
    const auto printed = labels(tables().resource_hexes(true));
    CHECK(played == std::vector<std::string>{"1813", "1916", "2008", "2014", "2017", "2220", "2415", "2517", "2616", "2813", "3219", "3302",
                                             "3303", "3305"});
    CHECK(printed == std::vector<std::string>{"1813", "1916", "2008", "2014", "2016", "2119", "2415", "2517", "2616", "2813", "3219",
                                              "3302", "3303", "3305"});
    const auto needed = [](bool as_printed) {
        auto found = labels(tables().needed_hexes(Area::DutchEastIndies, as_printed));
        std::ranges::sort(found);
        return found;
    };
    CHECK(needed(false) == std::vector<std::string>{"1813", "1916", "2017", "2019", "2220", "2415", "2517", "2616"});
    CHECK(needed(true) == std::vector<std::string>{"1813", "1916", "2016", "2019", "2119", "2415", "2517", "2616"});
}

TEST_CASE("tracks and figures by turn", "[empire_of_the_sun][tables][rule:ES-REP-1][rule:ES-DRW-2][rule:ES-WIE-1][rule:ES-STW-1][rule:ES-"
                                        "MOV-1][rule:ES-VPT-5][rule:ES-BAT-8][rule:ES-GND-3]") {
    std::array<int, 7> sums{};
    for (const auto& turn : tables().turns) {
        const std::array row{turn.japanese_naval, turn.allied_land,        turn.allied_air,        turn.us_naval,
                             turn.chinese,        turn.us_naval_with_oahu, turn.commonwealth_naval};
        for (std::size_t i = 0; i < row.size(); ++i) {
            sums[i] += row[i];
        }
    }
    CHECK(sums == std::array{3, 22, 55, 6, 5, 11, 4});
    std::vector<int> cards;
    for (const auto& turn : tables().turns) {
        cards.push_back(turn.allied_cards);
    }
    CHECK(cards == std::vector<int>{0, 5, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7});
    std::vector<int> levels;
    for (const auto& box : tables().wie) {
        levels.push_back(box.level);
        CHECK(box.europe_loss.value_or(-1) == std::array{-1, 1, 3, 5, 7}[static_cast<std::size_t>(box.level)]);
        CHECK(box.asp == (box.level < 3 ? 1 : 0));
        CHECK(box.us_will == (box.level == 4 ? -1 : 0));
    }
    CHECK(levels == std::vector<int>{0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4});
    for (std::size_t i = 0; i < tables().draw.size(); ++i) {
        CHECK(tables().draw[i] == static_cast<int>(i + 1) / 2);
    }
    CHECK(tables().allowance == std::array<std::array<int, 3>, 2>{{{1, 2, 3}, {5, 10, 15}}});
    std::string points;
    for (const auto& item : tables().points) {
        points += item.id + std::to_string(item.points) + " ";
        CHECK(item.by_1944_rule_only == (item.id[0] >= 'N'));
    }
    CHECK(points == "A1 B1 C5 D1 E5 F1 F_bonus2 G1 H2 I1 J1 K1 L1 M3 N5 O3 P3 Q5 R3 S5 ");
}

TEST_CASE("tables that are wrong are refused with file, line and what is wrong", "[empire_of_the_sun][tables]") {
    struct Wrong {
        const char* file;
        const char* begin;
        const char* other;
        const char* sentence;
    };
    for (const auto& [file, begin, other, sentence] : std::initializer_list<Wrong>{
             {"scenario_setup.csv", "campaign,us_7af,", "", "scenario_setup.csv: the set-up campaign has no place for us_7af."},
             {"scenario_setup.csv", "1943,us_5af,", "", "the set-up 1943 has no place for us_5af."},
             {"scenario_setup.csv", "campaign,us_7af,", "campaign,us_8af,allied,5808,full,counter", "line 3: there is no unit \"us_8af\"."},
             {"scenario_setup.csv", "campaign,us_7af,", "campaign,us_7af,allied,9908,full,counter", "there is no hex \"9908\" on the map."},
             {"scenario_setup.csv", "campaign,us_7af,", "campaign,us_7af,japanese,5808,full,counter", "us_7af is on the wrong side."},
             {"scenario_setup.csv", "campaign,us_7af,", "campaign,us_7af,allied,5808,reduced,counter", "at another step, in units.csv."},
             {"scenario_setup.csv", "1942,us_5af,", "1942,us_5af,allied,eliminated,,rule", "differ about whether us_5af is eliminated."},
             {"units.csv", "us_5af,", "", "unit_factors.csv, line 3: there is no unit \"us_5af\"."},
             {"unit_factors.csv", "us_5af,", "", "unit_factors.csv: 200 rows are expected, but there are 199."},
             {"unit_factors.csv", "us_5af,", "us_5af,5,10,10,2,4,,,,", "us_5af is stronger reduced than full."},
             {"unit_factors.csv", "us_5af,", "us_5af,10,5,0,2,4,,,,", "0 in column \"defence\" is too small."},
             {"unit_factors.csv", "us_5af,", "us_5af,10,5,10,,4,,,,", "us_5af has no range."},
             {"unit_factors.csv", "us_5af,", "us_5af,ten,5,10,2,4,,,,", "\"ten\" in column \"attack_full\" is not a whole number."},
             {"reinforcements.csv", "2,", "3,,us_5af,allied,air,1,1,1", "fields, but the heading has"},
             {"map_hexes.csv", "1005,", "1005,10,6,open,y,Maldive Is.,Ceylon,y,y,,", "1005 does not stand in column 10, row 6."},
             {"map_hexes.csv", "1005,", "1005,10,5,marsh,y,Maldive Is.,Ceylon,y,y,,", "\"marsh\" is no terrain."},
             {"map_hexes.csv", "2014,", "2014,20,14,mixed,,Kuantan,Malaya,,y,city,", "2014 and map_hexes.csv differ about a resource."},
             {"map_hexes.csv", "2015,", "2015,20,15,mixed,,Singapore,Malaya,,y,city,", "2015 has a port here, but none in map_hexes.csv."},
             {"map_hexes.csv", "1206,", "1206,12,6,open,,,India,,,,\n1206,12,6,open,,,India,,,,", "the hex 1206 stands there twice."},
             {"map_hexsides.csv", "1003,1103,", "1003,1105,closed", "1003 and 1105 are no neighbours."},
             {"map_hexsides.csv", "1003,1103,", "1003,1103,wall", "\"wall\" is no kind of side."},
             {"map_hexsides.csv", "1003,1103,", "1003,0903,closed", "there is no hex \"0903\" on the map."},
             {"cards_japanese.csv", "JP5,", "", "card JP5 is expected here."},
             {"crt_air_naval.csv", "3,5,", "4,5,0.5,up,no", "the table leaves a gap in the dice, or has one twice."},
             {"crt_ground.csv", "3,6,", "3,6,1.3,", "\"1.3\" is no efficiency."},
             {"turns.csv", "2,1942", "", "turn 2 is expected here."},
             {"replacements.csv", "3,1,", "4,1,2,5,0,1,1,1", "turn 3 is expected here."},
             {"wie_track.csv", "0,1,", "0,1,arrive,1,1,0,0", "reinforcements arrive, or are delayed and may be lost on a die."},
             {"surrender.csv", "burma,", "burma,Burma,Burma,2006,2009,,japanese,-2,,12.52",
              "political_will.csv says otherwise about burma."},
             {"scenario_markers.csv", "china,", "china,Tabella,front,stable_front,major_breakthrough,major_breakthrough",
              "\"front\" is no box of the China track."},
             {"scenario_markers.csv", "wie,", "", "scenario_markers.csv: 29 rows are expected, but there are 28."},
             {"scenarios.csv", "1942,17.2", "1942,17.2,1942,1942,4,2,offensives phase,1942,17.27,1",
              "the last turn comes before the first."},
             {"victory_levels.csv", "3,5,", "4,5,allied_tactical", "the levels of victory leave a gap or overlap."},
             {"battle_modifiers.csv", "ground,offensive,jungle,", "ground,offensive,jungle,-2,terrain,jungle", "differ about jungle."},
             {"limits.csv", "hand_min,", "", "limits.csv has no row \"hand_min\"."},
             {"resource_hexes_meant.csv", "2016,2017", "2015,2017", "no resource printed in the one and played in the other."},
             {"regions.csv", "Korea,", "Corea,japanese", "no hex of map_hexes.csv is in the region \"Corea\"."},
         }) {
        const auto said = fault(file, begin, other);
        INFO(file << ": " << other << " -> " << said);
        CHECK(said.find(sentence) != std::string::npos);
    }
}

TEST_CASE("which service a unit is of", "[empire_of_the_sun][tables][rule:ES-GEN-8][rule:ES-GEN-9][rule:ES-GEN-10][rule:ES-GEN-11]") {
    const auto service = [](std::string_view id) { return tables()[unit(id)].service; };
    CHECK(service("jp_15_army") == Service::JapaneseArmy);
    CHECK(service("jp_1_air_div") == Service::JapaneseArmy);
    CHECK(service("jp_22_air_flot") == Service::JapaneseNavy);
    CHECK(service("jp_ss_brig") == Service::JapaneseNavy);
    CHECK(service("us_x_corps") == Service::UsArmy);
    CHECK(service("us_11_airborne_div") == Service::UsArmy);
    CHECK(service("us_1_maw") == Service::UsNavy);
    CHECK(service("us_1_marine_div") == Service::UsNavy);
    for (const auto& each : tables().units) { // a division or flotilla by its number
        if (each.side == Side::Japan && each.kind == UnitKind::Air) {
            const bool flotilla = each.id.ends_with("_flot");
            CHECK(each.service == (flotilla ? Service::JapaneseNavy : Service::JapaneseArmy));
        }
    }
    CHECK(tables()[unit("us_5af_lrb")].bomber());
    CHECK(!tables()[unit("us_5af")].bomber());
    CHECK(tables()[unit("us_20bc")].unit_class == UnitClass::B29);
}
