#include "model/empire_of_the_sun/ways.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

constexpr std::uint8_t goes_on = 0;
constexpr std::uint8_t ends_here = 1;

template <class Cost, class Stop> hex::Reach search(const Map& map, HexId from, int most, const Cost& cost, const Stop& stop) {
    hex::Reach reach;
    hex::reach(map.grid(), {.from = from, .budget = {.allowance = most}, .modes = 2}, cost, stop, reach);
    return reach;
}

std::optional<int> spent(const hex::Reach& reach, HexId to) {
    return reach.reached(to) ? std::optional{reach.spent(to).allowance} : std::nullopt;
}

bool never_stops(HexId, std::uint8_t) { return false; }

bool has_hex(const std::vector<HexId>& hexes, HexId hex) { return std::ranges::find(hexes, hex) != hexes.end(); }

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

namespace {

hex::Reach by_sea(const Map& map, HexId from, int most, const hex::PerHex<char>* closed) {
    const auto shut = [&](HexId hex) { return closed != nullptr && (*closed)[hex] != 0; };
    return search(
        map, from, most,
        [&](const hex::Leg& leg) {
            return map.side(leg.side).water && !shut(leg.from) && !shut(leg.to) ? hex::Step{.cost = 1} : hex::no_step;
        },
        never_stops);
}

} // namespace

std::optional<int> sea_way(const Map& map, HexId from, HexId to, int most, const hex::PerHex<char>* closed) {
    return spent(by_sea(map, from, most, closed), to);
}

const hex::Reach& SeaWays::search(const hex::PerHex<char>* closed) {
    const int any_way = static_cast<int>(m_map->grid().size());
    if (closed == nullptr) {
        if (!m_open) {
            m_open = by_sea(*m_map, m_from, any_way, nullptr);
        }
        return *m_open;
    }
    for (const auto& known : m_searches) {
        if (known.closed == *closed) {
            return known.reach;
        }
    }
    m_searches.push_back(Search{*closed, by_sea(*m_map, m_from, any_way, closed)});
    return m_searches.back().reach;
}

std::optional<Way> SeaWays::way(HexId to, const hex::PerHex<char>* closed, bool end_open) {
    const auto& reach = search(closed);
    if (reach.reached(to)) {
        return Way{reach.spent(to).allowance, reach.way(to)};
    }
    std::optional<Way> best;
    if (end_open && closed != nullptr && (*closed)[to] != 0) { // all that leads there leads to a hex beside it
        for (const auto& beside : m_map->grid().around(to)) {
            const bool leads = beside.there() && m_map->side(beside.side).water && (*closed)[beside.hex] == 0 && reach.reached(beside.hex);
            if (leads && (!best || reach.spent(beside.hex).allowance + 1 < best->cost)) {
                best = Way{reach.spent(beside.hex).allowance + 1, reach.way(beside.hex)};
                best->hexes.push_back(to);
            }
        }
    }
    return best;
}

hex::Reach land_ways(const Tables& tables, HexId from, int most, bool kwai_bridge) {
    const auto& map = *tables.map;
    return search(
        map, from, most,
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

std::optional<int> land_way(const Tables& tables, HexId from, HexId to, int most, bool kwai_bridge) {
    return spent(land_ways(tables, from, most, kwai_bridge), to);
}

hex::Reach land_ways(const Tables& tables, const Board& board, UnitId id, int most) {
    const auto& map = *tables.map;
    const auto side = tables[id].side;
    const auto from = board[id].place.hex;
    const auto stops = enemy_hexes(tables, board, side, false);
    const auto enemies = enemy_hexes(tables, board, side, true);
    const bool armour = tables[id].armour; // ES-LND-8
    return search(
        map, from, most,
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

std::optional<int> land_way(const Tables& tables, const Board& board, UnitId id, HexId to, int most) {
    return spent(land_ways(tables, board, id, most), to);
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

namespace {

/// What keeps aircraft from landing, by hex: enemy ground units, and at the ferry Japanese ships.
struct Hindrances {
    hex::PerHex<char> ground;
    hex::PerHex<char> ships;
};
Hindrances hindrances(const Tables& tables, const Board& board, Side side) {
    Hindrances found{{tables.map->grid().size(), 0}, {tables.map->grid().size(), 0}};
    for (std::size_t i = 0; i < board.units.size(); ++i) {
        const auto& unit = tables.units[i];
        if (board.units[i].on_map() && unit.side != side && unit.kind == UnitKind::Ground) {
            found.ground[board.units[i].place.hex] = 1;
        } else if (board.units[i].on_map() && unit.side == Side::Japan && unit.kind == UnitKind::Naval) {
            found.ships[board.units[i].place.hex] = 1;
        }
    }
    return found;
}
bool lands(const Map& map, const Board& board, const Hindrances& hindered, Side side, HexId hex, bool on_the_way) {
    if (!map.airfield(hex)) {
        return false;
    }
    if (!map.ground(hex)) {
        return on_the_way && side == Side::Allies && hindered.ships[hex] == 0;
    }
    return board.control[hex] == side && hindered.ground[hex] == 0;
}

} // namespace

bool lands_at(const Tables& tables, const Board& board, Side side, HexId hex, bool on_the_way) {
    return lands(*tables.map, board, hindrances(tables, board, side), side, hex, on_the_way);
}

Flights::Flights(const Tables& tables, const Board& board, UnitId id, const FlightTerms& terms)
    : m_map(tables.map.get()), m_landings{{board[id].place.hex, 0, 0}} {
    const auto side = tables[id].side;
    const auto hindered = hindrances(tables, board, side);
    std::vector<HexId> fields;
    for (const auto& hex : tables.map_hexes) {
        if (hex.airfield && !has_hex(terms.battles, hex.hex) && lands(*m_map, board, hindered, side, hex.hex, true)) {
            fields.push_back(hex.hex);
        }
    }
    for (std::size_t at = 0; at < m_landings.size() && !fields.empty(); ++at) {
        const auto here = m_landings[at];
        const auto near = [&](HexId field) { return m_map->distance(here.hex, field) <= terms.range; };
        if (here.legs == terms.legs || std::ranges::none_of(fields, near)) {
            continue;
        }
        const auto reached = terms.zones == nullptr ? hex::PerHex<char>{} : reach_of_leg(*m_map, side, here.hex, terms);
        std::erase_if(fields, [&](HexId field) {
            const bool lands_there = near(field) && (terms.zones == nullptr || reached[field] != 0);
            if (lands_there) {
                m_landings.push_back(Landing{field, at, here.legs + 1});
            }
            return lands_there;
        });
    }
}

std::vector<HexId> Flights::stops(HexId to) const {
    std::vector<HexId> found;
    for (std::size_t at = 1; at < m_landings.size() && m_map->ground(to); ++at) { // nobody ends at the ferry
        if (m_landings[at].hex == to) {
            for (auto each = at; each > 0; each = m_landings[each].before) {
                found.push_back(m_landings[each].hex);
            }
            std::ranges::reverse(found);
            break;
        }
    }
    return found;
}

std::vector<HexId> flight(const Tables& tables, const Board& board, UnitId id, HexId to, const FlightTerms& terms) {
    return Flights(tables, board, id, terms).stops(to);
}

} // namespace intendant::empire_of_the_sun
