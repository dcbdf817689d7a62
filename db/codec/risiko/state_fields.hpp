#pragma once

#include "db/codec/risiko/names.hpp"

/// The fields of the state of RisiKo!.

namespace intendant::risiko {

INTENDANT_DESCRIBE(TerritoryId) {
    visit("index", s.index);
}
INTENDANT_DESCRIBE(ContinentId) {
    visit("index", s.index);
}
INTENDANT_DESCRIBE(CardId) {
    visit("index", s.index);
}
INTENDANT_DESCRIBE(Options) {
    visit("ending", s.ending);
    visit.optional("minutes", s.minutes);
    visit.optional("reshuffles", s.reshuffles);
    visit.optional("objectives", s.objectives);
    visit.optional("most_armies", s.most_armies);
    for (const auto& option : switches) {
        visit(option.id.data(), s.*option.on);
    }
}
INTENDANT_DESCRIBE(Player) {
    visit("name", s.name);
    visit("colour", s.colour);
}
INTENDANT_DESCRIBE(Objective) {
    visit.optional("text", s.text);
    visit.optional("continents", s.continents);
    visit.optional("of_choice", s.of_choice);
    visit.optional("territories", s.territories);
    visit.optional("armies_each", s.armies_each);
    visit.optional("named", s.named);
    visit("destroy", s.destroy);
}
INTENDANT_DESCRIBE(SealedObjective) {
    visit("cipher", s.cipher);
    visit("commitment", s.commitment);
}
INTENDANT_DESCRIBE(Holding) {
    visit("owner", s.owner);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(ArmyCount) {
    visit("set_up", s.set_up);
    visit("reinforcements", s.reinforcements);
    visit("lost", s.lost);
    visit("corrected", s.corrected);
}
INTENDANT_DESCRIBE(PlayerState) {
    visit("player", s.player);
    visit("to_place", s.to_place);
    visit("armies", s.armies);
    visit("cards", s.cards);
    visit.optional("known", s.known);
    visit.optional("first_faces", s.first_faces);
    visit.optional("eliminated_in", s.eliminated_in);
    visit("eliminated_by", s.eliminated_by);
    visit("sealed", s.sealed);
    visit("objective", s.objective);
    visit.optional("objective_shown", s.objective_shown);
    visit.optional("objective_watched", s.objective_watched);
}
INTENDANT_DESCRIBE(ContinentBonus) {
    visit("continent", s.continent);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(Reinforcement) {
    visit("base", s.base);
    visit.optional("continents", s.continents);
    visit.optional("set", s.set);
    visit.optional("territory_cards", s.territory_cards);
    visit.optional("special", s.special);
}
INTENDANT_DESCRIBE(Attack) {
    visit("from", s.from);
    visit("to", s.to);
    visit.optional("attacker", s.attacker);
    visit.optional("defender", s.defender);
}
INTENDANT_DESCRIBE(Conquest) {
    visit("from", s.from);
    visit("to", s.to);
}
INTENDANT_DESCRIBE(Turn) {
    visit("round", s.round);
    visit("player", s.player);
    visit("phase", s.phase);
    visit("reinforcement", s.reinforcement);
    visit("placed", s.placed);
    visit("sets", s.sets);
    visit("conquests", s.conquests);
    visit("attack", s.attack);
    visit("conquest", s.conquest);
    visit.optional("moved", s.moved);
}
INTENDANT_DESCRIBE(Clock) {
    visit("elapsed", s.elapsed);
    visit("running", s.running);
    visit("over", s.over);
}
INTENDANT_DESCRIBE(Standing) {
    visit("colour", s.colour);
    visit("points", s.points);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(Outcome) {
    visit("ending", s.ending);
    visit("winners", s.winners);
    visit("table", s.table);
}
INTENDANT_DESCRIBE(Connection) {
    visit("a", s.a);
    visit("b", s.b);
    visit("sea", s.sea);
}
INTENDANT_DESCRIBE(CardSymbol) {
    visit("territory", s.territory);
    visit("symbol", s.symbol);
}
INTENDANT_DESCRIBE(State) {
    visit("begun", s.begun);
    visit("options", s.options);
    visit("players", s.players);
    visit("first", s.first);
    visit("holdings", s.holdings);
    visit.optional("switched_off", s.switched_off);
    visit.optional("symbols", s.symbols);
    visit("deck", s.deck);
    visit("discards", s.discards);
    visit("reshuffles", s.reshuffles);
    visit("last_lap", s.last_lap);
    visit.optional("extra_round", s.extra_round);
    visit("clock", s.clock);
    visit("turn", s.turn);
    visit("outcome", s.outcome);
}

} // namespace intendant::risiko
