#pragma once

#include "tests/model/empire_of_the_sun/at_table.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <deque>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

/// The map read a second time from its file, with neighbours and distances after the words of ES-GEN-4 alone, and games in positions that chance made.
namespace intendant::empire_of_the_sun::tests {

/// A hex by its column and row, on the map or beyond its edge.
struct Spot {
    int column;
    int row;

    friend auto operator<=>(const Spot&, const Spot&) = default;
};

inline Spot spot_of(const std::string& label) { return {.column = std::stoi(label.substr(0, 2)), .row = std::stoi(label.substr(2))}; }
inline Spot spot_of(HexId hex) { return spot_of(tables().map->label(hex)); }

/// The six neighbours of CCRR: CC(RR-1), CC(RR+1) and in the next columns rows RR-1 and RR if CC is even, RR and RR+1 if it is odd.
inline std::array<Spot, 6> beside(Spot spot) {
    const auto [column, row] = spot;
    const int upper = column % 2 == 0 ? row - 1 : row;
    return {Spot{column, row - 1},   Spot{column, row + 1},       Spot{column - 1, upper},
            Spot{column + 1, upper}, Spot{column - 1, upper + 1}, Spot{column + 1, upper + 1}};
}

/// All spots so many steps away or fewer.
inline std::set<Spot> plain_within(Spot from, int range) {
    std::set<Spot> found{from};
    for (int step = 0; step < range; ++step) {
        const auto before = found;
        for (const auto& each : before) {
            for (const auto& next : beside(each)) {
                found.insert(next);
            }
        }
    }
    return found;
}
inline bool near(HexId a, HexId b, int range) {
    static std::map<std::pair<HexId, int>, std::set<Spot>> known;
    auto& found = known[{a, range}];
    if (found.empty()) {
        found = plain_within(spot_of(a), range);
    }
    return found.contains(spot_of(b));
}

/// The sides as the file has them: `water`, `land`, `water+land`, with or without a road, `closed`; a side that does not stand there is water.
class PlainSea {
public:
    PlainSea() {
        std::ifstream file(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun/map_hexsides.csv");
        std::string line;
        while (std::getline(file, line)) {
            if (line.empty() || line.front() == '#' || line.starts_with("hex,")) {
                continue;
            }
            const auto a = spot_of(line.substr(0, 4));
            const auto b = spot_of(line.substr(5, 4));
            m_words[{std::min(a, b), std::max(a, b)}] = line.substr(10);
        }
        const auto& grid = tables().map->grid();
        for (std::size_t i = 0; i < grid.size(); ++i) {
            m_hexes[spot_of(HexId{static_cast<std::uint16_t>(i)})] = HexId{static_cast<std::uint16_t>(i)};
        }
    }
    /// Ships pass: there is water in the side, and both hexes are on the map.
    bool water(Spot a, Spot b) const {
        const auto found = m_words.find({std::min(a, b), std::max(a, b)});
        const bool open = found == m_words.end() || found->second.find("water") != std::string::npos;
        return open && m_hexes.contains(a) && m_hexes.contains(b);
    }
    bool road(Spot a, Spot b) const {
        const auto found = m_words.find({std::min(a, b), std::max(a, b)});
        return found != m_words.end() && found->second.find("road") != std::string::npos;
    }
    bool coastal(HexId hex) const {
        const auto all = beside(spot_of(hex));
        return tables().map->ground(hex) && std::ranges::any_of(all, [&](Spot next) { return water(spot_of(hex), next); });
    }
    /// Steps by water to each hex that is reached within `most`, never into or out of a closed one.
    std::map<Spot, int> steps(Spot from, int most, const std::set<Spot>& closed) const {
        std::map<Spot, int> found{{from, 0}};
        std::deque<Spot> queue{from};
        while (!queue.empty() && !closed.contains(from)) {
            const auto here = queue.front();
            queue.pop_front();
            for (const auto& next : beside(here)) {
                if (found[here] < most && water(here, next) && !closed.contains(next) && !found.contains(next)) {
                    found[next] = found[here] + 1;
                    queue.push_back(next);
                }
            }
        }
        return found;
    }
    HexId hex(Spot spot) const { return m_hexes.at(spot); }

private:
    std::map<std::pair<Spot, Spot>, std::string> m_words;
    std::map<Spot, HexId> m_hexes;
};

/// Chance, and games whose units and flags it moves about.
class Chance {
public:
    explicit Chance(unsigned seed) : m_dice(seed) {}

    /// Units: 0 to one less than `faces`.
    std::size_t operator()(std::size_t faces) { return m_dice() % faces; }
    bool one_in(std::size_t faces) { return (*this)(faces) == 0; }
    template <class T> const T& of(const std::vector<T>& list) { return list[(*this)(list.size())]; }
    HexId land() {
        while (true) {
            const auto hex = tables().map_hexes[(*this)(tables().map_hexes.size())].hex;
            if (tables().map->ground(hex)) {
                return hex;
            }
        }
    }

    /// The scenario as it begins, with these options.
    State game(std::string_view scenario, const Options& options) {
        const auto found = m_begun.find(std::string{scenario});
        if (found == m_begun.end()) {
            m_begun.emplace(std::string{scenario}, AtTable(scenario).now());
            return game(scenario, options);
        }
        auto state = found->second;
        state.options = options;
        return state;
    }
    /// A fourth of the units on the map somewhere else, some new ones there, forty flags turned.
    void shake(State& state, std::size_t units = 4, int flags = 40) {
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            auto& station = state.units[i];
            if (station.on_map() && one_in(units)) {
                station.place.hex = land();
            } else if (!station.on_map() && one_in(8) && tables().units[i].nation != Nation::Chinese) {
                station = {.place = {.kind = PlaceKind::Hex, .hex = land()}, .step = one_in(2) ? Step::Full : Step::Reduced};
            } else if (station.on_map() && one_in(12)) {
                station.place = {.kind = PlaceKind::Eliminated};
            }
        }
        for (int i = 0; i < flags; ++i) {
            const auto hex = land();
            flag(state, hex, controls(state, Side::Japan, hex) ? Side::Allies : Side::Japan);
        }
    }
    static void flag(State& state, HexId hex, Side side) {
        if (side == Side::Japan && always_allied(*tables().map, hex)) {
            return;
        }
        std::erase(state.japanese, hex);
        if (side == Side::Japan) {
            state.japanese.insert(std::ranges::upper_bound(state.japanese, hex), hex);
        }
    }

private:
    std::mt19937 m_dice;
    std::map<std::string, State> m_begun;
};

} // namespace intendant::empire_of_the_sun::tests
