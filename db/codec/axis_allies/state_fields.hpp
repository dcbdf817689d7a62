#pragma once

#include "db/codec/axis_allies/names.hpp"

/// The fields of the state of Axis & Allies.

namespace intendant::axis_allies {

INTENDANT_DESCRIBE(SpaceId) { visit("index", s.index); }
template <class V, class Key, class T, std::size_t N>
void describe(V& visit, PerKey<Key, T, N>& s) {
    visit("values", s.values);
}
template <class V, class Key, class T, std::size_t N>
void describe(V& visit, const PerKey<Key, T, N>& s) {
    visit("values", s.values);
}
INTENDANT_DESCRIBE(Options) {
    visit("edition", s.edition);
    visit("depth", s.depth);
    for (const auto& option : switches) {
        visit(option.id.data(), s.*option.on);
    }
}
INTENDANT_DESCRIBE(Cargo) {
    visit("owner", s.owner);
    visit("unit", s.unit);
    visit("count", s.count);
    visit.optional("boarded_this_turn", s.boarded_this_turn);
    visit("landing", s.landing);
}
INTENDANT_DESCRIBE(Stack) {
    visit("space", s.space);
    visit("owner", s.owner);
    visit("unit", s.unit);
    visit("count", s.count);
    visit.optional("cargo", s.cargo);
    visit.optional("moved", s.moved);
    visit("started_at", s.started_at);
    visit("entered_from", s.entered_from);
    visit.optional("attacking", s.attacking);
    visit.optional("fought", s.fought);
    visit.optional("landed", s.landed);
    visit.optional("raiding", s.raiding);
    visit.optional("halted", s.halted);
    visit.optional("fresh", s.fresh);
    visit.optional("in_trust", s.in_trust);
    visit.since(2, "under_fire", s.under_fire);
    visit.since(2, "fired_at", s.fired_at);
    visit.since(2, "landed_on", s.landed_on);
}
INTENDANT_DESCRIBE(TakenTerritory) {
    visit("space", s.space);
    visit("before", s.before);
}
INTENDANT_DESCRIBE(ComplexUse) {
    visit("space", s.space);
    visit("placed", s.placed);
}
INTENDANT_DESCRIBE(Overflight) {
    visit("gun", s.gun);
    visit("at", s.at);
    visit("aircraft", s.aircraft);
}
INTENDANT_DESCRIBE(Turn) {
    visit("round", s.round);
    visit("power", s.power);
    visit("action", s.action);
    visit("researched", s.researched);
    visit("bought", s.bought);
    visit("breakthroughs", s.breakthroughs);
    visit("rocket_fired", s.rocket_fired);
    visit("income_collected", s.income_collected);
    visit("taken", s.taken);
    visit("battle_sites", s.battle_sites);
    visit("complex_uses", s.complex_uses);
    visit("overflights", s.overflights);
}
INTENDANT_DESCRIBE(PowerState) {
    visit("treasury", s.treasury);
    visit("debt", s.debt);
    visit("waiting", s.waiting);
    visit("weapons", s.weapons);
}
INTENDANT_DESCRIBE(FireGroup) {
    visit("power", s.power);
    visit("column", s.column);
    visit("dice", s.dice);
    visit("scope", s.scope);
}
INTENDANT_DESCRIBE(OwedHits) {
    visit("side", s.side);
    visit("hits", s.hits);
    visit("scope", s.scope);
    visit("removed_at_once", s.removed_at_once);
}
INTENDANT_DESCRIBE(Battle) {
    visit("space", s.space);
    visit("kind", s.kind);
    visit("round", s.round);
    visit("step", s.step);
    visit("amphibious", s.amphibious);
    visit.optional("origins", s.origins);
    visit("to_fire", s.to_fire);
    visit("owed", s.owed);
    visit("casualties", s.casualties);
    visit("attackers_withdrew_to", s.attackers_withdrew_to);
    visit("defenders_withdrew_to", s.defenders_withdrew_to);
}
INTENDANT_DESCRIBE(Outcome) {
    visit("ending", s.ending);
    visit("winner", s.winner);
    visit("individual_winner", s.individual_winner);
    visit.optional("tied_with", s.tied_with);
}
INTENDANT_DESCRIBE(Player) {
    visit("name", s.name);
    visit("powers", s.powers);
}
INTENDANT_DESCRIBE(State) { // the tables are not part of the record
    visit("options", s.options);
    visit("players", s.players);
    visit("begun", s.begun);
    visit("first_turn_started", s.first_turn_started);
    visit("turn", s.turn);
    visit("powers", s.powers);
    visit("controllers", s.controllers);
    visit("stacks", s.stacks);
    visit.since(2, "paid_neutrals", s.paid_neutrals);
    visit("lost_complexes", s.lost_complexes);
    visit("battle", s.battle);
    visit("outcome", s.outcome);
}

} // namespace intendant::axis_allies
