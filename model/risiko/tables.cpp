#include "model/risiko/tables.hpp"

#include "model/core/csv.hpp"

#include <algorithm>
#include <stdexcept>

namespace intendant::risiko {

namespace {

/// Rule: RK-MAP-1, RK-MAP-2.
void read_board(Tables& tables, const std::filesystem::path& folder) {
    const auto continents = core::read_table(folder, "continents.csv");
    for (std::size_t row = 0; row < continents.rows(); ++row) {
        tables.continents.push_back({.id = continents.at(row, "id"),
                                     .name = continents.at(row, "name_en"),
                                     .translated_name = continents.translations(row, "name"),
                                     .bonus = continents.number(row, "bonus_armies"),
                                     .territories = {}});
    }
    const auto csv = core::read_table(folder, "territories.csv");
    if (csv.rows() == 0 || csv.rows() > 200) {
        throw std::runtime_error("territories.csv: between 1 and 200 territories are expected.");
    }
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto continent = core::known(tables.find_continent(csv.at(row, "continent")), "territories.csv", csv.at(row, "continent"));
        tables.continents[continent.index].territories.push_back({static_cast<std::uint8_t>(row)});
        tables.territories.push_back({.id = csv.at(row, "id"),
                                      .name = csv.at(row, "name_en"),
                                      .translated_name = csv.translations(row, "name"),
                                      .continent = continent,
                                      .points = csv.number(row, "points"),
                                      .symbol = Symbol::Infantry});
    }
    const auto symbols = core::read_table(folder, "card_symbols.csv"); // RK-GEN-8
    for (std::size_t row = 0; row < symbols.rows(); ++row) {
        const auto& id = symbols.at(row, "territory_id");
        tables.territories[core::known(tables.find(id), "card_symbols.csv", id).index].symbol =
            core::known(symbol_of_id(symbols.at(row, "symbol")), "card_symbols.csv", symbols.at(row, "symbol"));
    }
}

/// Rule: RK-MAP-3, RK-MAP-6.
void read_connections(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "connections.csv");
    const auto territory = [&](std::size_t row, std::string_view column) {
        return core::known(tables.find(csv.at(row, column)), "connections.csv", csv.at(row, column));
    };
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        tables.connections.push_back({territory(row, "a"), territory(row, "b"), csv.at(row, "kind") == "sea"});
    }
    if (const auto alone = cut_off(tables, tables.connections)) {
        throw std::runtime_error("connections.csv: " + tables[*alone].id + " cannot be reached.");
    }
}

void read_colours(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "colours.csv");
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto colour = core::known(colour_of_id(csv.at(row, "id")), "colours.csv", csv.at(row, "id"));
        tables.colours[static_cast<std::size_t>(colour)] = {.name = csv.at(row, "name_en"),
                                                            .translated_name = csv.translations(row, "name"),
                                                            .on_light = csv.colour(row, "on_light"),
                                                            .on_dark = csv.colour(row, "on_dark"),
                                                            .for_every_eye = csv.colour(row, "for_every_eye")};
    }
}

void read_amounts(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "amounts.csv");
    const auto amount = [&csv](std::string_view id) { return csv.number(csv.row_of(id), "amount"); };
    tables.amounts = {.initial_armies = {0, 0, 0, amount("initial_armies_3"), amount("initial_armies_4"), amount("initial_armies_5"),
                                         amount("initial_armies_6")},
                      .initial_pass = amount("initial_pass"),
                      .territories_for_an_army = amount("territories_for_an_army"),
                      .special_reinforcement = amount("special_reinforcement"),
                      .owned_territory_on_a_card = amount("owned_territory_on_a_card"),
                      .set_of = {amount("set_of_infantry"), amount("set_of_cavalry"), amount("set_of_cannons")},
                      .set_of_one_each = amount("set_of_one_each"),
                      .set_with_jolly = amount("set_with_jolly"),
                      .most_dice = amount("most_dice"),
                      .protected_rounds = amount("protected_rounds"),
                      .most_cards = amount("most_cards"),
                      .jolly_cards = amount("jolly_cards"),
                      .armies_of_a_flag = amount("armies_of_a_flag")};
}

} // namespace

std::optional<TerritoryId> cut_off(const Tables& tables, const std::vector<Connection>& connections) {
    std::vector<bool> reached(tables.territories.size());
    reached[0] = true;
    for (bool grows = true; grows;) {
        grows = false;
        for (const auto& [a, b, sea] : connections) {
            if (reached[a.index] != reached[b.index]) {
                reached[a.index] = reached[b.index] = grows = true;
            }
        }
    }
    const auto alone = std::ranges::find(reached, false);
    return alone == reached.end() ? std::nullopt : std::optional{TerritoryId{static_cast<std::uint8_t>(alone - reached.begin())}};
}

std::optional<TerritoryId> Tables::find(std::string_view id) const {
    const auto place = std::ranges::find(territories, id, &Territory::id);
    return place == territories.end() ? std::nullopt : std::optional{TerritoryId{static_cast<std::uint8_t>(place - territories.begin())}};
}

std::optional<ContinentId> Tables::find_continent(std::string_view id) const {
    const auto place = std::ranges::find(continents, id, &Continent::id);
    return place == continents.end() ? std::nullopt : std::optional{ContinentId{static_cast<std::uint8_t>(place - continents.begin())}};
}

std::string Tables::card_id(CardId card) const {
    return is_jolly(card) ? "jolly_" + std::to_string(card.index - territories.size() + 1) : territories[card.index].id;
}

std::optional<CardId> Tables::find_card(std::string_view id) const {
    for (int card = 0; card < cards(); ++card) {
        if (const CardId each{static_cast<std::uint8_t>(card)}; card_id(each) == id) {
            return each;
        }
    }
    return std::nullopt;
}

std::shared_ptr<const Tables> load_tables(const std::filesystem::path& folder) {
    auto tables = std::make_shared<Tables>();
    read_board(*tables, folder);
    read_connections(*tables, folder);
    read_colours(*tables, folder);
    read_amounts(*tables, folder);
    tables->clauses = core::load_clauses(folder);
    return tables;
}

} // namespace intendant::risiko
