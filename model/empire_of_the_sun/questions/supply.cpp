#include "model/empire_of_the_sun/questions/supply.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

using hex::Crossing;
using hex::Leg;
using hex::Link;
using hex::Passage;

/// A line ashore may go on over land; one that came over sea to a hex without friendly port may go on by sea only. Rule: ES-SUP-3.
constexpr std::uint8_t ashore = 0;
constexpr std::uint8_t from_the_sea = 1;

/// What a side's lines meet on the map.
struct Ground {
    const Map& map;
    const Board& board;
    const Zones& zones;
    const hex::PerHex<char>& enemies; ///< where they stand
    Side side;

    bool friendly_port(HexId hex) const { return map.port(hex) && board.control[hex] == side; }
    /// A line that may go by land does so, and no zone stops it.
    bool by_land(const Leg& leg) const { return map.side(leg.side).land && leg.mode == ashore; }
    bool in_zone(const Leg& leg) const { return !by_land(leg) && (zones.hostile(side, leg.from) || zones.hostile(side, leg.to)); }
};

/// What bars a step, if it can be taken at all. Rule: ES-SUP-3, ES-ZOI-4.
std::optional<Bar> bar_of(const Ground& ground, const Leg& leg, HexId start) {
    if (leg.from != start && ground.enemies[leg.from] != 0) {
        return Bar::Enemy;
    }
    if (ground.in_zone(leg)) {
        return Bar::Zone;
    }
    return std::nullopt;
}

std::uint8_t mode_after(const Ground& ground, const Leg& leg) {
    return ground.by_land(leg) || ground.friendly_port(leg.to) ? ashore : from_the_sea;
}

/// A step of a supply line. `blocked`: what an enemy bars is closed, or barred so that the cut can be told.
Crossing supply_step(const Ground& ground, const Leg& leg, HexId start, Passage blocked) {
    const auto& side = ground.map.side(leg.side);
    if (!ground.by_land(leg) && !side.water) {
        return {.passage = Passage::Closed};
    }
    const auto mode = mode_after(ground, leg);
    return {.passage = bar_of(ground, leg, start) ? blocked : Passage::Open, .mode = mode};
}

/// A step of a headquarters' range. Rule: ES-OFF-3.
Crossing range_step(const Ground& ground, const Leg& leg, HexId start, Passage blocked) {
    if (ground.map.side(leg.side).closed()) {
        return {.passage = Passage::Closed};
    }
    return {.passage = bar_of(ground, leg, start) ? blocked : Passage::Open};
}

constexpr HexId no_start = hex::Beside::nowhere;

/// The steps of a line, from its source to the hex, that are barred.
std::vector<Cut> cuts_of(const Tables& tables, const Ground& ground, const std::vector<HexId>& line, HexId start, bool supply_line) {
    std::vector<Cut> cuts;
    const auto& grid = ground.map.grid();
    auto mode = ashore;
    for (std::size_t i = line.size(); i > 1; --i) { // the line runs from the unit to the source
        const auto from = line[i - 1];
        const auto to = line[i - 2];
        const Leg leg{.from = from, .to = to, .side = *grid.side_between(from, to), .direction = 0, .mode = mode};
        mode = supply_line ? mode_after(ground, leg) : ashore;
        const auto bar = bar_of(ground, leg, start);
        if (!bar) {
            continue;
        }
        Cut cut{.bar = *bar, .from = from, .to = to, .hex = from, .by = {}, .clause = "ES-SUP-3"};
        if (*bar == Bar::Enemy) {
            for (const auto unit : units_on_map(tables, ground.board, enemy_of(ground.side))) {
                if (ground.board[unit].place.hex == from) {
                    cut.by.push_back(unit);
                }
            }
        } else {
            cut.hex = ground.zones.hostile(ground.side, from) ? from : to;
            cut.by = ground.zones.covering(enemy_of(ground.side), cut.hex);
            cut.clause = "ES-ZOI-4";
        }
        cuts.push_back(std::move(cut));
    }
    std::ranges::reverse(cuts);
    return cuts;
}

std::vector<HexId> sources(const Tables& tables, const Board& board, Side side) {
    const auto& map = *tables.map;
    std::vector<HexId> found;
    if (side == Side::Allies) {
        found.assign(map.allied_sources().begin(), map.allied_sources().end());
        return found;
    }
    for (const auto hex : map.japanese_sources()) {
        if (board.control[hex] == Side::Japan) {
            found.push_back(hex);
        }
    }
    return found;
}

std::vector<UnitId> headquarters_of(const Tables& tables, const Board& board, Side side) {
    auto found = units_on_map(tables, board, side);
    std::erase_if(found, [&](UnitId unit) { return !tables[unit].hq(); });
    return found;
}

/// Airfields of North India that the Allies control. Rule: ES-BUR-3.
std::vector<HexId> north_india_airfields(const Tables& tables, const Board& board) {
    std::vector<HexId> found;
    for (const auto& hex : tables.map_hexes) {
        if (hex.region == "NIndia" && hex.airfield && board.control[hex.hex] == Side::Allies) {
            found.push_back(hex.hex);
        }
    }
    return found;
}

} // namespace

bool may_command(const Tables& tables, UnitId headquarters, UnitId id) {
    const auto& hq = tables[headquarters];
    const auto& unit = tables[id];
    if (!hq.hq() || hq.side != unit.side) {
        return false;
    }
    const auto& command = tables.commands[static_cast<std::size_t>(hq.service == Service::Us             ? 0
                                                                   : hq.service == Service::Commonwealth ? 1
                                                                   : hq.service == Service::Joint        ? 2
                                                                                                         : 3)];
    switch (unit.nation) {
    case Nation::Japanese:
        return command.japanese;
    case Nation::Chinese:
        return command.chinese;
    case Nation::Dutch:
        return command.dutch;
    case Nation::Commonwealth:
        return command.commonwealth;
    case Nation::Us:
        break;
    }
    if (unit.kind == UnitKind::Naval) {
        return command.us_naval;
    }
    if (unit.kind == UnitKind::Ground) {
        return command.us_ground;
    }
    return unit.service == Service::UsArmy ? command.us_army_air : command.us_marine_air;
}

BurmaRoad burma_road(const Tables& tables, const Board& board) {
    const auto& map = *tables.map;
    const auto madras = map.find("1406");
    const auto kunming = map.find("2407");
    hex::Lines lines;
    const std::array from{*madras};
    const auto step = [&](const Leg& leg) {
        if (!map.side(leg.side).road) {
            return Crossing{.passage = Passage::Closed};
        }
        return Crossing{.passage = board.control[leg.from] == Side::Japan ? Passage::Barred : Passage::Open};
    };
    hex::lay_lines(map.grid(), {.sources = from}, step, lines);
    BurmaRoad road{
        .open = lines.open(*kunming) && board.control[*kunming] == Side::Allies, .line = lines.line(*kunming), .cut = lines.cut(*kunming)};
    std::ranges::reverse(road.line);
    std::ranges::reverse(road.cut);
    return road;
}

void Supply::occupy(const Tables& tables, const Board& board) {
    for (const auto side : all_sides) {
        auto& occupied = m_occupied[static_cast<std::size_t>(side)];
        occupied = {tables.map->grid().size(), 0};
    }
    for (std::size_t i = 0; i < board.units.size(); ++i) {
        if (board.units[i].on_map()) {
            m_occupied[static_cast<std::size_t>(tables.units[i].side)][board.units[i].place.hex] = 1;
        }
    }
}

void Supply::compute(const Tables& tables, const Board& board) {
    m_supplied.assign(board.units.size(), 0);
    occupy(tables, board);
    m_road_open = burma_road(tables, board).open;
    m_hump = false;
    m_zones_of_japan.fill(tables, board, [](UnitId) { return true; });
    compute(tables, board, Side::Japan);
    m_zones_of_allies.fill(tables, board, [&](UnitId unit) { return tables[unit].side == Side::Allies || supplied(unit); });
    compute(tables, board, Side::Allies);
    m_zones.fill(tables, board, [&](UnitId unit) { return supplied(unit); });
}

void Supply::compute(const Tables& tables, const Board& board, Side side) {
    const auto& map = *tables.map;
    const auto& zones = side == Side::Japan ? m_zones_of_japan : m_zones_of_allies;
    const Ground ground{map, board, zones, m_occupied[static_cast<std::size_t>(enemy_of(side))], side};
    const auto begin = sources(tables, board, side);
    hex::PerHex<char> source(map.grid().size(), 0);
    for (const auto hex : begin) {
        source[hex] = 1;
    }
    hex::lay_lines(
        map.grid(), {.sources = begin, .modes = 2},
        [&](const Leg& leg) { return supply_step(ground, leg, source[leg.from] != 0 ? leg.from : no_start, Passage::Closed); },
        m_to_headquarters);

    const auto units = units_on_map(tables, board, side);
    std::vector<HexId> airfields;
    const auto kunming = *map.find("2407");
    bool kunming_reached = false;
    if (side == Side::Allies && board.hump && !m_road_open) {
        airfields = north_india_airfields(tables, board);
    }
    for (const auto hq : headquarters_of(tables, board, side)) {
        const auto at = board[hq].place.hex;
        if (!m_to_headquarters.open(at)) {
            continue;
        }
        m_supplied[hq.index] = 1;
        const std::array from{at};
        hex::lay_lines(
            map.grid(), {.sources = from, .most = tables[hq].hq_range, .modes = 2},
            [&](const Leg& leg) { return supply_step(ground, leg, at, Passage::Closed); }, m_to_units);
        for (const auto unit : units) {
            if (!tables[unit].hq() && may_command(tables, hq, unit) && m_to_units.open(board[unit].place.hex)) {
                m_supplied[unit.index] = 1;
            }
        }
        m_hump = m_hump || std::ranges::any_of(airfields, [&](HexId hex) { return m_to_units.open(hex); });
        kunming_reached = kunming_reached || m_to_units.open(kunming);
    }
    for (const auto unit : units) {
        const auto hex = board[unit].place.hex;
        if (!tables[unit].hq() && m_hump && (hex == kunming || (kunming_reached && std::ranges::find(airfields, hex) != airfields.end()))) {
            m_supplied[unit.index] = 1;
        }
        if (tables[unit].nation == Nation::Chinese && !m_hump && !m_road_open) {
            m_supplied[unit.index] = 0;
        }
        if (side == Side::Japan && board.tokyo_express == hex && board.control[hex] == Side::Japan) {
            m_supplied[unit.index] = 1;
        }
    }
}

SupplyAnswer Supply::why(const Tables& tables, const Board& board, UnitId unit) const {
    const auto& facts = tables[unit];
    const auto side = facts.side;
    SupplyAnswer answer{
        .supplied = false, .reason = SupplyReason::NotOnMap, .headquarters = std::nullopt, .line = {}, .cuts = {}, .clause = "ES-GEN-21"};
    if (!board[unit].on_map()) {
        return answer;
    }
    answer.supplied = supplied(unit);
    const auto& map = *tables.map;
    const auto& zones = side == Side::Japan ? m_zones_of_japan : m_zones_of_allies;
    const Ground ground{map, board, zones, m_occupied[static_cast<std::size_t>(enemy_of(side))], side};
    const auto at = board[unit].place.hex;
    hex::Lines lines;
    if (facts.hq()) {
        const auto begin = sources(tables, board, side);
        const auto is_source = [&](HexId hex) { return std::ranges::find(begin, hex) != begin.end(); };
        hex::lay_lines(
            map.grid(), {.sources = begin, .modes = 2},
            [&](const Leg& leg) { return supply_step(ground, leg, is_source(leg.from) ? leg.from : no_start, Passage::Barred); }, lines);
        answer.line = lines.line(at);
        answer.clause = "ES-SUP-1";
        answer.reason = answer.supplied ? SupplyReason::Line : lines.link(at) == Link::Cut ? SupplyReason::Cut : SupplyReason::TooFar;
        if (!answer.supplied && !answer.line.empty()) {
            answer.cuts = cuts_of(tables, ground, answer.line, answer.line.back(), true);
        }
        return answer;
    }
    answer.clause = "ES-SUP-2";
    if (facts.nation == Nation::Chinese && !m_hump && !m_road_open) {
        answer.reason = SupplyReason::ChinaClosed;
        answer.clause = "ES-CHN-9";
        return answer;
    }
    answer.reason = SupplyReason::NoHeadquarters;
    for (const auto hq : headquarters_of(tables, board, side)) {
        if (!supplied(hq) || !may_command(tables, hq, unit)) {
            continue;
        }
        const auto from = board[hq].place.hex;
        const std::array start{from};
        hex::lay_lines(
            map.grid(), {.sources = start, .most = tables[hq].hq_range, .modes = 2},
            [&](const Leg& leg) { return supply_step(ground, leg, from, Passage::Barred); }, lines);
        if (lines.open(at)) {
            answer.reason = SupplyReason::Line;
            answer.headquarters = hq;
            answer.line = lines.line(at);
            answer.cuts.clear();
            break;
        }
        if (lines.link(at) == Link::Cut) {
            auto line = lines.line(at);
            auto cuts = cuts_of(tables, ground, line, from, true);
            if (answer.reason != SupplyReason::Cut || cuts.size() < answer.cuts.size()) {
                answer.reason = SupplyReason::Cut;
                answer.headquarters = hq;
                answer.line = std::move(line);
                answer.cuts = std::move(cuts);
            }
        } else if (answer.reason != SupplyReason::Cut &&
                   (!answer.headquarters || map.distance(from, at) < map.distance(board[*answer.headquarters].place.hex, at))) {
            answer.reason = SupplyReason::TooFar;
            answer.headquarters = hq;
        }
    }
    if (answer.supplied && answer.reason != SupplyReason::Line) {
        answer.reason = side == Side::Japan ? SupplyReason::TokyoExpress : SupplyReason::Hump;
        answer.clause = side == Side::Japan ? "ES-SUP-9" : "ES-SUP-8";
        answer.line.clear();
        answer.cuts.clear();
    }
    return answer;
}

SupplyChange supply_change(const Tables& tables, const Board& now, const Board& then) {
    Supply before;
    Supply after;
    before.compute(tables, now);
    after.compute(tables, then);
    SupplyChange change;
    for (std::size_t i = 0; i < now.units.size(); ++i) {
        const UnitId unit{static_cast<std::uint8_t>(i)};
        if (!now[unit].on_map() || !then[unit].on_map() || before.supplied(unit) == after.supplied(unit)) {
            continue;
        }
        (after.supplied(unit) ? change.gained : change.lost).push_back(unit);
    }
    return change;
}

ActivationLine activation_line(const Tables& tables, const Board& board, const Zones& zones, UnitId headquarters, UnitId unit) {
    const auto& map = *tables.map;
    const auto side = tables[headquarters].side;
    hex::PerHex<char> enemies(map.grid().size(), 0);
    for (const auto each : units_on_map(tables, board, enemy_of(side))) {
        enemies[board[each].place.hex] = 1;
    }
    const Ground ground{map, board, zones, enemies, side};
    const auto from = board[headquarters].place.hex;
    const auto at = board[unit].place.hex;
    const std::array start{from};
    hex::Lines lines;
    hex::lay_lines(
        map.grid(), {.sources = start, .most = tables[headquarters].hq_range},
        [&](const Leg& leg) { return range_step(ground, leg, from, Passage::Barred); }, lines);
    ActivationLine found{.open = lines.open(at), .line = lines.line(at), .cuts = {}};
    if (!found.open) {
        found.cuts = cuts_of(tables, ground, found.line, from, false);
        for (auto& cut : found.cuts) {
            cut.clause = cut.bar == Bar::Enemy ? "ES-OFF-3" : cut.clause;
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
