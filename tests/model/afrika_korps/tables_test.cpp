// The printed facts, and what becomes of tables that are wrong.

#include "model/core/csv.hpp"
#include "tests/model/afrika_korps/contacts.hpp"

#include "model/afrika_korps/options.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

const std::filesystem::path resources{INTENDANT_SOURCE_DIR "/resources/afrika_korps"};

/// What the loader says of the tables when one line of a file is another; nothing when it takes them.
std::string fault(const std::string& file, const std::string& line, const std::string& other) {
    const auto folder = std::filesystem::temp_directory_path() / ("intendant_afrika_korps_" + std::to_string(std::random_device{}()));
    std::filesystem::create_directory(folder);
    for (const auto& each : std::filesystem::directory_iterator(resources)) {
        std::filesystem::copy_file(each.path(), folder / each.path().filename());
    }
    std::ifstream in(resources / file);
    std::stringstream text;
    text << in.rdbuf();
    auto whole = text.str();
    const auto place = whole.find("\n" + line + "\n");
    INFO(file << ": " << line);
    REQUIRE(place != std::string::npos);
    whole.replace(place + 1, line.size() + (other.empty() ? 1 : 0), other);
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

} // namespace

TEST_CASE("what the rules say of the map stands in the tables", "[afrika_korps][tables][rule:AK-GEN-1][rule:AK-GEN-2][rule:AK-MOV-5]") {
    const auto& tables = *printed_tables();
    CHECK(tables.hexes.size() == 1217);
    const auto facts = core::read_table(INTENDANT_SOURCE_DIR "/tests/model/afrika_korps", "map_facts.csv");
    for (std::size_t row = 0; row < facts.rows(); ++row) {
        const auto& what = facts.at(row, "feature");
        const auto& name = facts.at(row, "hex_or_side");
        INFO(facts.place(row) << ": " << name << " " << what);
        if (name == "R65-S65" || name == "W61-X62") {
            continue; // no sides of the printed map: S65 and R65 are joined over the depression
        }
        if (const auto dash = name.find('-'); dash != std::string::npos) {
            const auto side = tables.side_between(hex_at(name.substr(0, dash)), hex_at(name.substr(dash + 1)));
            if (what == "blocked_hexside") {
                CHECK((side && *side != HexsideKind::Road));
            } else {
                CHECK(side != HexsideKind::Road);
            }
            continue;
        }
        const auto found = tables.find(name);
        if (what == "unplayable") {
            CHECK_FALSE(found);
            continue;
        }
        REQUIRE(found);
        const auto terrain = tables[*found].terrain;
        const auto road = std::ranges::any_of(tables.hexsides, [&](const auto& side) {
            return side.second == HexsideKind::Road && (side.first.first == *found || side.first.second == *found);
        });
        CHECK((terrain == Terrain::Fortress) == (what == "fortress"));
        CHECK((terrain == Terrain::HomeBase) == what.ends_with("_base"));
        CHECK((terrain == Terrain::Depression) == (what == "qattara_full"));
        CHECK((terrain == Terrain::DepressionEdge) == (what == "qattara_partial"));
        CHECK((!what.starts_with("escarpment") || terrain == Terrain::Escarpment));
        CHECK((what.find("road") == std::string::npos || road));
    }
    CHECK(tables[tables.places.tobruch].id == "G25");
    CHECK(tables[tables.places.bengasi].id == "H2");
    CHECK(tables[tables.places.axis_base].id == "W3");
    CHECK(tables[tables.places.allied_base].id == "J62");
}

TEST_CASE("a hex stands where its name says", "[afrika_korps][tables][rule:AK-GEN-1]") {
    for (const auto& each : printed_tables()->hexes) {
        INFO(each.id);
        CHECK(each.id[0] - 'A' == each.row - 5);
        CHECK(std::stoi(each.id.substr(1)) + 9 - (each.row - 5) / 2 == each.column);
    }
    const auto& tables = *printed_tables();
    int beside = 0;
    for (const auto& each : tables.hexes) {
        beside += neighbours(tables[hex_at("G25")], each) ? 1 : 0;
    }
    CHECK(beside == 6);
    for (const auto* const next : {"G24", "G26", "F24", "F25", "H25", "H26"}) {
        CHECK(neighbours(tables[hex_at("G25")], tables[hex_at(next)]));
        CHECK(neighbours(tables[hex_at(next)], tables[hex_at("G25")]));
    }
}

TEST_CASE("the counters and the calendar agree", "[afrika_korps][tables][rule:AK-SET-3][rule:AK-RNF-1][rule:AK-CAL-2]") {
    const auto& tables = *printed_tables();
    CHECK(tables.calendar.size() == 38);
    const auto count = [&](Side side, CounterKind kind) {
        return std::ranges::count_if(tables.counters, [&](const Counter& each) { return each.side == side && each.kind == kind; });
    };
    CHECK(count(Side::Axis, CounterKind::Setup) + count(Side::Axis, CounterKind::Hq) == 10);
    CHECK(count(Side::Allies, CounterKind::Setup) == 11);
    CHECK(count(Side::Axis, CounterKind::Reinforcement) + count(Side::Allies, CounterKind::Reinforcement) == 62);
    CHECK(count(Side::Allies, CounterKind::Substitute) == 6);
    for (std::size_t i = 0; i < tables.calendar.size(); ++i) {
        const auto& turn = tables.calendar[i];
        INFO(turn.label);
        const auto due = [&](Side side) {
            return std::ranges::count_if(tables.counters, [&](const Counter& each) {
                return each.side == side && each.kind == CounterKind::Reinforcement && each.arrival == static_cast<int>(i) + 1;
            });
        };
        CHECK(due(Side::Axis) == turn.axis_reinforcements);
        CHECK(due(Side::Allies) == turn.allied_reinforcements);
        CHECK(turn.replacements == (i + 1 >= 23)); // AK-RPL-1
        CHECK(turn.substitutes == (i + 1 >= 33));  // AK-SUB-1
    }
}

TEST_CASE("what a counter stands for matters by its type, its side and its factors, not by its name or nation",
          "[afrika_korps][tables][rule:AK-GEN-3]") {
    const auto tables = printed_tables();
    std::map<std::string, std::set<Side>> sides; // of each nation
    for (const auto& counter : tables->counters) {
        INFO(counter.id);
        CHECK(counter.combat_unit() ==
              (counter.type != UnitType::Hq && counter.type != UnitType::Supply && counter.type != UnitType::CapturedSupply));
        CHECK((counter.type == UnitType::Hq) == (counter.name == "Rommel"));
        if (counter.combat_unit()) {
            sides[counter.nationality].insert(counter.side);
        }
    }
    for (const auto* const axis : {"German", "Italian"}) {
        CHECK(sides[axis] == std::set{Side::Axis});
        sides.erase(axis);
    }
    for (const auto& [nation, side] : sides) {
        INFO(nation);
        CHECK(side == std::set{Side::Allies});
    }
    // An Australian and an Indian battalion are the same in a battle.
    const auto value = [&](std::string_view unit) {
        const auto id = *tables->find_unit(unit);
        return std::get<BattleValue>(battle_value(*tables, {}, std::vector<Attacker>{{id, (*tables)[id].attack}}, defenders({4})));
    };
    CHECK(value("7A/1") == value("4I/5"));
}

TEST_CASE("the calendar says when supply, replacements and substitutes change and when the game ends",
          "[afrika_korps][tables][rule:AK-GEN-6][rule:AK-CAL-2][rule:AK-SUP-3]") {
    const auto& calendar = printed_tables()->calendar;
    REQUIRE(calendar.size() == 38);
    CHECK(calendar.front().label == "1 April 1941");
    CHECK(calendar.back().month == "October");
    CHECK(calendar.back().year == 1942);
    const auto first = [&](const auto& holds) { return std::ranges::find_if(calendar, holds) - calendar.begin() + 1; };
    CHECK(first([](const CalendarTurn& turn) { return turn.replacements; }) == 23);
    CHECK(calendar[22].month == "March");
    CHECK(first([](const CalendarTurn& turn) { return turn.substitutes; }) == 33);
    CHECK(calendar[32].month == "August");
    for (const auto& [turn, sunk] : std::map<int, int>{{1, 2}, {6, 2}, {7, 3}, {16, 3}, {17, 1}, {38, 1}}) { // the highest face that sinks
        INFO(turn);
        CHECK_FALSE(printed_tables()->supply_arrives(turn, sunk));
        CHECK(printed_tables()->supply_arrives(turn, sunk + 1));
    }
    const auto due = [&](int turn) { return calendar[static_cast<std::size_t>(turn - 1)].axis_reinforcements; };
    CHECK(due(3) > 0);
}

TEST_CASE("each counter is found by its printed name, which a side has once", "[afrika_korps][tables][rule:AK-GEN-4]") {
    const auto tables = printed_tables();
    int of_both = 0;
    for (std::size_t i = 0; i < tables->counters.size(); ++i) {
        const auto& counter = tables->counters[i];
        const CounterId id{static_cast<std::uint8_t>(i)};
        INFO(counter.id);
        CHECK(tables->find_unit(counter.id) == id);
        CHECK(tables->find_unit(counter.name, counter.side) == id);
        CHECK(tables->find_unit(counter.id, counter.side) == id);
        CHECK(tables->find_unit(std::string{id_of(counter.side)} + " " + counter.name) == id);
        const bool alone = tables->find_unit(counter.name) == id;
        CHECK(alone == !tables->find_unit(counter.name, enemy_of(counter.side)));
        of_both += alone ? 0 : 1;
    }
    CHECK(of_both == 8); // supply units
    CHECK_FALSE(tables->find_unit("axis"));
    CHECK_FALSE(tables->find_unit("axis 7 Arm/7"));
    CHECK(fault("oob.csv", "I Bologna,Axis,Italian,Bologna,infantry,GK,2,2,4,setup,W6,,,,S1",
                "I Bologna,Axis,Italian,Savona,infantry,GK,2,2,4,setup,W6,,,,S1") ==
          "oob.csv, line 18: the name Savona stands there twice.");
}

TEST_CASE("a table that is wrong is refused with its file and line", "[afrika_korps][tables][bad_input]") {
    CHECK(fault("hexes.csv", "B6,15,6,clear,", "B6,15,6,swamp,") == "hexes.csv, line 15: \"swamp\" is no terrain.");
    CHECK(fault("hexes.csv", "B6,15,6,clear,", "B5,15,6,clear,") == "hexes.csv, line 15: the hex B5 stands there twice.");
    CHECK(fault("hexes.csv", "B6,15,6,clear,", "B6,14,6,clear,") == "hexes.csv, line 15: another hex stands at the place of B6.");
    CHECK(fault("hexes.csv", "B6,15,6,clear,", "b6,15,6,clear,") == "hexes.csv, line 15: no hex named b6 stands in column 15, row 6.");
    CHECK(fault("hexes.csv", "L59,63,16,clear,El Alamein", "L59,63,900,clear,El Alamein")
              .ends_with(": no hex named L59 stands in column 63, row 900."));
    CHECK(fault("hexes.csv", "B6,15,6,clear,", ",15,6,clear,") == "hexes.csv, line 15: a hex has no name.");
    CHECK(fault("hexes.csv", "B6,15,6,clear,", "B6,x,6,clear,").starts_with("hexes.csv, line 15: \"x\" in column \"column\""));
    CHECK(fault("hexes.csv", "C7,15,7,escarpment,", "") == "hexsides.csv, line 5: there is no hex \"C7\".");
    CHECK(fault("hexes.csv", "G25,31,11,fortress,Tobruch", "G25,31,11,fortress,") == "hexes.csv: no hex is named \"Tobruch\".");
    CHECK(fault("hexes.csv", "W3,1,27,home_base,Axis home base", "") == "hexes.csv: no hex is named \"Axis home base\".");
    CHECK(fault("hexsides.csv", "C7,C8,road", "C7,C9,road") == "hexsides.csv, line 6: C7 and C9 are no neighbours.");
    CHECK(fault("hexsides.csv", "C7,C8,road", "D7,C7,road") == "hexsides.csv, line 6: the side of D7 and C7 stands there twice.");
    CHECK(fault("hexsides.csv", "C7,C8,road", "C7,C8,rail") == "hexsides.csv, line 6: \"rail\" is no kind.");
    CHECK(fault("combat_results.csv", "6,AE,AE,AE,AE,AE,AE,AE,DE,DE,DE,DE", "6,AE,AE,AE,AE,AE,AE,AE,XX,DE,DE,DE") ==
          "combat_results.csv, line 8: \"XX\" is no result of combat.");
    CHECK(fault("combat_results.csv", "6,AE,AE,AE,AE,AE,AE,AE,DE,DE,DE,DE", "") ==
          "combat_results.csv: 6 rows are expected, but there are 5.");
    CHECK(fault("combat_results.csv", "6,AE,AE,AE,AE,AE,AE,AE,DE,DE,DE,DE", "7,AE,AE,AE,AE,AE,AE,AE,DE,DE,DE,DE") ==
          "combat_results.csv, line 8: the die has the faces 1 to 6.");
    CHECK(fault("odds_columns.csv", "1-2,yes,no", "1-2,maybe,no").starts_with("odds_columns.csv, line 7: \"maybe\""));
    CHECK(fault("odds_columns.csv", "1-2,yes,no", "") == "odds_columns.csv: 12 rows are expected, but there are 11.");
    CHECK(fault("terrain.csv", "fortress,2,yes", "clear,2,yes") == "terrain.csv, line 5: the terrain clear stands there twice.");
    CHECK(fault("amounts.csv", "stack,3", "stack,0").starts_with("amounts.csv, line "));
    CHECK(fault("supply_arrival.csv", "Jul-Nov 1941,3,sunk", "Jul-Nov 1941,3,arrives")
              .find("supply is sunk on 1-3, but supply_arrival.csv says otherwise") != std::string::npos);
    CHECK(fault("calendar.csv", "2,15 April 1941,April,1941,II,Apr-Jun 1941,1-2,no,no,0,0,", "") ==
          "calendar.csv, line 4: turn 2 is expected here.");
    CHECK(fault("oob.csv", "I Bologna,Axis,Italian,Bologna,infantry,GK,2,2,4,setup,W6,,,,S1",
                "I Bologna,Axis,Italian,Bologna,infantry,GK,-2,2,4,setup,W6,,,,S1") ==
          "oob.csv, line 18: -2 in column \"attack\" is too small.");
    CHECK(fault("oob.csv", "I Bologna,Axis,Italian,Bologna,infantry,GK,2,2,4,setup,W6,,,,S1",
                "I Savena,Axis,Italian,Bologna,infantry,GK,2,2,4,setup,W6,,,,S1") ==
          "oob.csv, line 18: the counter I Savena stands there twice.");
    CHECK(fault("oob.csv", "I Bologna,Axis,Italian,Bologna,infantry,GK,2,2,4,setup,W6,,,,S1",
                "I Bologna,Axis,Italian,Bologna,cavalry,GK,2,2,4,setup,W6,,,,S1") == "oob.csv, line 18: \"cavalry\" is no type.");
    CHECK(fault("oob.csv", "I Bologna,Axis,Italian,Bologna,infantry,GK,2,2,4,setup,W6,,,,S1",
                "I Bologna,Axis,Italian,Bologna,infantry,GK,2,2,4,spare,W6,,,,S1") == "oob.csv, line 18: \"spare\" is no kind.");
    CHECK_THROWS(load_tables(resources / "nowhere"));
}

TEST_CASE("each open point of the book is a switch or settled", "[afrika_korps][tables][options]") {
    std::ifstream in(INTENDANT_SOURCE_DIR "/model/afrika_korps/RULES.md");
    REQUIRE(in);
    std::set<std::string> open;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("| AK-AMB-")) {
            open.insert(line.substr(2, line.find(' ', 2) - 2));
        }
    }
    CHECK(open.size() == 26);
    std::set<std::string> answered(settled.begin(), settled.end());
    std::set<std::string_view> ids;
    Options options;
    for (const auto& each : switches) {
        INFO(each.id);
        CHECK(ids.insert(each.id).second);
        CHECK_FALSE(options.*each.on);
        if (each.clause.starts_with("AK-AMB-")) {
            CHECK(answered.insert(std::string{each.clause}).second);
        }
    }
    CHECK(answered == open);
}
