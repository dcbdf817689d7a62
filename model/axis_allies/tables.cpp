#include "model/axis_allies/tables.hpp"

#include "model/core/csv.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace intendant::axis_allies {

namespace {

void read_spaces(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "territories.csv");
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        tables.spaces.push_back({.id = csv.at(row, "id"),
                                 .name = csv.at(row, "name_en"),
                                 .translated_name = csv.translations(row, "name"),
                                 .other_name = csv.at(row, "aliases"),
                                 .sea = csv.at(row, "type") == "sea",
                                 .value = {csv.number(row, "ipc")},
                                 .original_owner = power_of_id(csv.at(row, "original_owner")),
                                 .neutral = csv.at(row, "neutral") == "1",
                                 .capital_of = power_of_id(csv.at(row, "capital_of")),
                                 .island = csv.at(row, "island") == "1",
                                 .original_complex = csv.at(row, "original_complex") == "1",
                                 .neighbours = {}});
    }
    if (tables.spaces.empty() || tables.spaces.size() > 255) {
        throw std::runtime_error("territories.csv: between 1 and 255 spaces are expected.");
    }
}

/// Adjacent is what shares a border line, also across the left and right edge of the board; the table of connections
/// has these pairs and no others. Rule.
void read_connections(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "connections.csv");
    const auto space = [&](std::size_t row, std::string_view column) {
        return core::known(tables.find(csv.at(row, column)), "connections.csv", csv.at(row, column));
    };
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto a = space(row, "a");
        const auto b = space(row, "b");
        tables.spaces[a.index].neighbours.push_back(b);
        tables.spaces[b.index].neighbours.push_back(a);
    }
    for (auto& space_row : tables.spaces) {
        std::ranges::sort(space_row.neighbours);
    }
    const auto strangers = core::read_table(folder, "not_adjacent.csv");
    for (std::size_t row = 0; row < strangers.rows(); ++row) {
        tables.not_adjacent.push_back({.a = core::known(tables.find(strangers.at(row, "a")), "not_adjacent.csv", strangers.at(row, "a")),
                                       .b = core::known(tables.find(strangers.at(row, "b")), "not_adjacent.csv", strangers.at(row, "b")),
                                       .clause = {strangers.at(row, "clause")}});
    }
    const auto canals = core::read_table(folder, "canals.csv");
    for (std::size_t row = 0; row < canals.rows(); ++row) {
        Canal canal{.id = canals.at(row, "canal"),
                    .sea_a = core::known(tables.find(canals.at(row, "sea_a")), "canals.csv", canals.at(row, "sea_a")),
                    .sea_b = core::known(tables.find(canals.at(row, "sea_b")), "canals.csv", canals.at(row, "sea_b")),
                    .keys = {}};
        std::istringstream keys(canals.at(row, "controlled_by_all_of"));
        for (std::string key; std::getline(keys, key, ';');) {
            canal.keys.push_back(core::known(tables.find(key), "canals.csv", key));
        }
        tables.canals.push_back(std::move(canal));
    }
}

/// Rule: S-10.
void read_piece_colours(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "piece_colours.csv");
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        tables.powers[core::known(power_of_id(csv.at(row, "power")), "piece_colours.csv", csv.at(row, "power"))].pieces = {
            .italian_book = csv.at(row, "it"),
            .french_book = csv.at(row, "fr"),
            .on_light = csv.colour(row, "on_light"),
            .on_dark = csv.colour(row, "on_dark"),
            .for_every_eye = csv.colour(row, "for_every_eye")};
    }
}

void read_charts(Tables& tables, const std::filesystem::path& folder) {
    const auto units = core::read_table(folder, "units.csv");
    for (std::size_t row = 0; row < units.rows(); ++row) {
        tables.units[core::known(unit_of_id(units.at(row, "id")), "units.csv", units.at(row, "id"))] = {
            .name = units.at(row, "name_en"),
            .plural = units.at(row, "plural_en"),
            .translated_name = units.translations(row, "name"),
            .translated_plural = units.translations(row, "plural"),
            .cost = {units.number(row, "cost")},
            .cost_with_industrial_technology = {units.number(row, "cost_industrial_tech")},
            .move = units.number(row, "move"),
            .attack = units.number(row, "attack"),
            .defence = units.number(row, "defence"),
            .transport_slots = units.number(row, "transport_slots")};
    }
    const auto powers = core::read_table(folder, "powers.csv");
    for (std::size_t row = 0; row < powers.rows(); ++row) {
        tables.powers[core::known(power_of_id(powers.at(row, "id")), "powers.csv", powers.at(row, "id"))] = {
            .name = powers.at(row, "name_en"),
            .translated_name = powers.translations(row, "name"),
            .pieces = {}, // read_piece_colours
            .starting_treasury = {powers.number(row, "start_ipc")},
            .starting_production = {powers.number(row, "start_production")},
            .capital = core::known(tables.find(powers.at(row, "capital")), "powers.csv", powers.at(row, "capital"))};
    }
    const auto weapons = core::read_table(folder, "weapons.csv");
    for (std::size_t row = 0; row < weapons.rows(); ++row) {
        const auto weapon = core::known(weapon_of_id(weapons.at(row, "id")), "weapons.csv", weapons.at(row, "id"));
        tables.weapon_names[weapon] = weapons.at(row, "name_en");
        tables.translated_weapon_names[weapon] = weapons.translations(row, "name");
    }
    const auto amounts = core::read_table(folder, "amounts.csv");
    const auto amount = [&amounts](std::string_view id) { return amounts.number(amounts.row_of(id), "amount"); };
    tables.amounts = {.research_die = {amount("research_die")},
                      .neutrality_fine = {amount("neutrality_fine")},
                      .economic_victory = {amount("economic_victory")},
                      .chart_end = amount("chart_end"),
                      .rocket_range = amount("rocket_range"),
                      .transport_room = amount("transport_room"),
                      .carrier_room = amount("carrier_room"),
                      .dice_in_the_box = amount("dice_in_the_box"),
                      .markers_in_the_box = amount("markers_in_the_box"),
                      .carrier_pieces = amount("carrier_pieces"),
                      .complex_pieces = amount("complex_pieces")};
    const auto setup = core::read_table(folder, "setup.csv");
    for (std::size_t row = 0; row < setup.rows(); ++row) {
        tables.deployment.push_back({.space = core::known(tables.find(setup.at(row, "territory")), "setup.csv", setup.at(row, "territory")),
                                     .owner = core::known(power_of_id(setup.at(row, "power")), "setup.csv", setup.at(row, "power")),
                                     .unit = core::known(unit_of_id(setup.at(row, "unit")), "setup.csv", setup.at(row, "unit")),
                                     .count = setup.number(row, "count")});
    }
}

} // namespace

std::optional<SpaceId> Tables::find(std::string_view id) const {
    const auto place = std::ranges::find(spaces, id, &Space::id);
    if (place == spaces.end()) {
        return std::nullopt;
    }
    return SpaceId{static_cast<std::uint8_t>(place - spaces.begin())};
}

bool Tables::adjacent(SpaceId a, SpaceId b) const { return std::ranges::binary_search(spaces[a.index].neighbours, b); }

std::string Tables::clause_between(SpaceId a, SpaceId b, std::string otherwise) const {
    const auto pair = std::ranges::find_if(
        not_adjacent, [&](const NotAdjacent& each) { return (each.a == a && each.b == b) || (each.a == b && each.b == a); });
    return pair == not_adjacent.end() ? otherwise : pair->clause.id;
}

std::shared_ptr<const Tables> load_tables(const std::filesystem::path& folder) {
    auto tables = std::make_shared<Tables>();
    read_spaces(*tables, folder);
    read_connections(*tables, folder);
    read_charts(*tables, folder);
    read_piece_colours(*tables, folder);
    tables->clauses = load_clauses(folder);
    return tables;
}

} // namespace intendant::axis_allies
