#include "model/empire_of_the_sun/ways.hpp"

#include "model/hex/paths.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

constexpr std::uint8_t goes_on = 0;
constexpr std::uint8_t ends_here = 1;

template <class Cost, class Stop>
std::optional<int> least(const Map& map, HexId from, HexId to, int most, const Cost& cost, const Stop& stop) {
    hex::Reach reach;
    hex::reach(map.grid(), {.from = from, .budget = {.allowance = most}, .modes = 2}, cost, stop, reach);
    return reach.reached(to) ? std::optional{reach.spent(to).allowance} : std::nullopt;
}

bool never_stops(HexId, std::uint8_t) { return false; }

/// The road of a side, where the bridge does not lack. Rule: ES-MRK-3.
bool road_of(const Map& map, const hex::Leg& leg, bool kwai_bridge) {
    const auto waits = [&](HexId hex) { return !kwai_bridge && (map.label(hex) == "2108" || map.label(hex) == "2109"); };
    return map.side(leg.side).road && !waits(leg.from) && !waits(leg.to);
}

/// Hexes that a leg reaches without entering or leaving what the enemy's zones cover.
hex::PerHex<char> reach_of_leg(const Map& map, Side side, HexId from, const FlightTerms& terms) {
    hex::PerHex<char> seen(map.grid().size(), 0);
    if (terms.zones->hostile(side, from)) {
        return seen;
    }
    std::vector<HexId> now{from};
    seen[from] = 1;
    for (int step = 0; step < terms.range; ++step) {
        std::vector<HexId> next;
        for (const auto hex : now) {
            for (const auto& beside : map.grid().around(hex)) {
                if (beside.there() && seen[beside.hex] == 0 && !terms.zones->hostile(side, beside.hex)) {
                    seen[beside.hex] = 1;
                    next.push_back(beside.hex);
                }
            }
        }
        now = std::move(next);
    }
    return seen;
}

} // namespace

std::optional<int> sea_way(const Map& map, HexId from, HexId to, int most, const hex::PerHex<char>* closed) {
    const auto shut = [&](HexId hex) { return closed != nullptr && (*closed)[hex] != 0; };
    return least(
        map, from, to, most,
        [&](const hex::Leg& leg) {
            return map.side(leg.side).water && !shut(leg.from) && !shut(leg.to) ? hex::Step{.cost = 1} : hex::no_step;
        },
        never_stops);
}

std::optional<int> land_way(const Tables& tables, HexId from, HexId to, int most, bool kwai_bridge) {
    const auto& map = *tables.map;
    return least(
        map, from, to, most,
        [&](const hex::Leg& leg) {
            if (!map.side(leg.side).land || !map.ground(leg.to)) {
                return hex::no_step;
            }
            const int terrain = tables.movement_cost[static_cast<std::size_t>(map.land(leg.to)->terrain)];
            return road_of(map, leg, kwai_bridge) ? hex::Step{.cost = tables.road_cost}
                   : terrain > 0                  ? hex::Step{.cost = terrain}
                                                  : hex::no_step;
        },
        never_stops);
}

std::optional<int> land_way(const Tables& tables, const Board& board, UnitId id, HexId to, int most) {
    const auto& map = *tables.map;
    const auto side = tables[id].side;
    const auto from = board[id].place.hex;
    const auto stops = enemy_hexes(tables, board, side, false);
    const auto enemies = enemy_hexes(tables, board, side, true);
    const bool armour = tables[id].armour; // ES-LND-8
    return least(
        map, from, to, most,
        [&](const hex::Leg& leg) {
            if (!map.side(leg.side).land || !map.ground(leg.to)) {
                return hex::no_step;
            }
            if (enemies[leg.to] == 0 && road_of(map, leg, board.kwai_bridge)) {
                return hex::Step{.cost = tables.road_cost, .mode = goes_on};
            }
            const auto terrain = map.land(leg.to)->terrain;
            const int cost = tables.movement_cost[static_cast<std::size_t>(terrain)];
            return cost > 0 ? hex::Step{.cost = cost, .mode = armour && terrain != Terrain::Open ? ends_here : goes_on} : hex::no_step;
        },
        [&](HexId hex, std::uint8_t mode) { return mode == ends_here || (hex != from && stops[hex] != 0); });
}

hex::PerHex<char> enemy_hexes(const Tables& tables, const Board& board, Side side, bool any) {
    hex::PerHex<char> found(tables.map->grid().size(), 0);
    for (const auto id : units_on_map(tables, board, enemy_of(side))) {
        const auto kind = tables[id].kind;
        if (any || kind == UnitKind::Ground || kind == UnitKind::Air) {
            found[board[id].place.hex] = 1;
        }
    }
    if (side == Side::Allies) {
        for (const auto hex : board.garrisons) {
            found[hex] = 1;
        }
    }
    return found;
}

bool lands_at(const Tables& tables, const Board& board, Side side, HexId hex, bool on_the_way) {
    const auto& map = *tables.map;
    if (!map.airfield(hex)) {
        return false;
    }
    const auto is_there = [&](Side of, UnitKind kind) {
        return std::ranges::any_of(units_on_map(tables, board, of),
                                   [&](UnitId id) { return tables[id].kind == kind && board[id].place.hex == hex; });
    };
    if (!map.ground(hex)) {
        return on_the_way && side == Side::Allies && !is_there(Side::Japan, UnitKind::Naval);
    }
    return board.control[hex] == side && !is_there(enemy_of(side), UnitKind::Ground);
}

std::vector<HexId> flight(const Tables& tables, const Board& board, UnitId id, HexId to, const FlightTerms& terms) {
    const auto& map = *tables.map;
    const auto side = tables[id].side;
    std::vector<HexId> fields;
    for (const auto& hex : tables.map_hexes) {
        const bool battle = std::ranges::find(terms.battles, hex.hex) != terms.battles.end();
        if (hex.airfield && !battle && lands_at(tables, board, side, hex.hex, hex.hex != to)) {
            fields.push_back(hex.hex);
        }
    }
    struct Landing {
        HexId hex;
        std::size_t before;
        int legs;
    };
    std::vector<Landing> landings{{board[id].place.hex, 0, 0}};
    for (std::size_t at = 0; at < landings.size(); ++at) {
        const auto here = landings[at];
        if (here.hex == to && at > 0) {
            std::vector<HexId> stops;
            for (auto each = at; each > 0; each = landings[each].before) {
                stops.push_back(landings[each].hex);
            }
            std::ranges::reverse(stops);
            return stops;
        }
        if (here.legs == terms.legs) {
            continue;
        }
        const auto reached = terms.zones == nullptr ? hex::PerHex<char>{} : reach_of_leg(map, side, here.hex, terms);
        std::erase_if(fields, [&](HexId field) {
            const bool near = map.distance(here.hex, field) <= terms.range && (terms.zones == nullptr || reached[field] != 0);
            if (near) {
                landings.push_back(Landing{field, at, here.legs + 1});
            }
            return near;
        });
    }
    return {};
}

} // namespace intendant::empire_of_the_sun
