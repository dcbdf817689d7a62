#include "model/empire_of_the_sun/offensive/card_changes.hpp"

#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::empire_of_the_sun {

namespace {

bool inactive(const Offensive& offensive, UnitId unit) { return !has(offensive.activated, unit) && !has(offensive.reacting, unit); }

bool counts(const State& state, const DieChange& change, HexId hex, Side side, const std::vector<UnitId>& fighting) {
    const auto& tables = *state.tables;
    const auto* land = tables.map->land(hex);
    const auto fights = [&](const auto& such) { return std::ranges::any_of(fighting, [&](UnitId id) { return such(tables[id]); }); };
    switch (change.where) {
    case Counts::Everywhere:
        break;
    case Counts::WithBrigade:
        return fights([](const Unit& unit) { return unit.unit_class == UnitClass::Brigade; });
    case Counts::WithCommonwealth:
        return fights([](const Unit& unit) { return unit.nation == Nation::Commonwealth && unit.kind == UnitKind::Naval; });
    case Counts::OnIslands:
        return land != nullptr && land->island;
    case Counts::InRegion:
        return land != nullptr && land->region == change.region && (land->terrain == Terrain::Mixed || land->terrain == Terrain::Jungle);
    case Counts::InHex:
        return hex == change.hex;
    case Counts::NearInactiveCarrier:
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            const auto& unit = tables.units[i];
            const bool carrier = unit.unit_class == UnitClass::Carrier || unit.unit_class == UnitClass::LightCarrier;
            if (carrier && unit.side == side && state.units[i].on_map() && inactive(*state.offensive, {static_cast<std::uint8_t>(i)}) &&
                tables.map->distance(state.units[i].place.hex, hex) <= change.hexes) {
                return true;
            }
        }
        return false;
    }
    return true;
}

DieOfCards die_of(const State& state, std::optional<DieChange> Card::*which, HexId hex, Side side, const std::vector<UnitId>& fighting) {
    DieOfCards found;
    for (const auto id : events_in_play(state, side)) {
        const auto& change = (*state.tables)[id].*which;
        if (!change || change->rest_of_game || !counts(state, *change, hex, side, fighting)) {
            continue;
        }
        found.cards.push_back(id);
        if (change->alone) {
            found.alone = change->by;
        } else {
            found.sum += change->by;
        }
    }
    return found;
}

} // namespace

std::vector<CardId> events_in_play(const State& state, std::optional<Side> side) {
    const auto& offensive = *state.offensive;
    std::vector<CardId> found;
    if (offensive.as_event && (!side || *side == offensive.side)) {
        found.push_back(offensive.card);
    }
    if (!side || *side != offensive.side) {
        found.insert(found.end(), offensive.reaction_cards.begin(), offensive.reaction_cards.end());
    }
    return found;
}

DieOfCards air_naval_die(const State& state, HexId hex, Side side, const std::vector<UnitId>& fighting) {
    return die_of(state, &Card::air_naval, hex, side, fighting);
}

DieOfCards ground_die(const State& state, HexId hex, Side side, const std::vector<UnitId>& fighting) {
    auto found = die_of(state, &Card::ground, hex, side, fighting);
    for (const auto& marker : state.tables->markers) {
        if (!marker.track || state[*marker.track] == 0) {
            continue;
        }
        for (const auto id : marker.set_by) {
            const auto& card = (*state.tables)[id];
            if (card.side == side && card.ground && card.ground->rest_of_game && counts(state, *card.ground, hex, side, fighting)) {
                found.sum += card.ground->by;
                found.cards.push_back(id);
            }
        }
    }
    return found;
}

int strength_by_cards(const State& state, UnitId unit, bool attack) {
    const auto& facts = (*state.tables)[unit];
    const auto cards = events_in_play(state);
    return std::accumulate(cards.begin(), cards.end(), 0, [&](int sum, CardId id) {
        const auto& change = (*state.tables)[id].strength;
        const bool meant = change && change->nation == facts.nation && change->attack == attack &&
                           (change->classes.empty() ? facts.kind == UnitKind::Ground : has(change->classes, facts.unit_class));
        return sum + (meant ? change->by : 0);
    });
}

int intelligence_by_card(const State& state) {
    const auto& offensive = *state.offensive;
    const auto& tables = *state.tables;
    const auto& unwatched = tables[offensive.card].unwatched;
    if (!unwatched || !offensive.as_event) {
        return 0;
    }
    const auto reaction = enemy_of(offensive.side);
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    if (supply.zones().covered(reaction, unwatched->hex)) {
        return 0;
    }
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& unit = tables.units[i];
        if (unit.nation == Nation::Us && unit.unit_class == UnitClass::HeavyCruiser && state.units[i].on_map() &&
            tables.map->distance(state.units[i].place.hex, unwatched->hex) <= unwatched->hexes) {
            return 0;
        }
    }
    return unwatched->by;
}

bool strikes(const Tables& tables, const Struck& whom, UnitId unit) {
    const auto& facts = tables[unit];
    return facts.side == whom.side && (!whom.unit || *whom.unit == unit) && (!whom.kind || *whom.kind == facts.kind) &&
           (whom.classes.empty() || has(whom.classes, facts.unit_class));
}

int struck_already(const State& state, CardId card, const Struck& whom) {
    if (!state.offensive || !state.offensive->undo) {
        return 0;
    }
    return static_cast<int>(std::ranges::count_if(
        state.offensive->undo->hits, [&](const CardHit& hit) { return hit.card == card && strikes(*state.tables, whom, hit.unit); }));
}

int steps_of(const State& state, CardId card, const StepLoss& loss) {
    const auto& facts = (*state.tables)[card];
    const bool one_more = state.offensive && facts.card_class == CardClass::AttackKamikaze && loss.whom.side != facts.side &&
                          std::ranges::any_of(state.offensive->reaction_cards,
                                              [&](CardId other) { return (*state.tables)[other].says("kamikaze_plus_1_step"); });
    return loss.steps + (one_more ? 1 : 0);
}

} // namespace intendant::empire_of_the_sun
