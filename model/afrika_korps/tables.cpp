#include "model/afrika_korps/tables.hpp"

#include "model/afrika_korps/hex_label.hpp"
#include "model/afrika_korps/map.hpp"
#include "model/core/csv.hpp"
#include "model/hex/grid.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace intendant::afrika_korps {

namespace {

[[noreturn]] void fault(const core::CsvTable& csv, std::size_t row, const std::string& what) {
    throw std::runtime_error(csv.place(row) + ": " + what);
}

/// The value of the word in that field.
template <core::WordedEnum E> E word(const core::CsvTable& csv, std::size_t row, std::string_view column) {
    const auto& text = csv.at(row, column);
    const auto value = core::of_id<E>(text);
    if (!value) {
        fault(csv, row, "\"" + text + "\" is no " + std::string{column} + ".");
    }
    return *value;
}

bool yes(const core::CsvTable& csv, std::size_t row, std::string_view column) {
    const auto& text = csv.at(row, column);
    if (text != "yes" && text != "no") {
        fault(csv, row, "\"" + text + "\" in column \"" + std::string{column} + "\" is neither yes nor no.");
    }
    return text == "yes";
}

int at_least(int least, const core::CsvTable& csv, std::size_t row, std::string_view column) {
    const int value = csv.number(row, column);
    if (value < least || value > 1'000) {
        fault(csv, row,
              std::to_string(value) + " in column \"" + std::string{column} + "\" is too " + (value < least ? "small." : "large."));
    }
    return value;
}

/// A face of the die as a place in a list.
std::size_t face(const core::CsvTable& csv, std::size_t row) {
    const int die = csv.number(row, "die");
    if (die < 1 || die > 6) {
        fault(csv, row, "the die has the faces 1 to 6.");
    }
    return static_cast<std::size_t>(die - 1);
}

/// Every place of a list has to be told once.
template <class Place> class Once {
public:
    void operator()(const core::CsvTable& csv, std::size_t row, const Place& place, const std::string& what) {
        if (!m_seen.insert(place).second) {
            fault(csv, row, what + " stands there twice.");
        }
    }
    std::size_t count() const { return m_seen.size(); }

private:
    std::set<Place> m_seen;
};

void complete(const char* file, std::size_t found, std::size_t expected) {
    if (found != expected) {
        throw std::runtime_error(std::string{file} + ": " + std::to_string(expected) + " rows are expected, but there are " +
                                 std::to_string(found) + ".");
    }
}

/// The hex named in that field.
HexId hex_in(const Tables& tables, const core::CsvTable& csv, std::size_t row, std::string_view column) {
    const auto hex = tables.find(csv.at(row, column));
    if (!hex) {
        fault(csv, row, "there is no hex \"" + csv.at(row, column) + "\".");
    }
    return *hex;
}

/// Rule: AK-GEN-1.
void read_hexes(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "hexes.csv");
    std::vector<hex::Spot> spots;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        tables.hexes.push_back({.id = csv.at(row, "hex"),
                                .column = at_least(0, csv, row, "column"),
                                .row = at_least(0, csv, row, "row"),
                                .terrain = word<Terrain>(csv, row, "terrain"),
                                .name = csv.at(row, "name")});
        const auto& last = tables.hexes.back();
        spots.push_back({.label = last.id, .place = {.column = last.column, .row = last.row}});
    }
    try {
        [[maybe_unused]] const hex::Grid grid(map_layout, spots);
    } catch (const hex::GridFault& found) {
        fault(csv, found.spot, found.what());
    }
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto& [label, place] = spots[row];
        if (place_of_label(label) != place) {
            fault(csv, row,
                  "no hex named " + label + " stands in column " + std::to_string(place.column) + ", row " + std::to_string(place.row) +
                      ".");
        }
        tables.hex_by_id.try_emplace(label, HexId{static_cast<std::uint16_t>(row)});
    }
    const auto place = [&tables](std::string_view name) {
        const auto hex = std::ranges::find(tables.hexes, name, &Hex::name);
        if (hex == tables.hexes.end()) {
            throw std::runtime_error("hexes.csv: no hex is named \"" + std::string{name} + "\".");
        }
        return HexId{static_cast<std::uint16_t>(hex - tables.hexes.begin())};
    };
    tables.places = {.bengasi = place("Bengasi"),
                     .tobruch = place("Tobruch"),
                     .axis_base = place("Axis home base"),
                     .allied_base = place("Allied home base")};
}

/// Rule: AK-MOV-5, AK-MOV-8.
void read_hexsides(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "hexsides.csv");
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto pair = std::minmax({hex_in(tables, csv, row, "hex"), hex_in(tables, csv, row, "next_hex")});
        const auto name = "the side of " + csv.at(row, "hex") + " and " + csv.at(row, "next_hex");
        if (!neighbours(tables[pair.first], tables[pair.second])) {
            fault(csv, row, csv.at(row, "hex") + " and " + csv.at(row, "next_hex") + " are no neighbours.");
        }
        if (!tables.hexsides.try_emplace({pair.first, pair.second}, word<HexsideKind>(csv, row, "kind")).second) {
            fault(csv, row, name + " stands there twice.");
        }
    }
}

/// Rule: AK-SUP-3.
void read_supply(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "supply_arrival.csv");
    Once<std::pair<std::string, std::size_t>> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto& name = csv.at(row, "period");
        const auto& result = csv.at(row, "result");
        once(csv, row, {name, face(csv, row)}, "the die " + csv.at(row, "die") + " of " + name);
        if (result != "arrives" && result != "sunk") {
            fault(csv, row, "\"" + result + "\" is neither arrives nor sunk.");
        }
        auto period = std::ranges::find(tables.supply_periods, name, &SupplyPeriod::name);
        if (period == tables.supply_periods.end()) {
            period = tables.supply_periods.insert(period, {.name = name, .arrives = {}});
        }
        period->arrives[face(csv, row)] = result == "arrives";
    }
    complete("supply_arrival.csv", once.count(), tables.supply_periods.size() * 6);
}

/// The faces that the calendar marks as sunk, `1-2` or `1`, are those of its period. Rule: AK-SUP-3.
void check_mark(const Tables& tables, const core::CsvTable& csv, std::size_t row, std::size_t period) {
    const auto& mark = csv.at(row, "axis_supply_sunk_on");
    const auto& arrives = tables.supply_periods[period].arrives;
    const auto sunk = std::ranges::count(arrives, false);
    const bool first_faces = std::ranges::is_partitioned(arrives, [](bool here) { return !here; });
    if (!first_faces || mark != (sunk > 1 ? "1-" : "") + std::to_string(sunk)) {
        fault(csv, row, "supply is sunk on " + mark + ", but supply_arrival.csv says otherwise.");
    }
}

/// Rule: AK-CAL-2.
void read_calendar(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "calendar.csv");
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        if (csv.number(row, "turn") != static_cast<int>(row) + 1) {
            fault(csv, row, "turn " + std::to_string(row + 1) + " is expected here.");
        }
        const auto& window = csv.at(row, "axis_supply_window");
        const auto period = std::ranges::find(tables.supply_periods, window, &SupplyPeriod::name);
        if (period == tables.supply_periods.end()) {
            fault(csv, row, "\"" + window + "\" is no period of supply_arrival.csv.");
        }
        const auto place = static_cast<std::size_t>(period - tables.supply_periods.begin());
        check_mark(tables, csv, row, place);
        tables.calendar.push_back({.label = csv.at(row, "label"),
                                   .month = csv.at(row, "month"),
                                   .year = csv.number(row, "year"),
                                   .supply_period = place,
                                   .replacements = yes(csv, row, "replacements_accrue"),
                                   .substitutes = yes(csv, row, "substitutes_allowed"),
                                   .axis_reinforcements = at_least(0, csv, row, "axis_reinforcements"),
                                   .allied_reinforcements = at_least(0, csv, row, "allied_reinforcements"),
                                   .note = csv.at(row, "note")});
    }
    if (tables.calendar.empty()) {
        throw std::runtime_error("calendar.csv: there is no turn.");
    }
}

/// The side as the counters have it: the Allied player's are marked Allied.
Side side_of(const core::CsvTable& csv, std::size_t row) {
    const auto& text = csv.at(row, "side");
    if (text != "Axis" && text != "Allied") {
        fault(csv, row, "\"" + text + "\" is neither Axis nor Allied.");
    }
    return text == "Axis" ? Side::Axis : Side::Allies;
}

/// Rule: AK-GEN-4, AK-SET-3, AK-RNF-1.
void read_counters(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "oob.csv");
    if (csv.rows() > 255) {
        throw std::runtime_error("oob.csv: no more than 255 counters are expected.");
    }
    Once<std::string> once;
    Once<std::pair<Side, std::string>> named; // by side
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        Counter counter{.id = csv.at(row, "counter_id"),
                        .side = side_of(csv, row),
                        .nationality = csv.at(row, "nationality"),
                        .name = csv.at(row, "name"),
                        .type = word<UnitType>(csv, row, "type"),
                        .attack = at_least(0, csv, row, "attack"),
                        .defence = at_least(0, csv, row, "defence"),
                        .movement = at_least(0, csv, row, "movement"),
                        .kind = word<CounterKind>(csv, row, "kind"),
                        .setup = {},
                        .arrival = at_least(0, csv, row, "arrival_turn")};
        once(csv, row, counter.id, "the counter " + counter.id);
        named(csv, row, {counter.side, counter.name}, "the name " + counter.name);
        if (counter.combat_unit() && (counter.attack < 1 || counter.defence < 1)) { // AK-GEN-4, AK-ODD-7
            fault(csv, row, "a combat unit has factors of at least 1.");
        }
        if (!csv.at(row, "setup_hex").empty()) {
            counter.setup = hex_in(tables, csv, row, "setup_hex");
        }
        if (static_cast<std::size_t>(counter.arrival) > tables.calendar.size()) {
            fault(csv, row, "the calendar has no turn " + std::to_string(counter.arrival) + ".");
        }
        if ((counter.kind == CounterKind::Setup) != (counter.setup && counter.combat_unit())) {
            fault(csv, row, "a unit that is there from the start, and no other, has a hex.");
        }
        tables.counters.push_back(std::move(counter));
    }
}

/// Rule: AK-CRT-1.
void read_results(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "combat_results.csv");
    Once<std::size_t> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        once(csv, row, face(csv, row), "the die " + csv.at(row, "die"));
        for (std::size_t column = 0; column < die_columns.size(); ++column) {
            const auto& text = csv.at(row, id_of(die_columns[column]));
            const auto result = result_of_id(text);
            if (!result) {
                fault(csv, row, "\"" + text + "\" is no result of combat.");
            }
            tables.results[column][face(csv, row)] = *result;
        }
    }
    complete("combat_results.csv", once.count(), 6);
}

/// Rule: AK-ASP-1, AK-VA-1, AK-ODD-6.
void read_odds(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "odds_columns.csv");
    Once<OddsColumn> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto column = word<OddsColumn>(csv, row, "column");
        if (column == OddsColumn::NotAllowed) {
            fault(csv, row, "odds that are not allowed have no column.");
        }
        once(csv, row, column, "the column " + csv.at(row, "column"));
        tables.columns[static_cast<std::size_t>(column)] = {.needs_supply = yes(csv, row, "needs_supply"),
                                                            .automatic_when_closed = yes(csv, row, "automatic_when_closed")};
    }
    complete("odds_columns.csv", once.count(), die_columns.size() + 1);

    const auto chart = core::read_table(folder, "odds_chart.csv");
    for (std::size_t row = 0; row < chart.rows(); ++row) {
        const std::pair cell{at_least(1, chart, row, "attack"), at_least(1, chart, row, "defence")};
        if (!tables.chart.try_emplace(cell, word<OddsColumn>(chart, row, "chart")).second) {
            fault(chart, row, "this cell stands there twice.");
        }
    }
}

/// Rule: AK-ODD-3, AK-ADV-1.
void read_terrain(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "terrain.csv");
    Once<Terrain> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto terrain = word<Terrain>(csv, row, "terrain");
        once(csv, row, terrain, "the terrain " + csv.at(row, "terrain"));
        tables.terrains[static_cast<std::size_t>(terrain)] = {.defence = at_least(0, csv, row, "defence"),
                                                              .advance = yes(csv, row, "advance")};
    }
    complete("terrain.csv", once.count(), tables.terrains.size());
}

void read_amounts(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "amounts.csv");
    const auto amount = [&csv](std::string_view id) { return at_least(1, csv, csv.row_of(id), "amount"); };
    tables.amounts = {.axis_supply_on_map = amount("axis_supply_on_map"),
                      .allied_supply_on_map = amount("allied_supply_on_map"),
                      .supply_line_hexes = amount("supply_line_hexes"),
                      .retreat_hexes = amount("retreat_hexes"),
                      .stack = amount("stack"),
                      .road_hexes = amount("road_hexes"),
                      .rommel_movement = amount("rommel_movement"),
                      .axis_factors_base = amount("axis_factors_base"),
                      .axis_factors_tobruch = amount("axis_factors_tobruch"),
                      .allied_factors_base = amount("allied_factors_base"),
                      .allied_factors_tobruch = amount("allied_factors_tobruch"),
                      .isolated_turns = amount("isolated_turns"),
                      .control_turns = amount("control_turns")};
}

/// Rule: AK-GEN-3.
void read_sides(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "sides.csv");
    Once<Side> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto side = word<Side>(csv, row, "id");
        once(csv, row, side, "the side " + csv.at(row, "id"));
        tables.sides[static_cast<std::size_t>(side)] = {.on_light = csv.colour(row, "on_light"),
                                                        .on_dark = csv.colour(row, "on_dark"),
                                                        .for_every_eye = csv.colour(row, "for_every_eye")};
    }
    complete("sides.csv", once.count(), tables.sides.size());
}

} // namespace

bool neighbours(const Hex& a, const Hex& b) {
    return hex::distance(map_layout, {.column = a.column, .row = a.row}, {.column = b.column, .row = b.row}) == 1;
}

std::optional<HexId> Tables::find(std::string_view hex) const {
    const auto place = hex_by_id.find(hex);
    return place == hex_by_id.end() ? std::nullopt : std::optional{place->second};
}

std::optional<CounterId> Tables::find_counter(std::string_view id) const {
    const auto place = std::ranges::find(counters, id, &Counter::id);
    return place == counters.end() ? std::nullopt : std::optional{CounterId{static_cast<std::uint8_t>(place - counters.begin())}};
}

std::optional<CounterId> Tables::find_unit(std::string_view word, Side side) const {
    const auto place =
        std::ranges::find_if(counters, [&](const Counter& each) { return each.side == side && (each.name == word || each.id == word); });
    return place == counters.end() ? std::nullopt : std::optional{CounterId{static_cast<std::uint8_t>(place - counters.begin())}};
}

std::optional<CounterId> Tables::find_unit(std::string_view word) const {
    if (const auto found = find_counter(word)) {
        return found;
    }
    for (const auto side : all_sides) { // `axis Supply 1`
        const auto said = id_of(side);
        if (word.size() > said.size() && word.starts_with(said) && word[said.size()] == ' ') {
            return find_unit(word.substr(said.size() + 1), side);
        }
    }
    const auto of_axis = find_unit(word, Side::Axis);
    const auto of_allies = find_unit(word, Side::Allies);
    return of_axis && of_allies ? std::nullopt : of_axis ? of_axis : of_allies;
}

HexId Tables::hex_of(KeyPlace place) const {
    switch (place) {
    case KeyPlace::Bengasi:
        return places.bengasi;
    case KeyPlace::Tobruch:
        return places.tobruch;
    case KeyPlace::AxisBase:
        return places.axis_base;
    case KeyPlace::AlliedBase:
        return places.allied_base;
    }
    return places.tobruch;
}

std::optional<HexsideKind> Tables::side_between(HexId a, HexId b) const {
    const auto place = hexsides.find(std::minmax(a, b));
    return place == hexsides.end() ? std::nullopt : std::optional{place->second};
}

bool Tables::supply_arrives(int turn, int die) const {
    const auto period = calendar.at(static_cast<std::size_t>(turn - 1)).supply_period;
    return supply_periods[period].arrives.at(static_cast<std::size_t>(die - 1));
}

std::shared_ptr<const Tables> load_tables(const std::filesystem::path& folder) {
    auto tables = std::make_shared<Tables>();
    read_hexes(*tables, folder);
    read_hexsides(*tables, folder);
    read_supply(*tables, folder);
    read_calendar(*tables, folder);
    read_counters(*tables, folder);
    read_results(*tables, folder);
    read_odds(*tables, folder);
    read_terrain(*tables, folder);
    read_amounts(*tables, folder);
    read_sides(*tables, folder);
    tables->clauses = core::load_clauses(folder);
    tables->map = std::make_shared<const Map>(*tables);
    return tables;
}

} // namespace intendant::afrika_korps
