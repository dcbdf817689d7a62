#include "model/empire_of_the_sun/offensive/card_moves.hpp"

#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/ways.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

bool empty(const State& state, HexId hex) { return !stands_in(state, hex, Side::Japan) && !stands_in(state, hex, Side::Allies); }

Supply supply_now(const State& state) {
    Supply supply;
    supply.compute(*state.tables, board_of(state));
    return supply;
}

bool friendly_port(const State& state, Side side, HexId hex) { return state.tables->map->port(hex) && controls(state, side, hex); }

/// By sea from one of these coasts, as far as strategic transport by the value of the card goes, twice as far from a friendly port; the zones of the enemy do
/// not bar it. Rule: ES-LND-5, ES-LND-10.
void check_voyage(Decision& decision, CardId id, const std::vector<HexId>& coasts, HexId to) {
    const auto& state = decision.now();
    const auto& map = decision.map();
    const auto& tables = decision.tables();
    const int allowance = tables.allowance[1][static_cast<std::size_t>(tables[id].operations - 1)];
    const int any_way = static_cast<int>(map.grid().size());
    const auto most_from = [&](HexId from) { return allowance * (friendly_port(state, Side::Japan, from) ? 2 : 1); };
    const bool reached = std::ranges::any_of(coasts, [&](HexId from) {
        const auto way = sea_way(map, from, to, any_way);
        return way && *way <= most_from(from);
    });
    if (coasts.empty() || reached) {
        return;
    }
    const auto from = coasts.front();
    const auto way = sea_way(map, from, to, any_way);
    if (!way) {
        decision.breaks("ES-LND-10", INTENDANT_TR("{card}: no way by sea leads from {from} to {hex}."),
                        {{"card", name(id)}, {"from", name(from)}, {"hex", name(to)}});
    } else {
        decision.breaks(
            "ES-LND-10", INTENDANT_TR("{card}: from {from} to {hex} it is {way} {way:hex|hexes} by sea, and {most} {most:is|are} allowed."),
            {{"card", name(id)}, {"from", name(from)}, {"hex", name(to)}, {"way", number(*way)}, {"most", number(most_from(from))}});
    }
}

/// Rule: ES-LND-10.
void check_evacuation(Decision& decision, CardId id, const std::vector<UnitId>& units, HexId to) {
    const auto most = static_cast<std::size_t>(decision.tables()[id].most_ground.value_or(0));
    const auto& state = decision.now();
    const auto& map = decision.map();
    const Parameters named{{"card", name(id)}, {"hex", name(to)}, {"units", list_of(units)}};
    std::vector<HexId> coasts; // from where all of them can be taken
    for (const auto centre : units) {
        const auto hex = state[centre].place.hex;
        if (map.coastal(hex) && !has(coasts, hex) &&
            std::ranges::all_of(units, [&](UnitId each) { return map.distance(hex, state[each].place.hex) <= 1; })) {
            coasts.push_back(hex);
        }
    }
    if (units.size() > most || std::ranges::any_of(units, [&](UnitId each) { return decision.tables()[each].kind != UnitKind::Ground; })) {
        decision.breaks("ES-LND-10", INTENDANT_TR("{card} takes up to three ground units away, and no others: {units}."), named);
    }
    if (coasts.empty()) {
        decision.breaks("ES-LND-10", INTENDANT_TR("{card} takes units away from one hex at the coast and the hexes beside it: {units}."),
                        named);
    }
    if (!friendly_port(state, Side::Japan, to)) {
        decision.breaks("ES-LND-10", INTENDANT_TR("{card} takes units into a friendly port, which {hex} is not."), named);
    } else if (!supply_now(state).reached(Side::Japan, to)) {
        decision.breaks("ES-LND-10", INTENDANT_TR("{card} takes units into a port in supply: no headquarters has a line to {hex}."), named);
    }
    check_voyage(decision, id, coasts, to);
}

/// Rule: ES-HQ-10.
void check_fleet(Decision& decision, CardId id, const std::vector<UnitId>& units, HexId to) {
    constexpr int near = 3; // as the card says
    constexpr int most = 4;
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const Parameters named{{"card", name(id)}, {"hex", name(to)}};
    const auto ships = std::ranges::count_if(units, [&](UnitId each) { return tables[each].kind == UnitKind::Naval; });
    for (const auto unit : units) {
        if (!event_names(tables, tables[id], unit)) {
            decision.breaks("ES-HQ-10", INTENDANT_TR("{card} moves HQ Combined Fleet and ships, which {unit} is not."),
                            {{"card", name(id)}, {"unit", name(unit)}});
        }
    }
    if (ships > most) {
        decision.breaks("ES-HQ-10", INTENDANT_TR("{card} moves up to four ships: {count} {count:is|are} named."),
                        {{"card", name(id)}, {"count", number(static_cast<std::int64_t>(ships))}});
    }
    const bool resource = std::ranges::any_of(
        tables.map_hexes, [&](const MapHex& hex) { return hex.resource && decision.map().distance(hex.hex, to) <= near; });
    if (!friendly_port(state, Side::Japan, to) || !resource) {
        decision.breaks("ES-HQ-10", INTENDANT_TR("{card} moves into a friendly port within three hexes of a resource hex; {hex} is none."),
                        named);
    }
    const auto closed = supply_now(state).zones().hostile_hexes(Side::Japan);
    const int any_way = static_cast<int>(closed.size());
    for (const auto unit : units) {
        if (!sea_way(decision.map(), state[unit].place.hex, to, any_way, &closed)) {
            decision.breaks("ES-HQ-10",
                            INTENDANT_TR("{unit} has no way to {hex} but through a zone of the Allies that nothing neutralises."),
                            {{"unit", name(unit)}, {"hex", name(to)}});
        }
    }
}

/// Rule: ES-LND-9.
void check_airborne(Decision& decision, CardId id, const std::vector<UnitId>& units, HexId to) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto jumps = *tables[id].airborne;
    const Parameters named{{"card", name(id)}, {"unit", name(jumps)}, {"hex", name(to)}};
    if (units != std::vector{jumps}) {
        decision.breaks("ES-LND-9", INTENDANT_TR("{card} moves {unit} alone."), named);
    }
    const auto from = state[units.front()].place.hex;
    const bool carried = decision.map().airfield(from) && std::ranges::any_of(units_in(state, from, Side::Allies), [&](UnitId each) {
                             const auto& unit = tables[each];
                             return unit.nation == Nation::Us && unit.kind == UnitKind::Air &&
                                    decision.map().distance(from, to) <= std::max(unit.range, unit.extended_range);
                         });
    if (!carried) {
        decision.breaks("ES-LND-9", INTENDANT_TR("{unit} jumps from an airfield with a US air unit that reaches {hex}, and there is none."),
                        named);
    }
    if (!empty(state, to)) {
        decision.breaks("ES-LND-9", INTENDANT_TR("{unit} jumps where nobody stands: {hex} is occupied."), named);
    }
    if (supply_now(state).zones().hostile(Side::Allies, to)) {
        decision.breaks("ES-LND-9", INTENDANT_TR("{hex} lies in a zone of Japan that nothing neutralises: {unit} does not jump there."),
                        named);
    }
}

} // namespace

bool played(const State& state, CardId card) {
    const auto place = state[card];
    return place == CardPlace::Discards || place == CardPlace::Removed || (state.offensive && state.offensive->card == card);
}

void check_played(Decision& decision, CardId card) {
    if (!played(decision.now(), card)) {
        decision.breaks("ES-CRD-9", INTENDANT_TR("{card} has not been played: its text does nothing yet."), {{"card", name(card)}});
    }
}

bool drops(const Card& card) {
    return std::ranges::any_of(card.specials, [](const std::string& word) { return word.starts_with("paratroops"); });
}

void check_card_move(Decision& decision, CardId card, const std::vector<UnitId>& units, HexId to) {
    const auto& facts = decision.tables()[card];
    check_played(decision, card);
    if (facts.says("strategic_naval_evacuation")) {
        check_evacuation(decision, card, units, to);
    } else if (facts.says("fleet_move_to_port_within_3_of_resource")) {
        check_fleet(decision, card, units, to);
    } else if (facts.airborne) {
        check_airborne(decision, card, units, to);
    }
}

void check_paratroops(Decision& decision, CardId card, HexId hex) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    check_played(decision, card);
    const Parameters named{{"card", name(card)}, {"hex", name(hex)}};
    if (!drops(tables[card])) {
        decision.breaks("ES-LND-9", INTENDANT_TR("{card} drops no paratroops."), named);
        return;
    }
    if (!whole_map(state)) {
        return;
    }
    const bool reached = state.offensive && std::ranges::any_of(state.offensive->activated, [&](UnitId each) {
                             const auto& unit = tables[each];
                             return unit.kind == UnitKind::Air && state[each].on_map() &&
                                    decision.map().distance(state[each].place.hex, hex) <= std::max(unit.range, unit.extended_range);
                         });
    if (!reached) {
        decision.breaks("ES-LND-9", INTENDANT_TR("No active Japanese air unit has {hex} in its extended range."), named);
    }
    if (supply_now(state).zones().hostile(Side::Japan, hex)) {
        decision.breaks("ES-LND-9", INTENDANT_TR("{hex} lies in a zone of the Allies that nothing neutralises: no paratroops."), named);
    }
}

} // namespace intendant::empire_of_the_sun
