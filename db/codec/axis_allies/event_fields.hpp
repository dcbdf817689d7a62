#pragma once

#include "db/codec/axis_allies/command_fields.hpp"

/// The fields of every event of Axis & Allies.

namespace intendant::axis_allies {

INTENDANT_FIELDS(GameBegun, options, players, round, power, action, named("owners", controllers), units, treasuries, weapons,
                 optional(debts), optional(waiting), optional(facts), optional(followed));
INTENDANT_FIELDS(BidTaken, power, amount, units);
INTENDANT_FIELDS(ResearchThrown, power, dice, paid, breakthroughs);
INTENDANT_FIELDS(WeaponDeveloped, power, dice, weapon);
INTENDANT_FIELDS(BoughtUnits, unit, count, price);
INTENDANT_FIELDS(UnitsBought, power, units, paid);
INTENDANT_FIELDS(UnitsMoved, power, path, before, after);
INTENDANT_FIELDS(TransportLoaded, power, from, zone, before, after);
INTENDANT_FIELDS(TransportUnloaded, power, zone, to, before, after);
INTENDANT_FIELDS(NeutralityViolated, power, space, paid, controls);
INTENDANT_FIELDS(SupportWaived, space, shots, before, after);
INTENDANT_FIELDS(GunOverflown, flight);
INTENDANT_FIELDS(OverflightWaived, power, flight);
INTENDANT_FIELDS(OverflightFired, power, flight, dice, lost);
INTENDANT_FIELDS(MoneyPaid, from, to, amount, purpose);
INTENDANT_FIELDS(OptionsChanged, before, after, reason);
INTENDANT_FIELDS(TerritoryTaken, space, by, from, to, value, before, after);
INTENDANT_FIELDS(TreasuryLooted, from, to, amount);
INTENDANT_FIELDS(BattleBegun, space, kind, amphibious, optional(origins), before, after);
INTENDANT_FIELDS(BattleStepReached, round, step, to_fire);
INTENDANT_FIELDS(ColumnFired, side, step, group, dice, hits, owed);
INTENDANT_FIELDS(LossesTaken, side, units, behind_casualty_line, optional(chosen_by_attacker));
INTENDANT_FIELDS(CasualtiesRemoved, units);
INTENDANT_FIELDS(SubmarinesWithdrew, side, to, before, after);
INTENDANT_FIELDS(AttackerRetreated, to, before, after);
INTENDANT_FIELDS(BattleEnded, space, kind, result, before, after);
INTENDANT_FIELDS(RaidPaid, attacker, owner, damage, paid, owed);
INTENDANT_FIELDS(RocketFired, power, from, target, owner, dice, paid, owed);
INTENDANT_FIELDS(UnitsPlaced, power, space, units, after, complex);
INTENDANT_FIELDS(UnitsForfeited, power, units);
INTENDANT_FIELDS(UnitsLost, units);
INTENDANT_FIELDS(IncomeCollected, power, production, debt_paid);
INTENDANT_FIELDS(ActionBegun, action);
INTENDANT_FIELDS(TurnEnded, power, round, next, next_round);
INTENDANT_FIELDS(GameEnded, outcome);
INTENDANT_FIELDS(TreasuryCorrected, power, before, after, reason);
INTENDANT_FIELDS(UnitsCorrected, space, power, unit, before, after, reason);
INTENDANT_FIELDS(ControllerCorrected, space, before, after, reason, optional(units_before), optional(units_after), optional(complex_lost));
INTENDANT_FIELDS(WeaponCorrected, power, weapon, owned, reason);
INTENDANT_FIELDS(DebtCorrected, power, before, after, reason);
INTENDANT_FIELDS(WaitingCorrected, power, unit, before, after, reason);
INTENDANT_FIELDS(SeatsCorrected, before, after, reason);
INTENDANT_FIELDS(FactsCorrected, before, after, reason);
INTENDANT_FIELDS(BoardCounted, optional(reason));
INTENDANT_FIELDS(ContradictionsLeft, left);

} // namespace intendant::axis_allies
