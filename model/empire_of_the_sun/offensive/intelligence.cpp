#include "model/empire_of_the_sun/battle/intelligence.hpp"

#include "model/empire_of_the_sun/decision.hpp"

#include <algorithm>

// C and D: what the Reaction player knows.
namespace intendant::empire_of_the_sun {

core::Verdict<Event> decide(const State& state, const SetIntelligence& command) {
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
    if (!core::within(command.modifier, -9, 9)) {
        return refuse("ES-INT-8", INTENDANT_TR("No card changes the die by so much."));
    }
    if (offensive.rolled || offensive.status || !may_roll(card, offensive.as_event)) {
        decision.breaks("ES-INT-4",
                        INTENDANT_TR("There is one roll, and none where the event prints surprise or a card has set the status."));
    }
    const int modifier = command.modifier + (command.crossed ? -2 : 0); // ES-INT-6
    const int die = command.dice->faces.front();
    const bool success = intercepts(die, intelligence_value(card, offensive.as_event).value_or(0), modifier);
    decision.book(
        DieRolled{.purpose = Purpose::Intelligence, .dice = *command.dice, .unit = {}, .value = die + modifier, .success = success});
    decision.book(StatusSet{.status = success ? Status::Intercept : Status::Surprise});
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const SpecialReaction& command) {
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
        return state[each.unit].on_map() && state[each.unit].place.hex == command.hex && each.by != Travel::Land;
    });
    const auto* land = decision.map().land(command.hex);
    if (!landed || land == nullptr || !(land->port || land->airfield || land->city != City::None) || has(offensive.battles, command.hex)) {
        decision.breaks("ES-SRM-1",
                        INTENDANT_TR("Special reaction answers ground units that came by sea into an empty city, port or airfield: {hex}."),
                        {{"hex", name(command.hex)}});
    }
    const bool as_event = offensive.as_event && !card.status; // ES-SRM-3
    const int die = command.dice.faces.front();
    const int modifier = command.crossed ? -2 : 0;
    const bool success = intercepts(die, intelligence_value(card, as_event).value_or(0), modifier);
    decision.book(
        DieRolled{.purpose = Purpose::SpecialReaction, .dice = command.dice, .unit = {}, .value = die + modifier, .success = success});
    if (success && !has(offensive.battles, command.hex)) {
        decision.book(BattlesDeclared{.hexes = {command.hex}});
    }
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
