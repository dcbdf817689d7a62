// Reach and supply on a large map of hexes, against a plain flood over it.

#include "tests/bench/hex_ratio.hpp"

#include "tests/bench/chances.hpp"

#include "model/hex/field.hpp"
#include "model/hex/lines.hpp"
#include "model/hex/paths.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

using namespace intendant;
using namespace intendant::hex;

namespace {

constexpr int columns = 51;
constexpr int rows = 29;
constexpr Layout layout{Orientation::FlatTop, Shifted::Odd};

Grid grid_of_the_map() {
    std::vector<Spot> spots;
    spots.reserve(static_cast<std::size_t>(columns) * rows);
    for (int column = 10; column < 10 + columns; ++column) {
        for (int row = 0; row < rows; ++row) {
            spots.push_back({.label = std::to_string(100 * column + row), .place = {column, row}});
        }
    }
    return {layout, spots};
}

/// Islands by chance, dear and cheap hexes, closed sides; two sides with fifty units and five centres of supply each.
struct War {
    Grid grid = grid_of_the_map();
    PerHex<char> land{grid.size(), 0};
    PerHex<int> price{grid.size(), 1};
    PerSide<char> closed{grid.sides(), 0};
    PerSide<char> road{grid.sides(), 0};
    struct Army {
        std::vector<HexId> units;
        std::vector<HexId> centres;
        std::vector<HexId> sources; ///< on the map's edge
    };
    std::array<Army, 2> armies;

    explicit War(std::uint32_t seed) {
        std::mt19937 chance(seed);
        const auto any = [&] { return HexId{static_cast<std::uint16_t>(chance() % grid.size())}; };
        for (int island = 0; island < 40; ++island) {
            grid.each_within(any(), static_cast<int>(chance() % 3), [&](HexId hex) { land[hex] = 1; });
        }
        for (std::size_t i = 0; i < grid.size(); ++i) {
            price[HexId{static_cast<std::uint16_t>(i)}] = 1 + static_cast<int>(chance() % 3);
        }
        for (std::size_t i = 0; i < grid.sides(); ++i) {
            closed[SideId{static_cast<std::uint16_t>(i)}] = chance() % 20 == 0 ? 1 : 0;
        }
        for (int column = 10; column + 1 < 10 + columns; ++column) { // a road from west to east and another that crosses it
            road[*grid.side_between(*grid.at({column, 14}), *grid.at({column + 1, 14}))] = 1;
        }
        for (int row = 0; row + 1 < rows; ++row) {
            road[*grid.side_between(*grid.at({30, row}), *grid.at({30, row + 1}))] = 1;
        }
        for (std::size_t army = 0; army < 2; ++army) {
            // One comes from the west, the other from the east, and they meet in the middle.
            const auto stands = [&] {
                const int along = static_cast<int>(chance() % 30);
                const int column = 10 + (army == 0 ? along : columns - 1 - along);
                return *grid.at({column, static_cast<int>(chance() % rows)});
            };
            std::ranges::generate(armies[army].units = std::vector<HexId>(50), stands);
            std::ranges::generate(armies[army].centres = std::vector<HexId>(5), stands);
            for (int row = 0; row < rows; ++row) {
                armies[army].sources.push_back(*grid.at({army == 0 ? 10 : 10 + columns - 1, row}));
            }
        }
    }
};

/// The anchor: every hex once, from neighbour to neighbour, with memory that was used before.
struct Flood {
    std::vector<int> steps;
    std::vector<HexId> waiting;

    int run(const Grid& grid, HexId from) {
        steps.assign(grid.size(), -1);
        waiting.clear();
        waiting.push_back(from);
        steps[from.index] = 0;
        for (std::size_t next = 0; next < waiting.size(); ++next) {
            const auto here = waiting[next];
            for (const auto& beside : grid.around(here)) {
                if (beside.there() && steps[beside.hex.index] < 0) {
                    steps[beside.hex.index] = steps[here.index] + 1;
                    waiting.push_back(beside.hex);
                }
            }
        }
        return steps[waiting.back().index];
    }
};

constexpr int far_enough = 200; ///< for the whole map

void reach_all(const War& war, HexId from, const Field<std::uint8_t>& zones, Reach& found) {
    reach(
        war.grid, {.from = from, .budget = {.allowance = far_enough}},
        [&](const Leg& leg) { return war.closed[leg.side] != 0 ? no_step : Step{.cost = war.price[leg.to]}; },
        [&](HexId hex, std::uint8_t) { return zones.contains(hex); }, found);
}

/// As on a map with a road: a bonus of ten to the allowance of a fast unit, and what was done before counts.
void reach_with_bonus(const War& war, HexId from, Reach& found) {
    reach(
        war.grid, {.from = from, .budget = {.allowance = 12, .bonus = 10}, .mode = 0, .modes = 3},
        [&](const Leg& leg) {
            if (war.closed[leg.side] != 0) {
                return no_step;
            }
            if (war.road[leg.side] != 0) {
                return Step{.cost = 1, .pays = Pays::BonusFirst, .mode = leg.mode};
            }
            const bool up = war.land[leg.to] != 0 && war.land[leg.from] == 0;
            return up && leg.mode == 2 ? no_step : Step{.cost = 1, .mode = static_cast<std::uint8_t>(leg.mode + (up ? 1 : 0))};
        },
        [](HexId, std::uint8_t) { return false; }, found);
}

/// Memory for the supply of both sides.
struct Staff {
    Field<std::uint8_t> zones;
    Lines to_centres;
    std::array<Lines, 5> to_units;
    std::vector<HexId> line;
};

constexpr int zone_range = 2;
constexpr int centre_range = 14;

/// A line goes over water, and from water one hex ashore; what is covered by the enemy bars it.
Crossing crossing(const War& war, const Field<std::uint8_t>& zones, const Leg& leg) {
    if (war.closed[leg.side] != 0 || (leg.mode == 1 && war.land[leg.to] != 0)) {
        return {.passage = Passage::Closed};
    }
    const bool ashore = war.land[leg.from] == 0 && war.land[leg.to] != 0;
    return {.passage = zones.contains(leg.from) ? Passage::Barred : Passage::Open, .mode = static_cast<std::uint8_t>(ashore ? 1 : 0)};
}

/// Every unit of both sides: its line to a centre that is itself supplied, or what cuts it. Returns hexes of lines, and how many are cut off.
std::pair<std::size_t, int> supply_all(const War& war, Staff& staff) {
    std::size_t hexes = 0;
    int cut_off = 0;
    for (std::size_t army = 0; army < 2; ++army) {
        const auto& own = war.armies[army];
        const auto& enemy = war.armies[1 - army];
        staff.zones.clear();
        for (std::size_t i = 0; i < enemy.units.size(); i += 5) { // one in five covers what lies around
            war.grid.each_within(enemy.units[i], zone_range, [&](HexId hex) { staff.zones.add(hex, static_cast<std::uint8_t>(i)); });
        }
        const auto cross = [&](const Leg& leg) { return crossing(war, staff.zones, leg); };
        lay_lines(war.grid, {.sources = own.sources, .modes = 2}, cross, staff.to_centres);
        for (std::size_t i = 0; i < own.centres.size(); ++i) {
            lay_lines(war.grid, {.sources = {&own.centres[i], 1}, .most = centre_range, .modes = 2}, cross, staff.to_units[i]);
        }
        for (const auto unit : own.units) {
            const Lines* best = nullptr;
            for (std::size_t i = 0; i < own.centres.size(); ++i) {
                const auto& lines = staff.to_units[i];
                if (lines.link(unit) == Link::None || !staff.to_centres.open(own.centres[i])) {
                    continue;
                }
                if (best == nullptr || (lines.open(unit) && !best->open(unit))) {
                    best = &lines;
                }
            }
            if (best == nullptr || !best->open(unit)) {
                ++cut_off;
            }
            if (best != nullptr) {
                best->line(unit, staff.line);
                hexes += staff.line.size();
                best->cut(unit, staff.line);
                hexes += staff.line.size();
            }
        }
    }
    return {hexes, cut_off};
}

const War& war() {
    static const War one(20261124);
    return one;
}

Staff staff() { return {.zones = Field<std::uint8_t>(war().grid), .to_centres = {}, .to_units = {}, .line = {}}; }

HexId middle() { return *war().grid.at({35, 14}); }

Field<std::uint8_t> some_zones() {
    Field<std::uint8_t> zones(war().grid);
    for (std::size_t i = 0; i < 10; ++i) {
        zones.add(war().armies[1].units[i], 1);
    }
    return zones;
}

void hex_flood(benchmark::State& run) {
    Flood flood;
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(flood.run(war().grid, middle()));
    }
}

void hex_reach(benchmark::State& run) {
    Reach found;
    const auto zones = some_zones();
    for ([[maybe_unused]] auto _ : run) {
        reach_all(war(), middle(), zones, found);
        benchmark::DoNotOptimize(found.hexes().size());
    }
}

void hex_reach_with_bonus(benchmark::State& run) {
    Reach found;
    for ([[maybe_unused]] auto _ : run) {
        reach_with_bonus(war(), middle(), found);
        benchmark::DoNotOptimize(found.hexes().size());
    }
}

void hex_supply(benchmark::State& run) {
    auto memory = staff();
    for ([[maybe_unused]] auto _ : run) {
        benchmark::DoNotOptimize(supply_all(war(), memory));
    }
}

BENCHMARK(hex_flood)->Unit(benchmark::kMicrosecond);
BENCHMARK(hex_reach)->Unit(benchmark::kMicrosecond);
BENCHMARK(hex_reach_with_bonus)->Unit(benchmark::kMicrosecond);
BENCHMARK(hex_supply)->Unit(benchmark::kMicrosecond);

/// Keeps the shortest time. Units: microseconds.
template <class Work> void keep_shortest(double& shortest, int times, const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < times; ++i) {
        work();
    }
    shortest = std::min(shortest, std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count() / times);
}

} // namespace

namespace intendant::bench {

HexTimes time_hexes() {
    HexTimes times{.flood = 1e9, .reach = 1e9, .reach_with_bonus = 1e9, .supply = 1e9};
    Flood flood;
    Reach found;
    auto memory = staff();
    const auto zones = some_zones();
    for (int turn = 0; turn < 50; ++turn) {
        keep_shortest(times.flood, 20, [&] { benchmark::DoNotOptimize(flood.run(war().grid, middle())); });
        keep_shortest(times.reach, 5, [&] { reach_all(war(), middle(), zones, found); });
        keep_shortest(times.reach_with_bonus, 2, [&] { reach_with_bonus(war(), middle(), found); });
        keep_shortest(times.supply, 2, [&] { benchmark::DoNotOptimize(supply_all(war(), memory)); });
    }
    return times;
}

int check_hex_ratio() {
    auto memory = staff();
    Reach found;
    reach_all(war(), middle(), some_zones(), found);
    std::printf("%zu of %zu hexes are reached; %d of 100 units are cut off\n", found.hexes().size(), war().grid.size(),
                supply_all(war(), memory).second);
    return one_of_three([] {
        const auto times = time_hexes();
        std::printf("51 x 29 hexes: flood %.1f us, reach %.0f us = %.1f floods (at most %.0f), with bonus and modes %.0f us, "
                    "supply of 100 units %.0f us = %.0f floods (at most %.0f)\n",
                    times.flood, times.reach, times.reach / times.flood, most_reach, times.reach_with_bonus, times.supply,
                    times.supply / times.flood, most_supply);
        return times.reach <= most_reach * times.flood && times.supply <= most_supply * times.flood;
    });
}

} // namespace intendant::bench
