#pragma once

#include "db/codec/axis_allies/state_fields.hpp"

/// The fields of every command of Axis & Allies.

namespace intendant::axis_allies {

INTENDANT_DESCRIBE(ControlRow) {
    visit("space", s.space);
    visit("power", s.power);
}
INTENDANT_DESCRIBE(UnitCount) {
    visit("unit", s.unit);
    visit("count", s.count);
}
INTENDANT_DESCRIBE(UnitRow) {
    visit("space", s.space);
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
}
INTENDANT_DESCRIBE(TreasuryRow) {
    visit("power", s.power);
    visit("amount", s.amount);
}
INTENDANT_DESCRIBE(WaitingRow) {
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
}
INTENDANT_DESCRIBE(WeaponRow) {
    visit("power", s.power);
    visit("weapon", s.weapon);
}
INTENDANT_DESCRIBE(CarriedUnits) {
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
}
INTENDANT_DESCRIBE(ShipLoad) { visit("units", s.units); }
INTENDANT_DESCRIBE(ShipRow) {
    visit("space", s.space);
    visit("power", s.power);
    visit("load", s.load);
}
INTENDANT_DESCRIBE(Situation) {
    visit.optional("empty_board", s.empty_board);
    visit.optional("round", s.round);
    visit.optional("power", s.power);
    visit.optional("action", s.action);
    visit.optional("owners", s.controllers);
    visit.optional("units", s.units);
    visit.optional("treasuries", s.treasuries);
    visit.optional("weapons", s.weapons);
    visit.optional("ships", s.ships);
    visit.optional("debts", s.debts);
    visit.optional("waiting", s.waiting);
}
INTENDANT_DESCRIBE(BeginGame) {
    visit.optional("options", s.options);
    visit.optional("players", s.players);
    visit.optional("situation", s.situation);
}
INTENDANT_DESCRIBE(Bid) {
    visit("power", s.power);
    visit.optional("amount", s.amount);
    visit.optional("units", s.units);
}
INTENDANT_DESCRIBE(Research) { visit("dice", s.dice); }
INTENDANT_DESCRIBE(Develop) { visit("dice", s.dice); }
INTENDANT_DESCRIBE(BuyUnits) { visit("units", s.units); }
INTENDANT_DESCRIBE(MoveUnits) {
    visit("units", s.units);
    visit("from", s.from);
    visit("to", s.to);
    visit.optional("path", s.path);
    visit.optional("raid", s.raid);
    visit.optional("ships", s.ships);
}
INTENDANT_DESCRIBE(LoadTransport) {
    visit("units", s.units);
    visit("from", s.from);
    visit("zone", s.zone);
    visit("ship", s.ship);
}
INTENDANT_DESCRIBE(UnloadTransport) {
    visit("units", s.units);
    visit("zone", s.zone);
    visit("to", s.to);
    visit("ship", s.ship);
}
INTENDANT_DESCRIBE(EnteredForce) {
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
}
INTENDANT_DESCRIBE(BeginBattle) {
    visit("space", s.space);
    visit.optional("raid", s.raid);
    visit.optional("forces", s.forces);
    visit("support", s.support);
}
INTENDANT_DESCRIBE(FireAtOverflight) {
    visit("gun", s.gun);
    visit("dice", s.dice);
    visit.optional("losses", s.losses);
}
INTENDANT_DESCRIBE(Pay) {
    visit("from", s.from);
    visit("to", s.to);
    visit("amount", s.amount);
    visit.optional("purpose", s.purpose);
}
INTENDANT_DESCRIBE(Capture) { visit("space", s.space); }
INTENDANT_DESCRIBE(ChangeOptions) {
    visit("options", s.options);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(Stocktake) {
    visit.optional("units", s.units);
    visit.optional("owners", s.controllers);
    visit.optional("treasuries", s.treasuries);
    visit.optional("whole_board", s.whole_board);
    visit.optional("reason", s.reason);
    visit.optional("ships", s.ships);
}
INTENDANT_DESCRIBE(FighterLanding) {
    visit("power", s.power);
    visit("count", s.count);
    visit("to", s.to);
}
INTENDANT_DESCRIBE(Fire) {
    visit("dice", s.dice);
    visit("power", s.power);
    visit("column", s.column);
    visit.optional("landings", s.landings);
}
INTENDANT_DESCRIBE(Loss) {
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
    visit("started_at", s.started_at);
    visit("ship", s.ship);
}
INTENDANT_DESCRIBE(TakeLosses) {
    visit("losses", s.losses);
    visit.optional("chosen_by_attacker", s.chosen_by_attacker);
    visit.optional("landings", s.landings);
}
INTENDANT_DESCRIBE(SubmarinesFrom) {
    visit("count", s.count);
    visit("started_at", s.started_at);
    visit("entered_from", s.entered_from);
}
INTENDANT_DESCRIBE(WithdrawSubmarines) {
    visit("count", s.count);
    visit("to", s.to);
    visit("power", s.power);
    visit.optional("which", s.which);
    visit.optional("landings", s.landings);
}
INTENDANT_DESCRIBE(Retreat) {
    visit("to", s.to);
    visit.optional("landings", s.landings);
}
INTENDANT_DESCRIBE(PressOn) {}
INTENDANT_DESCRIBE(FireRocket) {
    visit("from", s.from);
    visit("target", s.target);
    visit("dice", s.dice);
}
INTENDANT_DESCRIBE(PlaceUnits) {
    visit("units", s.units);
    visit("space", s.space);
    visit("complex", s.complex);
}
INTENDANT_DESCRIBE(CollectIncome) {}
INTENDANT_DESCRIBE(EndAction) {}
INTENDANT_DESCRIBE(Concede) { visit("alliance", s.alliance); }
INTENDANT_DESCRIBE(LeaveUnfinished) { visit("winner", s.winner); }
INTENDANT_DESCRIBE(CorrectTreasury) {
    visit("power", s.power);
    visit("amount", s.amount);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(CorrectUnits) {
    visit("space", s.space);
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(CorrectController) {
    visit("space", s.space);
    visit("power", s.power);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(CorrectWeapon) {
    visit("power", s.power);
    visit("weapon", s.weapon);
    visit("owned", s.owned);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(CorrectDebt) {
    visit("power", s.power);
    visit("amount", s.amount);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(CorrectWaiting) {
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(CorrectSeats) {
    visit("players", s.players);
    visit.optional("reason", s.reason);
}

} // namespace intendant::axis_allies
