#pragma once

#include "db/codec/risiko/state_fields.hpp"

/// The fields of every command of RisiKo!.

namespace intendant::risiko {

INTENDANT_DESCRIBE(HoldingRow) {
    visit("territory", s.territory);
    visit("owner", s.owner);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(DealtRow) {
    visit("territory", s.territory);
    visit("owner", s.owner);
}
INTENDANT_DESCRIBE(ArmyRow) {
    visit("territory", s.territory);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(InHand) {
    visit("colour", s.colour);
    visit("count", s.count);
}
INTENDANT_DESCRIBE(Situation) {
    visit("round", s.round);
    visit("player", s.player);
    visit("holdings", s.holdings);
    visit.optional("hands", s.hands);
    visit.optional("discards", s.discards);
    visit.optional("reshuffles", s.reshuffles);
}
INTENDANT_DESCRIBE(BeginGame) {
    visit.optional("options", s.options);
    visit("players", s.players);
    visit("first", s.first);
    visit.optional("switched_off", s.switched_off);
    visit("situation", s.situation);
}
INTENDANT_DESCRIBE(ThrowForFirst) {
    visit("dice", s.dice);
}
INTENDANT_DESCRIBE(Deal) {
    visit("territories", s.territories);
}
INTENDANT_DESCRIBE(PlaceArmies) {
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(HandInSet) {
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(Announce) {
    visit("from", s.from);
    visit("to", s.to);
    visit("attacker", s.attacker);
    visit("defender", s.defender);
}
INTENDANT_DESCRIBE(ThrowDice) {
    visit("attack", s.attack);
    visit("defence", s.defence);
    visit("occupy", s.occupy);
    visit("from", s.from);
    visit("to", s.to);
}
INTENDANT_DESCRIBE(VoidThrow) {
    visit.optional("attack", s.attack);
    visit.optional("defence", s.defence);
}
INTENDANT_DESCRIBE(Follow) {
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(EndCombat) {
}
INTENDANT_DESCRIBE(MoveArmies) {
    visit("from", s.from);
    visit("to", s.to);
    visit("armies", s.armies);
}
INTENDANT_DESCRIBE(EndTurn) {
    visit("card", s.card);
}
INTENDANT_DESCRIBE(DiscardCards) {
    visit("player", s.player);
    visit("cards", s.cards);
}
INTENDANT_DESCRIBE(KeepObjective) {
    visit("player", s.player);
    visit("sealed", s.sealed);
    visit("objective", s.objective);
    visit.optional("watched", s.watched);
}
INTENDANT_DESCRIBE(Claim) {
    visit("player", s.player);
    visit("shown", s.shown);
    visit("accepted", s.accepted);
}
INTENDANT_DESCRIBE(ShowObjective) {
    visit("player", s.player);
    visit("shown", s.shown);
}
INTENDANT_DESCRIBE(SetClock) {
    visit("act", s.act);
    visit("elapsed", s.elapsed);
}
INTENDANT_DESCRIBE(LeaveUnfinished) {
}
INTENDANT_DESCRIBE(ChangeOptions) {
    visit("options", s.options);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(Elimination) {
    visit("player", s.player);
    visit("by", s.by);
}
INTENDANT_DESCRIBE(Stocktake) {
    visit.optional("holdings", s.holdings);
    visit.optional("hands", s.hands);
    visit.optional("eliminated", s.eliminated);
    visit.optional("symbols", s.symbols);
    visit("reason", s.reason);
}

} // namespace intendant::risiko
