#include "model/empire_of_the_sun/fits.hpp"

#include "model/core/common_misfits.hpp"
#include "model/empire_of_the_sun/affirmations.hpp"
#include "model/empire_of_the_sun/decision.hpp"

#include <algorithm>
#include <set>

namespace intendant::empire_of_the_sun {

namespace {

using core::distinct;
using core::impossible_number;
using core::impossible_throw;
using core::longest_text;
using core::Misfit;
using core::not_there;
using core::other_counts;
using core::within;
using core::wrong_moment;

constexpr int most_number = 100'000; // far above what a battle comes to

bool on_track(const Tables& tables, Track track, int value) {
    if (track == Track::Wie) {
        return within(value, tables.wie.back().box, tables.wie.front().box);
    }
    return within(value, facts_of(track).least, facts_of(track).most);
}

bool possible(const Tables& tables, UnitId unit, const Place& place) {
    const auto turns = static_cast<int>(tables.turns.size());
    switch (place.kind) {
    case PlaceKind::Hex:
        return place.hex.index < tables.map->grid().size() && place.turn == 0 &&
               (tables[unit].kind == UnitKind::Naval || tables.map->land(place.hex) != nullptr);
    case PlaceKind::TurnTrack:
    case PlaceKind::DelayBox:
        return within(place.turn, 0, turns + 1) && place.hex == HexId{};
    case PlaceKind::ChinaBox:
        return tables[unit].side == Side::Allies && tables[unit].kind == UnitKind::Air && place.hex == HexId{} && place.turn == 0;
    case PlaceKind::Eliminated:
    case PlaceKind::ByCard:
    case PlaceKind::Map:
        break;
    }
    return place.hex == HexId{} && place.turn == 0;
}

struct Fits {
    const State& state;

    const Tables& tables() const { return *state.tables; }
    Misfit offensive() const { return state.offensive ? Misfit{} : wrong_moment(); }
    bool on_map(const std::vector<UnitId>& units) const {
        return distinct(units) && std::ranges::all_of(units, [&](UnitId id) { return state[id].in_play(); });
    }
    bool active_now(UnitId id) const { return state.offensive && has(state.offensive->activated, id); }
    bool land(HexId hex) const { return tables().map->land(hex) != nullptr; }
    bool lands(const std::vector<HexId>& hexes) const {
        return distinct(hexes) && std::ranges::all_of(hexes, [&](HexId hex) { return land(hex); });
    }

    Misfit operator()(const GameBegun& event) const {
        const bool a_side_each = event.players.size() < 2 || (event.players.size() == 2 && event.players[0].side != event.players[1].side);
        return a_side_each && distinct(event.prewar) && on_track(tables(), Track::ChinaLength, event.china_length.value_or(0)) &&
                       on_track(tables(), Track::Bid, event.bid)
                   ? Misfit{}
                   : impossible_number();
    }
    Misfit operator()(const TurnBegun& event) const {
        // Or the game begins in the middle.
        const bool later = state.turn.number == scenario_of(state).first_turn && event.number > state.turn.number;
        const bool next = state.turn.phase == Phase::EndOfTurn && event.number == state.turn.number + 1;
        return (next || later) && event.number <= static_cast<int>(tables().turns.size()) ? Misfit{} : wrong_moment();
    }
    Misfit operator()(const PhaseBegun& event) const {
        return static_cast<int>(event.phase) == static_cast<int>(state.turn.phase) + 1 ? Misfit{} : wrong_moment();
    }
    Misfit operator()(const TracksMoved& event) const {
        std::set<Track> seen;
        const bool possible_all = std::ranges::all_of(
            event.tracks, [&](const TrackRow& row) { return seen.insert(row.track).second && on_track(tables(), row.track, row.value); });
        return possible_all && !event.tracks.empty() ? Misfit{} : impossible_number();
    }
    Misfit operator()(const WillChanged& event) const {
        return event.before != state[Track::UsWill]             ? other_counts()
               : on_track(tables(), Track::UsWill, event.after) ? Misfit{}
                                                                : impossible_number();
    }
    Misfit operator()(const UnitsPlaced& event) const {
        std::set<UnitId> seen;
        const bool fit = std::ranges::all_of(
            event.units, [&](const UnitRow& row) { return seen.insert(row.unit).second && possible(tables(), row.unit, row.place); });
        const bool headquarters = distinct(event.arrived) &&
                                  std::ranges::all_of(event.arrived, [&](UnitId id) { return tables()[id].hq() && seen.contains(id); });
        return fit && headquarters && !event.units.empty() ? Misfit{} : not_there();
    }
    Misfit operator()(const UnitsDue& event) const { return distinct(event.units) && !event.units.empty() ? Misfit{} : not_there(); }
    Misfit operator()(const HexesTaken& event) const {
        const bool kept = std::ranges::any_of(event.hexes, [&](HexId hex) { return always_allied(*tables().map, hex); });
        const bool cities = event.fallen.empty() ||
                            (event.side == Side::Allies && lands(event.fallen) &&
                             std::ranges::all_of(event.fallen, [&](HexId hex) { return tables().map->land(hex)->city == City::Japanese; }));
        return lands(event.hexes) && cities && !(kept && event.side == Side::Japan) ? Misfit{} : not_there();
    }
    Misfit operator()(const HexesScored& event) const { return lands(event.hexes) && !event.hexes.empty() ? Misfit{} : not_there(); }
    Misfit operator()(const DieRolled& event) const {
        return die_objection(event.dice)                        ? impossible_throw()
               : within(event.value, -most_number, most_number) ? Misfit{}
                                                                : impossible_number();
    }
    Misfit operator()(const ActionTaken& event) const {
        if (event.action == Action::Pass || event.action == Action::SetAside) {
            return event.card && tables()[*event.card].side != event.side ? not_there() : Misfit{};
        }
        return event.card && tables()[*event.card].side == event.side ? Misfit{} : not_there();
    }
    Misfit operator()(const CardMoved& event) const {
        const bool hand_full = state[cards_of(tables()[event.card].side)] >= facts_of(cards_of(tables()[event.card].side)).most;
        return event.how == CardMove::Taken && hand_full ? impossible_number() : Misfit{};
    }
    Misfit operator()(const DeckReshuffled&) const { return {}; }
    Misfit operator()(const OffensiveBegun& event) const {
        const bool led = std::ranges::all_of(event.headquarters, [&](UnitId id) { return tables()[id].hq(); });
        if (state.offensive) {
            return wrong_moment();
        }
        return led && distinct(event.headquarters) && tables()[event.card].side == event.side && within(event.asp_more, 0, 99)
                   ? Misfit{}
                   : not_there();
    }
    Misfit operator()(const UnitsActivated& event) const {
        const bool hq = !event.headquarters || tables()[*event.headquarters].hq();
        const bool active = !event.undone || std::ranges::all_of(event.units, [&](UnitId id) { return active_now(id); });
        return !state.offensive ? wrong_moment() : hq && active && on_map(event.units) && distinct(event.battles) ? Misfit{} : not_there();
    }
    Misfit operator()(const UnitsMoved& event) const {
        if (event.units.empty() || !on_map(event.units) || !whole_map(state)) {
            return not_there();
        }
        const auto side = tables()[event.units.front()].side;
        const bool stands = std::ranges::all_of(event.units, [&](UnitId id) {
            return tables()[id].side == side && possible(tables(), id, {.kind = PlaceKind::Hex, .hex = event.to});
        });
        const bool asp = within(event.asp, 0, 99) && on_track(tables(), asp_used_of(side), state[asp_used_of(side)] + event.asp);
        return !stands ? not_there() : asp ? Misfit{} : impossible_number();
    }
    Misfit operator()(const BattlesDeclared&) const { return offensive(); }
    Misfit operator()(const StatusSet&) const { return offensive(); }
    Misfit operator()(const ExpressPlaced& event) const { return land(event.hex) ? Misfit{} : not_there(); }
    Misfit fought(const FoughtSide& side) const {
        std::set<UnitId> seen;
        if (!side.die.faces.empty() && die_objection(side.die)) {
            return impossible_throw();
        }
        if (!within(side.strength, 0, most_number) || !within(side.modifier, -most_number, most_number) ||
            !within(side.hits, 0, most_number)) {
            return impossible_number();
        }
        for (const auto& row : side.units) {
            if (!seen.insert(row.unit).second || !state[row.unit].in_play() || row.before != level_of(state, row.unit)) {
                return not_there();
            }
            if (!within(row.after, 0, 2) || !within(row.attack, 0, most_number) || !within(row.defence, 0, most_number)) {
                return impossible_number();
            }
        }
        return {};
    }
    template <class Fought> Misfit battle(const Fought& event) const {
        if (auto why = offensive()) {
            return why;
        }
        if (auto why = fought(event.offensive)) {
            return why;
        }
        return fought(event.reaction);
    }
    Misfit operator()(const SeaBattleFought& event) const { return battle(event); }
    Misfit operator()(const LandBattleFought& event) const { return battle(event); }
    Misfit operator()(const OffensiveEnded&) const { return offensive(); }
    Misfit operator()(const NationSurrendered&) const { return {}; }
    Misfit operator()(const GameEnded& event) const {
        const bool items = std::ranges::all_of(event.items, [&](const PointRow& row) {
            return within(row.points, -999, 999) && (row.item == "bid" || row.item == "start" ||
                                                     std::ranges::find(tables().points, row.item, &PointItem::id) != tables().points.end());
        });
        return items && within(event.outcome.points.value_or(0), 0, 999) ? Misfit{} : impossible_number();
    }
    Misfit operator()(const OptionsChanged& event) const {
        return event.before == state.options && event.reason.size() <= longest_text ? Misfit{} : other_counts();
    }
    Misfit operator()(const PrewarMarked& event) const { return distinct(event.units) ? Misfit{} : not_there(); }
    Misfit operator()(const MapAffirmed& event) const {
        const auto asked = to_affirm(state);
        const bool same =
            std::ranges::equal(event.clauses, asked, {}, {}, [](const Affirmation& each) -> const std::string& { return each.rule.id; });
        return same && !asked.empty() ? Misfit{} : wrong_moment();
    }
    Misfit operator()(const StockTaken& event) const { return event.reason.size() <= longest_text ? Misfit{} : impossible_number(); }
};

} // namespace

Misfit misfit(const State& before, const Event& event) {
    if (auto why = core::misfit_of_beginning(before.begun, std::holds_alternative<GameBegun>(event))) {
        return why;
    }
    return std::visit(Fits{before}, event);
}

namespace {

/// Every id that the books name is one of the tables'.
struct Named {
    const Tables& tables;

    bool unit(UnitId id) const { return id.index < tables.units.size(); }
    bool card(CardId id) const { return id.index < tables.cards.size(); }
    bool hex(HexId id) const { return id.index < tables.map->grid().size(); }
    bool units(const std::vector<UnitId>& list) const {
        return std::ranges::all_of(list, [&](UnitId id) { return unit(id); });
    }
    bool cards(const std::vector<CardId>& list) const {
        return std::ranges::all_of(list, [&](CardId id) { return card(id); });
    }
    bool hexes(const std::vector<HexId>& list) const {
        return std::ranges::all_of(list, [&](HexId id) { return hex(id); });
    }
    bool undo(const Undo& each) const {
        return std::ranges::all_of(each.units,
                                   [&](const UnitRow& row) { return unit(row.unit) && possible(tables, row.unit, row.place); }) &&
               std::ranges::all_of(each.tracks, [&](const TrackRow& row) { return on_track(tables, row.track, row.value); }) &&
               hexes(each.taken) && std::ranges::all_of(each.thrown, [&](const CardDie& die) { return card(die.card); }) &&
               cards(each.struck) && units(each.on_land) &&
               std::ranges::all_of(each.hits, [&](const CardHit& hit) { return card(hit.card) && unit(hit.unit); });
    }
    bool offensive(const Offensive& each) const {
        const bool moved = std::ranges::all_of(each.moved, [&](const Moved& one) { return unit(one.unit) && hex(one.from); });
        return card(each.card) && units(each.headquarters) && units(each.activated) && units(each.reacting) &&
               (!each.reaction_headquarters || unit(*each.reaction_headquarters)) && cards(each.reaction_cards) && moved &&
               units(each.fighters) && hexes(each.battles) && hexes(each.special) && (!each.undo || undo(*each.undo)) &&
               hexes(each.fought_at_sea) && hexes(each.won_at_sea) && hexes(each.fought) && within(each.asp_more, 0, 99);
    }
};

template <class T> bool sorted(const std::vector<T>& list) {
    return std::ranges::is_sorted(list) && std::ranges::adjacent_find(list) == list.end();
}

} // namespace

Misfit misfit(const State& state) {
    const auto& tables = *state.tables;
    const Named named{tables};
    const auto& turn = state.turn;
    if (!state.begun || state.units.size() != tables.units.size() || state.cards.size() != tables.cards.size() ||
        state.scenario.index >= tables.scenarios.size()) {
        return impossible_number();
    }
    if (!within(turn.number, 1, static_cast<int>(tables.turns.size())) || !within(turn.bombings, 0, most_number)) {
        return wrong_moment();
    }
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (!possible(tables, {static_cast<std::uint8_t>(i)}, state.units[i].place)) {
            return not_there();
        }
    }
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        if (!on_track(tables, static_cast<Track>(i), state.tracks.values[i])) {
            return impossible_number();
        }
    }
    const bool held = sorted(state.japanese) && std::ranges::all_of(state.japanese, [&](HexId hex) {
                          return named.hex(hex) && tables.map->land(hex) != nullptr && !always_allied(*tables.map, hex);
                      });
    const bool causes =
        sorted(state.will_causes) && std::ranges::all_of(state.will_causes, [&](WillId id) { return id.index < tables.will.size(); });
    const bool of_turn = named.units(turn.rolled) && named.units(turn.rebuilt) && named.units(turn.bombed) && named.units(turn.entering) &&
                         named.units(turn.arrived) && (!turn.replacing || named.card(*turn.replacing)) && named.hexes(turn.changed) &&
                         sorted(turn.changed) && named.hexes(state.fallen) && sorted(state.fallen) && named.hexes(state.scored) &&
                         sorted(state.scored);
    const bool rest = sorted(state.surrendered) && sorted(state.prewar) && named.units(state.prewar) &&
                      (!state.tokyo_express || named.hex(*state.tokyo_express)) && (!state.offensive || named.offensive(*state.offensive));
    return held && causes && of_turn && rest ? Misfit{} : not_there();
}

} // namespace intendant::empire_of_the_sun
