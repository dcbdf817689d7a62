#pragma once

#include "db/codec/risiko/command_fields.hpp"

/// The fields of every event of RisiKo!.

namespace intendant::risiko {

INTENDANT_DESCRIBE(GameBegun) {
    visit("options", s.options);
    visit("players", s.players);
    visit("first", s.first);
    visit.optional("switched_off", s.switched_off);
    visit.optional("holdings", s.holdings);
    visit.optional("hands", s.hands);
    visit.optional("discards", s.discards);
    visit("deck", s.deck);
    visit.optional("reshuffles", s.reshuffles);
}
INTENDANT_DESCRIBE(FirstThrown) {
    visit("players", s.players);
    visit("dice", s.dice);
    visit("first", s.first);
}
INTENDANT_DESCRIBE(TerritoriesDealt) {
    visit("territories", s.territories);
    visit("in_hand", s.in_hand);
    visit("next", s.next);
}
INTENDANT_DESCRIBE(InitialArmiesPlaced) {
    visit("player", s.player);
    visit("armies", s.armies);
    visit("next", s.next);
}
INTENDANT_DESCRIBE(DeckMade) {
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(TurnBegun) {
    visit("player", s.player);
    visit("round", s.round);
    visit("reinforcement", s.reinforcement);
}
INTENDANT_DESCRIBE(ArmiesPlaced) {
    visit("player", s.player);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(SetHandedIn) {
    visit("player", s.player);
    visit("cards", s.cards);
    visit("armies", s.armies);
    visit("territory_cards", s.territory_cards);
}
INTENDANT_DESCRIBE(PhaseBegun) {
    visit("phase", s.phase);
}
INTENDANT_DESCRIBE(AttackAnnounced) {
    visit("attack", s.attack);
}
INTENDANT_DESCRIBE(DiceThrown) {
    visit("from", s.from);
    visit("to", s.to);
    visit("attacker", s.attacker);
    visit("defender", s.defender);
    visit("attack", s.attack);
    visit("defence", s.defence);
    visit("attacker_loses", s.attacker_loses);
    visit("defender_loses", s.defender_loses);
    visit("attacker_left", s.attacker_left);
    visit("defender_left", s.defender_left);
}
INTENDANT_DESCRIBE(TerritoryOccupied) {
    visit("from", s.from);
    visit("to", s.to);
    visit("by", s.by);
    visit("taken_from", s.taken_from);
    visit("moved", s.moved);
}
INTENDANT_DESCRIBE(ArmiesFollowed) {
    visit("from", s.from);
    visit("to", s.to);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(ThrowVoided) {
    visit("player", s.player);
    visit.optional("attack", s.attack);
    visit.optional("defence", s.defence);
    visit.optional("by_ruling", s.by_ruling);
}
INTENDANT_DESCRIBE(PlayerEliminated) {
    visit("player", s.player);
    visit("by", s.by);
    visit("round", s.round);
    visit("cards", s.cards);
    visit.optional("known", s.known);
}
INTENDANT_DESCRIBE(ArmiesMoved) {
    visit("player", s.player);
    visit("from", s.from);
    visit("to", s.to);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(CardDrawn) {
    visit("player", s.player);
    visit("card", s.card);
}
INTENDANT_DESCRIBE(DrawSkipped) {
    visit("player", s.player);
    visit("why", s.why);
}
INTENDANT_DESCRIBE(DeckReshuffled) {
    visit("player", s.player);
    visit("number", s.number);
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(LastLapBegun) {
    visit("last", s.last);
}
INTENDANT_DESCRIBE(CardsDiscarded) {
    visit("player", s.player);
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(TurnEnded) {
    visit("player", s.player);
    visit("round", s.round);
}
INTENDANT_DESCRIBE(ExtraRoundBegun) {
    visit("players", s.players);
}
INTENDANT_DESCRIBE(ObjectiveKept) {
    visit("player", s.player);
    visit("sealed", s.sealed);
    visit("objective", s.objective);
    visit.optional("watched", s.watched);
}
INTENDANT_DESCRIBE(ObjectiveShown) {
    visit("player", s.player);
    visit("objective", s.objective);
    visit.optional("salt", s.salt);
    visit("genuine", s.genuine);
    visit.optional("by_ruling", s.by_ruling);
    visit.optional("commitment", s.commitment);
}
INTENDANT_DESCRIBE(ObjectiveClaimed) {
    visit("player", s.player);
    visit("reached", s.reached);
}
INTENDANT_DESCRIBE(ClockSet) {
    visit("act", s.act);
    visit("elapsed", s.elapsed);
}
INTENDANT_DESCRIBE(GameEnded) {
    visit("outcome", s.outcome);
}
INTENDANT_DESCRIBE(OptionsChanged) {
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(HoldingCorrected) {
    visit("territory", s.territory);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(CardsCorrected) {
    visit("player", s.player);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(SymbolCorrected) {
    visit("territory", s.territory);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(StockTaken) {
    visit("reason", s.reason);
}

} // namespace intendant::risiko
