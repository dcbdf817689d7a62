#include "model/empire_of_the_sun/tables.hpp"

#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/tables/reading.hpp"

namespace intendant::empire_of_the_sun {

std::optional<UnitId> Tables::find_unit(std::string_view id) const {
    const auto place = unit_by_id.find(id);
    return place == unit_by_id.end() ? std::nullopt : std::optional{place->second};
}

const Marker* Tables::find_marker(std::string_view id) const {
    const auto found = std::ranges::find(markers, id, &Marker::id);
    return found == markers.end() ? nullptr : &*found;
}

std::optional<CardId> Tables::find_card(std::string_view id) const {
    const auto place = std::ranges::find(cards, id, &Card::id);
    return place == cards.end() ? std::nullopt : std::optional{CardId{static_cast<std::uint8_t>(place - cards.begin())}};
}

std::optional<HexId> Tables::find_hex(std::string_view label) const { return map->find(label); }

const Scenario* Tables::find_scenario(std::string_view id) const {
    const auto place = std::ranges::find(scenarios, id, &Scenario::id);
    return place == scenarios.end() ? nullptr : &*place;
}

HexId Tables::meant(HexId printed, bool as_printed) const {
    const auto place = std::ranges::find(resource_hexes_meant, printed, &std::pair<HexId, HexId>::first);
    return as_printed || place == resource_hexes_meant.end() ? printed : place->second;
}

std::vector<HexId> Tables::resource_hexes(bool as_printed) const {
    std::vector<HexId> found;
    for (const auto& each : named_hexes) {
        if (as_printed ? each.resource_printed : each.resource) {
            found.push_back(each.hex);
        }
    }
    return found;
}

std::vector<HexId> Tables::needed_hexes(Area area, bool as_printed) const {
    auto found = (*this)[area].needed;
    for (auto& hex : found) {
        hex = meant(hex, as_printed);
    }
    return found;
}

std::shared_ptr<const Tables> load_tables(const std::filesystem::path& folder) {
    auto tables = std::make_shared<Tables>();
    tables->clauses = core::load_clauses(folder);
    reading::read_turns(*tables, folder);
    reading::read_map(*tables, folder);
    reading::read_units(*tables, folder);
    reading::read_cards(*tables, folder);
    reading::read_battle(*tables, folder);
    reading::read_tracks(*tables, folder);
    reading::read_areas(*tables, folder);
    reading::read_scenarios(*tables, folder);
    return tables;
}

} // namespace intendant::empire_of_the_sun
