#pragma once

#include "db/codec/axis_allies/command_fields.hpp"

/// The fields of every event of Axis & Allies.

namespace intendant::axis_allies {

INTENDANT_DESCRIBE(GameBegun) {
    visit("options", s.options);
    visit("players", s.players);
    visit("round", s.round);
    visit("power", s.power);
    visit("action", s.action);
    visit("owners", s.controllers);
    visit("units", s.units);
    visit("treasuries", s.treasuries);
    visit("weapons", s.weapons);
    visit.optional("debts", s.debts);
    visit.optional("waiting", s.waiting);
}
INTENDANT_DESCRIBE(BidTaken) {
    visit("power", s.power);
    visit("amount", s.amount);
    visit("units", s.units);
}
INTENDANT_DESCRIBE(ResearchThrown) {
    visit("power", s.power);
    visit("dice", s.dice);
    visit("paid", s.paid);
    visit("breakthroughs", s.breakthroughs);
}
INTENDANT_DESCRIBE(WeaponDeveloped) {
    visit("power", s.power);
    visit("dice", s.dice);
    visit("weapon", s.weapon);
}
INTENDANT_DESCRIBE(BoughtUnits) {
    visit("unit", s.unit);
    visit("count", s.count);
    visit("price", s.price);
}
INTENDANT_DESCRIBE(UnitsBought) {
    visit("power", s.power);
    visit("units", s.units);
    visit("paid", s.paid);
}
INTENDANT_DESCRIBE(UnitsMoved) {
    visit("power", s.power);
    visit("path", s.path);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(TransportLoaded) {
    visit("power", s.power);
    visit("from", s.from);
    visit("zone", s.zone);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(TransportUnloaded) {
    visit("power", s.power);
    visit("zone", s.zone);
    visit("to", s.to);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(NeutralityViolated) {
    visit("power", s.power);
    visit("space", s.space);
    visit("paid", s.paid);
    visit("controls", s.controls);
}
INTENDANT_DESCRIBE(SupportWaived) {
    visit("space", s.space);
    visit("shots", s.shots);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(GunOverflown) { visit("flight", s.flight); }
INTENDANT_DESCRIBE(OverflightFired) {
    visit("power", s.power);
    visit("flight", s.flight);
    visit("dice", s.dice);
    visit("lost", s.lost);
}
INTENDANT_DESCRIBE(OverflightWaived) {
    visit("power", s.power);
    visit("flight", s.flight);
}
INTENDANT_DESCRIBE(MoneyPaid) {
    visit("from", s.from);
    visit("to", s.to);
    visit("amount", s.amount);
    visit("purpose", s.purpose);
}
INTENDANT_DESCRIBE(OptionsChanged) {
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(TerritoryTaken) {
    visit("space", s.space);
    visit("by", s.by);
    visit("from", s.from);
    visit("to", s.to);
    visit("value", s.value);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(TreasuryLooted) {
    visit("from", s.from);
    visit("to", s.to);
    visit("amount", s.amount);
}
INTENDANT_DESCRIBE(BattleBegun) {
    visit("space", s.space);
    visit("kind", s.kind);
    visit("amphibious", s.amphibious);
    visit.optional("origins", s.origins);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(BattleStepReached) {
    visit("round", s.round);
    visit("step", s.step);
    visit("to_fire", s.to_fire);
}
INTENDANT_DESCRIBE(ColumnFired) {
    visit("side", s.side);
    visit("step", s.step);
    visit("group", s.group);
    visit("dice", s.dice);
    visit("hits", s.hits);
    visit("owed", s.owed);
}
INTENDANT_DESCRIBE(LossesTaken) {
    visit("side", s.side);
    visit("units", s.units);
    visit("behind_casualty_line", s.behind_casualty_line);
    visit.optional("chosen_by_attacker", s.chosen_by_attacker);
}
INTENDANT_DESCRIBE(CasualtiesRemoved) { visit("units", s.units); }
INTENDANT_DESCRIBE(SubmarinesWithdrew) {
    visit("side", s.side);
    visit("to", s.to);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(AttackerRetreated) {
    visit("to", s.to);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(BattleEnded) {
    visit("space", s.space);
    visit("kind", s.kind);
    visit("result", s.result);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(RaidPaid) {
    visit("attacker", s.attacker);
    visit("owner", s.owner);
    visit("damage", s.damage);
    visit("paid", s.paid);
    visit("owed", s.owed);
}
INTENDANT_DESCRIBE(RocketFired) {
    visit("power", s.power);
    visit("from", s.from);
    visit("target", s.target);
    visit("owner", s.owner);
    visit("dice", s.dice);
    visit("paid", s.paid);
    visit("owed", s.owed);
}
INTENDANT_DESCRIBE(UnitsPlaced) {
    visit("power", s.power);
    visit("space", s.space);
    visit("units", s.units);
    visit("after", s.after);
    visit("complex", s.complex);
}
INTENDANT_DESCRIBE(UnitsForfeited) {
    visit("power", s.power);
    visit("units", s.units);
}
INTENDANT_DESCRIBE(UnitsLost) { visit("units", s.units); }
INTENDANT_DESCRIBE(IncomeCollected) {
    visit("power", s.power);
    visit("production", s.production);
    visit("debt_paid", s.debt_paid);
}
INTENDANT_DESCRIBE(ActionBegun) { visit("action", s.action); }
INTENDANT_DESCRIBE(TurnEnded) {
    visit("power", s.power);
    visit("round", s.round);
    visit("next", s.next);
    visit("next_round", s.next_round);
}
INTENDANT_DESCRIBE(GameEnded) { visit("outcome", s.outcome); }
INTENDANT_DESCRIBE(TreasuryCorrected) {
    visit("power", s.power);
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(UnitsCorrected) {
    visit("space", s.space);
    visit("power", s.power);
    visit("unit", s.unit);
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(ControllerCorrected) {
    visit("space", s.space);
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(WeaponCorrected) {
    visit("power", s.power);
    visit("weapon", s.weapon);
    visit("owned", s.owned);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(DebtCorrected) {
    visit("power", s.power);
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(WaitingCorrected) {
    visit("power", s.power);
    visit("unit", s.unit);
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(SeatsCorrected) {
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}

} // namespace intendant::axis_allies
