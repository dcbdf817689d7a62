// The printed map as a grid, and the movement examples of rule 18 walked on it.

#include "model/afrika_korps/hex_label.hpp"
#include "model/afrika_korps/map.hpp"
#include "model/hex/field.hpp"
#include "model/hex/lines.hpp"
#include "model/hex/paths.hpp"
#include "tests/model/afrika_korps/contacts.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

const Map& map() {
    static const Map printed(*printed_tables());
    return printed;
}

hex::SideId side(std::string_view a, std::string_view b) {
    const auto found = map().grid().side_between(hex_at(a), hex_at(b));
    INFO(a << "-" << b);
    REQUIRE(found);
    return *found;
}

/// What a unit has behind it: nothing that counts; a step into or out of an escarpment hex with road over a side without, of which there is
/// one a turn; an escarpment that ends its movement.
enum Mode : std::uint8_t { Free, OffTheRoad, Halted, modes };

bool road_hex(HexId hex) {
    return std::ranges::any_of(map().grid().around(hex), [](const hex::Beside& beside) { return map().road(beside.side); });
}

/// Movement as the clauses have it without an enemy. Rule: AK-MOV-1, AK-MOV-4 to AK-MOV-8, AK-MOV-10 to AK-MOV-13.
hex::Step moves(const hex::Leg& leg) {
    if (map().blocked(leg.side) || !map().land(leg.to)) {
        return hex::no_step;
    }
    if (map().road(leg.side)) {
        return {.cost = 1, .pays = hex::Pays::BonusFirst, .mode = leg.mode};
    }
    const auto escarpment_road = [](HexId hex) { return map().terrain(hex) == Terrain::Escarpment && road_hex(hex); };
    const bool counts = escarpment_road(leg.from) || escarpment_road(leg.to);
    if (counts && leg.mode == OffTheRoad) {
        return hex::no_step;
    }
    if (map().terrain(leg.to) == Terrain::Escarpment && !road_hex(leg.to)) {
        return {.cost = 1, .mode = Halted};
    }
    return {.cost = 1, .mode = counts ? static_cast<std::uint8_t>(OffTheRoad) : leg.mode};
}

hex::Reach reach_of(std::string_view from, hex::Budget budget) {
    hex::Reach found;
    hex::reach(
        map().grid(), {.from = hex_at(from), .budget = budget, .mode = Free, .modes = modes}, moves,
        [](HexId, std::uint8_t mode) { return mode == Halted; }, found);
    return found;
}

/// Whether a unit may go exactly this way, with as much movement as it needs.
bool may_go(const std::vector<std::string>& way) {
    std::vector<HexId> hexes;
    hexes.reserve(way.size());
    for (const auto& label : way) {
        hexes.push_back(hex_at(label));
    }
    std::uint8_t mode = Free;
    for (std::size_t i = 1; i < hexes.size(); ++i) {
        const auto& around = map().grid().around(hexes[i - 1]);
        const auto beside = std::ranges::find(around, hexes[i], &hex::Beside::hex);
        INFO(way[i - 1] << "-" << way[i]);
        REQUIRE(beside != around.end());
        if (mode == Halted) {
            return false;
        }
        const auto step = moves({.from = hexes[i - 1],
                                 .to = hexes[i],
                                 .side = beside->side,
                                 .direction = static_cast<hex::Direction>(beside - around.begin()),
                                 .mode = mode});
        if (step.cost < 0) {
            return false;
        }
        mode = step.mode;
    }
    return true;
}

bool by_road(const std::vector<std::string>& way) {
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (!map().road(side(way[i - 1], way[i]))) {
            return false;
        }
    }
    return true;
}

} // namespace

TEST_CASE("the map has 1,217 hexes, the same as the tables", "[afrika_korps][map][rule:AK-GEN-1]") {
    const auto& tables = *printed_tables();
    const auto& grid = map().grid();
    REQUIRE(grid.size() == 1217);
    std::size_t sides = 0;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        CHECK(map().label(hex) == tables[hex].id);
        CHECK(map().find(tables[hex].id) == hex);
        CHECK(map().terrain(hex) == tables[hex].terrain);
        CHECK(map().name(hex) == tables[hex].name);
        CHECK(map().land(hex) == (tables[tables[hex].terrain].defence > 0));
        CHECK(map().sea(hex) == (tables[hex].terrain == Terrain::Sea));
        CHECK(place_of_label(tables[hex].id) == grid.place(hex));
        for (const auto direction : hex::directions) {
            if (const auto next = grid.neighbour(hex, direction)) {
                CHECK(neighbours(tables[hex], tables[*next]));
                CHECK(map().kind(grid.side(hex, direction)) == tables.side_between(hex, *next));
                sides += map().kind(grid.side(hex, direction)) ? 1U : 0U;
            }
        }
    }
    CHECK(sides == 2 * tables.hexsides.size());
    CHECK_FALSE(map().find("X70"));
    CHECK(map().name(hex_at("G25")) == "Tobruch");
}

TEST_CASE("a label says where its hex stands", "[afrika_korps][map][rule:AK-GEN-1]") {
    CHECK(place_of_label("A5") == hex::Place{.column = 14, .row = 5});
    CHECK(place_of_label("G25") == hex::Place{.column = 31, .row = 11});
    for (const auto* const label : {"", "A", "5", "a5", "A0", "A05", "A5x", "A1234", "AA5", "A-1", "A 5"}) {
        INFO(label);
        CHECK_FALSE(place_of_label(label));
    }
    // Letter by letter southwards, the numbers from west to east; every second row begins one column further west.
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
        const int row = 5 + (letter - 'A');
        for (int number = 1; number <= 60; ++number) {
            const auto place = place_of_label(letter + std::to_string(number));
            REQUIRE(place);
            CHECK(*place == hex::Place{.column = number + 9 - (row - 5) / 2, .row = row});
        }
    }
}

TEST_CASE("the sides that block are those of the rules", "[afrika_korps][map][rule:AK-MOV-5]") {
    CHECK(map().blocked(side("E18", "F19")));
    CHECK(map().blocked(side("W62", "X62")));
    CHECK_FALSE(map().road(side("E18", "F19")));
    CHECK_FALSE(map().blocked(side("H24", "H25")));
    CHECK(map().road(side("H24", "H25")));
    CHECK_FALSE(map().kind(side("H25", "H26")));
}

TEST_CASE("the examples of rule 18 can be gone on the map", "[afrika_korps][map][rule:AK-MOV-12][rule:AK-MOV-13]") {
    for (const auto* const from : {"G24", "I24"}) {
        for (const auto* const to : {"H23", "H25", "I25"}) {
            CHECK(may_go({from, "H24", to}));
            CHECK(by_road({"H24", to}));
        }
    }
    CHECK_FALSE(may_go({"G24", "H24", "H25", "H26"}));
    CHECK(may_go({"H24", "I25", "I26", "J27", "I27", "I28", "H28", "H29", "I30"}));
    CHECK(by_road({"H24", "I25", "I26", "J27", "I27", "I28", "H28", "H29"}));
    CHECK_FALSE(map().road(side("H29", "I30")));
    CHECK_FALSE(may_go({"H28", "H29", "I30", "J31"})); // an escarpment without road ends the movement
    CHECK(may_go({"G22", "H23", "H24", "H25", "H26", "H27"}));
    CHECK(by_road({"G22", "H23", "H24", "H25"}));
    CHECK_FALSE(map().road(side("H25", "H26")));
    CHECK(by_road({"H26", "H27"}));
    CHECK(may_go({"G25", "H26", "I27", "J27", "J28"}));
    CHECK_FALSE(may_go({"G25", "H26", "I27", "J28"}));
    CHECK(by_road({"I27", "J27"}));
}

TEST_CASE("the coast road carries a unit ten hexes farther", "[afrika_korps][map][rule:AK-MOV-7][rule:AK-MOV-8]") {
    const auto walked = [](const hex::Reach& reach, std::string_view to) {
        const auto way = reach.way(hex_at(to));
        for (std::size_t i = 1; i < way.size(); ++i) {
            CHECK(map().grid().distance(way[i - 1], way[i]) == 1);
            CHECK(map().land(way[i]));
        }
        return way.size();
    };
    const auto plain = reach_of("W3", {.allowance = 6});
    const auto with_road = reach_of("W3", {.allowance = 6, .bonus = 10});
    std::size_t longest = 0;
    for (const auto hex : with_road.hexes()) {
        longest = std::max(longest, walked(with_road, map().label(hex)));
        const auto spent = with_road.spent(hex);
        CHECK((spent.allowance <= 6 && spent.bonus <= 10));
        CHECK(static_cast<std::size_t>(spent.allowance + spent.bonus) + 1 == with_road.way(hex).size());
    }
    CHECK(longest == 17);
    for (const auto hex : plain.hexes()) {
        CHECK(with_road.reached(hex));
        CHECK(map().grid().distance(hex_at("W3"), hex) <= 6);
    }
    CHECK(with_road.hexes().size() > plain.hexes().size());

    const auto far = reach_of("W6", {.allowance = 0, .bonus = 10});
    for (const auto hex : far.hexes()) { // the bonus alone leads nowhere but along the road
        const auto way = far.way(hex);
        for (std::size_t i = 1; i < way.size(); ++i) {
            CHECK(map().road(*map().grid().side_between(way[i - 1], way[i])));
        }
    }
    CHECK(far.hexes().size() > 10);
}

TEST_CASE("supply is traced five hexes, free of zones, and what cuts it is named", "[afrika_korps][map][rule:AK-ASP-2][rule:AK-ISO-1]") {
    hex::Field<int> zones(map().grid());
    const auto lines_of = [&](std::string_view supply, int most) {
        hex::Lines lines;
        const std::vector source{hex_at(supply)};
        hex::lay_lines(
            map().grid(), {.sources = source, .most = most},
            [&](const hex::Leg& leg) {
                if (map().blocked(leg.side) || !map().land(leg.to)) {
                    return hex::Crossing{.passage = hex::Passage::Closed};
                }
                return hex::Crossing{.passage = zones.contains(leg.from) ? hex::Passage::Barred : hex::Passage::Open};
            },
            lines);
        return lines;
    };
    const int five = printed_tables()->amounts.supply_line_hexes;
    CHECK(lines_of("K30", five).open(hex_at("K35")));
    CHECK_FALSE(lines_of("K30", five).open(hex_at("K36")));
    CHECK(lines_of("K30", hex::Laying::any_length).open(hex_at("L59")));
    CHECK_FALSE(lines_of("W62", 1).open(hex_at("X62"))); // not across that side

    // An enemy with his zone around K33 leaves no way of five hexes through, but one around him without a limit.
    for (const auto hex : map().grid().within(hex_at("K33"), 1)) {
        zones.add(hex, 1);
    }
    const auto cut = lines_of("K30", five);
    REQUIRE(cut.link(hex_at("K35")) == hex::Link::Cut);
    for (const auto hex : cut.cut(hex_at("K35"))) {
        CHECK(zones.contains(hex));
        CHECK(map().grid().distance(hex, hex_at("K33")) <= 1);
    }
    CHECK(lines_of("K30", hex::Laying::any_length).open(hex_at("K35")));
}
