#include "model/empire_of_the_sun/battle/intelligence.hpp"

#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/offensive/card_changes.hpp"
#include "model/empire_of_the_sun/ways.hpp"

#include <algorithm>

// C and D: what the Reaction player knows.
namespace intendant::empire_of_the_sun {

namespace {

/// A unit of the offensive entered, crossed or left a zone of the Reaction side, neutralised or not: it started or stands in one, or there is no way
/// around. Rule: ES-INT-6, ES-ZOI-3.
std::optional<UnitId> crosses_zone(const State& state) {
    const auto& tables = *state.tables;
    const auto& offensive = *state.offensive;
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    const auto reaction = enemy_of(offensive.side);
    const bool none = offensive.as_event && tables[offensive.card].says("no_allied_air_zoi"); // ES-SCN-24
    hex::PerHex<char> covered(tables.map->grid().size(), 0);
    for (std::size_t i = 0; !none && i < tables.map->grid().size(); ++i) {
        const HexId hex{static_cast<std::uint16_t>(i)};
        covered[hex] = supply.zones().covered(reaction, hex) ? 1 : 0;
    }
    const int naval = tables.allowance[1][static_cast<std::size_t>(operations_of(state, offensive) - 1)] * 2;
    for (const auto& moved : offensive.moved) {
        if (tables[moved.unit].side != offensive.side || !state[moved.unit].on_map()) {
            continue;
        }
        const auto to = state[moved.unit].place.hex;
        const bool at_sea = moved.by == Travel::Sea || moved.by == Travel::Assault || moved.by == Travel::Transport;
        if (covered[moved.from] != 0 || covered[to] != 0 || (at_sea && !sea_way(*tables.map, moved.from, to, naval, &covered))) {
            return moved.unit;
        }
    }
    return {};
}

/// Against the die; where the table saw it otherwise than the books, that is affirmed. Rule: ES-INT-6.
int zone_modifier(Decision& decision, std::optional<bool> said) {
    if (!whole_map(decision.now())) {
        return said.value_or(false) ? -2 : 0;
    }
    const auto by = crosses_zone(decision.now());
    if (said && *said != by.has_value()) {
        decision.breaks(
            "ES-INT-6",
            by ? INTENDANT_TR("{unit} entered or left a zone of the Reaction side, as the books have it: 2 is taken from the die.")
               : INTENDANT_TR("No unit had to enter a zone of the Reaction side, as the books have it: nothing is taken from the die."),
            {{"unit", by ? name(*by) : "-"}});
    }
    return said.value_or(by.has_value()) ? -2 : 0;
}

/// What the card adds to the die; where the table says otherwise, that is affirmed. Rule: ES-INT-8.
int card_modifier(Decision& decision, std::optional<int> said) {
    const int by = intelligence_by_card(decision.now());
    if (said && *said != by) {
        decision.breaks_on_map("ES-INT-8", INTENDANT_TR("{card} adds {by} to the die, as the books have it, and {said} is said."),
                               {{"card", name(decision.now().offensive->card)}, {"by", number(by)}, {"said", number(*said)}});
    }
    return said.value_or(by);
}

/// In the range of a headquarters of the Reaction side, and in one of its zones, which nothing neutralises here. Rule: ES-SRM-1, ES-ZOI-3.
void check_special_range(Decision& decision, HexId hex) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto reaction = enemy_of(state.offensive->side);
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    const Parameters at{{"hex", name(hex)}, {"side", name(reaction)}};
    const bool near = std::ranges::any_of(units_on_map(tables, board, reaction), [&](UnitId id) {
        return tables[id].hq() && tables.map->distance(board[id].place.hex, hex) <= tables[id].hq_range;
    });
    if (!near) {
        decision.breaks("ES-SRM-1", INTENDANT_TR("{side}: no headquarters has {hex} in its range: no special reaction."), at);
    }
    if (!supply.zones().covered(reaction, hex)) {
        decision.breaks("ES-SRM-1", INTENDANT_TR("{side}: no zone of influence covers {hex}: no special reaction."), at);
    }
}

} // namespace

core::Verdict<Event> decide(const State& state, const SetIntelligence& command) {
    if (const auto why = depth_objection(state, Depth::Battles)) {
        return *why;
    }
    if (const auto why = offensive_objection(state)) {
        return *why;
    }
    Decision decision(state);
    const auto& offensive = *state.offensive;
    const auto& card = decision.tables()[offensive.card];
    if (offensive.battles.empty()) {
        decision.breaks("ES-INT-10", INTENDANT_TR("No battle hex is declared: no status is needed."));
    }
    if (!command.dice) {
        if (offensive.status) {
            return refuse("ES-INT-1", INTENDANT_TR("The offensive has its status: {status}."), {{"status", name(*offensive.status)}});
        }
        decision.book(StatusSet{.status = Status::Surprise});
        return std::move(decision).accepted();
    }
    if (const auto why = die_objection(*command.dice)) {
        return *why;
    }
    if (!core::within(command.modifier.value_or(0), -9, 9)) {
        return refuse("ES-INT-8", INTENDANT_TR("No card changes the die by so much."));
    }
    if (offensive.rolled || offensive.status || !may_roll(card, offensive.as_event)) {
        decision.breaks("ES-INT-4",
                        INTENDANT_TR("There is one roll, and none where the event prints surprise or a card has set the status."));
    }
    const int modifier = card_modifier(decision, command.modifier) + zone_modifier(decision, command.crossed);
    const int die = command.dice->faces.front();
    const bool success = intercepts(die, intelligence_value(card, offensive.as_event).value_or(0), modifier);
    decision.book(
        DieRolled{.purpose = Purpose::Intelligence, .dice = *command.dice, .unit = {}, .value = die + modifier, .success = success});
    decision.book(StatusSet{.status = success ? Status::Intercept : Status::Surprise});
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const SpecialReaction& command) {
    if (const auto why = depth_objection(state, Depth::Battles)) {
        return *why;
    }
    if (const auto why = offensive_objection(state)) {
        return *why;
    }
    if (const auto why = die_objection(command.dice)) {
        return *why;
    }
    Decision decision(state);
    const auto& offensive = *state.offensive;
    const auto& card = decision.tables()[offensive.card];
    const bool landed = std::ranges::any_of(offensive.moved, [&](const Moved& each) {
        return state[each.unit].on_map() && state[each.unit].place.hex == command.hex && each.by != Travel::Land &&
               decision.tables()[each.unit].kind == UnitKind::Ground && decision.tables()[each.unit].side == offensive.side;
    });
    const auto* land = decision.map().land(command.hex);
    const Parameters at{{"hex", name(command.hex)}};
    const auto reaction = enemy_of(offensive.side);
    if (!landed) {
        decision.breaks_on_map(
            "ES-SRM-1", INTENDANT_TR("No ground unit of the offensive came to {hex} otherwise than by land: no special reaction."), at);
    }
    if (land == nullptr || !(land->port || land->airfield || land->city != City::None)) {
        decision.breaks("ES-SRM-1",
                        INTENDANT_TR("Special reaction answers a landing in a city, at a port and at an airfield; {hex} has none."), at);
    }
    if (has(offensive.battles, command.hex)) {
        decision.breaks("ES-SRM-1", INTENDANT_TR("{hex} is a battle hex: no special reaction is needed."), at);
    } else if (stands_in(state, command.hex, reaction)) {
        decision.breaks("ES-SRM-1", INTENDANT_TR("{hex} is occupied: special reaction answers a landing in an empty hex."), at);
    }
    if (land != nullptr && !controls(state, reaction, command.hex)) {
        decision.breaks("ES-SRM-1", INTENDANT_TR("{hex} was not the Reaction side's: no special reaction."), at);
    }
    if (whole_map(state)) {
        check_special_range(decision, command.hex);
    }
    const bool as_event = offensive.as_event && !card.status; // ES-SRM-3
    const int die = command.dice.faces.front();
    const int modifier = zone_modifier(decision, command.crossed);
    const bool success = intercepts(die, intelligence_value(card, as_event).value_or(0), modifier);
    decision.book(
        DieRolled{.purpose = Purpose::SpecialReaction, .dice = command.dice, .unit = {}, .value = die + modifier, .success = success});
    if (success && !has(offensive.battles, command.hex)) {
        decision.book(BattlesDeclared{.hexes = {command.hex}, .special = true});
    }
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
