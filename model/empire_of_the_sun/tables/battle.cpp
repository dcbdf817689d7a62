#include "model/empire_of_the_sun/tables/reading.hpp"

namespace intendant::empire_of_the_sun::reading {

namespace {

constexpr int far = 1'000;

/// Every die has one row, however it is modified. Rule: ES-BAT-8, ES-GND-3.
std::vector<CombatRow> read_results(const std::filesystem::path& folder, const std::string& file, bool criticals) {
    const auto csv = core::read_table(folder, file);
    std::vector<CombatRow> rows;
    int next = -far;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto& efficiency = csv.at(row, "efficiency");
        constexpr std::array words{"", "0.25", "0.5", "", "1", "", "1.5", "", "2"}; // by quarters
        const auto place = std::ranges::find(words, efficiency);
        if (efficiency.empty() || place == words.end()) {
            fault(csv, row, "\"" + efficiency + "\" is no efficiency.");
        }
        CombatRow found{.die_least = if_there(-far, far, csv, row, "die_min").value_or(-far),
                        .die_most = if_there(-far, far, csv, row, "die_max").value_or(far),
                        .quarters = static_cast<int>(place - words.begin()),
                        .critical = false};
        if (criticals) {
            found.critical = csv.at(row, "critical") != "no";
        }
        if (found.die_least != next || found.die_most < found.die_least) {
            fault(csv, row, "the table leaves a gap in the dice, or has one twice.");
        }
        next = found.die_most + 1;
        rows.push_back(found);
    }
    if (next != far + 1) {
        throw std::runtime_error(file + ": the last row has to be open.");
    }
    return rows;
}

} // namespace

void read_battle(Tables& tables, const std::filesystem::path& folder) {
    tables.air_naval_results = read_results(folder, "crt_air_naval.csv", true);
    tables.ground_results = read_results(folder, "crt_ground.csv", false);

    const auto csv = core::read_table(folder, "battle_modifiers.csv");
    const auto value = [&](std::string_view combat, std::string_view id) {
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            if (csv.at(row, "combat") == combat && csv.at(row, "id") == id) {
                return between(-9, 9, csv, row, "value");
            }
        }
        throw std::runtime_error("battle_modifiers.csv has no row \"" + std::string{id} + "\".");
    };
    auto& modifiers = tables.modifiers;
    modifiers.ambush = value("air_naval", "ambush");
    modifiers.surprise = value("air_naval", "surprise");
    modifiers.year = {
        {1943, value("air_naval", "year_1943")}, {1944, value("air_naval", "year_1944_45")}, {1945, value("air_naval", "year_1944_45")}};
    modifiers.bombardment = value("ground", "shore_bombardment");
    modifiers.air_superiority = value("ground", "air_superiority");
    modifiers.landing = value("ground", "defends_against_landing");
    modifiers.armour = value("ground", "armour");
    for (const auto terrain : {Terrain::Jungle, Terrain::Mixed, Terrain::Mountain}) {
        if (modifiers.terrain[static_cast<std::size_t>(terrain)] != value("ground", id_of(terrain))) {
            throw std::runtime_error("battle_modifiers.csv and terrain.csv differ about " + std::string{id_of(terrain)} + ".");
        }
    }
    for (std::size_t i = 0; i < tables.turns.size(); ++i) {
        const auto& turn = tables.turns[i];
        const auto told = modifiers.year.find(turn.year);
        if (turn.allied_air_modifier != (told == modifiers.year.end() ? 0 : told->second)) {
            throw std::runtime_error("turns.csv and battle_modifiers.csv differ about turn " + std::to_string(i + 1) + ".");
        }
    }
}

} // namespace intendant::empire_of_the_sun::reading
