#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/points.hpp"
#include "model/empire_of_the_sun/questions/points_now.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>

// US Political Will, the end of a turn, and who has won.
namespace intendant::empire_of_the_sun {

namespace {

/// Where the books do not keep the map, whoever controls a hex is taken to stand there; the table is asked. Rule: ES-PWL-8, ES-PWL-9.
bool japanese_unit_at(const State& state, HexId hex) {
    return whole_map(state) ? !units_in(state, hex, Side::Japan).empty() : controls(state, Side::Japan, hex);
}
bool japanese_unit_at(const State& state, std::string_view label) {
    const auto hex = state.tables->find_hex(label);
    return hex && japanese_unit_at(state, *hex);
}

/// Rule: ES-PWL-8, ES-AMB-3.
bool hawaii_occupied(const State& state) {
    const bool main = japanese_unit_at(state, "5708") || japanese_unit_at(state, "5808") || japanese_unit_at(state, "5908");
    const bool midway = japanese_unit_at(state, "5108");
    return state.options.midway_needed ? main && midway : main || midway;
}

/// Hexes of Alaska with a Japanese unit. Rule: ES-PWL-9, ES-VPT-4.
int alaska_hexes(const State& state) {
    return static_cast<int>(std::ranges::count_if(
        state.tables->map_hexes, [&](const MapHex& hex) { return hex.region == "Alaska" && japanese_unit_at(state, hex.hex); }));
}

bool allied_on_map(const State& state, const auto& which) {
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (state.units[i].in_play() && which(state.tables->units[i])) {
            return true;
        }
    }
    return false;
}

/// What is occupied on the first turn of the campaign counts no more. Rule: ES-PWL-10.
bool infamy(const State& state) { return state.turn.number == 1; }

} // namespace

/// Rule: ES-PWL-8 to ES-PWL-17.
void enter_us_will(Decision& decision) {
    const auto& tables = decision.tables();
    const auto& state = decision.now();
    const int turn = state.turn.number;
    const int alaska = alaska_hexes(state);
    decision.set(Cause::EndOfTurn, {{Track::AlaskaTurns, alaska > 0 ? state[Track::AlaskaTurns] + 1 : 0}});
    if (infamy(state)) {
        if (alaska > 0) {
            decision.will("infamy_alaska");
        }
        if (hawaii_occupied(state)) {
            decision.will("infamy_hawaii");
        }
    }
    const auto counted = [&](std::string_view cause) { return has(decision.now().will_causes, will_of(tables, cause)); };
    if (decision[Track::AlaskaTurns] >= (state.options.alaska_at_once ? 1 : 2) && !counted("infamy_alaska")) {
        decision.will("alaska");
    }
    if (hawaii_occupied(decision.now()) && !counted("infamy_hawaii")) {
        decision.will("hawaii");
    }
    const auto held =
        resources(tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0).japanese.size();
    if (turn >= 5 && static_cast<int>(held) <= tables.limit("resources_for_will")) {
        decision.will("resources_3");
    }
    if (!allied_on_map(state, [](const Unit& unit) { return unit.nation == Nation::Us && unit.carrier(); })) {
        decision.will("no_us_carrier");
    }
    const bool any_nation = state.options.naval_of_any_nation; // ES-AMB-28
    if (!allied_on_map(state, [&](const Unit& unit) {
            return unit.kind == UnitKind::Naval && (unit.nation == Nation::Us || (any_nation && unit.side == Side::Allies));
        })) {
        decision.will("no_us_naval");
    }
    const auto taken = taken_this_turn(state);
    const int count = state.options.captured_not_net ? taken.allied : taken.allied - taken.japanese; // ES-AMB-29
    if (tables.turn(turn).progress && count < tables.limit("progress_hexes")) {
        decision.will("progress");
    }
    if (wie_box(tables, decision[Track::Wie]).us_will < 0) { // ES-WIE-3
        decision.will("wie_4");
    }
}

namespace {

/// Controlled and occupied by Japan. Rule: ES-VPT-4.
bool japan_holds(const State& state, HexId hex) { return controls(state, Side::Japan, hex) && japanese_unit_at(state, hex); }

/// Hexes that score once in the game, at the end of any turn, each by itself. Rule: ES-VPT-1, ES-VPT-4.
void score_occupied(Decision& decision) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto alaska = hexes_scored_once(tables, "K");
    const auto hawaii = hexes_scored_once(tables, "L");
    const auto oahu = hexes_scored_once(tables, "M");
    std::vector<HexId> fresh;
    for (const auto* group : {&alaska, &hawaii, &oahu}) {
        for (const auto hex : *group) {
            if (japan_holds(state, hex) && !has(state.scored, hex)) {
                fresh.push_back(hex);
            }
        }
    }
    if (!fresh.empty()) {
        decision.book(HexesScored{.hexes = fresh});
    }
    const auto scored = [&](const std::vector<HexId>& group) {
        return static_cast<int>(std::ranges::count_if(group, [&](HexId hex) { return has(decision.now().scored, hex); }));
    };
    // An older record has the counts without the hexes.
    decision.set(Cause::EndOfTurn, {{Track::AlaskaPoints, std::max(decision[Track::AlaskaPoints], scored(alaska))},
                                    {Track::HawaiiPoints, std::max(decision[Track::HawaiiPoints], scored(hawaii))},
                                    {Track::OahuPoints, std::max(decision[Track::OahuPoints], scored(oahu))}});
}

/// Rule: ES-EOT-2, ES-CRD-31.
void end_markers(Decision& decision) {
    for (const auto side : all_sides) {
        if (decision[reshuffle_of(side)] != 0) {
            decision.book(DeckReshuffled{.side = side});
        }
    }
}

/// A bombing whose card was saved counts. Rule: ES-VIC-3, ES-VIC-4.
bool bombed_out(const State& state) {
    const auto& tables = *state.tables;
    const auto held =
        resources(tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0).japanese.size();
    const bool few = static_cast<int>(held) <= tables.limit("campaign_resources_max");
    const auto tokyo = tables.find_hex("3706");
    bool bomber = false;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& place = state.units[i].place;
        const bool near = place.kind == PlaceKind::ChinaBox || place.kind == PlaceKind::Map ||
                          (place.kind == PlaceKind::Hex && tables.map->distance(place.hex, *tokyo) <= tables.units[i].range);
        bomber = bomber || (tables.units[i].unit_class == UnitClass::B29 && near);
    }
    return state[Track::BombingTurns] >= tables.limit("campaign_bombing_turns") && few && bomber;
}

void last_turn(Decision& decision) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    if (campaign(state)) {
        const bool allies = bombed_out(state);
        end_game(decision, {.ending = allies ? Ending::Bombing : Ending::Time, .winner = allies ? Side::Allies : Side::Japan});
        return;
    }
    const auto held =
        resources(tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0).japanese.size();
    if (scenario_of(state).victory == "17.27" && static_cast<int>(held) < tables.limit("resources_1942_auto")) { // ES-VPT-2
        end_game(decision, {.ending = Ending::Resources, .winner = Side::Allies});
        return;
    }
    const int points = victory_points(state);
    const bool japan = victory_level(tables, points).starts_with("japanese");
    end_game(decision, {.ending = Ending::Points, .winner = japan ? Side::Japan : Side::Allies, .points = points}, victory_items(state));
}

} // namespace

void enter_end_of_turn(Decision& decision) {
    score_occupied(decision);
    end_markers(decision);
    if (decision[Track::UsWill] == 0 && (campaign(decision.now()) || decision.now().options.negotiation_always)) { // ES-PWL-2, ES-EOT-1
        end_game(decision, {.ending = Ending::Negotiation, .winner = Side::Japan});
    }
    if (decision.now().turn.number >= scenario_of(decision.now()).last_turn) {
        last_turn(decision);
    }
}

bool campaign(const State& state) { return scenario_of(state).victory == "16.0"; }

/// Rule: ES-VPT-1, ES-VPT-3 to ES-VPT-6, ES-AMB-2, ES-AMB-39, ES-AMB-47.
std::vector<PointRow> victory_items(const State& state) {
    const auto& tables = *state.tables;
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    PointFacts facts;
    facts.wie_level = wie_box(tables, state[Track::Wie]).level;
    facts.china_surrendered = has(state.surrendered, Area::China);
    facts.china_below_stable = state[Track::China];
    facts.burma_road_closed = !supply.road_open();
    const auto north = conquest(tables, board, Area::India, Side::Japan);
    facts.north_india = static_cast<int>(north.held.size());
    facts.all_north_india = north.complete();
    facts.india = tables.india_boxes[static_cast<std::size_t>(state[Track::India])];
    facts.mandates_japanese = conquest(tables, board, Area::Mandates, Side::Japan).complete();
    facts.us_will = state[Track::UsWill];
    facts.alaska = state[Track::AlaskaPoints];
    facts.hawaii = state[Track::HawaiiPoints];
    facts.oahu = state[Track::OahuPoints] != 0;
    facts.new_guinea_japanese = conquest(tables, board, Area::NewGuinea, Side::Japan).complete();
    facts.new_guinea_allied = conquest(tables, board, Area::NewGuinea, Side::Allies).complete();
    const auto rabaul = tables.find_hex("4021");
    facts.rabaul_taken_or_cut = rabaul && (controls(state, Side::Allies, *rabaul) || !supply.reached(Side::Japan, *rabaul));
    const auto townsville = *tables.find_hex("3727");
    const auto oahu = hexes_scored_once(tables, "M").front();
    facts.townsville_cut = !controls(state, Side::Allies, townsville) || !controls(state, Side::Allies, oahu) ||
                           !supply.joined(tables, board, Side::Allies, {oahu}, {townsville});
    const auto allies = allied_hexes(state, supply);
    facts.philippines_allied = static_cast<int>(allies.philippines.size());
    facts.philippines_allied_supplied = static_cast<int>(allies.philippines_supplied.size());
    facts.allied_base_near_tokyo = !allies.near_tokyo.empty();
    std::vector<PointRow> rows;
    for (const auto& line : victory_points(tables, facts, scenario_of(state).victory == "17.48")) {
        rows.push_back({line.item, line.points});
    }
    if (!campaign(state) && state[Track::Bid] != 0) { // ES-BID-1
        rows.push_back({"bid", state[Track::Bid]});
    }
    const auto start = tables[scenario_of(state).setup].markers.start_points.value_or(0);
    if (state.options.starting_points && start != 0) {
        rows.push_back({"start", start});
    }
    return rows;
}

int victory_points(const State& state) {
    int sum = 0;
    for (const auto& row : victory_items(state)) {
        sum += row.points;
    }
    return std::max(0, sum);
}

} // namespace intendant::empire_of_the_sun
