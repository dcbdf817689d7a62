#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/tables/reading.hpp"

namespace intendant::empire_of_the_sun::reading {

namespace {

std::vector<MapHex> read_hexes(const hex::Grid& grid, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "map_hexes.csv");
    std::vector<MapHex> hexes;
    Once<HexId> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto& label = csv.at(row, "hex");
        const auto hex = grid.find(label);
        if (!hex) {
            fault(csv, row, "there is no hex \"" + label + "\" on the map.");
        }
        const hex::Place place{.column = csv.number(row, "column"), .row = csv.number(row, "row")};
        if (grid.place(*hex) != place) {
            fault(csv, row,
                  label + " does not stand in column " + std::to_string(place.column) + ", row " + std::to_string(place.row) + ".");
        }
        once(csv, row, *hex, "the hex " + label);
        hexes.push_back({.hex = *hex,
                         .terrain = word<Terrain>(csv, row, "terrain"),
                         .island = mark(csv, row, "island"),
                         .name = csv.at(row, "name"),
                         .region = csv.at(row, "region"),
                         .port = mark(csv, row, "port"),
                         .airfield = mark(csv, row, "airfield"),
                         .city = word<City>(csv, row, "city"),
                         .resource = mark(csv, row, "resource")});
        const auto& last = hexes.back();
        if (last.terrain == Terrain::Ocean && (last.port || last.city != City::None || last.resource)) {
            fault(csv, row, label + " is sea: it can have no port, city or resource.");
        }
    }
    return hexes;
}

/// What the word says; nothing where it is not known.
std::optional<HexSide> side_of(std::string_view word) {
    if (word == "closed") {
        return HexSide{.water = false, .land = false, .road = false};
    }
    if (word == "water") {
        return HexSide{};
    }
    if (word == "land" || word == "land+road") {
        return HexSide{.water = false, .land = true, .road = word == "land+road"};
    }
    if (word == "water+land" || word == "water+land+road") {
        return HexSide{.water = true, .land = true, .road = word == "water+land+road"};
    }
    return std::nullopt;
}

/// Rule: ES-GEN-16, ES-NAV-1, ES-LND-1.
hex::PerSide<HexSide> read_sides(Tables& tables, const hex::Grid& grid, const std::vector<MapHex>& hexes,
                                 const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "map_hexsides.csv");
    hex::PerSide<HexSide> sides(grid.sides(), HexSide{});
    hex::PerHex<char> ground(grid.size(), 0);
    for (const auto& each : hexes) {
        ground[each.hex] = each.terrain == Terrain::Ocean ? 0 : 1;
    }
    Once<hex::SideId> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto& from = csv.at(row, "hex");
        const auto& to = csv.at(row, "next_hex");
        const auto a = grid.find(from);
        const auto b = grid.find(to);
        if (!a || !b) {
            fault(csv, row, "there is no hex \"" + (a ? to : from) + "\" on the map.");
        }
        const auto side = grid.side_between(*a, *b);
        if (!side) {
            fault(csv, row, from + " and " + to + " are no neighbours.");
        }
        once(csv, row, *side, "the side of " + from + " and " + to);
        auto kind = side_of(csv.at(row, "sides"));
        if (!kind) {
            fault(csv, row, "\"" + csv.at(row, "sides") + "\" is no kind of side.");
        }
        if (kind->land && (ground[*a] == 0 || ground[*b] == 0)) {
            tables.reports.push_back(csv.place(row) + ": the side of " + from + " and " + to + " is land, but " +
                                     (ground[*a] == 0 ? from : to) + " has none: closed to land.");
            kind->land = kind->road = false;
        }
        sides[*side] = *kind;
    }
    return sides;
}

/// Every hex of the text, and what the map says of it. Rule: ES-STW-2, ES-AMB-11.
void read_named(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "hexes.csv");
    Once<HexId> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto hex = hex_of(tables, csv, row, csv.at(row, "hex"));
        once(csv, row, hex, "the hex " + csv.at(row, "hex"));
        tables.named_hexes.push_back({.hex = hex,
                                      .name = csv.at(row, "name_en"),
                                      .name_it = csv.at(row, "name_it"),
                                      .groups = split(csv.at(row, "groups")),
                                      .resource_printed = flag(csv, row, "resource"),
                                      .resource = flag(csv, row, "resource_preset")});
        const auto* on_map = tables.map->land(hex);
        const auto& last = tables.named_hexes.back();
        if (last.resource != (on_map != nullptr && on_map->resource)) {
            fault(csv, row, csv.at(row, "hex") + " and map_hexes.csv differ about a resource.");
        }
        for (const auto* column : {"port", "airfield"}) {
            const auto& told = csv.at(row, column);
            if (!told.empty() && told != "stated" && told != "implied") {
                fault(csv, row, "\"" + told + "\" in column \"" + column + "\" is neither stated nor implied.");
            }
            const bool there = column == std::string_view{"port"} ? tables.map->port(hex) : tables.map->airfield(hex);
            if (!told.empty() && !there) {
                fault(csv, row,
                      csv.at(row, "hex") + " has a" + (column[0] == 'p' ? " port" : "n airfield") + " here, but none in map_hexes.csv.");
            }
        }
    }
    const auto meant = core::read_table(folder, "resource_hexes_meant.csv");
    for (std::size_t row = 0; row < meant.rows(); ++row) {
        const std::pair pair{hex_of(tables, meant, row, meant.at(row, "printed")), hex_of(tables, meant, row, meant.at(row, "meant"))};
        const auto named = [&](HexId hex) { return std::ranges::find(tables.named_hexes, hex, &NamedHex::hex); };
        const auto printed = named(pair.first);
        const auto played = named(pair.second);
        if (printed == tables.named_hexes.end() || played == tables.named_hexes.end() || !printed->resource_printed || printed->resource ||
            played->resource_printed || !played->resource) {
            fault(meant, row, "hexes.csv has no resource printed in the one and played in the other.");
        }
        tables.resource_hexes_meant.push_back(pair);
    }
    const auto count = static_cast<std::ptrdiff_t>(tables.limits.find("resource_hexes")->second);
    if (std::ranges::count(tables.named_hexes, true, &NamedHex::resource) != count ||
        std::ranges::count(tables.named_hexes, true, &NamedHex::resource_printed) != count) {
        throw std::runtime_error("hexes.csv: there have to be " + std::to_string(count) + " resource hexes, as printed and as played.");
    }
}

void read_terrain(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "terrain.csv");
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto& terrain = csv.at(row, "terrain");
        const auto& cost = csv.at(row, "movement_cost");
        if (terrain == "transport_route") {
            if (cost != "0.5") {
                fault(csv, row, "a transport route costs half a point.");
            }
            tables.road_cost = 1;
        } else if (const auto kind = core::of_id<Terrain>(terrain); kind && !cost.empty()) {
            tables.movement_cost[static_cast<std::size_t>(*kind)] = 2 * between(1, 9, csv, row, "movement_cost");
            tables.modifiers.terrain[static_cast<std::size_t>(*kind)] = between(-9, 9, csv, row, "ground_die");
        }
    }
    for (const auto kind : {Terrain::Open, Terrain::Jungle, Terrain::Mixed, Terrain::Mountain}) {
        if (tables.movement_cost[static_cast<std::size_t>(kind)] == 0) {
            throw std::runtime_error("terrain.csv: there is no row \"" + std::string{id_of(kind)} + "\".");
        }
    }
    // An atoll is all coast: whoever stands there came by sea, and its ground is open.
    tables.movement_cost[static_cast<std::size_t>(Terrain::Atoll)] = tables.movement_cost[static_cast<std::size_t>(Terrain::Open)];
}

} // namespace

void read_map(Tables& tables, const std::filesystem::path& folder) {
    auto grid = printed_grid();
    const auto hexes = read_hexes(grid, folder);
    auto sides = read_sides(tables, grid, hexes, folder);
    tables.map_hexes = hexes;
    tables.map = std::make_shared<const Map>(std::move(grid), hexes, std::move(sides));
    read_named(tables, folder);
    read_terrain(tables, folder);
}

} // namespace intendant::empire_of_the_sun::reading
