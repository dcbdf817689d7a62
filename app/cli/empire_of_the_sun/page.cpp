#include "app/cli/page.hpp"
#include "app/cli/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/points_now.hpp"

namespace intendant::cli {

using namespace empire_of_the_sun;

namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string where(const State& state, const Station& station) {
    const auto& place = station.place;
    if (place.kind == PlaceKind::Hex) {
        const auto& map = *state.tables->map;
        const auto named = map.name(place.hex);
        return named == map.label(place.hex) ? named : map.label(place.hex) + " " + named;
    }
    const auto text = english_name(*state.tables, "place", id_of(place.kind));
    return place.kind == PlaceKind::TurnTrack ? text + ", turn " + std::to_string(place.turn) : text;
}

/// Tracks that show something, those of a turn among them.
Rows tracks_of(const State& state) {
    Rows rows;
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        if (state.tracks.values[i] != 0 || static_cast<Track>(i) == Track::UsWill || static_cast<Track>(i) == Track::Wie) {
            rows.push_back({english_name(*state.tables, "track", track_facts[i].word), std::to_string(state.tracks.values[i])});
        }
    }
    return rows;
}

Rows units_of(const State& state, Side side) {
    Rows rows;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& unit = state.tables->units[i];
        const auto& station = state.units[i];
        if (unit.side == side && station.place.kind != PlaceKind::ByCard) {
            rows.push_back({unit.name, english_name(*state.tables, "step", id_of(station.step)), where(state, station)});
        }
    }
    return rows;
}

std::string hexes(const State& state, const std::vector<HexId>& list) {
    std::string text;
    for (const auto hex : list) {
        text += (text.empty() ? "" : ", ") + state.tables->map->name(hex);
    }
    return text;
}

/// The points as they stand, item by item; in a campaign nobody counts them.
std::string points_of(const State& state) {
    if (state.outcome || campaign(state)) {
        return {};
    }
    Rows rows;
    for (const auto& each : points_now(state)) {
        rows.push_back({to_english(*state.tables, each.what), std::to_string(each.points), hexes(state, each.scores)});
        if (!each.missing.empty()) {
            rows.push_back({"", "", "not yet: " + hexes(state, each.missing)});
        }
    }
    return "\nPoints of Japan, were the game to end now: " + std::to_string(victory_points(state)) + "\n" + columns(rows);
}

} // namespace

std::string Terminal<empire_of_the_sun::Game>::page(const State& state) {
    if (!state.begun) {
        return "The game has not begun.\n";
    }
    const auto& tables = *state.tables;
    const auto english = [&](std::string_view kind, std::string_view id) { return english_name(tables, kind, id); };
    std::string text = scenario_of(state).name + ". Turn " + std::to_string(state.turn.number) + ", " +
                       std::to_string(tables.turn(state.turn.number).year) + ": " + english("phase", id_of(state.turn.phase)) + '\n';
    if (state.turn.phase == Phase::Offensives && !state.outcome) {
        text += (state.offensive ? "Offensive of: " + english("side", id_of(state.offensive->side))
                                 : "Next to act: " + english("side", id_of(to_act(state)))) +
                '\n';
    }
    if (state.outcome) {
        text += "The game is over, " + english("ending", id_of(state.outcome->ending)) + ". " +
                (state.outcome->winner ? "Won by: " + english("side", id_of(*state.outcome->winner)) + "." : std::string{"Nobody won."}) +
                '\n';
    }
    Rows cards{{"Cards", "In the deck", "In hand"}};
    for (const auto side : all_sides) {
        cards.push_back({english("side", id_of(side)), std::to_string(cards_in_deck(state, side)), std::to_string(state[cards_of(side)])});
    }
    text += "\n" + columns(cards) + "\nTracks\n" + columns(tracks_of(state));
    text += points_of(state);
    if (state[Track::ChinaLength] == 0) {
        text += "\nNot entered: how many boxes the China track has (stocktake: china_length).\n";
    }
    if (state.prewar.empty()) {
        text += "\nNot marked: which units are pre-war units (stocktake: prewar).\n";
    }
    for (const auto side : all_sides) {
        text += "\nUnits: " + english("side", id_of(side)) + "\n" + columns(units_of(state, side));
    }
    return text;
}

} // namespace intendant::cli
