#include "model/empire_of_the_sun/questions/supply.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

using hex::Crossing;
using hex::Leg;
using hex::Link;
using hex::Passage;

/// How a line may have come to a hex over the same sides: by land, by sea, or as well by one as by the other. Rule: ES-SUP-3.
constexpr std::uint8_t by_land = 0;
constexpr std::uint8_t by_sea = 1;
constexpr std::uint8_t by_either = 2;
constexpr std::uint8_t ways_to_come = 3;

bool ashore(std::uint8_t mode) { return mode != by_sea; }
bool afloat(std::uint8_t mode) { return mode != by_land; }
std::uint8_t mode_of(bool land, bool sea) { return land && sea ? by_either : land ? by_land : by_sea; }

/// What a side's lines meet on the map.
struct Ground {
    const Map& map;
    const Board& board;
    const Zones& zones;
    const hex::PerHex<char>& enemies; ///< where they stand
    Side side;

    bool friendly_port(HexId hex) const { return map.port(hex) && board.control[hex] == side; }
    bool in_zone(const Leg& leg) const { return zones.hostile(side, leg.from) || zones.hostile(side, leg.to); }
    /// A line that comes by sea uses a side of land and water as water. Rule: ES-SUP-3, ES-AMB-44.
    bool zone_bars(const Leg& leg) const { return in_zone(leg) && !(board.land_opens_sides && map.side(leg.side).land); }
    /// Where a line that came so may put to sea, and go ashore. Rule: ES-SUP-3, ES-AMB-43.
    bool puts_to_sea(HexId hex, std::uint8_t mode) const {
        return afloat(mode) || friendly_port(hex) || !map.ground(hex) || (board.leave_land_anywhere && ashore(mode));
    }
    bool goes_ashore(HexId hex, std::uint8_t mode) const { return ashore(mode) || friendly_port(hex); }
};

/// A step of a line that is laid from its headquarters: what bars it, and how the line comes to the next hex.
struct LineStep {
    bool possible{false};
    std::optional<Bar> bar{};
    std::uint8_t mode{by_sea};
};

/// `start`: a line leaves it whoever stands there. Rule: ES-SUP-3, ES-SUP-4, ES-ZOI-4.
template <class Start> LineStep line_step(const Ground& ground, const Leg& leg, const Start& starts) {
    const auto& side = ground.map.side(leg.side);
    const bool land = side.land && ground.goes_ashore(leg.from, leg.mode);
    const bool sea = side.water && ground.puts_to_sea(leg.from, leg.mode);
    if (!land && !sea) {
        return {};
    }
    LineStep step{.possible = true, .bar = {}, .mode = mode_of(land, sea)};
    if (ground.enemies[leg.from] != 0 && !starts(leg.from)) {
        step.bar = Bar::Enemy;
    } else if (sea && ground.zone_bars(leg)) {
        if (land) {
            step.mode = by_land;
        } else {
            step.bar = Bar::Zone;
        }
    }
    if (ground.friendly_port(leg.to)) {
        step.mode = by_either;
    }
    return step;
}

/// A step of a supply line. `blocked`: what an enemy bars is closed, or barred so that the cut can be told.
template <class Start> Crossing supply_step(const Ground& ground, const Leg& leg, const Start& starts, Passage blocked) {
    const auto step = line_step(ground, leg, starts);
    if (!step.possible) {
        return {.passage = Passage::Closed};
    }
    return {.passage = step.bar ? blocked : Passage::Open, .mode = step.mode};
}

/// The same step looked at from its end: lines that lead to a source are found from the source backwards. The mode of a leg says how a line has to
/// come to `leg.from` so that it goes on to the source; the line itself runs from `leg.to` to `leg.from`.
template <class Source> Crossing step_to_source(const Ground& ground, const Leg& leg, const Source& sources) {
    const auto& side = ground.map.side(leg.side);
    const bool ends = sources(leg.from);
    const bool any = ends || ground.friendly_port(leg.from);
    const bool land = side.land && (any || ashore(leg.mode));
    const bool sea = side.water && (any || afloat(leg.mode)) && !ground.zone_bars(leg);
    if ((!land && !sea) || (ground.enemies[leg.from] != 0 && !ends)) {
        return {.passage = Passage::Closed};
    }
    if (ground.friendly_port(leg.to)) {
        return {.passage = Passage::Open, .mode = by_either};
    }
    return {.passage = Passage::Open, .mode = mode_of(land || (sea && ground.puts_to_sea(leg.to, by_land)), sea)};
}

/// What bars a step of a headquarters' range: land at the side opens it. Rule: ES-OFF-3, ES-ZOI-4.
std::optional<Bar> range_bar(const Ground& ground, const Leg& leg, HexId start) {
    if (leg.from != start && ground.enemies[leg.from] != 0) {
        return Bar::Enemy;
    }
    if (!ground.map.side(leg.side).land && ground.in_zone(leg)) {
        return Bar::Zone;
    }
    return std::nullopt;
}

/// A step of a headquarters' range. Rule: ES-OFF-3.
Crossing range_step(const Ground& ground, const Leg& leg, HexId start, Passage blocked) {
    if (ground.map.side(leg.side).closed()) {
        return {.passage = Passage::Closed};
    }
    return {.passage = range_bar(ground, leg, start) ? blocked : Passage::Open};
}

/// The steps of a line, from its source to the hex, that are barred.
std::vector<Cut> cuts_of(const Tables& tables, const Ground& ground, const std::vector<HexId>& line, HexId start, bool supply_line) {
    std::vector<Cut> cuts;
    const auto& grid = ground.map.grid();
    auto mode = by_land;
    const auto starts = [&](HexId hex) { return hex == start; };
    for (std::size_t i = line.size(); i > 1; --i) { // the line runs from the unit to the source
        const auto from = line[i - 1];
        const auto to = line[i - 2];
        const Leg leg{.from = from, .to = to, .side = *grid.side_between(from, to), .direction = 0, .mode = mode};
        const auto step = line_step(ground, leg, starts);
        mode = step.mode;
        const auto bar = supply_line ? step.bar : range_bar(ground, leg, start);
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
    for (const auto hex : board.garrisons) { // ES-GND-13
        m_occupied[static_cast<std::size_t>(Side::Japan)][hex] = 1;
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
    const auto has_zone = [&](UnitId unit) { return supplied(unit) || std::ranges::find(board.active, unit) != board.active.end(); };
    m_zones_of_allies.fill(tables, board, [&](UnitId unit) { return tables[unit].side == Side::Allies || has_zone(unit); });
    compute(tables, board, Side::Allies);
    m_zones.fill(tables, board, has_zone);
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
    const auto is_source = [&](HexId hex) { return source[hex] != 0; };
    hex::lay_lines(
        map.grid(), {.sources = begin, .mode = by_either, .modes = ways_to_come},
        [&](const Leg& leg) { return step_to_source(ground, leg, is_source); }, m_to_source);
    auto& reached = m_reached[static_cast<std::size_t>(side)];
    reached = {map.grid().size(), 0};

    const auto units = units_on_map(tables, board, side);
    std::vector<HexId> airfields;
    const auto kunming = *map.find("2407");
    bool kunming_reached = false;
    if (side == Side::Allies && board.hump && !m_road_open) {
        airfields = north_india_airfields(tables, board);
    }
    for (const auto hq : headquarters_of(tables, board, side)) {
        const auto at = board[hq].place.hex;
        const std::array from{at};
        const auto starts = [&](HexId hex) { return hex == at; };
        const auto outwards = [&](const Leg& leg) { return supply_step(ground, leg, starts, Passage::Closed); };
        if (!m_to_source.open(at)) {
            continue;
        }
        if (!ground.friendly_port(at)) { // it has to go by land first
            hex::lay_lines(map.grid(), {.sources = from, .mode = by_land, .modes = ways_to_come}, outwards, m_to_units);
            if (std::ranges::none_of(begin, [&](HexId hex) { return m_to_units.open(hex); })) {
                continue;
            }
        }
        m_supplied[hq.index] = 1;
        hex::lay_lines(map.grid(), {.sources = from, .most = tables[hq].hq_range, .mode = by_land, .modes = ways_to_come}, outwards,
                       m_to_units);
        map.grid().each_within(at, tables[hq].hq_range, [&](HexId hex) {
            if (m_to_units.open(hex)) {
                reached[hex] = 1;
            }
        });
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

bool Supply::joined(const Tables& tables, const Board& board, Side side, const std::vector<HexId>& from,
                    const std::vector<HexId>& to) const {
    const auto& zones = side == Side::Japan ? m_zones_of_japan : m_zones_of_allies;
    const Ground ground{*tables.map, board, zones, m_occupied[static_cast<std::size_t>(enemy_of(side))], side};
    const auto starts = [&](HexId hex) { return std::ranges::find(from, hex) != from.end(); };
    hex::Lines lines;
    hex::lay_lines(
        tables.map->grid(), {.sources = from, .mode = by_land, .modes = ways_to_come},
        [&](const Leg& leg) { return supply_step(ground, leg, starts, Passage::Closed); }, lines);
    return std::ranges::any_of(to, [&](HexId hex) { return lines.open(hex); });
}

bool Supply::finds_resources(const Tables& tables, const Board& board, const std::vector<HexId>& held) const {
    return joined(tables, board, Side::Japan, sources(tables, board, Side::Japan), held);
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
        const std::array from{at};
        const auto starts = [&](HexId hex) { return hex == at; };
        hex::lay_lines(
            map.grid(), {.sources = from, .mode = by_land, .modes = ways_to_come},
            [&](const Leg& leg) { return supply_step(ground, leg, starts, Passage::Barred); }, lines);
        std::optional<HexId> nearest;
        std::pair<std::size_t, int> least{};
        for (const auto hex : sources(tables, board, side)) {
            if (lines.link(hex) == Link::None) {
                continue;
            }
            const std::pair found{lines.cut(hex).size(), lines.length(hex)};
            if (!nearest || found < least) {
                nearest = hex;
                least = found;
            }
        }
        answer.clause = "ES-SUP-1";
        answer.reason = answer.supplied ? SupplyReason::Line : nearest ? SupplyReason::Cut : SupplyReason::TooFar;
        if (nearest) {
            answer.line = lines.line(*nearest);
            if (!answer.supplied) {
                answer.cuts = cuts_of(tables, ground, answer.line, at, true);
                std::ranges::reverse(answer.cuts); // the nearest to the headquarters first
            }
            std::ranges::reverse(answer.line);
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
        const auto starts = [&](HexId hex) { return hex == from; };
        hex::lay_lines(
            map.grid(), {.sources = start, .most = tables[hq].hq_range, .mode = by_land, .modes = ways_to_come},
            [&](const Leg& leg) { return supply_step(ground, leg, starts, Passage::Barred); }, lines);
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
    if (side == Side::Allies) {
        for (const auto garrison : board.garrisons) {
            enemies[garrison] = 1;
        }
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
