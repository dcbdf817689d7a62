// Flights leg by leg, against a plain search written after the clauses alone; ways by land past enemies.

#include "model/empire_of_the_sun/ways.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"

#include <algorithm>
#include <random>
#include <set>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// Airfields that so many legs reach: after each leg all friendly airfields in range of those reached before. Each leg ends on a friendly airfield that is no battle
/// hex and holds no enemy ground unit; 5408 serves the Allies on the way, unless a Japanese ship is there, and nobody ends there.
std::set<std::string> plain_flight(const Board& board, UnitId id, int range, int legs, const std::vector<HexId>& battles) {
    const auto side = tables()[id].side;
    std::set<std::string> reached{tables().map->label(board[id].place.hex)};
    std::set<std::string> ends;
    for (int leg = 0; leg < legs; ++leg) {
        const auto before = reached;
        for (const auto& hex : tables().map_hexes) {
            if (!hex.airfield || std::ranges::find(battles, hex.hex) != battles.end()) {
                continue;
            }
            const auto label = tables().map->label(hex.hex);
            const bool ferry = label == "5408";
            bool usable = ferry ? side == Side::Allies : board.control[hex.hex] == side;
            for (std::size_t i = 0; i < board.units.size(); ++i) {
                const auto& other = tables().units[i];
                const bool there = board.units[i].on_map() && board.units[i].place.hex == hex.hex && other.side != side;
                usable = usable && !(there && (ferry ? other.kind == UnitKind::Naval : other.kind == UnitKind::Ground));
            }
            const bool near = std::ranges::any_of(
                before, [&](const std::string& from) { return tables().map->distance(hex_at(from), hex.hex) <= range; });
            if (usable && near) {
                reached.insert(label);
                if (!ferry) {
                    ends.insert(label);
                }
            }
        }
    }
    return ends;
}

} // namespace

TEST_CASE("a flight goes from airfield to airfield, as a plain search has it",
          "[empire_of_the_sun][offensive][rule:ES-AIR-1][rule:ES-AIR-6][rule:ES-AIR-8][rule:ES-AMB-22]") {
    std::mt19937 chance(1942);
    const auto some_hex = [&] { return tables().map_hexes[chance() % tables().map_hexes.size()].hex; };
    std::vector<UnitId> air;
    for (std::size_t i = 0; i < tables().units.size(); ++i) {
        if (tables().units[i].kind == UnitKind::Air) {
            air.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    int there = 0;
    int barred = 0;
    for (int round = 0; round < 2000; ++round) {
        auto board = board_of(tables(), all_setups[static_cast<std::size_t>(round % 4)]);
        for (int i = 0; i < 30; ++i) {
            const auto hex = some_hex();
            board.control[hex] = enemy_of(board.control[hex]);
        }
        for (auto& station : board.units) {
            if (station.on_map() && chance() % 5 == 0) {
                station.place.hex = some_hex();
            }
        }
        const auto id = air[chance() % air.size()];
        if (!board[id].on_map()) {
            board[id].place = {.kind = PlaceKind::Hex, .hex = some_hex()};
        }
        const auto& unit = tables()[id];
        const std::vector battles{some_hex(), some_hex()};
        const int range = chance() % 2 == 0 ? unit.range : std::max(unit.range, unit.extended_range);
        const int legs = static_cast<int>(chance() % 6) + 1;
        const auto plain = plain_flight(board, id, range, legs, battles);
        for (int i = 0; i < 12; ++i) {
            const auto to =
                i < 6 && !plain.empty() ? hex_at(*std::next(plain.begin(), static_cast<int>(chance() % plain.size()))) : some_hex();
            const auto stops = flight(tables(), board, id, to, {.range = range, .legs = legs, .battles = battles});
            INFO("position " << round << ": " << unit.id << " to " << tables().map->label(to));
            const bool goes = plain.contains(tables().map->label(to));
            REQUIRE(!stops.empty() == goes);
            (goes ? there : barred) += 1;
            auto from = board[id].place.hex;
            for (const auto stop : stops) {
                REQUIRE(tables().map->distance(from, stop) <= range);
                from = stop;
            }
            REQUIRE(static_cast<int>(stops.size()) <= legs);
            REQUIRE((stops.empty() || stops.back() == to));
        }
    }
    CHECK(there > 2000);
    CHECK(barred > 2000);
}

TEST_CASE("strategic flights do not touch a zone that nothing neutralises",
          "[empire_of_the_sun][offensive][rule:ES-AIR-6][rule:ES-ZOI-4]") {
    auto board = empty_board();
    stand(board, "us_5af", "3727"); // Townsville
    Zones zones;
    zones.fill(tables(), board, [](UnitId) { return true; });
    const FlightTerms terms{.range = 4, .legs = 2, .zones = &zones};
    CHECK_FALSE(flight(tables(), board, unit("us_5af"), hex_at("3823"), terms).empty());
    stand(board, "jp_25_air_flot", "3822");
    lift(board, "us_5af");
    stand(board, "us_5af_lrb", "3727"); // a bomber neutralises nothing
    zones.fill(tables(), board, [](UnitId) { return true; });
    CHECK(flight(tables(), board, unit("us_5af_lrb"), hex_at("3823"), terms).empty());
}

TEST_CASE("a way by land stops at enemies, and a garrison is one",
          "[empire_of_the_sun][offensive][rule:ES-LND-2][rule:ES-LND-3][rule:ES-LND-8][rule:ES-GND-13]") {
    auto board = empty_board();
    stand(board, "jp_15_army", "2008");
    constexpr int far = 60;
    const auto free = land_way(tables(), board, unit("jp_15_army"), hex_at("2206"), far);
    REQUIRE(free);
    stand(board, "cw_1_burma_div", "2106");
    const auto round = land_way(tables(), board, unit("jp_15_army"), hex_at("2206"), far);
    CHECK((!round || *round > *free));
    CHECK(land_way(tables(), board, unit("jp_15_army"), hex_at("2106"), far));
    const auto stops = enemy_hexes(tables(), board, Side::Allies, false);
    CHECK(stops[hex_at("3706")] != 0); // Tokyo
    CHECK(stops[hex_at("2609")] != 0); // Canton
    CHECK(stops[hex_at("2407")] == 0); // Kunming is Allied
}
