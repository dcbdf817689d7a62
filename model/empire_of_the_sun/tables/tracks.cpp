#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/tables/reading.hpp"

namespace intendant::empire_of_the_sun::reading {

namespace {

/// The row of every id of a list, in the order of the list; other rows are a fault.
std::vector<std::string> keys(const std::filesystem::path& folder, const std::string& file, std::string_view column, std::size_t expected) {
    const auto csv = core::read_table(folder, file);
    Once<std::string> once;
    std::vector<std::string> found;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        once(csv, row, csv.at(row, column), "\"" + csv.at(row, column) + "\"");
        found.push_back(csv.at(row, column));
    }
    complete(file.c_str(), csv.rows(), expected);
    return found;
}

/// Rule: ES-REP-1.
void read_replacements(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "replacements.csv");
    complete("replacements.csv", csv.rows(), tables.turns.size());
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        if (csv.number(row, "turn") != static_cast<int>(row) + 1) {
            fault(csv, row, "turn " + std::to_string(row + 1) + " is expected here.");
        }
        const auto count = [&](std::string_view column) { return between(0, 9, csv, row, column); };
        auto& turn = tables.turns[row];
        turn.japanese_naval = count("jp_naval");
        turn.allied_land = count("allied_land");
        turn.allied_air = count("allied_air");
        turn.us_naval = count("us_naval_scheduled");
        turn.chinese = count("chinese");
        turn.us_naval_with_oahu = count("us_naval_if_oahu");
        turn.commonwealth_naval = count("cw_naval_if_base");
    }
}

/// Rule: ES-OFF-4.
void read_commands(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "hq_command.csv");
    constexpr std::array words{"us", "commonwealth", "joint", "japanese"};
    complete("hq_command.csv", csv.rows(), words.size());
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        if (csv.at(row, "hq_nation") != words[row]) {
            fault(csv, row, "\"" + std::string{words[row]} + "\" is expected here.");
        }
        tables.commands[row] = {.us_ground = flag(csv, row, "us_ground"),
                                .us_naval = flag(csv, row, "us_naval"),
                                .us_army_air = flag(csv, row, "us_army_air"),
                                .us_marine_air = flag(csv, row, "us_marine_air"),
                                .commonwealth = flag(csv, row, "commonwealth"),
                                .chinese = flag(csv, row, "chinese"),
                                .dutch = flag(csv, row, "dutch"),
                                .japanese = flag(csv, row, "japanese")};
    }
}

/// Rule: ES-MOV-1.
void read_allowance(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "movement_allowance.csv");
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const std::array oc{between(1, 60, csv, row, "oc1"), between(1, 60, csv, row, "oc2"), between(1, 60, csv, row, "oc3")};
        const auto& kind = csv.at(row, "kind");
        if (oc[1] != 2 * oc[0] || oc[2] != 3 * oc[0]) {
            fault(csv, row, "the allowance of " + kind + " has to grow with the operations value.");
        }
        if (kind == "ground" || kind == "naval") {
            tables.allowance[kind == "ground" ? 0 : 1] = oc;
        } else if (!kind.ends_with(std::to_string(oc[0]))) {
            fault(csv, row, "one leg of an aircraft is its range.");
        }
    }
    if (tables.allowance[0][0] == 0 || tables.allowance[1][0] == 0) {
        throw std::runtime_error("movement_allowance.csv: the rows ground and naval have to be there.");
    }
    tables.legs = {1, 2, 3};
}

/// The cards among the words of a cell.
std::vector<CardId> cards_in(const Tables& tables, const core::CsvTable& csv, std::size_t row, std::string_view column) {
    std::vector<CardId> found;
    auto text = csv.at(row, column);
    std::ranges::replace(text, ';', ' ');
    for (const auto& word : split(text, ' ')) {
        if (const auto card = tables.find_card(word)) {
            found.push_back(*card);
        }
    }
    return found;
}

/// Rule: ES-MRK-1.
void read_markers(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "markers.csv");
    Once<std::string> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto& id = csv.at(row, "id");
        once(csv, row, id, "\"" + id + "\"");
        tables.markers.push_back({.id = id,
                                  .track = core::of_id<Track>(id),
                                  .set_by = cards_in(tables, csv, row, "set_by"),
                                  .cleared_by = cards_in(tables, csv, row, "cleared_by"),
                                  .next_turn = csv.at(row, "lasts") == "next turn"});
    }
    complete("markers.csv", csv.rows(), 25);
    for (const auto& card : tables.cards) {
        for (const auto& need : card.needs) {
            const auto words = split(need, ' ');
            if (words.size() != 2 || (words[0] != "after_marker" && words[0] != "without_marker")) {
                continue;
            }
            const auto* marker = tables.find_marker(words[1]);
            if (marker == nullptr || !marker->track || marker->set_by.empty()) {
                throw std::runtime_error("markers.csv: " + card.id + " needs the marker \"" + words[1] + "\", which no card sets.");
            }
        }
    }
}

} // namespace

void read_turns(Tables& tables, const std::filesystem::path& folder) {
    const auto limits = core::read_table(folder, "limits.csv");
    for (std::size_t row = 0; row < limits.rows(); ++row) {
        if (limits.at(row, "value") == "9 and 10") { // the turns in which B29s enter stand with the units
            continue;
        }
        if (!tables.limits.try_emplace(limits.at(row, "id"), between(0, 100, limits, row, "value")).second) {
            fault(limits, row, limits.at(row, "id") + " stands there twice.");
        }
    }
    for (const auto* id : {"resource_hexes",
                           "hand_min",
                           "hand_max",
                           "air_zoi_radius",
                           "emergency_naval_range",
                           "china_garrison_attack",
                           "china_garrison_defence",
                           "japan_garrison_attack",
                           "japan_garrison_defence",
                           "us_will_start_bonus",
                           "progress_hexes",
                           "japanese_asp_min",
                           "allied_passes_max",
                           "japanese_passes_6_cards",
                           "japanese_passes_5_cards",
                           "resources_1942_auto",
                           "resources_for_will",
                           "event_draws_max",
                           "reaction_cards_max",
                           "oc_battle_hexes",
                           "naval_stack",
                           "air_ground_stack",
                           "hq_stack",
                           "retreat_hexes",
                           "china_box_air_max",
                           "china_box_b29_max",
                           "china_box_range",
                           "china_divisions_per_turn",
                           "china_garrison_divisor",
                           "campaign_bombing_turns",
                           "campaign_resources_max",
                           "bid_advice_max",
                           "jp2_max_units"}) {
        if (!tables.limits.contains(id)) {
            throw std::runtime_error("limits.csv has no row \"" + std::string{id} + "\".");
        }
    }
    const auto csv = core::read_table(folder, "turns.csv");
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        if (csv.number(row, "turn") != static_cast<int>(row) + 1) {
            fault(csv, row, "turn " + std::to_string(row + 1) + " is expected here.");
        }
        const auto& draw = csv.at(row, "jp_base_draw");
        TurnFacts turn{};
        turn.year = between(1941, 1945, csv, row, "year");
        turn.label = csv.at(row, "label");
        turn.first_on_tie = word<Side>(csv, row, "first_on_tie");
        turn.allied_cards = between(0, 9, csv, row, "allied_cards");
        turn.allied_passes = between(0, 9, csv, row, "allied_passes");
        turn.japanese_draw = draw == "resources" ? std::nullopt : std::optional{draw.empty() ? 0 : between(0, 9, csv, row, "jp_base_draw")};
        turn.torpedo_modifier = between(0, 9, csv, row, "torpedo_drm");
        turn.china_offensive = flag(csv, row, "china_oc_allowed");
        turn.allied_air_modifier = between(0, 9, csv, row, "air_naval_drm_allied_if_us_air");
        turn.allied_asp = between(0, 9, csv, row, "allied_asp_reinforcement");
        turn.attrition = flag(csv, row, "attrition");
        turn.progress = flag(csv, row, "progress_of_war");
        tables.turns.push_back(turn);
    }
    complete("turns.csv", csv.rows(), 12);
    read_replacements(tables, folder);
    read_commands(tables, folder);
    read_allowance(tables, folder);
    tables.segments = keys(folder, "sequence.csv", "id", 13);
    tables.glossary = keys(folder, "glossary.csv", "key", 93);
}

void read_tracks(Tables& tables, const std::filesystem::path& folder) {
    read_markers(tables, folder);
    const auto wie = core::read_table(folder, "wie_track.csv");
    for (std::size_t row = 0; row < wie.rows(); ++row) {
        if (wie.number(row, "box") != 3 - static_cast<int>(row)) {
            fault(wie, row, "box " + std::to_string(3 - static_cast<int>(row)) + " is expected here.");
        }
        const auto& arrival = wie.at(row, "allied_reinforcements");
        tables.wie.push_back({.box = wie.number(row, "box"),
                              .level = between(0, 4, wie, row, "level"),
                              .europe_loss = if_there(0, 9, wie, row, "europe_loss_max"),
                              .delayed = arrival == "delayed",
                              .asp = between(0, 1, wie, row, "asp_reinforcement"),
                              .us_will = between(-1, 0, wie, row, "us_will_per_turn"),
                              .allied_cards = between(-1, 0, wie, row, "allied_cards")});
        if ((arrival != "arrive" && arrival != "delayed") || tables.wie.back().delayed != tables.wie.back().europe_loss.has_value()) {
            fault(wie, row, "reinforcements arrive, or are delayed and may be lost on a die.");
        }
    }
    complete("wie_track.csv", wie.rows(), 11);

    const auto draw = core::read_table(folder, "japanese_draw.csv");
    for (std::size_t row = 0; row < draw.rows(); ++row) {
        if (draw.number(row, "resources") != static_cast<int>(row)) {
            fault(draw, row, std::to_string(row) + " resources are expected here.");
        }
        tables.draw.push_back(between(0, 9, draw, row, "base_draw"));
    }
    complete("japanese_draw.csv", draw.rows(), static_cast<std::size_t>(tables.limits.find("resource_hexes")->second) + 1);

    const auto road = core::read_table(folder, "burma_road.csv");
    for (std::size_t row = 0; row < road.rows(); ++row) {
        tables.burma_road.try_emplace(road.at(row, "state"), between(0, 12, road, row, "base_subtracted"));
    }
    for (const auto* state : {"open", "closed_hump", "closed_no_hump"}) {
        if (!tables.burma_road.contains(state)) {
            throw std::runtime_error("burma_road.csv has no row \"" + std::string{state} + "\".");
        }
    }
    const auto china = core::read_table(folder, "china_track.csv");
    for (std::size_t row = 0; row < china.rows(); ++row) {
        if (!china.at(row, "box").empty()) {
            tables.china_boxes.push_back(china.at(row, "box"));
        }
    }
    tables.india_boxes = keys(folder, "india_track.csv", "box", 4);

    const auto will = core::read_table(folder, "political_will.csv");
    Once<std::string> once;
    for (std::size_t row = 0; row < will.rows(); ++row) {
        once(will, row, will.at(row, "id"), will.at(row, "id"));
        tables.will.push_back(
            {.id = will.at(row, "id"),
             .cause = will.at(row, "cause"),
             .change = will.at(row, "change") == "bid" ? std::nullopt : std::optional{between(-9, 9, will, row, "change")},
             .frequency = will.at(row, "frequency")});
    }
    complete("political_will.csv", will.rows(), 25);

    const auto points = core::read_table(folder, "victory_points.csv");
    for (std::size_t row = 0; row < points.rows(); ++row) {
        tables.points.push_back({.id = points.at(row, "item"),
                                 .points = between(1, 9, points, row, "vp"),
                                 .cap = if_there(1, 9, points, row, "cap"),
                                 .condition = points.at(row, "condition"),
                                 .by_1944_rule_only = !flag(points, row, "s1942")});
        if (!flag(points, row, "s1944") || flag(points, row, "s1943") != flag(points, row, "s1942")) {
            fault(points, row, "an item counts by all three rules, or by that of 1944 alone.");
        }
    }
    complete("victory_points.csv", points.rows(), 20);
    const auto levels = core::read_table(folder, "victory_levels.csv");
    int next = -1'000'000;
    for (std::size_t row = 0; row < levels.rows(); ++row) {
        const PointLevel level{.least = if_there(-99, 99, levels, row, "vp_min").value_or(-1'000'000),
                               .most = if_there(-99, 99, levels, row, "vp_max").value_or(1'000'000),
                               .level = levels.at(row, "level")};
        if (level.least != next || level.most < level.least) {
            fault(levels, row, "the levels of victory leave a gap or overlap.");
        }
        next = level.most + 1;
        tables.levels.push_back(level);
    }
    complete("victory_levels.csv", levels.rows(), 4);
    for (const auto& [file, rows] :
         {std::pair{"strategic_warfare.csv", 15U}, std::pair{"asp_costs.csv", 6U}, std::pair{"intelligence.csv", 13U}}) {
        complete(file, core::read_table(folder, file).rows(), rows);
    }
}

} // namespace intendant::empire_of_the_sun::reading
