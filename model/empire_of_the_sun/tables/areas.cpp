#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/tables/reading.hpp"

namespace intendant::empire_of_the_sun::reading {

/// Rule: ES-POL-1 to ES-POL-16.
void read_areas(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "surrender.csv");
    Once<Area> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto& id = csv.at(row, "id");
        const auto area = core::of_id<Area>(id);
        if (!area) {
            fault(csv, row, "\"" + id + "\" is no nation or area.");
        }
        once(csv, row, *area, id);
        const auto change = if_there(-9, 9, csv, row, "us_will");
        tables.areas[static_cast<std::size_t>(*area)] = {.name = csv.at(row, "name_en"),
                                                         .name_it = csv.at(row, "name_it"),
                                                         .bases = hexes_of(tables, csv, row, "main_bases"),
                                                         .needed = hexes_of(tables, csv, row, "needed_hexes"),
                                                         .us_will = change.value_or(0)};
        const auto cause = std::ranges::find(tables.will, "surrender_" + id, &WillCause::id);
        if (change.has_value() != (cause != tables.will.end()) || (change && cause->change != change)) {
            fault(csv, row, "political_will.csv says otherwise about " + id + ".");
        }
    }
    complete("surrender.csv", once.count(), tables.areas.size());

    const auto check_region = [&](const core::CsvTable& regions, std::size_t row) {
        const auto& region = regions.at(row, "region");
        if (std::ranges::find(tables.map_hexes, region, &MapHex::region) == tables.map_hexes.end()) {
            fault(regions, row, "no hex of map_hexes.csv is in the region \"" + region + "\".");
        }
    };
    const auto empire = core::read_table(folder, "regions.csv");
    for (std::size_t row = 0; row < empire.rows(); ++row) {
        check_region(empire, row);
        if (word<Side>(empire, row, "controller") == Side::Japan) {
            tables.empire_regions.push_back(empire.at(row, "region"));
        }
    }
    const auto regions = core::read_table(folder, "area_regions.csv");
    for (std::size_t row = 0; row < regions.rows(); ++row) {
        check_region(regions, row);
        tables.area_regions.emplace_back(word<Area>(regions, row, "area"), regions.at(row, "region"));
    }
}

namespace {

struct Column {
    const core::CsvTable& csv;
    std::string name;

    std::size_t row(std::string_view marker) const {
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            if (csv.at(row, "marker") == marker) {
                return row;
            }
        }
        throw std::runtime_error("scenario_markers.csv has no row \"" + std::string{marker} + "\".");
    }
    const std::string& text(std::string_view marker) const { return csv.at(row(marker), name); }
    int number(std::string_view marker) const { return between(-9, 20, csv, row(marker), name); }
    std::optional<int> if_told(std::string_view marker) const { return if_there(-9, 20, csv, row(marker), name); }
    bool yes(std::string_view marker) const { return flag(csv, row(marker), name); }
};

SetupMarkers markers_of(const Tables& tables, const core::CsvTable& csv, Setup setup) {
    const Column column{csv, std::string{id_of(setup)}};
    const auto card = [&](std::string_view marker) -> std::optional<CardId> {
        const auto& id = column.text(marker);
        const auto found = tables.find_card(id);
        if (!id.empty() && !found) {
            fault(csv, column.row(marker), "there is no card \"" + id + "\".");
        }
        return found;
    };
    SetupMarkers markers{.us_will = column.number("us_political_will"),
                         .china = column.text("china"),
                         .china_divisions = column.number("china_divisions"),
                         .burma_road = column.text("burma_road"),
                         .hump = column.yes("hump_side"),
                         .india = column.text("india"),
                         .wie = column.number("wie"),
                         .japanese_asp = column.number("japanese_asp"),
                         .barges = column.yes("barges"),
                         .pt_boats = column.yes("pt_boats"),
                         .allied_asp = column.number("allied_asp"),
                         .japanese_resources = column.number("japanese_resources"),
                         .us_rivalry = column.yes("us_rivalry"),
                         .japanese_rivalry = column.yes("japanese_rivalry"),
                         .japanese_air_replacements = column.if_told("japanese_air_replacements").value_or(0),
                         .japanese_naval_replacements = column.if_told("japanese_naval_replacements").value_or(0),
                         .japanese_passes = column.if_told("japanese_passes"),
                         .allied_passes = column.if_told("allied_passes"),
                         .japanese_cards = setup == Setup::Campaign ? std::nullopt : column.if_told("japanese_cards"),
                         .allied_cards = column.number("allied_cards"),
                         .defensive_doctrine = column.yes("defensive_doctrine"),
                         .kwai_bridge = column.yes("kwai_bridge"),
                         .start_points = column.if_told("start_vp"),
                         .japanese_future = card("japanese_future_offensive"),
                         .allied_future = card("allied_future_offensive"),
                         .surrendered = {},
                         .mandates = word<Side>(csv, column.row("mandates_control"), column.name)};
    for (const auto& id : split(column.text("surrendered"))) {
        const auto area = core::of_id<Area>(id);
        if (!area) {
            fault(csv, column.row("surrendered"), "\"" + id + "\" is no nation.");
        }
        markers.surrendered.push_back(*area);
    }
    if (std::ranges::find(tables.china_boxes, markers.china) == tables.china_boxes.end()) {
        fault(csv, column.row("china"), "\"" + markers.china + "\" is no box of the China track.");
    }
    if (!tables.burma_road.contains(markers.burma_road)) {
        fault(csv, column.row("burma_road"), "\"" + markers.burma_road + "\" is no state of the Burma Road.");
    }
    if (std::ranges::find(tables.india_boxes, markers.india) == tables.india_boxes.end()) {
        fault(csv, column.row("india"), "\"" + markers.india + "\" is no box of the India track.");
    }
    if (markers.wie > tables.wie.front().box || markers.wie < tables.wie.back().box) {
        fault(csv, column.row("wie"), "the track of the war in Europe has no such box.");
    }
    for (const auto future : {markers.japanese_future, markers.allied_future}) {
        if (future && tables[*future].start[static_cast<std::size_t>(setup)] != CardStart::Future) {
            throw std::runtime_error("scenario_markers.csv: " + tables[*future].id + " is no Future Offensive by its deck.");
        }
    }
    return markers;
}

/// Who has to stand in a set-up, and at which step. Rule: ES-SCN-5, ES-SCN-6, ES-SCN-9, ES-SCN-13.
void check_placements(const Tables& tables, Setup setup) {
    const auto name = std::string{id_of(setup)};
    for (std::size_t i = 0; i < tables.units.size(); ++i) {
        const auto& unit = tables.units[i];
        const auto& placements = tables[setup].placements;
        const auto found = std::ranges::find(placements, UnitId{static_cast<std::uint8_t>(i)}, &Placement::unit);
        const bool there = found != placements.end();
        bool due = unit.entry == Entry::Setup;
        if (setup != Setup::Campaign) {
            const auto& listed = *unit.listed[static_cast<std::size_t>(setup)];
            due = listed.kind != PlaceKind::TurnTrack && listed.kind != PlaceKind::ByCard;
            if (there && due && (found->place.kind == PlaceKind::Eliminated) != (listed.kind == PlaceKind::Eliminated)) {
                throw std::runtime_error("scenario_setup.csv: set-up " + name + " and units.csv differ about whether " + unit.id +
                                         " is eliminated.");
            }
        }
        if (due && !there) {
            throw std::runtime_error("scenario_setup.csv: the set-up " + name + " has no place for " + unit.id + ".");
        }
        if (!due && there) {
            throw std::runtime_error("scenario_setup.csv: " + unit.id + " is not in play yet in the set-up " + name + ".");
        }
    }
}

} // namespace

/// Rule: ES-SCN-1 to ES-SCN-16.
void read_scenarios(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "scenarios.csv");
    Once<std::string> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        once(csv, row, csv.at(row, "id"), csv.at(row, "id"));
        const auto& setup = csv.at(row, "setup");
        const auto& starts = csv.at(row, "starts_at");
        if (starts != "offensives phase" && starts != "turn 1, special turn") {
            fault(csv, row, "\"" + starts + "\" is no beginning.");
        }
        Scenario scenario{.id = csv.at(row, "id"),
                          .name = csv.at(row, "name_en"),
                          .name_it = csv.at(row, "name_it"),
                          .first_turn = between(1, 12, csv, row, "first_turn"),
                          .last_turn = between(1, 12, csv, row, "last_turn"),
                          .offensives_first = starts == "offensives phase",
                          .setup = setup == "counters" ? Setup::Campaign : word<Setup>(csv, row, "setup"),
                          .victory = csv.at(row, "victory"),
                          .rivalry_removal = flag_or_empty(csv, row, "rivalry_removal")};
        constexpr std::array rules{"16.0", "17.27", "17.38", "17.48"};
        if (std::ranges::find(rules, scenario.victory) == rules.end()) {
            fault(csv, row, "\"" + scenario.victory + "\" is no rule of victory.");
        }
        if (scenario.last_turn < scenario.first_turn) {
            fault(csv, row, "the last turn comes before the first.");
        }
        tables.scenarios.push_back(std::move(scenario));
    }
    complete("scenarios.csv", csv.rows(), 9);

    const auto markers = core::read_table(folder, "scenario_markers.csv");
    complete("scenario_markers.csv", markers.rows(), 29);
    for (const auto setup : all_setups) {
        tables.setups[static_cast<std::size_t>(setup)].markers = markers_of(tables, markers, setup);
    }

    const auto places = core::read_table(folder, "scenario_setup.csv");
    Once<std::pair<Setup, UnitId>> placed;
    for (std::size_t row = 0; row < places.rows(); ++row) {
        const auto setup = word<Setup>(places, row, "scenario");
        const auto unit = unit_of(tables, places, row, places.at(row, "unit"));
        placed(places, row, {setup, unit}, tables[unit].id);
        if (word<Side>(places, row, "side") != tables[unit].side) {
            fault(places, row, tables[unit].id + " is on the wrong side.");
        }
        const auto& text = places.at(row, "place");
        Place place{};
        if (text == "delay_box" || text == "china_box" || text == "eliminated") {
            place.kind = text == "delay_box" ? PlaceKind::DelayBox : text == "china_box" ? PlaceKind::ChinaBox : PlaceKind::Eliminated;
        } else {
            place.hex = hex_of(tables, places, row, text);
        }
        const bool gone = place.kind == PlaceKind::Eliminated;
        if (gone != places.at(row, "step").empty()) {
            fault(places, row, "a unit in play has a step, an eliminated one has none.");
        }
        const auto step = gone ? Step::Reduced : word<Step>(places, row, "step");
        if (setup == Setup::Campaign && (tables[unit].start != place.hex || tables[unit].start_step != step)) {
            fault(places, row, tables[unit].id + " stands elsewhere, or at another step, in units.csv.");
        }
        tables.setups[static_cast<std::size_t>(setup)].placements.push_back({.unit = unit, .place = place, .step = step});
    }
    for (const auto setup : all_setups) {
        check_placements(tables, setup);
    }
    const auto control = core::read_table(folder, "scenario_control.csv");
    for (std::size_t row = 0; row < control.rows(); ++row) {
        tables.setups[static_cast<std::size_t>(word<Setup>(control, row, "scenario"))].control.emplace_back(
            hex_of(tables, control, row, control.at(row, "hex")), word<Side>(control, row, "controller"));
    }
}

} // namespace intendant::empire_of_the_sun::reading
