// Lines and what cuts them against floods, with every choice of hexes freed.

#include "model/hex/lines.hpp"
#include "tests/model/hex/maps.hpp"

#include <bit>
#include <set>

using namespace intendant::hex;
using namespace intendant::hex::tests;

namespace {

/// A map with closed sides, and hexes that bar. With two modes a step over a `deep` side leads to mode 1, where no other one is open.
struct Country {
    Grid grid;
    int modes;
    std::set<SideId> closed;
    std::set<SideId> deep;
    std::vector<HexId> bars;

    Country(std::mt19937& chance, int columns, int rows, int with_modes, std::size_t most_bars)
        : grid(ragged_grid(chance, columns, rows, 7)), modes(with_modes) {
        for (std::size_t side = 0; side < grid.sides(); ++side) {
            const auto lot = chance() % 8;
            if (lot == 0) {
                closed.insert(SideId{static_cast<std::uint16_t>(side)});
            } else if (lot <= 3) {
                deep.insert(SideId{static_cast<std::uint16_t>(side)});
            }
        }
        for (std::size_t i = 0; i < grid.size() && bars.size() < most_bars; ++i) {
            if (chance() % 2 == 0) {
                bars.push_back(id(i));
            }
        }
    }
    bool barred(HexId hex) const { return std::ranges::find(bars, hex) != bars.end(); }
    Crossing cross(const Leg& leg) const {
        const bool goes_deep = modes > 1 && deep.contains(leg.side);
        if (closed.contains(leg.side) || (goes_deep && leg.mode == 1)) {
            return {.passage = Passage::Closed};
        }
        return {.passage = barred(leg.from) ? Passage::Barred : Passage::Open, .mode = static_cast<std::uint8_t>(goes_deep ? 1 : leg.mode)};
    }
};

/// Hexes of the shortest line to each hex when these are freed; -1 without one. Step by step, with no thought of what bars how often.
std::vector<int> lengths(const Country& country, const Laying& laying, const std::set<HexId>& freed) {
    std::vector<int> found(country.grid.size(), -1);
    std::set<std::pair<HexId, std::uint8_t>> here;
    for (const auto source : laying.sources) {
        here.insert({source, 0});
    }
    const int longest = std::min(laying.most, 2 * static_cast<int>(country.grid.size()));
    for (int length = 0; length <= longest; ++length) {
        std::set<std::pair<HexId, std::uint8_t>> next;
        for (const auto& [hex, mode] : here) {
            found[hex.index] = found[hex.index] < 0 ? length : found[hex.index];
            for (const auto direction : directions) {
                const auto& beside = country.grid.around(hex)[direction];
                if (!beside.there() || (country.barred(hex) && !freed.contains(hex))) {
                    continue;
                }
                const auto crossing = country.cross({hex, beside.hex, beside.side, direction, mode});
                if (crossing.passage != Passage::Closed) {
                    next.insert({beside.hex, crossing.mode});
                }
            }
        }
        here = next;
    }
    return found;
}

std::vector<HexId> sources(std::mt19937& chance, const Grid& grid) {
    std::vector<HexId> found;
    for (auto i = chance() % 3 + 1; i > 0; --i) {
        found.push_back(id(chance() % grid.size()));
    }
    return found;
}

/// The line can be gone from the hex to a source; its bars are those that are told.
void check_line(const Country& country, const Laying& laying, const Lines& lines, HexId hex) {
    const auto line = lines.line(hex);
    REQUIRE(line.front() == hex);
    REQUIRE(std::ranges::find(laying.sources, line.back()) != laying.sources.end());
    REQUIRE(static_cast<int>(line.size()) == lines.length(hex) + 1);
    REQUIRE(lines.length(hex) <= laying.most);
    std::vector<HexId> bars;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const auto side = country.grid.side_between(line[i - 1], line[i]);
        REQUIRE(side);
        REQUIRE_FALSE(country.closed.contains(*side));
        if (country.barred(line[i])) {
            bars.push_back(line[i]);
        }
    }
    REQUIRE(lines.cut(hex) == bars);
    REQUIRE((lines.link(hex) == Link::Open) == bars.empty());
}

} // namespace

TEST_CASE("there is a line exactly where a flood arrives, and nobody opens one by freeing fewer hexes", "[hex][lines]") {
    std::mt19937 chance(20261124);
    Lines lines;
    std::array<int, 4> cuts{};
    for (int map = 0; map < 400; ++map) {
        const Country country(chance, 4, 4, 1, 6);
        const auto from = sources(chance, country.grid);
        const Laying laying{.sources = from, .most = map % 2 == 0 ? Laying::any_length : static_cast<int>(chance() % 6)};
        lay_lines(
            country.grid, laying, [&](const Leg& leg) { return country.cross(leg); }, lines);

        // What the fewest freed hexes are, and the shortest line with so few.
        std::vector<std::pair<int, int>> least(country.grid.size(), {99, 99});
        for (unsigned choice = 0; choice < 1U << country.bars.size(); ++choice) {
            std::set<HexId> freed;
            for (std::size_t i = 0; i < country.bars.size(); ++i) {
                if ((choice >> i & 1U) != 0) {
                    freed.insert(country.bars[i]);
                }
            }
            const auto flooded = lengths(country, laying, freed);
            for (std::size_t i = 0; i < flooded.size(); ++i) {
                if (flooded[i] >= 0) {
                    least[i] = std::min(least[i], {std::popcount(choice), flooded[i]});
                }
            }
        }
        const auto as_it_is = lengths(country, laying, {});
        for (std::size_t i = 0; i < country.grid.size(); ++i) {
            REQUIRE(lines.open(id(i)) == (as_it_is[i] >= 0));
            if (least[i].first == 99) {
                REQUIRE(lines.link(id(i)) == Link::None);
                REQUIRE((lines.line(id(i)).empty() && lines.cut(id(i)).empty()));
                continue;
            }
            check_line(country, laying, lines, id(i));
            const auto cut = lines.cut(id(i));
            REQUIRE(static_cast<int>(cut.size()) == least[i].first);
            REQUIRE(lines.length(id(i)) == least[i].second);
            REQUIRE(lengths(country, laying, {cut.begin(), cut.end()})[i] == lines.length(id(i)));
            ++cuts[std::min<std::size_t>(cut.size(), 3)];
        }
    }
    CHECK(std::ranges::all_of(cuts, [](int count) { return count > 20; })); // else the maps were too easy
}

TEST_CASE("lines remember what they have crossed", "[hex][lines]") {
    std::mt19937 chance(20261126);
    Lines lines;
    int closed_by_mode = 0;
    for (int map = 0; map < 400; ++map) {
        const Country country(chance, 5, 5, 2, 8);
        const auto from = sources(chance, country.grid);
        const Laying laying{
            .sources = from, .most = map % 2 == 0 ? Laying::any_length : static_cast<int>(chance() % 9), .mode = 0, .modes = 2};
        lay_lines(
            country.grid, laying, [&](const Leg& leg) { return country.cross(leg); }, lines);
        const auto as_it_is = lengths(country, laying, {});
        const auto all_freed = lengths(country, laying, {country.bars.begin(), country.bars.end()});
        for (std::size_t i = 0; i < country.grid.size(); ++i) {
            REQUIRE(lines.open(id(i)) == (as_it_is[i] >= 0));
            REQUIRE((lines.link(id(i)) == Link::None) == (all_freed[i] < 0));
            if (lines.open(id(i))) {
                REQUIRE(lines.length(id(i)) == as_it_is[i]);
            }
            if (lines.link(id(i)) == Link::Cut) {
                const auto cut = lines.cut(id(i));
                const auto freed = lengths(country, laying, {cut.begin(), cut.end()});
                REQUIRE(freed[i] == lines.length(id(i)));
            }
            closed_by_mode += lines.link(id(i)) == Link::None ? 1 : 0;
        }
    }
    CHECK(closed_by_mode > 100);
}

TEST_CASE("a line may lead to a hex that bars, but not over it; the source's hex counts", "[hex][lines]") {
    // One row: the source at 0, what bars at 2.
    const auto grid = full_grid(layouts[0], 6, 1);
    const auto at = [&](int column) { return *grid.at({column, 0}); };
    const auto laid = [&](HexId bar, int most) {
        Lines lines;
        const std::vector source{at(0)};
        lay_lines(
            grid, {.sources = source, .most = most},
            [&](const Leg& leg) { return Crossing{.passage = leg.from == bar ? Passage::Barred : Passage::Open}; }, lines);
        return lines;
    };
    const auto lines = laid(at(2), 4);
    CHECK(lines.open(at(2)));
    CHECK(lines.length(at(2)) == 2);
    CHECK(lines.link(at(3)) == Link::Cut);
    CHECK(lines.cut(at(3)) == std::vector{at(2)});
    CHECK(lines.line(at(4)) == std::vector{at(4), at(3), at(2), at(1), at(0)});
    CHECK(lines.link(at(5)) == Link::None); // five hexes away
    const auto at_source = laid(at(0), Laying::any_length);
    CHECK(at_source.open(at(0)));
    CHECK(at_source.cut(at(1)) == std::vector{at(0)});
    CHECK(at_source.cut(at(5)) == std::vector{at(0)});
}

TEST_CASE("without a source nothing has a line", "[hex][lines]") {
    const auto grid = full_grid(layouts[1], 3, 3);
    Lines lines;
    CHECK(lines.link(id(0)) == Link::None);
    lay_lines(
        grid, {.sources = {}}, [](const Leg&) { return Crossing{.passage = Passage::Open}; }, lines);
    CHECK(lines.link(id(0)) == Link::None);
    CHECK((lines.line(id(0)).empty() && lines.cut(id(0)).empty()));
}

TEST_CASE("a short line with more bars is kept for those farther away", "[hex][lines]") {
    // The open way round is too long for the last hex, so what cuts it stands on the short one.
    const auto grid = full_grid(layouts[0], 7, 3);
    const auto at = [&](int column, int row) { return *grid.at({column, row}); };
    const std::vector source{at(0, 1)};
    Lines lines;
    const auto cross = [&](const Leg& leg) {
        const bool wall = grid.place(leg.to).column == 2 && grid.place(leg.to).row == 0;
        return Crossing{.passage = wall ? Passage::Closed : leg.from == at(2, 1) ? Passage::Barred : Passage::Open};
    };
    lay_lines(grid, {.sources = source, .most = 6}, cross, lines);
    const int straight = grid.distance(at(0, 1), at(6, 1));
    REQUIRE(straight == 6);
    CHECK(lines.open(at(5, 1)));
    CHECK(lines.length(at(5, 1)) == 6);
    CHECK(lines.link(at(6, 1)) == Link::Cut);
    CHECK(lines.cut(at(6, 1)) == std::vector{at(2, 1)});
    lay_lines(grid, {.sources = source}, cross, lines);
    CHECK(lines.open(at(6, 1)));
    CHECK(lines.length(at(6, 1)) == 7);
}
