#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>
#include <set>

// The submarine war, the bombing of Japan, and the cards that they leave.
namespace intendant::empire_of_the_sun {

namespace {

HexId tokyo(const Tables& tables) { return *tables.find_hex("3706"); }

/// Rule: ES-STW-8, ES-STW-9, ES-REP-18.
void check_bomber(Decision& decision, const Board& board, const Supply& supply, UnitId id) {
    const auto& state = decision.now();
    const auto& place = state[id].place;
    const Parameters named{{"unit", name(id)}};
    if (has(state.turn.rebuilt, id)) {
        decision.breaks("ES-REP-18", INTENDANT_TR("{unit} was brought back in this turn and does not bomb."), named);
    }
    if (place.kind == PlaceKind::ChinaBox) { // ES-CHN-8
        const bool airfield = std::ranges::any_of(decision.tables().map_hexes, [&](const MapHex& hex) {
            return hex.airfield && hex.region == "NIndia" && controls(state, Side::Allies, hex.hex);
        });
        if (state[Track::BurmaRoad] == 2 && !airfield) {
            decision.breaks("ES-CHN-8", INTENDANT_TR("{unit} is not in supply in China: the road is closed and northern India lost."),
                            named);
        }
        return;
    }
    if (place.kind == PlaceKind::Map) {
        return;
    }
    constexpr int reach = 8; // ES-STW-8
    if (place.kind != PlaceKind::Hex) {
        decision.breaks("ES-STW-8", INTENDANT_TR("{unit} is not on the map: {place}."), {{"unit", name(id)}, {"place", name(place)}});
        return;
    }
    const int way = decision.map().distance(place.hex, tokyo(decision.tables()));
    if (way > reach) {
        decision.breaks("ES-STW-8", INTENDANT_TR("{unit} in {hex} is {way} {way:hex|hexes} from Tokyo, and it bombs from {most} and less."),
                        {{"unit", name(id)}, {"hex", name(place.hex)}, {"way", number(way)}, {"most", number(reach)}});
    }
    if (!decision.map().airfield(place.hex)) {
        decision.breaks("ES-STW-8", INTENDANT_TR("{unit} bombs from an airfield, which {hex} is not."),
                        {{"unit", name(id)}, {"hex", name(place.hex)}});
    }
    if (!supply.supplied(id)) {
        out_of_supply(decision, board, supply, "ES-STW-8", id);
    }
}

/// The Allies control an airfield within three hexes of Tokyo. Rule: ES-STW-11.
bool airfield_near_tokyo(const State& state) {
    constexpr int near = 3;
    const auto& map = *state.tables->map;
    return std::ranges::any_of(state.tables->map_hexes, [&](const MapHex& hex) {
        return hex.airfield && controls(state, Side::Allies, hex.hex) && map.distance(hex.hex, tokyo(*state.tables)) <= near;
    });
}

} // namespace

core::Verdict<Event> decide(const State& state, const StrategicWarfare& command) {
    Decision decision(state);
    const auto& tables = decision.tables();
    expect_phase(decision, Phase::StrategicWarfare);
    if (command.submarines) {
        if (const auto why = die_objection(*command.submarines)) {
            return *why;
        }
        if (state.turn.submarines_rolled) {
            decision.breaks("ES-STW-4", INTENDANT_TR("The submarine roll of this turn has been made already."));
        }
        const auto roll = submarine_roll(tables, state.turn.number, command.submarines->faces.front(), state[Track::Escorts],
                                         state[Track::EscortsVoid] != 0 && !state.options.torpedoes_stay);
        decision.book(DieRolled{
            .purpose = Purpose::Submarine, .dice = *command.submarines, .unit = {}, .value = roll.modified, .success = roll.success});
        if (roll.success) { // ES-STW-6
            const int asp = std::max(tables.limit("japanese_asp_min"), state[Track::JapaneseAsp] - 1);
            decision.set(Cause::Submarines, {{Track::JapaneseAsp, asp}, {Track::Escorts, roll.escorts_after}});
        }
    }
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    std::set<UnitId> seen;
    for (const auto& row : command.bombers) {
        if (tables[row.unit].unit_class != UnitClass::B29) {
            return refuse("ES-STW-8", INTENDANT_TR("{unit} is no B29: it does not bomb."), {{"unit", name(row.unit)}});
        }
        if (!seen.insert(row.unit).second || has(state.turn.bombed, row.unit)) {
            return refuse("ES-STW-10", INTENDANT_TR("{unit} bombs once a turn."), {{"unit", name(row.unit)}});
        }
        if (const auto why = die_objection(row.die)) {
            return *why;
        }
        check_bomber(decision, board, supply, row.unit);
        const int die = row.die.faces.front();
        const bool success = bombing_succeeds(state[row.unit].step, die);
        decision.book(DieRolled{.purpose = Purpose::Bombing, .dice = row.die, .unit = row.unit, .value = die, .success = success});
        if (bomber_loses_step(die, airfield_near_tokyo(state))) {
            decision.place(Cause::Bombing, {after_losing(decision.now(), row.unit, 1)});
        }
    }
    return std::move(decision).accepted();
}

/// Rule: ES-STW-1, ES-STW-3, ES-STW-12, ES-STW-15, ES-DRW-1 to ES-DRW-7.
void enter_cards(Decision& decision) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const int turn = state.turn.number;
    const auto held = static_cast<int>(
        resources(tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0).japanese.size());
    const int saved = state[Track::HighAltitude] == turn ? 1 : 0; // ES-STW-12
    const int bombings = std::max(0, state.turn.bombings - saved);
    const auto japan = japanese_hand(tables, turn, held, state.turn.submarines_succeeded, bombings);
    const auto allies = allied_hand(tables, turn, nations_lost(state), state[Track::Wie]);
    for (const auto side : all_sides) { // ES-DRW-7, ES-AMB-38
        if (cards_in_deck(decision.now(), side) < (side == Side::Japan ? japan.cards : allies.cards)) {
            decision.book(DeckReshuffled{.side = side});
        }
    }
    decision.set(Cause::Draw, {{Track::JapaneseCards, state[Track::JapaneseCards] + japan.cards},
                               {Track::JapanesePasses, japan.passes},
                               {Track::AlliedCards, state[Track::AlliedCards] + allies.cards},
                               {Track::AlliedPasses, allies.passes},
                               {Track::BombingTurns, state.turn.bombings > 0 ? state[Track::BombingTurns] + 1 : 0}});
    if (bombings > 0) {
        decision.will("bombing"); // ES-PWL-12
    }
}

} // namespace intendant::empire_of_the_sun
