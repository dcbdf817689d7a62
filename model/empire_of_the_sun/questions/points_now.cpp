#include "model/empire_of_the_sun/questions/points_now.hpp"

#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"

#include <algorithm>
#include <map>

namespace intendant::empire_of_the_sun {

namespace {

const char* words_of(const std::string& item) {
    static const std::map<std::string, const char*, std::less<>> all{
        {"A", INTENDANT_TR("War in Europe: the level of its track")},
        {"B", INTENDANT_TR("China: boxes below Stable Front")},
        {"C", INTENDANT_TR("China has surrendered")},
        {"D", INTENDANT_TR("The Burma Road is closed")},
        {"E", INTENDANT_TR("Townsville is cut off from Oahu")},
        {"F", INTENDANT_TR("Hexes of northern India")},
        {"F_bonus", INTENDANT_TR("All of northern India")},
        {"G", INTENDANT_TR("India is in unrest")},
        {"H", INTENDANT_TR("India is unstable")},
        {"I", INTENDANT_TR("The Australian Mandates")},
        {"J", INTENDANT_TR("US Political Will: boxes at 6 and below")},
        {"K", INTENDANT_TR("Hexes of Alaska held at the end of a turn")},
        {"L", INTENDANT_TR("Midway, Kauai and Hawaii held at the end of a turn")},
        {"M", INTENDANT_TR("Oahu held at the end of a turn")},
        {"N", INTENDANT_TR("All of New Guinea is Japanese")},
        {"O", INTENDANT_TR("New Guinea is not wholly Allied")},
        {"P", INTENDANT_TR("Rabaul is neither taken nor cut off")},
        {"Q", INTENDANT_TR("No hex of the Philippines is Allied")},
        {"R", INTENDANT_TR("At most five Allied hexes of the Philippines are in supply")},
        {"S", INTENDANT_TR("No Allied port or airfield lies within eight hexes of Tokyo")},
        {"bid", INTENDANT_TR("The bid")},
        {"start", INTENDANT_TR("The printed starting points")},
    };
    return all.find(item)->second;
}

/// The hexes of one item. Rule: ES-VPT-4, ES-VPT-6.
void find_hexes(const State& state, const Board& board, const AlliedHexes& allies, PointAnswer& found) {
    const auto& tables = *state.tables;
    const auto area = [&](Area which) {
        auto held = conquest(tables, board, which, Side::Japan);
        found.scores = std::move(held.held);
        found.missing = std::move(held.missing);
    };
    switch (found.item.front()) {
    case 'F':
        return area(Area::India);
    case 'I':
        return area(Area::Mandates);
    case 'K':
    case 'L':
    case 'M':
        for (const auto hex : hexes_scored_once(tables, found.item)) {
            (has(state.scored, hex) ? found.scores : found.missing).push_back(hex);
        }
        return;
    case 'N':
        return area(Area::NewGuinea);
    case 'O': {
        auto allied = conquest(tables, board, Area::NewGuinea, Side::Allies);
        found.scores = std::move(allied.missing);
        found.missing = std::move(allied.held);
        return;
    }
    case 'P':
        (found.points > 0 ? found.scores : found.missing).push_back(*tables.find_hex("4021"));
        return;
    case 'Q':
        found.missing = allies.philippines;
        return;
    case 'R':
        found.missing = allies.philippines_supplied;
        return;
    case 'S':
        found.missing = allies.near_tokyo;
        return;
    default:
        return;
    }
}

} // namespace

std::vector<HexId> hexes_scored_once(const Tables& tables, std::string_view item) {
    if (item == "L" || item == "M") {
        std::vector<HexId> found;
        for (const auto* label : item == "L" ? std::vector<const char*>{"5108", "5708", "5908"} : std::vector<const char*>{"5808"}) {
            found.push_back(*tables.find_hex(label));
        }
        return found;
    }
    std::vector<HexId> found;
    for (const auto& hex : tables.map_hexes) {
        if (hex.region == "Alaska") {
            found.push_back(hex.hex);
        }
    }
    return found;
}

AlliedHexes allied_hexes(const State& state, const Supply& supply) {
    const auto& tables = *state.tables;
    const auto tokyo = *tables.find_hex("3706");
    constexpr int near = 8; // of Tokyo, as the item says
    AlliedHexes found;
    for (const auto& hex : tables.map_hexes) {
        if (!controls(state, Side::Allies, hex.hex)) {
            continue;
        }
        if (hex.region == "Philippines") {
            found.philippines.push_back(hex.hex);
            const bool supplied = !whole_map(state) || (state.options.supplied_units_count
                                                            ? std::ranges::any_of(units_in(state, hex.hex, Side::Allies),
                                                                                  [&](UnitId unit) { return supply.supplied(unit); })
                                                            : supply.reached(Side::Allies, hex.hex));
            if (supplied) {
                found.philippines_supplied.push_back(hex.hex);
            }
        }
        if ((hex.port || hex.airfield) && tables.map->distance(hex.hex, tokyo) <= near) {
            found.near_tokyo.push_back(hex.hex);
        }
    }
    return found;
}

std::vector<PointAnswer> points_now(const State& state) {
    const auto& tables = *state.tables;
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    const auto allies = allied_hexes(state, supply);
    const auto rows = victory_items(state);
    std::vector<PointAnswer> found;
    for (const auto& item : tables.points) {
        if (!item.by_1944_rule_only || scenario_of(state).victory == "17.48") {
            found.push_back({.item = item.id, .what = {words_of(item.id), {}}});
        }
    }
    for (const auto& row : rows) {
        const auto listed = std::ranges::find(found, row.item, &PointAnswer::item);
        if (listed != found.end()) {
            listed->points = row.points;
        } else { // of the table's own bargain
            found.push_back({.item = row.item, .what = {words_of(row.item), {}}, .points = row.points});
        }
    }
    for (auto& each : found) {
        find_hexes(state, board, allies, each);
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
