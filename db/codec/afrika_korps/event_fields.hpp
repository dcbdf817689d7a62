#pragma once

#include "db/codec/afrika_korps/command_fields.hpp"

/// The fields of every event of Afrika Korps.

namespace intendant::afrika_korps {

INTENDANT_FIELDS(GameBegun, options, pieces, control, optional(players), number, side);
INTENDANT_FIELDS(TurnStarted, number, side, control, optional(isolated), optional(due), optional(factors), optional(without_supply));
INTENDANT_FIELDS(PhaseBegun, phase);
INTENDANT_FIELDS(SupplyRolled, dice, arrives);
INTENDANT_FIELDS(SupplyArrived, supply, hex);
INTENDANT_FIELDS(SupplyForgone, side, why);
INTENDANT_FIELDS(UnitsEntered, units, from, hex, optional(factors), isolated, optional(isolated_at_start));
INTENDANT_FIELDS(UnitsEmbarked, units);
INTENDANT_FIELDS(UnitsMoved, units, way, optional(with_rommel));
INTENDANT_FIELDS(RommelPlaced, rommel, hex);
INTENDANT_FIELDS(SupplyDestroyed, supply);
INTENDANT_FIELDS(SupplyCaptured, supply, as, method, captor);
INTENDANT_FIELDS(CountersExchanged, give, take, optional(lost));
INTENDANT_FIELDS(VictoryObtained, victory, attack, defence, column);
INTENDANT_FIELDS(VictoryLapsed, attackers, optional(without_battles));
INTENDANT_FIELDS(UnitsEliminated, units, cause);
INTENDANT_FIELDS(BattleFought, attackers, defenders, optional(supply), attack, defence, column, dice, result);
INTENDANT_FIELDS(ExchangeDue, payer, due);
INTENDANT_FIELDS(ExchangePaid, side, units);
INTENDANT_FIELDS(UnitRetreated, unit, optional(way));
INTENDANT_FIELDS(UnitsAdvanced, units, hex);
INTENDANT_FIELDS(SupplyUsedUp, supply);
INTENDANT_FIELDS(IsolationRow, unit, turns);
INTENDANT_FIELDS(IsolationCounted, units);
INTENDANT_FIELDS(TurnEnded, number, side, control, control_turns, without_supply);
INTENDANT_FIELDS(GameEnded, outcome);
INTENDANT_FIELDS(OptionsChanged, before, after, reason);
INTENDANT_FIELDS(PieceCorrected, counter, before, after);
INTENDANT_FIELDS(FactorsCorrected, side, before, after);
INTENDANT_FIELDS(StockTaken, reason, optional(agrees));
INTENDANT_FIELDS(MarksCorrected, counter, before, after);
INTENDANT_FIELDS(SubstituteCorrected, substitute, optional(before), optional(after));
INTENDANT_FIELDS(Clocks, optional(without_supply), optional(control_turns), optional(without_supply_at_start), optional(control_at_start));
INTENDANT_FIELDS(ClocksCorrected, side, before, after);
INTENDANT_FIELDS(TurnFacts, optional(control), optional(control_of_turn), optional(supply_done));
INTENDANT_FIELDS(TurnCorrected, before, after);
INTENDANT_FIELDS(FactorsSet, before, after);

} // namespace intendant::afrika_korps
