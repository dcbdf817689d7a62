#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/decision.hpp"

// B: where there is battle.
namespace intendant::empire_of_the_sun {

core::Verdict<Event> decide(const State& state, const DeclareBattles& command) {
    if (const auto why = depth_objection(state, Depth::Battles)) {
        return *why;
    }
    if (const auto why = offensive_objection(state)) {
        return *why;
    }
    Decision decision(state);
    const auto& offensive = *state.offensive;
    auto all = offensive.battles;
    for (const auto hex : command.hexes) {
        if (has(all, hex)) {
            return refuse("ES-OFF-8", INTENDANT_TR("{hex} is a battle hex already."), {{"hex", name(hex)}});
        }
        all.push_back(hex);
        const bool submarines = offensive.as_event && has(decision.tables()[offensive.card].open_battles, hex); // ES-SCN-25
        if (!stands_in(state, hex, enemy_of(offensive.side)) && !submarines) {
            decision.breaks_on_map("ES-OFF-9", INTENDANT_TR("No unit of the Reaction side stands in {hex}."), {{"hex", name(hex)}});
        }
    }
    if (command.hexes.empty()) {
        return refuse("ES-OFF-8", INTENDANT_TR("Name the hexes where there is battle."));
    }
    if (!offensive.as_event && static_cast<int>(all.size()) > decision.tables().limit("oc_battle_hexes")) {
        decision.breaks("ES-OFF-10", INTENDANT_TR("An offensive of an operations card declares one battle hex."));
    }
    for (std::size_t i = 0; i < state.units.size(); ++i) { // ES-OFF-8
        const auto& place = state.units[i].place;
        if (place.kind == PlaceKind::Hex && state.tables->units[i].side == offensive.side && !has(all, place.hex) &&
            stands_in(state, place.hex, enemy_of(offensive.side))) {
            decision.breaks("ES-OFF-8", INTENDANT_TR("Units of both sides stand in {hex}: it is a battle hex."),
                            {{"hex", name(place.hex)}});
        }
    }
    if (offensive.as_event) {
        report_unmet(decision, offensive.card, unmet_by_battles(state, offensive.card, all));
    }
    decision.book(BattlesDeclared{.hexes = command.hexes});
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
