#include "model/empire_of_the_sun/state.hpp"

#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

namespace intendant::empire_of_the_sun {

State empty_state(std::shared_ptr<const Tables> tables) {
    State state{.tables = std::move(tables)};
    state.units.resize(state.tables->units.size());
    state.cards.resize(state.tables->cards.size());
    return state;
}

namespace {

template <class Boxes> int box_of(const Boxes& boxes, std::string_view id) {
    return static_cast<int>(std::ranges::find(boxes, id) - boxes.begin());
}

/// Rule: ES-SCN-5, ES-SCN-7, ES-SCN-10, ES-SCN-14.
void set_up_tracks(State& state, const SetupMarkers& markers) {
    auto& tracks = state.tracks;
    tracks[Track::UsWill] = markers.us_will;
    tracks[Track::Wie] = markers.wie;
    const auto china = box_of(state.tables->china_boxes, markers.china);
    tracks[Track::China] = china == 0 ? 0 : china + 1; // a box without a name lies between the first two
    tracks[Track::ChinaDivisions] = markers.china_divisions;
    tracks[Track::India] = box_of(state.tables->india_boxes, markers.india);
    tracks[Track::BurmaRoad] = box_of(road_states, markers.burma_road);
    tracks[Track::Hump] = markers.hump ? 1 : 0;
    tracks[Track::JapaneseAsp] = markers.japanese_asp;
    tracks[Track::AlliedAsp] = markers.allied_asp;
    tracks[Track::Barges] = markers.barges ? 1 : 0;
    tracks[Track::PtBoats] = markers.pt_boats ? 1 : 0;
    tracks[Track::UsRivalry] = markers.us_rivalry ? 1 : 0;
    tracks[Track::JapaneseRivalry] = markers.japanese_rivalry ? 1 : 0;
    tracks[Track::JapaneseAir] = markers.japanese_air_replacements;
    tracks[Track::JapaneseNaval] = markers.japanese_naval_replacements;
    tracks[Track::DefensiveDoctrine] = markers.defensive_doctrine ? 1 : 0;
    tracks[Track::KwaiBridge] = markers.kwai_bridge ? 1 : 0;
    tracks[Track::JapanesePasses] = markers.japanese_passes.value_or(0);
    tracks[Track::AlliedPasses] = markers.allied_passes.value_or(0);
    tracks[Track::AlliedCards] = markers.allied_cards;
    tracks[Track::JapaneseFuture] = markers.japanese_future ? 1 : 0;
    tracks[Track::AlliedFuture] = markers.allied_future ? 1 : 0;
}

/// Rule: ES-SCN-8, ES-SCN-12, ES-SCN-16, ES-SCN-20.
void set_up_cards(State& state, Setup setup, const SetupMarkers& markers) {
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        switch (state.tables->cards[i].start[static_cast<std::size_t>(setup)]) {
        case CardStart::Removed:
            state.cards[i] = CardPlace::Removed;
            break;
        case CardStart::Discarded:
            state.cards[i] = CardPlace::Discards;
            break;
        case CardStart::Deck:
        case CardStart::Future:
        case CardStart::MayChoose:
            state.cards[i] = CardPlace::Unseen;
            break;
        }
    }
    for (const auto& future : {markers.japanese_future, markers.allied_future}) {
        if (future) {
            state.cards[future->index] = CardPlace::Future;
        }
    }
    if (!markers.japanese_cards) { // the campaign: Japan has its first two cards
        state.cards[0] = state.cards[1] = CardPlace::Hand;
    }
    state.tracks[Track::JapaneseCards] = markers.japanese_cards.value_or(2);
    // Six cards drawn give a pass, five two (ES-DRW-6, ES-SCN-16).
    if (!markers.japanese_passes && markers.japanese_cards) {
        state.tracks[Track::JapanesePasses] = *markers.japanese_cards == 6   ? state.tables->limit("japanese_passes_6_cards")
                                              : *markers.japanese_cards <= 5 ? state.tables->limit("japanese_passes_5_cards")
                                                                             : 0;
    }
}

} // namespace

void set_up(State& state, ScenarioId scenario) {
    const auto& tables = *state.tables;
    const auto& facts = tables.scenarios[scenario.index];
    const auto& markers = tables[facts.setup].markers;
    const auto board = board_of(tables, facts.setup);
    state.scenario = scenario;
    state.units = board.units;
    for (auto& station : state.units) {
        if (station.place.kind == PlaceKind::DelayBox) {
            station.place.turn = facts.first_turn - 1; // they come in first (ES-REI-11)
        }
    }
    for (const auto& hex : tables.map_hexes) {
        if (board.control[hex.hex] == Side::Japan) {
            state.japanese.push_back(hex.hex);
        }
    }
    std::ranges::sort(state.japanese);
    set_up_tracks(state, markers);
    set_up_cards(state, facts.setup, markers);
    state.surrendered = markers.surrendered;
    std::ranges::sort(state.surrendered);
    for (const auto area : state.surrendered) {
        if (const auto cause = find_will(tables, "surrender_" + std::string{id_of(area)})) {
            state.will_causes.push_back(*cause);
        }
    }
    if (facts.setup != Setup::Campaign) { // Operation Z is part of what the marker shows
        state.will_causes.push_back(will_of(tables, "operation_z"));
    }
    std::ranges::sort(state.will_causes);
    // No track of turns has begun: also the Aleutians are counted from here (ES-SCN-18).
    state.turn = {.number = facts.first_turn, .phase = Phase::Offensives};
    state.turn.next = first_player(tables, facts.first_turn, state.tracks[Track::JapaneseCards], state.tracks[Track::AlliedCards]);
}

bool has_moved(const Offensive& offensive, UnitId unit) {
    return std::ranges::find(offensive.moved, unit, &Moved::unit) != offensive.moved.end();
}

bool active(const State& state, UnitId unit) {
    return state.offensive && (has(state.offensive->activated, unit) || has(state.offensive->reacting, unit));
}

bool fighting_has_begun(const State& state) {
    return state.offensive && (!state.offensive->fought_at_sea.empty() || !state.offensive->fought.empty());
}

bool battles_done(const State& state) {
    return state.offensive && std::ranges::all_of(state.offensive->battles, [&](HexId hex) {
               return has(state.offensive->fought, hex) || has(state.offensive->fought_at_sea, hex);
           });
}

bool fighting_is_over(const State& state) { return fighting_has_begun(state) && battles_done(state); }

const Scenario& scenario_of(const State& state) { return state.tables->scenarios[state.scenario.index]; }

std::optional<ScenarioId> find_scenario(const Tables& tables, std::string_view id) {
    const auto found = std::ranges::find(tables.scenarios, id, &Scenario::id);
    return found == tables.scenarios.end() ? std::nullopt
                                           : std::optional{ScenarioId{static_cast<std::uint8_t>(found - tables.scenarios.begin())}};
}

std::optional<WillId> find_will(const Tables& tables, std::string_view id) {
    const auto found = std::ranges::find(tables.will, id, &WillCause::id);
    return found == tables.will.end() ? std::nullopt : std::optional{WillId{static_cast<std::uint8_t>(found - tables.will.begin())}};
}

WillId will_of(const Tables& tables, std::string_view id) { return find_will(tables, id).value(); }

Board board_of(const State& state) {
    Board board{.units = state.units,
                .control = {state.tables->map->grid().size(), Side::Allies},
                .hump = state[Track::Hump] != 0,
                .kwai_bridge = state[Track::KwaiBridge] != 0,
                .tokyo_express = state.tokyo_express,
                .leave_land_anywhere = state.options.leave_land_anywhere,
                .land_opens_sides = state.options.land_opens_sides};
    for (const auto hex : state.japanese) {
        board.control[hex] = Side::Japan;
    }
    board.garrisons = garrisons_of(*state.tables, board.control, state[Track::ChinaDivisions], state.fallen);
    if (state.offensive) {
        board.active = state.offensive->activated;
        board.active.insert(board.active.end(), state.offensive->reacting.begin(), state.offensive->reacting.end());
    }
    return board;
}

bool controls(const State& state, Side side, HexId hex) { return std::ranges::binary_search(state.japanese, hex) == (side == Side::Japan); }

Side controller_of(const State& state, HexId hex) { return controls(state, Side::Japan, hex) ? Side::Japan : Side::Allies; }

std::vector<UnitId> units_in(const State& state, HexId hex, Side side) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (state.units[i].on_map() && state.units[i].place.hex == hex && state.tables->units[i].side == side) {
            found.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return found;
}

std::vector<UnitId> units_in_play(const State& state, Side side) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (state.units[i].in_play() && state.tables->units[i].side == side) {
            found.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return found;
}

std::vector<UnitId> units_in(const State& state, HexId hex) {
    auto found = units_in(state, hex, Side::Japan);
    const auto allied = units_in(state, hex, Side::Allies);
    found.insert(found.end(), allied.begin(), allied.end());
    return found;
}

std::string player_of(const State& state, Side side) {
    const auto found = std::ranges::find(state.players, side, &Player::side);
    return found == state.players.end() ? "" : found->name;
}

int garrison_of(const State& state, HexId hex) {
    const auto* land = state.tables->map->land(hex);
    if (land == nullptr || !controls(state, Side::Japan, hex)) {
        return 0;
    }
    if (land->city == City::Chinese) {
        const int divisor = state.tables->limit("china_garrison_divisor");
        return (state[Track::ChinaDivisions] + divisor - 1) / divisor;
    }
    return land->city == City::Japanese && !std::ranges::binary_search(state.fallen, hex) ? 1 : 0;
}

bool stands_in(const State& state, HexId hex, Side side) {
    return !units_in(state, hex, side).empty() || (side == Side::Japan && garrison_of(state, hex) > 0);
}

bool stops_in(const State& state, HexId hex, Side side) {
    return (side == Side::Japan && garrison_of(state, hex) > 0) || std::ranges::any_of(units_in(state, hex, side), [&](UnitId id) {
               const auto kind = (*state.tables)[id].kind;
               return kind == UnitKind::Ground || kind == UnitKind::Air;
           });
}

Side to_act(const State& state) {
    const auto can = [&](Side side) { return state[cards_of(side)] > 0 || state[passes_of(side)] > 0; };
    const auto next = state.turn.next;
    return !can(next) && can(enemy_of(next)) ? enemy_of(next) : next;
}

Side side_that_acts(const State& state) { return state.offensive ? state.offensive->side : to_act(state); }

std::vector<UnitId> due(const State& state, Side side) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto& place = state.units[i].place;
        const bool comes = (place.kind == PlaceKind::TurnTrack && place.turn <= state.turn.number) ||
                           (place.kind == PlaceKind::DelayBox && place.turn < state.turn.number) || has(state.turn.entering, id);
        if (comes && state.tables->units[i].side == side) {
            found.push_back(id);
        }
    }
    return found;
}

std::vector<UnitId> of_calendar(const State& state, Side side, int turn) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& unit = state.tables->units[i];
        const auto& place = state.units[i].place;
        const bool waits = place.kind == PlaceKind::TurnTrack && place.turn == turn;
        const bool came = place.kind != PlaceKind::TurnTrack && unit.entry == Entry::Turn && unit.entry_turn == turn;
        if (unit.side == side && (waits || came)) {
            found.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return found;
}

std::vector<UnitId> to_roll_for_europe(const State& state) {
    std::vector<UnitId> found;
    if (!wie_box(*state.tables, state[Track::Wie]).europe_loss) {
        return found;
    }
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto& place = state.units[i].place;
        if (place.kind == PlaceKind::DelayBox && place.turn == state.turn.number && state.tables->units[i].europe_roll &&
            !has(state.turn.rolled, id)) {
            found.push_back(id);
        }
    }
    return found;
}

int cards_in_deck(const State& state, Side side) {
    int unseen = 0;
    int in_hand = state[cards_of(side)];
    int aside = state[future_of(side)];
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        if (state.tables->cards[i].side == side) {
            unseen += state.cards[i] == CardPlace::Unseen ? 1 : 0;
            in_hand -= state.cards[i] == CardPlace::Hand ? 1 : 0;
            aside -= state.cards[i] == CardPlace::Future ? 1 : 0;
        }
    }
    return unseen - std::max(0, in_hand) - std::max(0, aside);
}

int operations_of(const State& state, const Offensive& offensive) { return (*state.tables)[offensive.card].operations; }

int asp_left(const State& state, Side side) {
    int level = state[asp_of(side)];
    if (side == Side::Japan && state[Track::JapaneseRivalry] != 0) {
        level = (level + 1) / 2;
    }
    const int more = state.offensive && state.offensive->side == side ? state.offensive->asp_more : 0;
    return level + more - state[asp_used_of(side)];
}

int nations_lost(const State& state) {
    int lost = 0;
    for (const auto area : {Area::China, Area::India, Area::Australia}) {
        lost += has(state.surrendered, area) ? 1 : 0;
    }
    return lost;
}

TakenHexes taken_this_turn(const State& state) {
    TakenHexes found{.allied = 0, .japanese = 0};
    for (const auto hex : state.turn.changed) {
        if (counts_for_progress(*state.tables, hex)) {
            ++(controls(state, Side::Allies, hex) ? found.allied : found.japanese);
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
