#include "model/empire_of_the_sun/questions/table_facts.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

Resources resources(const Tables& tables, const Board& board, bool as_printed, bool manchuria_lost) {
    Resources found{.japanese = {}, .allied = {}, .base_draw = 0};
    for (const auto hex : tables.resource_hexes(as_printed)) {
        const auto* land = tables.map->land(hex);
        const bool lost = manchuria_lost && land != nullptr && land->region == "Manchuria";
        (board.control[hex] == Side::Japan && !lost ? found.japanese : found.allied).push_back(hex);
    }
    found.base_draw = tables.draw.at(found.japanese.size());
    return found;
}

bool counts_for_progress(const Tables& tables, HexId hex) {
    const auto* land = tables.map->land(hex);
    return land != nullptr && land->terrain != Terrain::Ocean &&
           (!land->name.empty() || land->resource || land->island || land->port || land->airfield);
}

Progress progress(const Tables& tables, const Board& at_start, const Board& now, int turn) {
    Progress found{.allied = {}, .japanese = {}, .enough = true};
    for (const auto& hex : tables.map_hexes) {
        if (at_start.control[hex.hex] != now.control[hex.hex] && counts_for_progress(tables, hex.hex)) {
            (now.control[hex.hex] == Side::Allies ? found.allied : found.japanese).push_back(hex.hex);
        }
    }
    const auto net = static_cast<int>(found.allied.size()) - static_cast<int>(found.japanese.size());
    found.enough = !tables.turn(turn).progress || net >= tables.limit("progress_hexes");
    return found;
}

Conquest conquest(const Tables& tables, const Board& board, Area area, Side by, bool as_printed) {
    Conquest found;
    for (const auto hex : tables.needed_hexes(area, as_printed)) {
        (board.control[hex] == by ? found.held : found.missing).push_back(hex);
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
