// Zones of influence against sets of hexes made after the clauses alone.

#include "model/empire_of_the_sun/questions/supply.hpp"
#include "tests/model/empire_of_the_sun/plain_map.hpp"
#include "tests/model/empire_of_the_sun/plain_supply.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// Who covers each hex, and where a side's own zones neutralise those of the enemy.
struct PlainZones {
    std::array<std::map<Spot, std::set<std::string>>, 2> covering;
    std::array<std::set<Spot>, 2> neutralising;

    PlainZones(const Board& board, const std::set<std::size_t>& in_supply) {
        static std::map<Spot, std::set<Spot>> around;
        for (const auto i : in_supply) {
            const auto& unit = tables().units[i];
            const bool carrier = unit.unit_class == UnitClass::Carrier || unit.unit_class == UnitClass::LightCarrier ||
                                 unit.unit_class == UnitClass::EscortCarrier;
            if (!board.units[i].on_map() || (unit.kind != UnitKind::Air && !carrier)) {
                continue;
            }
            const auto here = spot_of(board.units[i].place.hex);
            if (!around.contains(here)) {
                around[here] = plain_within(here, 2);
            }
            const auto side = static_cast<std::size_t>(unit.side);
            // Allied aircraft of range 6 or more, with one range only, are bombers of long range (ES-GEN-11).
            const bool bomber = unit.side == Side::Allies && (unit.id.ends_with("_lrb") || unit.id == "us_20bc" || unit.id == "us_21bc");
            for (const auto& spot : around[here]) {
                covering[side][spot].insert(unit.id);
                if (!bomber) {
                    neutralising[side].insert(spot);
                }
            }
        }
    }
    bool covered(Side by, Spot spot) const { return covering[static_cast<std::size_t>(by)].contains(spot); }
    bool hostile(Side side, Spot spot) const {
        return covered(enemy_of(side), spot) && !neutralising[static_cast<std::size_t>(side)].contains(spot);
    }
};

/// Differences over all hexes, both sides.
int differences(const Zones& zones, const PlainZones& plain, int& dark) {
    int found = 0;
    const auto& grid = tables().map->grid();
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        const auto place = grid.place(hex);
        const Spot spot{place.column, place.row};
        for (const auto side : all_sides) {
            const bool covered = plain.covered(side, spot);
            found += zones.covered(side, hex) != covered ? 1 : 0;
            found += zones.hostile(side, hex) != plain.hostile(side, spot) ? 1 : 0;
            dark += plain.hostile(side, spot) ? 1 : 0;
            if (covered) {
                const auto by = names(zones.covering(side, hex));
                found += std::set<std::string>(by.begin(), by.end()) != plain.covering[static_cast<std::size_t>(side)].at(spot) ? 1 : 0;
            }
        }
    }
    return found;
}

} // namespace

TEST_CASE("zones of influence are those of a plain count of hexes",
          "[empire_of_the_sun][supply][rule:ES-ZOI-1][rule:ES-ZOI-2][rule:ES-ZOI-3][rule:ES-ZOI-6][rule:ES-GEN-4][rule:ES-GEN-11]") {
    Chance chance(735);
    const std::array scenarios{"campaign", "1942", "1943", "1944"};
    int positions = 0;
    int dark = 0;
    int without = 0;
    for (std::size_t round = 0; round < 2000; ++round) {
        auto state = chance.game(scenarios[round % 4], {});
        if (round >= 4) {
            chance.shake(state);
        }
        for (std::size_t i = 0; i < state.units.size(); ++i) { // China's own supply is another test's
            if (tables().units[i].nation == Nation::Chinese) {
                state.units[i].place.kind = PlaceKind::Eliminated;
            }
        }
        auto board = board_of(state);
        board.hump = false;
        INFO("position " << round);
        if (round % 2 == 0) { // as supply has it: Japan first
            Supply supply;
            supply.compute(tables(), board);
            const PlainSupply second(board);
            std::set<std::size_t> in_supply;
            for (std::size_t i = 0; i < board.units.size(); ++i) {
                if (board.units[i].on_map() && second.supplied(static_cast<int>(i))) {
                    in_supply.insert(i);
                } else if (board.units[i].on_map() && tables().units[i].zone()) {
                    ++without;
                }
            }
            REQUIRE(differences(supply.zones(), PlainZones(board, in_supply), dark) == 0);
        } else { // whoever chance says is in supply
            std::set<std::size_t> in_supply;
            for (std::size_t i = 0; i < board.units.size(); ++i) {
                if (!chance.one_in(3)) {
                    in_supply.insert(i);
                }
            }
            Zones zones;
            zones.fill(tables(), board, [&](UnitId id) { return in_supply.contains(id.index); });
            REQUIRE(differences(zones, PlainZones(board, in_supply), dark) == 0);
        }
        ++positions;
    }
    CHECK(positions == 2000);
    CHECK(dark > 100'000);
    CHECK(without > 1000);
}
